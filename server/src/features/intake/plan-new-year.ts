import { CLASS_TEXT_MAX } from "@reportair/contract/features/classrooms.ts";
import type { ClassWay, IntakeQuestion, NewYear } from "@reportair/contract/features/intake.ts";
import { BLANK, shownHere, type PlannedEntry } from "./entry.ts";
import { nextName } from "./next-name.ts";
import { countEntries, type Plan } from "./plan.ts";
import type { ClassHere, Here, School } from "./school.ts";

const LAST_YEAR = 13;
const HIGHEST_CLASS = 12;
const FORM_GROUP_MAX = 50;

/**
 * What a new school year does to a school as it is now: students and their classes go a year up, classes end that a new
 * timetable replaces, and the last year leaves. Nobody is deleted, and what cannot be known is asked.
 */
export function planNewYear(
  school: School,
  { choices, today }: { choices: NewYear; today: string },
): Plan {
  const leaves = ({ year }: Here) => year >= LAST_YEAR || (choices.leaving ?? []).includes(year);
  const leavers = new Set(
    school.students.filter((each) => leaves(each) && each.classes.length > 0).map(({ id }) => id),
  );
  const rooms = planRooms(school, leavers, { choices, today });
  const emptied = new Set(rooms.filter(({ ends }) => ends).map(({ room }) => room.id));
  const names = new Map(school.classes.map(({ id, name }) => [id, name]));
  const students = school.students.map((here): PlannedEntry => {
    if (leavers.has(here.id)) return leaver(here, names);
    if (leaves(here)) return stays(here, "Is in no class: has left before.");
    if (here.classes.length === 0 && choices.unplaced !== "up")
      return stays(here, `Is in no class, and stays in Year ${here.year}.`);
    return goesUp(here);
  });
  const entries = [...students, ...rooms.flatMap(({ room, ...each }) => entryOf(room, each))];
  const ends = school.students.flatMap(({ id, classes }) =>
    classes.filter((room) => leavers.has(id) || emptied.has(room)),
  );
  return {
    counts: { ...countEntries(entries), unenrolments: ends.length, many_leave: false },
    questions: [...askUnplaced(school, leaves, choices), ...askRooms(rooms)],
    entries,
  };
}

/** The school year that ends where a school goes up on a day, as names have it: "2025/26". */
export function endingSchoolYear(today: string): string {
  // From April on a school prepares the coming September; before it is late for the last one.
  const [year = 0, month = 0] = today.split("-").map(Number);
  const ended = month >= 4 ? year : year - 1;
  return `${ended - 1}/${String(ended % 100).padStart(2, "0")}`;
}

type Room = {
  room: ClassHere;
  students: number;
  /** Its name and year afterwards. */
  after: { name: string; year: number };
  /** Whether all who are in it leave it. */
  ends: boolean;
  /** Why it is as it is, where that is not plain. */
  sentence: string | null;
  /** Why it cannot go up. */
  clash?: string;
  /** Its name is wanted, and it could have another one. */
  inTheWay?: boolean;
};

const keyOf = ({ name, year }: { name: string; year: number }) => `${year} ${name.toLowerCase()}`;

function planRooms(
  school: School,
  leavers: ReadonlySet<number>,
  { choices, today }: { choices: NewYear; today: string },
): Room[] {
  const members = new Map<number, { all: number; staying: number }>();
  for (const { id, classes } of school.students) {
    for (const room of classes) {
      const count = members.get(room) ?? { all: 0, staying: 0 };
      count.all += 1;
      if (!leavers.has(id)) count.staying += 1;
      members.set(room, count);
    }
  }
  const rooms = school.classes.map((room) => {
    const { all, staying } = members.get(room.id) ?? { all: 0, staying: 0 };
    const way = choices.rooms?.[room.id] ?? choices.years?.[room.year] ?? choices.classes;
    return planRoom(room, { all, staying, way });
  });
  const targets = Map.groupBy(rooms.filter(isMoving), ({ after }) => keyOf(after));
  const taken = new Set([
    ...rooms.map(({ after }) => keyOf(after)),
    ...rooms.map(({ room }) => keyOf(room)),
  ]);
  const suffix = ` (${endingSchoolYear(today)})`;
  for (const each of rooms) {
    const { after, room } = each;
    const wanting = targets.get(keyOf(after)) ?? [];
    if (isMoving(each)) {
      const twin = wanting.find((other) => other !== each);
      if (twin !== undefined)
        each.clash = `Would be called ${after.name} in Year ${after.year}, as would the class ${twin.room.name}.`;
      else if (after.name.length > CLASS_TEXT_MAX)
        each.clash = `Its new name would be longer than ${CLASS_TEXT_MAX} characters.`;
      continue;
    }
    if (wanting.length === 0) continue;
    const aside = { ...after, name: after.name + suffix };
    const canMove =
      !staysFull(each) && aside.name.length <= CLASS_TEXT_MAX && !taken.has(keyOf(aside));
    if (!canMove) {
      for (const other of wanting)
        other.clash ??= `A class called ${room.name} is in Year ${room.year} already, and stays there.`;
    } else if (choices.aside) {
      each.after = aside;
      each.sentence = `Is called ${aside.name} from now on: another class goes up to its name.`;
    } else each.inTheWay = true;
  }
  return rooms;
}

const isMoving = ({ room, after }: Room) => keyOf(after) !== keyOf(room);
const staysFull = (each: Room) => each.students > 0 && !each.ends;

function planRoom(
  room: ClassHere,
  { all, staying, way }: { all: number; staying: number; way: ClassWay },
): Room {
  const { name, year } = room;
  const still = { room, students: all, after: { name, year }, ends: false, sentence: null };
  if (all === 0) return still;
  if (staying === 0) return { ...still, ends: true, sentence: "All of its students leave." };
  if (way === "empty") return { ...still, ends: true };
  const next = nextName(name, year);
  if (year >= HIGHEST_CLASS) {
    // 12A/Ma is 13A/Ma a year later, which is a class of Year 12 here: else 11A/Ma could not go up.
    return {
      ...still,
      after: { name: next ?? name, year },
      sentence: `${next === null ? "Stays as it is, with those who do not leave" : "Stays in its year"}: Year ${HIGHEST_CLASS} is the highest that a class has.`,
    };
  }
  return {
    ...still,
    after: { name: next ?? name, year: year + 1 },
    sentence: next === null ? `Keeps its name, which does not begin with its year.` : null,
  };
}

function entryOf(room: ClassHere, of: Omit<Room, "room">): PlannedEntry[] {
  const { after, ends, sentence, students } = of;
  const fields = (["name", "year"] as const).filter((field) => after[field] !== room[field]);
  // A class that stays, and of which there is nothing to say.
  if (!ends && fields.length === 0 && sentence === null) return [];
  const { id, name, year, subject } = room;
  return [
    {
      kind: ends ? "emptied" : fields.length === 0 ? "class" : "renamed",
      student: null,
      payload: {
        ...BLANK,
        classroom: { name, year, subject, state: "known", students, teachers: [] },
        changes: fields.map((field) => ({
          field,
          here: String(room[field]),
          file: String(after[field]),
        })),
        sentence,
        data: {
          classroom: { id, name, year, subject },
          ...(fields.length === 0 ? {} : { renamed: { before: { name, year }, after } }),
        },
      },
    },
  ];
}

function goesUp(here: Here): PlannedEntry {
  const form = here.form_group === null ? null : nextName(here.form_group, here.year);
  const before = { year: here.year };
  const after = { year: here.year + 1 };
  const renamed = form !== null && form.length <= FORM_GROUP_MAX;
  return {
    kind: "changed",
    student: here.id,
    payload: {
      ...BLANK,
      student: shownHere(here),
      changes: [
        { field: "year", here: String(before.year), file: String(after.year) },
        ...(renamed ? [{ field: "form_group", here: here.form_group, file: form }] : []),
      ],
      data: renamed
        ? {
            before: { ...before, form_group: here.form_group },
            after: { ...after, form_group: form },
          }
        : { before, after },
    },
  };
}

const stays = (here: Here, sentence: string): PlannedEntry => ({
  kind: "unchanged",
  student: here.id,
  payload: { ...BLANK, student: shownHere(here), sentence },
});

const leaver = (here: Here, names: ReadonlyMap<number, string>): PlannedEntry => ({
  kind: "leaver",
  student: here.id,
  payload: {
    ...BLANK,
    student: shownHere(here),
    leaves: here.classes.flatMap((id) => names.get(id) ?? []),
    decided: "leaves",
  },
});

function askUnplaced(
  { students }: School,
  leaves: (here: Here) => boolean,
  { unplaced }: NewYear,
): IntakeQuestion[] {
  const count = students.filter((each) => each.classes.length === 0 && !leaves(each)).length;
  if (count === 0 || unplaced !== undefined) return [];
  return [
    {
      code: "unplaced",
      students: count,
      sentence:
        count === 1
          ? "1 student is in no class. Perhaps they have left. Do they go up too?"
          : `${count} students are in no class. Perhaps they have left. Do they go up too?`,
      otherwise: "the school does not go up.",
    },
  ];
}

function askRooms(rooms: readonly Room[]): IntakeQuestion[] {
  const taken = rooms.filter(({ inTheWay }) => inTheWay).map(({ room }) => room.name);
  const clashes = rooms.flatMap(({ room: { id, name, year }, clash }) =>
    clash === undefined ? [] : [{ id, name, year, why: clash }],
  );
  const asked: IntakeQuestion[] = [];
  if (taken.length > 0) {
    asked.push({
      code: "names_taken",
      classes: taken,
      sentence: `Other classes go up to the ${taken.length === 1 ? "name of a class that is" : `names of ${taken.length} classes that are`} left without students. May the old ones be called after the school year that ends?`,
      otherwise: "the school does not go up.",
    });
  }
  if (clashes.length > 0) {
    asked.push({
      code: "classes_clash",
      rooms: clashes,
      sentence: `${clashes.length === 1 ? "1 class cannot" : `${clashes.length} classes cannot`} go up under the new name. Empty it, or give it or the other class another name under Classes, and come back.`,
      otherwise: "the school does not go up.",
    });
  }
  return asked;
}
