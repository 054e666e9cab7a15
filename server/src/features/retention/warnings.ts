import { letterTo } from "../../platform/letter.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Expiring, Staff, WarningMessage, Warnings } from "./queries.ts";
import { dueWarning, removalOf, type WarnedKind } from "./rules.ts";

/** What one person is told of one kind. */
type Matter = { kind: WarnedKind; count: number; first: Date };

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });

/** The warnings that are due now: a mail a person, whatever it is about, and numbers in it, no names. */
export function warningsFor(
  expiring: readonly Expiring[],
  staff: readonly Staff[],
  { now, publicUrl }: { now: Date; publicUrl: string },
): Warnings {
  const due = expiring.flatMap((each) => {
    const kind = each.kind as WarnedKind;
    const end = removalOf(each, now);
    const days = dueWarning(end, each.warned, now);
    return days === null ? [] : [{ ...each, kind, end, days }];
  });
  const told = staff.map((person) => {
    const mine = due.filter((each) => concerns(each, person));
    const matters = [...Map.groupBy(mine, ({ kind }) => kind)].map(([kind, all]) => ({
      kind,
      count: all.length,
      first: new Date(Math.min(...all.map(({ end }) => end.getTime()))),
    }));
    return { person, matters };
  });
  return {
    given: due.map(({ kind, record_id, days, base }) => ({
      kind,
      record_id,
      days,
      base,
      given_at: now.toISOString(),
    })),
    messages: told.flatMap(({ person, matters }) =>
      matters.length === 0 ? [] : [messageTo(person, matters, publicUrl)],
    ),
    notices: told.flatMap(({ person, matters }) =>
      matters
        .filter(({ kind }) => kind === "report")
        .map((matter) => ({ author_id: person.id, text: SENTENCES.report(matter) })),
    ),
  };
}

function concerns({ kind, owner_id }: Pick<Expiring, "kind" | "owner_id">, person: Staff): boolean {
  if (kind === "account") return owner_id === person.id;
  if (person.closed) return false;
  return kind === "report" ? owner_id === person.id : person.role !== "teacher";
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const SENTENCES: Record<WarnedKind, (matter: Matter) => string> = {
  report: ({ count, first }) =>
    `From ${day.format(first)} on, ${plural(count, "report of yours is", "reports of yours are")} deleted, 12 months after the last change. Download what you need from All Reports before.`,
  pupil: ({ count, first }) =>
    `From ${day.format(first)} on, ${plural(count, "pupil's record is", "pupils' records are")} deleted with their reports, 12 months after they were last in a class that is in use. Enrol in a class whoever is still at your school; AdminDash shows whom it is about.`,
  account: ({ first }) =>
    `On ${day.format(first)} your closed account is removed for good, with your reports. Until then an administrator of your school can reopen it.`,
  institution: ({ first }) =>
    `On ${day.format(first)} your school's closed account is removed for good, with everything in it. Until then it can be renewed.`,
};

function messageTo(person: Staff, matters: readonly Matter[], publicUrl: string): WarningMessage {
  const sentences = matters.map((matter) => SENTENCES[matter.kind](matter)).join("\n\n");
  return {
    to: { name: person.name, address: person.email },
    subject: `${PRODUCT_NAME}: what is going to be deleted soon`,
    text: letterTo(
      person.name,
      `${sentences}\n\nHow long data are kept: ${publicUrl}/data-retention-policy`,
    ),
  };
}
