import type { IntakeEntry } from "@reportair/contract/features/intake.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { AskedLines } from "./lines-to-decide.tsx";

const entryOf = (position: number, name: string): IntakeEntry => ({
  position,
  kind: "asked",
  student: {
    id: null,
    student_id: String(position),
    name,
    year: 9,
    form_group: null,
    date_of_birth: null,
  },
  changes: [],
  joins: [],
  leaves: [],
  code: "same_name",
  sentence: "One of this name is here.",
  candidate: null,
  decided: null,
  classroom: null,
  teacher: null,
  place: null,
  rows: 1,
});

/** Lines that are answered as the server answers: who is one with somebody here is asked about no more. */
function Asked() {
  const [entries, setEntries] = useState([entryOf(1, "Ada Byron"), entryOf(2, "Ben Okri")]);
  return (
    <AskedLines
      entries={entries}
      files={false}
      busy={false}
      onDecide={(id, how) =>
        setEntries(
          how === "out"
            ? entries.map((entry) =>
                entry.student?.student_id === id ? { ...entry, decided: how } : entry,
              )
            : entries.filter(({ student }) => student?.student_id !== id),
        )
      }
    />
  );
}

const button = (of: string, name: string) =>
  page.getByRole("group", { name: of }).getByRole("button", { name });

test("an answered line hands the focus on to the next", async () => {
  await show(<Asked />);
  (await button("Ada Byron, 1", "Same student").findElement()).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Ben Okri, 2", "Same student")).toHaveFocus();
});

test("a line that is left out stays, and the focus goes to the one after it", async () => {
  await show(<Asked />);
  (await button("Ada Byron, 1", "Leave out").findElement()).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Ada Byron, 1", "Left out")).toBeDisabled();
  await expect.element(button("Ben Okri, 2", "Same student")).toHaveFocus();
});
