import type { ReportField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import { REPORT_STATES, type ReportState } from "@reportair/contract/report-status.ts";
import { classStatus, summaryLine, type ClassStatus } from "./class-status.ts";
import { isUsed } from "./completeness.ts";
import { isFound } from "@reportair/contract/finding.ts";
import { differences, withField, type SomeInputs } from "./inputs.ts";
import {
  confirm,
  isUnsaved,
  withInputs,
  withoutClash,
  withReport,
  type StudentEntry,
  type SaveState,
} from "./student-entry.ts";
import { forget, remember, type Action } from "./undo.ts";

/** What one student's inputs become. */
export interface Change {
  student: number;
  inputs: ReportInputs;
  /** The fields that are asked about again, with what stood in them before either tab's change. */
  asked?: SomeInputs | undefined;
}

/** Which students the table shows: all, those of one state, or those of whom nothing is filled in. */
export type Filter = "all" | ReportState | "unfilled";
export const FILTERS: readonly Filter[] = ["all", ...REPORT_STATES];

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
  #filter: Filter = "all";
  #search = "";
  #shown: readonly number[];
  #status: ClassStatus;
  readonly #listeners = new Set<() => void>();
  /** How many changes are under way that are told as one. */
  #together = 0;
  #summary: { of: ReadonlyMap<number, StudentEntry>; line: string } | null = null;
  readonly #onChange: (entry: StudentEntry) => void;

  /** `onChange` is called for every student whose inputs the teacher has changed. */
  constructor(entries: readonly StudentEntry[], onChange: (entry: StudentEntry) => void) {
    this.order = entries.map((entry) => entry.id);
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#onChange = onChange;
    this.#shown = this.order;
    this.#status = classStatus(entries, null);
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
  /** How far everybody is. */
  get status(): ClassStatus {
    return this.#status;
  }
  get filter(): Filter {
    return this.#filter;
  }
  get search(): string {
    return this.#search;
  }
  /** The students that the table shows, in the order of the class. */
  get shown(): readonly number[] {
    return this.#shown;
  }
  /** The selected students in the order of the class. */
  selectedEntries(): StudentEntry[] {
    return this.order.filter((id) => this.#selected.has(id)).map((id) => this.entry(id));
  }
  summary(): string {
    if (this.#summary?.of !== this.#entries) {
      const inputs = [...this.#entries.values()].map((entry) => entry.inputs);
      this.#summary = { of: this.#entries, line: summaryLine(inputs) };
    }
    return this.#summary.line;
  }

  /** Sets one field; typing into one text without a pause elsewhere is undone in one go. */
  setField(student: number, field: ReportField, value: string, label: string, typed = false): void {
    const inputs = withField(this.entry(student).inputs, field, value);
    this.change([{ student, inputs }], label, typed ? `${student}:${field}` : undefined);
  }

  /** Changes students' inputs, as one action that can be undone; returns how many really changed. */
  change(changes: readonly Change[], label: string, run?: string, asked?: SomeInputs): number {
    const real = changes.filter(
      ({ student, inputs }) =>
        Object.keys(differences(this.entry(student).inputs, inputs)).length > 0,
    );
    if (real.length === 0) return 0;
    const before = new Map(
      real.map(({ student, inputs }) => [student, differences(inputs, this.entry(student).inputs)]),
    );
    this.#actions = remember(this.#actions, { label, before, run, asked });
    this.#apply(real);
    return real.length;
  }

  /** The last action that can be undone. */
  get lastAction(): Action | undefined {
    return this.#actions.at(-1);
  }
  /** Undoes an action, the last one where none is named, and returns its label; null where there is none. */
  undo(action: Action | undefined = this.lastAction): string | null {
    if (!action || !this.#actions.includes(action)) return null;
    this.#actions = this.#actions.filter((each) => each !== action);
    this.#apply(
      [...action.before].map(([student, fields]) => ({
        student,
        inputs: { ...this.entry(student).inputs, ...fields },
        asked: action.asked,
      })),
    );
    return action.label;
  }

  select(students: Iterable<number>, on: boolean): void {
    this.#selected = withMembers(this.#selected, students, on);
    this.#notify();
  }
  /** Selects these students and nobody else. */
  selectOnly(students: Iterable<number>): void {
    this.#selected = new Set(students);
    this.#notify();
  }
  toggleSelected(student: number): void {
    this.select([student], !this.#selected.has(student));
  }
  toggleOpen(student: number): void {
    this.#open = withMembers(this.#open, [student], !this.#open.has(student));
    this.#notify();
  }

  /**
   * Shows some of the class. What is shown is told when it is asked for and when a report comes or goes, not at
   * every tick: a row must not vanish under the hands that fill it in.
   */
  show(filter: Filter): void {
    this.#filter = filter;
    this.#reshow();
    this.#notify();
  }
  /** Shows whom a search finds, among those of the filter. */
  find(search: string): void {
    this.#search = search;
    this.#reshow();
    this.#notify();
  }

  setSave(student: number, save: SaveState): void {
    const entry = this.entry(student);
    if (entry.save.kind === save.kind && save.kind !== "saved") return;
    // How far the reports are does not depend on it.
    this.#entries = new Map(this.#entries).set(student, { ...entry, save });
    this.#notify();
  }
  /** The server has told what it has of a student; `sent` may have reached it from here. */
  hear(configuration: ReportConfiguration, sent?: readonly SomeInputs[]): void {
    const entry = this.#entries.get(configuration.student.id);
    if (!entry) return;
    const next = confirm(entry, configuration, sent);
    this.#forget(entry, next);
    this.#put(next);
  }
  /** Saves what was entered here over what another tab has entered. */
  keepMine(student: number, field: ReportField): void {
    const entry = withoutClash(this.entry(student), field);
    this.#put(entry);
    this.#onChange(entry);
  }
  /** Takes what another tab has entered, in the place of what was entered here; undone, the question is back. */
  takeTheirs(student: number, field: ReportField, label: string): void {
    const { inputs, confirmed, clashes } = this.entry(student);
    this.#actions = forget(this.#actions, student, [field]);
    const taken = { student, inputs: withField(inputs, field, confirmed[field]) };
    this.change([taken], label, undefined, { [field]: clashes[field] });
  }
  /** Takes over what the server has now, of a student with unsaved inputs only which report stands. */
  refresh(configurations: readonly ReportConfiguration[]): void {
    const entries = new Map(this.#entries);
    let reports = false;
    for (const configuration of configurations) {
      const entry = entries.get(configuration.student.id);
      if (!entry) continue;
      const whole = !isUnsaved(entry) && configuration.updated_at > entry.confirmedAt;
      const next = whole ? confirm(entry, configuration) : withReport(entry, configuration);
      if (next === entry) continue;
      this.#forget(entry, next);
      entries.set(entry.id, next);
      reports ||=
        next.report?.id !== entry.report?.id || next.report?.status !== entry.report?.status;
    }
    this.#take(entries);
    if (reports) this.#reshow();
    this.#notify();
  }

  /** What another tab has entered takes the place of what was here, and undoing leaves it alone. */
  #forget({ id, inputs }: StudentEntry, next: StudentEntry): void {
    this.#actions = forget(this.#actions, id, Object.keys(differences(inputs, next.inputs)));
  }
  #apply(changes: readonly Change[]): void {
    const entries = new Map(this.#entries);
    for (const { student, inputs, asked } of changes) {
      entries.set(student, withInputs(this.entry(student), inputs, asked));
    }
    this.#take(entries);
    // Each of a class tells how far its saving is: what shows them is to hear of all at once.
    this.#together++;
    for (const { student } of changes) this.#onChange(this.entry(student));
    this.#together--;
    this.#notify();
  }
  #put(entry: StudentEntry): void {
    this.#take(new Map(this.#entries).set(entry.id, entry));
    this.#notify();
  }
  #take(entries: ReadonlyMap<number, StudentEntry>): void {
    this.#entries = entries;
    this.#status = classStatus(entries.values(), this.#status);
  }
  #reshow(): void {
    const shown = this.order.filter((id) => this.#isShown(this.entry(id)));
    this.#shown = shown.length === this.order.length ? this.order : shown;
  }
  #isShown({ id, inputs, findable }: StudentEntry): boolean {
    if (!isFound(this.#search, ...findable)) return false;
    if (this.#filter === "all") return true;
    if (this.#filter === "unfilled") return !isUsed(inputs);
    return this.#status.states.get(id) === this.#filter;
  }
  #notify(): void {
    if (this.#together > 0) return;
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
