import { expect, test } from "vitest";
import { particulars } from "./particulars.ts";

test("an entry's particulars are told in the words of the screens", () => {
  const said = (details: Parameters<typeof particulars>[0]["details"]) => particulars({ details });
  expect(said({})).toBe("");
  expect(said({ fields: ["first_name", "avoid_words", "due_on"] })).toBe(
    "first name, words to avoid, deadline",
  );
  expect(said({ classroom: { id: 1, name: "9X/En1" } })).toBe("9X/En1");
  expect(said({ email: { from: "old@school.test", to: "new@school.test" } })).toBe(
    "old@school.test → new@school.test",
  );
  expect(said({ reports: 1 })).toBe("1 report");
  expect(said({ reports: 2, token: { id: 1, name: "Portal" } })).toBe(
    "2 reports · by the token “Portal”",
  );
  expect(said({ removed: { sessions: 1_200 }, warned: 0 })).toBe("sessions: 1,200 · 0 warnings");
  expect(said({ network: "203.0.113.7", browser: "Firefox on Windows" })).toBe(
    "from 203.0.113.7 · Firefox on Windows",
  );
  expect(said({ network: "203.0.113.7", browser: "" })).toBe("from 203.0.113.7");
  expect(said({ removed: {}, warned: 1 })).toBe("nothing to remove · 1 warning");
});
