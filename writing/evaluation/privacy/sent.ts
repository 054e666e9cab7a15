import { EMPTY_INPUTS, type Pronouns } from "@reportair/contract/features/report-fields.ts";
import { WritingError, type Facts } from "../../src/facts.ts";
import type { ModelClient } from "../../src/model/client.ts";
import { fillSlots } from "../../src/model/slots.ts";
import { createModelWriter } from "../../src/model/writer.ts";
import { factsWithoutClassmates } from "../../src/privacy/classmates.ts";
import type { RedactedRequest } from "../../src/privacy/redacted-request.ts";
import { buildRosterIndex, type Roster, type RosterIndex } from "../../src/privacy/roster.ts";
import type { PrivateNote } from "./labelled.ts";
import { pupilCalled, ROSTER } from "./school.ts";

const INDEXES = new Map<Roster, RosterIndex>();

function indexOf({ school = ROSTER }: PrivateNote): RosterIndex {
  const known = INDEXES.get(school) ?? buildRosterIndex(school);
  INDEXES.set(school, known);
  return known;
}

/** What became of a note: the request that a model was sent, or null where the gate stopped it, and the text that the writer on this server reads. */
export type Sent = { note: PrivateNote; request: string | null; read: string };

/** The pronouns that a note uses of its pupil. */
export function pronounsIn(text: string): Pronouns | null {
  if (/\b(?:she|her|hers|herself)\b/iu.test(text)) return "She/Her";
  return /\b(?:he|him|his|himself)\b/iu.test(text) ? "He/Him" : null;
}

function factsOf({ about, text, school }: PrivateNote): Facts {
  return {
    student: { ...pupilCalled(about, school), pronouns: pronounsIn(text), year: 9 },
    subject: "Science",
    inputs: { ...EMPTY_INPUTS, additional_notes: text },
    range: "300-400",
    unit: "words",
    leave_out: [],
  };
}

/** Everything that a request says, its placeholders of grammar filled in again. */
function saidIn({ user }: RedactedRequest, pronouns: Pronouns | null): string {
  const strings: string[] = [];
  JSON.parse(user, (_, value: unknown) => {
    if (typeof value === "string") strings.push(value);
    return value;
  });
  return [user, ...strings.map((said) => fillSlots(said, pronouns))].join("\n");
}

/** Has a model asked for a report on a note, and keeps what it was asked. */
export async function send(note: PrivateNote): Promise<Sent> {
  const facts = factsOf(note);
  const roster = indexOf(note);
  let request: string | null = null;
  const client: ModelClient = {
    provider: "Nobody",
    model: "none",
    complete: async (asked) => {
      request = saidIn(asked, facts.student.pronouns);
      throw new WritingError("cancelled", "Only the request is wanted.");
    },
  };
  const said = { classmates: [], earlier: [] };
  try {
    await createModelWriter(client).write({ facts, said, seed: 1, roster });
  } catch (error) {
    if (!(error instanceof WritingError)) throw error;
  }
  return { note, request, read: factsWithoutClassmates(facts, roster).inputs.additional_notes };
}
