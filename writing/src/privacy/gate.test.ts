import { describe, expect, it } from "vitest";
import { assertNothingKnown, LeakError } from "./gate.ts";
import { ORDINARY } from "./redact-examples.ts";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

const ROSTER = buildRosterIndex({
  students: [
    { first_name: "Amelia", last_name: "Hartley", student_id: "OA-2024-0117" },
    { first_name: "Zoë", last_name: "Núñez", student_id: "20240118" },
    { first_name: "Krzysztof", last_name: "Wójcik" },
    { first_name: "Jack", last_name: "Smith" },
    { first_name: "Bo", last_name: "Li" },
    // Their names are words of English, or also a public name.
    { first_name: "Grace", last_name: "Young" },
    { first_name: "May", last_name: "Rose Baker" },
    { first_name: "Hope", last_name: "Austen" },
  ],
  staff: [{ first_name: "Colin", last_name: "Wetherby" }],
  school: "Rose Hill School",
});

/** What a request was stopped for; empty where it may be sent. */
function stoppedFor(text: string, topic = "", taken?: ReturnType<typeof redact>["table"]) {
  try {
    assertNothingKnown(`Write a report. ${text}`, ROSTER, taken ? [taken] : [], topic);
    return [];
  } catch (error) {
    if (error instanceof LeakError) return error.kinds;
    throw error;
  }
}
const NAME = ["a known name"];

describe("a name that is no word of English", () => {
  it.each([
    "The pupil sits by Zoë.",
    "the pupil sits by zoe",
    "KRZYSZTOF",
    "wojcik",
    "Wetherby's set",
    "Jack Smith",
  ])("stops a request wherever it stands: %s", (text) => {
    expect(stoppedFor(text)).toEqual(NAME);
  });

  it("may have two letters only in full", () => {
    expect(stoppedFor("He sat on a bo tree with li.")).toEqual([]);
    expect(stoppedFor("Bo Li read well.")).toEqual(NAME);
    expect(stoppedFor("bo li read well.")).toEqual(NAME);
  });

  it("may be sent where the subject is called that, and no other with it", () => {
    expect(stoppedFor("Good at Wójcik.", "Wójcik (GCSE)")).toEqual([]);
    expect(stoppedFor("Good at Wójcik.", "Studies of Wojcik")).toEqual([]);
    expect(stoppedFor("Good at Wójcik with Zoe.", "Wójcik (GCSE)")).toEqual(NAME);
    expect(stoppedFor("Good at Wójcik.", "Wójciks")).toEqual(NAME);
  });
});

describe("a name of words of English", () => {
  it.each([
    "Grace Young led.",
    "Good; (Grace Young) led!",
    "Young, Grace: good",
    "Young,  Grace",
    "Grace’ Young",
    "Grace-Young",
    "May Rose Baker led.",
    "may rose baker led.",
    "hope austen led.",
  ])("stops a request in full: %s", (text) => {
    expect(stoppedFor(text)).toEqual(NAME);
  });

  it.each([
    "Grace under pressure, and young for the year.",
    "With grace young people learn.",
    "She read Grace (young readers like it).",
    "Grace, (young as she is)",
    "(Grace), young as she is",
    "Grace: young, and quick",
    "May (rose baker)",
    "A may rose (baker)",
    "a rose hill (school) trip",
  ])("lets its words pass otherwise: %s", (text) => {
    expect(stoppedFor(text)).toEqual([]);
  });

  it("of the school stops a request in lower case too, if whole", () => {
    expect(stoppedFor("a trip of rose hill school")).toEqual(NAME);
    expect(stoppedFor("a trip to Rose Hill")).toEqual(NAME);
    expect(stoppedFor("a trip up a rose hill")).toEqual([]);
  });

  it("may be sent where the whole of it is in the subject's name", () => {
    expect(stoppedFor("Grace Young", "The Grace Young Prize")).toEqual([]);
    expect(stoppedFor("Grace Young", "Young Enterprise")).toEqual(NAME);
  });
});

describe("a number or an address", () => {
  it.each([
    ["born 3/4/2012", "date"],
    ["call 020 7946 0018", "phone"],
    ["see https://example.com/a", "link"],
    ["id OA-2024-0117", "id"],
    ["at M1 1AE", "address"],
    ["a@b.example.org", "email"],
  ])("stops a request: %s", (text, kind) => {
    expect(stoppedFor(text)).toEqual([kind]);
  });
});

describe("what was taken out", () => {
  const { table } = redact(["thanks to Thandokazi"], ROSTER, {
    first_name: "Amelia",
    last_name: "Hartley",
  });

  it("stops a request although no list knows it", () => {
    expect(stoppedFor("Thandokazi")).toEqual([]);
    expect(stoppedFor("so THANDOKAZI, it is", "", table)).toEqual(["something that was taken out"]);
    expect(stoppedFor("thandokazis", "", table)).toEqual([]);
  });

  it("is held against the request whatever else is held against it", () => {
    expect(stoppedFor("Thandokazi and Zoë", "", table)).toEqual([
      "a known name",
      "something that was taken out",
    ]);
  });
});

it("says of what kind it is, and never the thing", () => {
  const error = new LeakError(stoppedFor("Zoë at M1 1AE"));
  expect(error).toMatchObject({
    name: "LeakError",
    message: "A request to the provider was stopped: it still held a known name, address.",
  });
});

it("lets ordinary words, placeholders and fields pass", () => {
  for (const text of ORDINARY) assertNothingKnown(`${text} {PUPIL} {CLASSMATE_2}`, ROSTER);
  // What stands on either side of a placeholder is not one name.
  expect(stoppedFor("Grace {CLASSMATE_1} Young, Hart{PUPIL}ley")).toEqual([]);
});
