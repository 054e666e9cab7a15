import { describe, expect, it } from "vitest";
import { checkInsult } from "./insult.ts";

describe("words that demean a pupil", () => {
  it.each([
    "She is a drain on the class.",
    "She is too immature for this set.",
    "She is a lazybones.",
  ])("are held, whatever small words a note shares with them: %s", (text) => {
    expect(checkInsult([text], "Occasionally late, on the whole a good term")).toHaveLength(1);
  });

  it.each([
    "She can be a little dense when an idea is new.",
    "Amara is dense at times.",
    "Amara is a bit slow on the uptake.",
  ])("are held of a pupil: %s", (text) => {
    expect(checkInsult([text], "")).toHaveLength(1);
  });

  it.each(["Compact bone is dense.", "She knows that ice is less dense than water."])(
    "are none of a thing: %s",
    (text) => {
      expect(checkInsult([text], "")).toEqual([]);
    },
  );

  it("are the teacher's where the teacher wrote them", () => {
    expect(checkInsult(["She is a drain on the class."], "a drain on us all")).toEqual([]);
  });
});
