import type { ReportField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/reports.ts";
import { summaryLine } from "./completeness.ts";
import { differences, withField } from "./inputs.ts";
import { confirm, isUnsaved, saved, type Pupil, type SaveState } from "./pupil.ts";
import { remember, type Deed } from "./undo.ts";

/** What one pupil's inputs become. */
export interface Change {
  student: number;
  inputs: ReportInputs;
}

/**
 * The class on the screen: its pupils' inputs, who is selected and whose row is open. Every pupil is
 * an unchanging object, so that a key typed for one draws one row only.
 */
export class ClassStore {
  readonly order: readonly number[];
  #pupils: ReadonlyMap<number, Pupil>;
  #selected: ReadonlySet<number> = new Set();
  #open: ReadonlySet<number> = new Set();
  #deeds: readonly Deed[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #onChange: (pupil: Pupil) => void;

  /** `onChange` hears of every pupil whose inputs the teacher has changed. */
  constructor(pupils: readonly Pupil[], onChange: (pupil: Pupil) => void) {
    this.order = pupils.map((pupil) => pupil.id);
    this.#pupils = new Map(pupils.map((pupil) => [pupil.id, pupil]));
    this.#onChange = onChange;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  pupil(student: number): Pupil {
    const pupil = this.#pupils.get(student);
    if (!pupil) throw new Error("This pupil is not in the class");
    return pupil;
  }
  get pupils(): ReadonlyMap<number, Pupil> {
    return this.#pupils;
  }
  get selected(): ReadonlySet<number> {
    return this.#selected;
  }
  isOpen(student: number): boolean {
    return this.#open.has(student);
  }
  /** The selected pupils in the order of the class. */
  selectedPupils(): Pupil[] {
    return this.order.filter((id) => this.#selected.has(id)).map((id) => this.pupil(id));
  }
  summary(): string {
    return summaryLine([...this.#pupils.values()].map((pupil) => pupil.inputs));
  }

  /** Sets one field; typing into one text without a pause elsewhere is undone in one go. */
  setField(student: number, field: ReportField, value: string, label: string, typed = false): void {
    const inputs = withField(this.pupil(student).inputs, field, value);
    this.change([{ student, inputs }], label, typed ? `${student}:${field}` : undefined);
  }

  /** Changes pupils' inputs, as one deed that can be undone; answers how many really changed. */
  change(changes: readonly Change[], label: string, run?: string): number {
    const real = changes.filter(
      ({ student, inputs }) =>
        Object.keys(differences(this.pupil(student).inputs, inputs)).length > 0,
    );
    if (real.length === 0) return 0;
    const before = new Map(
      real.map(({ student, inputs }) => [student, differences(inputs, this.pupil(student).inputs)]),
    );
    this.#deeds = remember(this.#deeds, { label, before, run });
    this.#apply(real);
    return real.length;
  }

  /** Takes back the last deed and answers its label, or null where there is none. */
  undo(): string | null {
    const deed = this.#deeds.at(-1);
    if (!deed) return null;
    this.#deeds = this.#deeds.slice(0, -1);
    this.#apply(
      [...deed.before].map(([student, fields]) => ({
        student,
        inputs: { ...this.pupil(student).inputs, ...fields },
      })),
    );
    return deed.label;
  }

  select(students: Iterable<number>, on: boolean): void {
    this.#selected = withMembers(this.#selected, students, on);
    this.#tell();
  }
  toggleSelected(student: number): void {
    this.select([student], !this.#selected.has(student));
  }
  toggleOpen(student: number): void {
    this.#open = withMembers(this.#open, [student], !this.#open.has(student));
    this.#tell();
  }

  setSave(student: number, save: SaveState): void {
    this.#put({ ...this.pupil(student), save });
  }
  /** The server has saved a pupil's inputs as they were when they were sent. */
  saved(student: number, configuration: ReportConfiguration, sent: ReportInputs): void {
    this.#put(saved(this.pupil(student), configuration, sent));
  }
  /** Takes over what the server has now, but never of a pupil with unsaved inputs. */
  refresh(configurations: readonly ReportConfiguration[]): void {
    for (const configuration of configurations) {
      const pupil = this.#pupils.get(configuration.student.id);
      if (!pupil || isUnsaved(pupil) || configuration.updated_at <= pupil.confirmedAt) continue;
      this.#put(confirm(pupil, configuration));
    }
  }

  #apply(changes: readonly Change[]): void {
    const pupils = new Map(this.#pupils);
    for (const { student, inputs } of changes) {
      pupils.set(student, { ...this.pupil(student), inputs });
    }
    this.#pupils = pupils;
    for (const { student } of changes) this.#onChange(this.pupil(student));
    this.#tell();
  }
  #put(pupil: Pupil): void {
    this.#pupils = new Map(this.#pupils).set(pupil.id, pupil);
    this.#tell();
  }
  #tell(): void {
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
