import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { saidOfSam } from "../../test/notes-on-sam.ts";

/** What somebody does in a teacher's own words, where no construction is asked for. */
const SAID: readonly (readonly [field: WrittenField, text: string])[] = [
  ["participation_notes", "will answer if I ask him directly"],
  ["behaviour_notes", "gets frustrated when decisions go against him"],
  ["behaviour_notes", "can be trusted with machinery"],
  ["behaviour_notes", "falls out with friends at football most lunchtimes"],
  ["level_notes", "needs to nail circle theorems and vectors"],
  ["punctuality_notes", "is always here before the bell"],
  ["participation_notes", "puts up his hand even when unsure"],
  ["participation_notes", "asks the sort of questions that get everyone thinking"],
  ["behaviour_notes", "takes himself off to calm down when he needs to"],
  ["level_notes", "gives up as soon as it gets hard"],
  ["level_notes", "knows how to get under the skin of a character"],
  ["level_notes", "plays by ear better than he reads"],
];

/** The same among the targets. */
const ASKED: typeof SAID = [
  ["area_to_improve", "read the error message before asking me"],
  ["area_to_improve", "use the flashcards I gave out"],
  ["area_to_improve", "ask for help before it is too late"],
  ["area_to_improve", "explain what the data shows rather than listing it"],
];

/** What lacks a word, points at nothing, or may be the doing of a thing. */
const HANDED_BACK: typeof SAID = [
  ["level_notes", "moves beyond feature spotting and explains effect on reader"],
  ["participation_notes", "could explain it better"],
  ["behaviour_notes", "sits next to him"],
  ["homework_notes", "completes to high standard but sometimes late"],
  ["homework_notes", "does 20 mins a night"],
  ["level_notes", "tells you the story but not why it matters"],
];

/** What no report tells, however well it is built. */
const UNFIT: typeof SAID = [
  ["behaviour_notes", "steals pens when he thinks I am not looking"],
  ["behaviour_notes", "lies when he is caught out"],
  ["behaviour_notes", "hits out when he loses"],
  ["behaviour_notes", "picks fights with anyone who looks at him"],
  ["behaviour_notes", "gets teased because he wears the same jumper"],
  ["behaviour_notes", "is being watched by the pastoral team"],
  ["behaviour_notes", "acts like he owns the place"],
  ["behaviour_notes", "hangs around with the wrong crowd"],
  ["behaviour_notes", "cries when other children are picked"],
];

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

describe("what somebody does, in their teacher's own words", () => {
  it.each(SAID)("%s: %s", (field, text) => {
    expect(saidOfSam(field, text)).toBe(`Sam ${small(text)}.`);
  });

  it.each(ASKED)("%s: %s", (field, text) => {
    expect(saidOfSam(field, text)).toBe(`Sam should ${small(text)}.`);
  });

  it.each(HANDED_BACK)("%s: %s goes back", (field, text) => {
    expect(saidOfSam(field, text)).toBe("—");
  });

  it.each(UNFIT)("%s: %s is no sentence for a report", (field, text) => {
    expect(saidOfSam(field, text)).toBe("—");
  });

  it("takes nobody's praise for that", () => {
    expect(saidOfSam("best_achievement", "stole the show in Macbeth")).toBe(
      "Sam stole the show in Macbeth.",
    );
  });

  it("agrees with those who are called they, in every verb of theirs", () => {
    expect(
      saidOfSam(
        "level_notes",
        "often joins in with the debate and asks what others think",
        "They/Them",
      ),
    ).toBe("Sam often joins in with the debate and asks what others think.");
  });
});
