import { REPORT_FIELDS, type ReportField } from "@reportair/contract/report-inputs.ts";
import type { Keeper } from "../../../../lib/drafts/keeper.ts";
import { afterFrame } from "../../../../lib/after-frame.ts";
import { differences, type SomeInputs } from "../class-state/inputs.ts";
import type { Draft, StudentEntry } from "../class-state/student-entry.ts";

/** So long nobody waits for a press to be seen, in milliseconds. */
const SLICE_MS = 8;

/**
 * What has been entered for a class but not confirmed by the server, kept for its teacher so that a lost page or a
 * failed network loses nothing. A draft for each student: two tabs never overwrite each other's.
 */
export class Drafts {
  readonly #prefix: string;
  readonly #keeper: Keeper | null;
  readonly #soon = new Map<number, StudentEntry>();

  constructor(classroom: number, keeper: Keeper | null) {
    this.#prefix = `inputs:${classroom}:`;
    this.#keeper = keeper;
  }

  keep(entry: StudentEntry): void {
    const name = this.#prefix + entry.id;
    const { changes, was } = draftOf(entry);
    if (Object.keys(changes).length === 0) this.#keeper?.drop(name);
    else this.#keeper?.keep(name, { what: `inputs for ${entry.name}`, value: { ...changes, was } });
  }

  /** Keeps it once what was pressed is seen: sealing a class takes longer than a frame. */
  keepSoon(entry: StudentEntry): void {
    if (this.#soon.size === 0) afterFrame(() => this.#keepSome());
    this.#soon.set(entry.id, entry);
  }

  /** Keeps now what is to be kept soon: the page may be taken away. */
  flush(): void {
    for (const entry of this.#soon.values()) this.keep(entry);
    this.#soon.clear();
  }

  #keepSome(): void {
    const end = performance.now() + SLICE_MS;
    for (const [student, entry] of this.#soon) {
      if (performance.now() > end) return afterFrame(() => this.#keepSome());
      this.#soon.delete(student);
      this.keep(entry);
    }
  }

  all(): ReadonlyMap<number, Draft> {
    const found = new Map<number, Draft>();
    for (const { name, value } of this.#keeper?.all() ?? []) {
      if (name.startsWith(this.#prefix))
        found.set(Number(name.slice(this.#prefix.length)), draftIn(value));
    }
    return found;
  }
}

/** The classes of which something is kept. */
export function keptClasses(keeper: Keeper | null): readonly number[] {
  const classes = (keeper?.all() ?? []).flatMap(
    ({ name }) => /^inputs:(\d+):/u.exec(name)?.[1] ?? [],
  );
  return [...new Set(classes)].map(Number);
}

/** What a page would have to save, with what stood there before any of it: a question is asked again by it. */
function draftOf({ inputs, confirmed, clashes }: StudentEntry): Draft {
  const changes = differences(confirmed, inputs);
  const was = Object.keys(changes).map((field) => [field, confirmed[field as ReportField]]);
  return { changes, was: { ...Object.fromEntries(was), ...clashes } };
}

function draftIn(value: unknown): Draft {
  return { changes: inputsIn(value), was: inputsIn((value as { was?: unknown } | null)?.was) };
}

/** The inputs in a value, which an earlier version may have kept. */
function inputsIn(value: unknown): SomeInputs {
  const known = Object.entries(value ?? {}).filter(
    ([field, entry]) =>
      (REPORT_FIELDS as readonly string[]).includes(field) && typeof entry === "string",
  );
  return Object.fromEntries(known);
}
