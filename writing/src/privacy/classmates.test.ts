import { describe, expect, it } from "vitest";
import { withoutClassmates } from "./classmates.ts";
import { buildRosterIndex } from "./roster.ts";

const own = { first_name: "Jakub", last_name: "Nowak" };
const roster = buildRosterIndex({
  students: [
    own,
    { first_name: "Tanvi", last_name: "Deshmukh" },
    { first_name: "Grace", last_name: "Okonjo" },
    { first_name: "Priya", last_name: "Raman" },
    { first_name: "Will", last_name: "Thompson" },
    { first_name: "Leo", last_name: "Marsh" },
  ],
  staff: [{ first_name: "Helen", last_name: "Marsden" }],
  school: "Oakfield Academy",
});

describe("a note that names another pupil", () => {
  it.each([
    ["Says more when working with Tanvi", "Says more when working with a classmate"],
    ["Copies Tanvi Deshmukh's work", "Copies a classmate's work"],
    ["Tanvi helps him to start", "A classmate helps him to start"],
    ["Talks to Tanvi and Priya in lessons", "Talks to classmates in lessons"],
    ["Needs moving away from Leo", "Needs moving away from a classmate"],
    ["Stays away from Leo now", "Stays away from a classmate now"],
    ["Jakub explains things well to Grace", "Jakub explains things well to a classmate"],
  ])("%s", (note, without) => {
    expect(withoutClassmates(note, own, roster)).toBe(without);
  });

  it.each([
    "Will read aloud with grace",
    "Jakub Nowak is improving",
    "Asked Mrs Marsden for more work",
    "Enjoyed Romeo and Juliet",
    "Full marks in the Romeo & Juliet test, 7 in the Romeo+Juliet essay",
    "WWW: precise use of quotes. EBI: write more about form",
    "",
  ])("leaves %j as it is", (note) => {
    expect(withoutClassmates(note, own, roster)).toBe(note);
  });
});
