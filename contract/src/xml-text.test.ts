import { expect, test } from "vitest";
import { xmlText } from "./xml-text.ts";

test("a text as XML can hold it keeps every letter, tab and line, and nothing that no XML has", () => {
  expect(xmlText("Ŵyn\tŁ 👍 & <b>\n\u00A0محمد")).toBe("Ŵyn\tŁ 👍 & <b>\n\u00A0محمد");
  expect(xmlText("hard\u0002-\u0001work\uFFFEing\u0000\u007F")).toBe("hard-working");
  expect(xmlText("half \uD800 a letter")).toBe("half \uFFFD a letter");
});
