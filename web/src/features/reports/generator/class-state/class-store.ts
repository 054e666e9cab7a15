import type { ReportField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/reports.ts";
import { summaryLine } from "./completeness.ts";
import { differences, withField } from "./inputs.ts";
import { confirm, isUnsaved, saved, type StudentEntry, type SaveState } from "./student-entry.ts";
import { remember, type Action } from "./undo.ts";

/** What one student's inputs become. */
export interface Change {
  student: number;
  inputs: ReportInputs;
}

/**
 * The class on the screen: its students' inputs, who is selected and whose row is open. Every student is
 * an unchanging object, so that typing for one renders one row only.
 */
export class ClassStore {
  readonly order: readonly number[];
  #entries: ReadonlyMap<number, StudentEntry>;
  #selected: ReadonlySet<number> = new Set();
  #open: ReadonlySet<number> = new Set();
  #actions: readonly Action[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #onChange: (entry: StudentEntry) => void;

  /** `onChange` is called for every student whose inputs the teacher has changed. */
  constructor(entries: readonly StudentEntry[], onChange: (entry: StudentEntry) => void) {
    this.order = entries.map((entry) => entry.id);
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#onChange = onChange;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  entry(student: number): StudentEntry {
    const entry = this.#entries.get(student);
    if (!entry) throw new Error("This student is not in the class");
    return entry;
  }
  get entries(): ReadonlyMap<number, StudentEntry> {
    return this.#entries;
  }
  get selected(): ReadonlySet<number> {
    return this.#selected;
  }
  isOpen(student: number): boolean {
    return this.#open.has(student);
  }
  /** The selected students in the order of the class. */
  selectedEntries(): StudentEntry[] {
    return this.order.filter((id) => this.#selected.has(id)).map((id) => this.entry(id));
  }
  summary(): string {
    return summaryLine([...this.#entries.values()].map((entry) => entry.inputs));
  }

  /** Sets one field; typing into one text without a pause elsewhere is undone in one go. */
  setField(student: number, field: ReportField, value: string, label: string, typed = false): void {
    const inputs = withField(this.entry(student).inputs, field, value);
    this.change([{ student, inputs }], label, typed ? `${student}:${field}` : undefined);
  }

  /** Changes students' inputs, as one action that can be undone; returns how many really changed. */
  change(changes: readonly Change[], label: string, run?: string): number {
    const real = changes.filter(
      ({ student, inputs }) =>
        Object.keys(differences(this.entry(student).inputs, inputs)).length > 0,
    );
    if (real.length === 0) return 0;
    const before = new Map(
      real.map(({ student, inputs }) => [student, differences(inputs, this.entry(student).inputs)]),
    );
    this.#actions = remember(this.#actions, { label, before, run });
    this.#apply(real);
    return real.length;
  }

  /** Undoes the last action and returns its label, or null where there is none. */
  undo(): string | null {
    const action = this.#actions.at(-1);
    if (!action) return null;
    this.#actions = this.#actions.slice(0, -1);
    this.#apply(
      [...action.before].map(([student, fields]) => ({
        student,
        inputs: { ...this.entry(student).inputs, ...fields },
      })),
    );
    return action.label;
  }

  select(students: Iterable<number>, on: boolean): void {
    this.#selected = withMembers(this.#selected, students, on);
    this.#notify();
  }
  toggleSelected(student: number): void {
    this.select([student], !this.#selected.has(student));
  }
  toggleOpen(student: number): void {
    this.#open = withMembers(this.#open, [student], !this.#open.has(student));
    this.#notify();
  }

  setSave(student: number, save: SaveState): void {
    this.#put({ ...this.entry(student), save });
  }
  /** The server has saved a student's inputs as they were when they were sent. */
  saved(student: number, configuration: ReportConfiguration, sent: ReportInputs): void {
    this.#put(saved(this.entry(student), configuration, sent));
  }
  /** Takes over what the server has now, but never of a student with unsaved inputs. */
  refresh(configurations: readonly ReportConfiguration[]): void {
    for (const configuration of configurations) {
      const entry = this.#entries.get(configuration.student.id);
      if (!entry || isUnsaved(entry) || configuration.updated_at <= entry.confirmedAt) continue;
      this.#put(confirm(entry, configuration));
    }
  }

  #apply(changes: readonly Change[]): void {
    const entries = new Map(this.#entries);
    for (const { student, inputs } of changes) {
      entries.set(student, { ...this.entry(student), inputs });
    }
    this.#entries = entries;
    for (const { student } of changes) this.#onChange(this.entry(student));
    this.#notify();
  }
  #put(entry: StudentEntry): void {
    this.#entries = new Map(this.#entries).set(entry.id, entry);
    this.#notify();
  }
  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function withMembers(
  set: ReadonlySet<number>,
  members: Iterable<number>,
  on: boolean,
): ReadonlySet<number> {
  const next = new Set(set);
  for (const member of members) {
    if (on) next.add(member);
    else next.delete(member);
  }
  return next;
}
