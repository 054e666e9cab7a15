import { expect, it } from "vitest";
import { bodyOf } from "./sample-body.ts";

const TEXT = "{PUPIL} listens well. She asks good questions.";

it.each([
  `Name: {PUPIL}  Form: 9B  Subject: Geography\n${TEXT}`,
  `Name: {PUPIL}\nForm: 9B\nSubject: Geography\n\n${TEXT}`,
  `Name: {PUPIL} | Form: 9B | Subject: Geography | ${TEXT}`,
  `Autumn report\n${TEXT}\nJ. Kessler`,
  `Dear Mr and Mrs {PUPIL},\n${TEXT}\nYours sincerely,\n{NAME_1}\nHead of Geography`,
  `${TEXT}\n{NAME_1}`,
  TEXT,
])("a pasted sample is its running text alone: %s", (sample) => {
  expect(bodyOf(sample)).toBe(TEXT);
});

it("keeps paragraphs, and a text that is nothing else", () => {
  expect(bodyOf(`${TEXT}\n\n${TEXT}`)).toBe(`${TEXT}\n\n${TEXT}`);
  expect(bodyOf("ok")).toBe("ok");
  expect(bodyOf("Well done")).toBe("Well done");
});
