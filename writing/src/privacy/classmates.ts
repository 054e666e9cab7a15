import {
  NOTES_FIELDS,
  SUMMARY_FIELDS,
  type NotesField,
  type ReportInputs,
  type SummaryField,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../facts.ts";
import { findNames } from "./find-names.ts";
import { fold } from "./fold.ts";
import { findOtherStudents } from "./students-named.ts";
import { firstNamesOf, type PersonName } from "./person-name.ts";
import { buildStudentIndex, type RosterIndex } from "./roster.ts";
import { sayClassmates } from "./say-classmates.ts";

/**
 * A teacher's note with every other student called "a classmate", on the roster or not: a report never names another
 * student. Places, works, adults and public names stay.
 */
export function withoutClassmates(text: string, own: PersonName, roster: RosterIndex): string {
  return partsWithoutClassmates(text, own, roster)(0, text.length);
}

/** Parts of a note, each as `withoutClassmates` has it: who is meant by a name is told by the whole note. */
export function partsWithoutClassmates(
  text: string,
  own: PersonName,
  roster: RosterIndex,
): (from: number, to: number) => string {
  const others = findOtherStudents(text, own, roster);
  return (from, to) =>
    sayClassmates(
      text.slice(from, to),
      others
        .filter(({ start, end }) => start >= from && end <= to)
        .map(({ start, end }) => ({ start: start - from, end: end - from })),
    );
}

/** A note in which the student has the name that texts call them by, wherever it has the other one. */
function asCalled(text: string, own: PersonName): string {
  let called = text;
  for (const other of firstNamesOf(own).slice(1)) called = calledBy(own, other, called);
  return called;
}

function calledBy(own: PersonName, other: string, text: string): string {
  const also = fold(other);
  const index = buildStudentIndex({ first_name: other, last_name: own.last_name });
  let called = text;
  for (const { start, end, kind } of findNames(text, [index]).toReversed()) {
    const isOther = kind === "PUPIL" && fold(text.slice(start, end)).startsWith(also);
    if (isOther) called = called.slice(0, start) + own.first_name + called.slice(end);
  }
  return called;
}

/**
 * Facts as every writer gets them: notes and summaries that name no other student, and their own by one name. Ticks
 * name nobody.
 */
export function factsWithoutClassmates(facts: Facts, roster: RosterIndex): Facts {
  const texts = [...NOTES_FIELDS, ...SUMMARY_FIELDS].map((field) => [
    field,
    asCalled(withoutClassmates(facts.inputs[field], facts.student, roster), facts.student),
  ]);
  return {
    ...facts,
    inputs: {
      ...facts.inputs,
      ...(Object.fromEntries(texts) as Pick<ReportInputs, NotesField | SummaryField>),
    },
  };
}
