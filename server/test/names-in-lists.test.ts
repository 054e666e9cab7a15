import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import type { Client } from "./support/client.ts";

/** In the order of an English dictionary: first and last name. */
const IN_ORDER: [string, string][] = [
  ["Hassan", "Abdi"],
  ["Zahra", "Abdi"],
  ["Ömer", "Aydın"],
  ["Ayşe", "Çelik"],
  ["Oliver", "Clark"],
  ["Siân", "Davies"],
  ["Rafael", "D’Souza"],
  ["José", "García Márquez"],
  ["Zoë", "Łukasiewicz"],
  ["Anna", "Lund"],
  ["Thị Ánh", "Nguyễn"],
  ["Fiadh", "Ní Bhriain"],
  ["Ida", "Öberg"],
  ["Joan", "Obi"],
  ["Caoimhe", "O'Neill"],
  ["Liam", "O’Neill"],
  ["Sean", "ONeill"],
  ["Mary-Jane", "Smith"],
  ["Ann", "Smith Brown"],
  ["Ben", "Smith-Jones"],
  ["Chloe", "Smithers"],
  ["Daan", "van der Berg"],
  ["Eva", "Van Dyke"],
  ["Ada", "Vance"],
  ["Żaneta", "Zając"],
  ["Wei", "Zhao"],
];

let app: TestApp;
let client: Client;
let room: { id: number; students: { id: number; first_name: string; last_name: string }[] };

beforeAll(async () => {
  app = await startTestApp();
  const administrator = await makeInstitution(app.database);
  const teacher = await makeUser(app.database, administrator, {
    role: "adminteacher",
    first_name: "Bríd",
    last_name: "Ó Súilleabháin",
  });
  client = await app.signIn(teacher);
  const shuffled = IN_ORDER.toSorted(([a], [b]) => a.length - b.length || (a < b ? 1 : -1));
  room = await makeClass(app.database, teacher, {
    students: shuffled.length,
    names: shuffled,
    name: "10X",
    year: 10,
  });
});
afterAll(() => app.stop());

type Person = { full_name: string; first_name: string; last_name: string };
const namesOf = (people: Person[]) =>
  people.map(({ first_name, last_name }) => [first_name, last_name]);
const sought = async (path: string, search: string) =>
  (await client.get(`${path}?search=${encodeURIComponent(search)}`)).body;

describe("students", () => {
  it.each(["students/", "students/institution/", () => `students/classroom/${room.id}/`])(
    "%s sorts names as an English dictionary does",
    async (path) => {
      const { body } = await client.get(typeof path === "string" ? path : path());
      expect(namesOf(body)).toEqual(IN_ORDER);
    },
  );

  it("come page by page in that order, too", async () => {
    const { body } = await client.get("students/?page=2&page_size=5");
    expect(namesOf(body.results)).toEqual(IN_ORDER.slice(5, 10));
    // A page and the whole list are asked for in two ways.
    expect(body.results).toEqual((await client.get("students/")).body.slice(5, 10));
    expect(body.results[0].classrooms).toEqual([room.id]);
    const back = await client.get("students/?ordering=-last_name&page=1&page_size=2");
    expect(namesOf(back.body.results)).toEqual(IN_ORDER.slice(-2).toReversed());
  });

  it("sort by form group by its number, and by name within one", async () => {
    const groups = ["10A", "9D", "7A", "10X", "9d", "7A", "11", "7B"];
    const chosen = (await client.get("students/")).body.slice(0, groups.length);
    for (const [at, { id }] of chosen.entries())
      await client.patch(`students/delete/${id}/`, { form_group: groups[at] });
    const { body } = await client.get("students/?ordering=form_group&page=1&page_size=8");
    expect(body.results.map((one: { form_group: string }) => one.form_group)).toEqual(
      // The others are in 9B.
      ["7A", "7A", "7B", "9B", "9B", "9B", "9B", "9B"],
    );
    const all = (await client.get("students/?ordering=form_group")).body;
    const order = all.map((one: { form_group: string }) => one.form_group);
    expect([...new Set(order)]).toEqual(["7A", "7B", "9B", "9D", "9d", "10A", "10X", "11"]);
    expect(namesOf(all.slice(0, 2))).toEqual([IN_ORDER[2], IN_ORDER[5]]);
    for (const { id } of chosen) await client.patch(`students/delete/${id}/`, { form_group: "9B" });
  });

  it.each([
    ["Abdi, Hassan", ["Hassan Abdi"]],
    ["hassan abdi", ["Hassan Abdi"]],
    ["  HASSAN   abdi ", ["Hassan Abdi"]],
    ["abd", ["Hassan Abdi", "Zahra Abdi"]],
    ["has abd", ["Hassan Abdi"]],
    ["sian", ["Siân Davies"]],
    ["Siân", ["Siân Davies"]],
    ["jose", ["José García Márquez"]],
    ["marquez, jose", ["José García Márquez"]],
    ["o'neill", ["Caoimhe O'Neill", "Liam O’Neill", "Sean ONeill"]],
    ["oneill", ["Caoimhe O'Neill", "Liam O’Neill", "Sean ONeill"]],
    ["O’Neill", ["Caoimhe O'Neill", "Liam O’Neill", "Sean ONeill"]],
    ["dsouza", ["Rafael D’Souza"]],
    ["D'Souza", ["Rafael D’Souza"]],
    ["celik", ["Ayşe Çelik"]],
    ["ayse çelik", ["Ayşe Çelik"]],
    ["AYDIN", ["Ömer Aydın"]],
    ["lukasiewicz", ["Zoë Łukasiewicz"]],
    ["nguyen thi anh", ["Thị Ánh Nguyễn"]],
    ["ni bhriain", ["Fiadh Ní Bhriain"]],
    ["mary jane", ["Mary-Jane Smith"]],
    ["maryjane", ["Mary-Jane Smith"]],
    ["smith-jones", ["Ben Smith-Jones"]],
    ["vanderberg", ["Daan van der Berg"]],
    ["Van der Berg", ["Daan van der Berg"]],
    ["%", IN_ORDER.map(([first, last]) => `${first} ${last}`)],
    ["nobody at all", []],
  ])("a search for %j finds %j", async (search, names) => {
    for (const path of ["students/", "students/institution/"]) {
      const body = await sought(path, search);
      expect(body.map((one: Person) => one.full_name)).toEqual(names);
    }
  });

  it("are found by student ID and form group", async () => {
    const [first] = (await client.get("students/")).body;
    await client.patch(`students/delete/${first.id}/`, { form_group: "13 Göl" });
    expect(namesOf(await sought("students/", first.student_id.toLowerCase()))).toEqual([
      IN_ORDER[0],
    ]);
    expect(namesOf(await sought("students/", "13gol"))).toEqual([IN_ORDER[0]]);
    expect(namesOf(await sought("students/", "13 gol abdi"))).toEqual([IN_ORDER[0]]);
    await client.patch(`students/delete/${first.id}/`, { form_group: "9B" });
  });

  it("are found by a new name as soon as it is saved", async () => {
    const { id } = room.students[0]!;
    const { first_name, last_name } = room.students[0]!;
    await client.patch(`students/delete/${id}/`, { first_name: "Ünïque", last_name: "Ñame" });
    expect(await sought("students/", "name unique")).toHaveLength(1);
    await client.patch(`students/delete/${id}/`, { first_name, last_name });
    expect(await sought("students/", "name unique")).toEqual([]);
  });
});

describe("classes", () => {
  it("sort by their numbers, and are found by name, subject and teacher", async () => {
    for (const [name, subject] of [
      ["7A", "Français"],
      ["10A", "English"],
      ["9D", "English"],
      ["7A/En2", "English"],
    ]) {
      await client.post("classrooms/", { name, year: 10, subject });
    }
    const { body } = await client.get("classrooms/");
    const names = (rooms: { name: string }[]) => rooms.map(({ name }) => name);
    expect(names(body)).toEqual(["7A", "7A/En2", "9D", "10A", "10X"]);
    expect(names((await client.get("classrooms/?ordering=-name")).body)).toEqual(
      names(body).toReversed(),
    );
    expect(names(await sought("classrooms/", "francais"))).toEqual(["7A"]);
    expect(names(await sought("classrooms/", "7a en2"))).toEqual(["7A/En2"]);
    expect(names(await sought("classrooms/", "osuilleabhain, brid"))).toHaveLength(5);
    expect(names(await sought("classrooms/", "10"))).toEqual(["10A", "10X"]);
    expect(names(await sought("classrooms/", "francais brid"))).toEqual(["7A"]);
    const alone = body.find(({ name }: { name: string }) => name === "9D");
    await client.put(`classrooms/${alone.id}/`, { teacher_ids: [] });
    for (const nothing of ["", " ", "'"])
      expect(names(await sought("classrooms/", nothing))).toHaveLength(5);
  });
});

describe("teachers", () => {
  it("sort and are found as students are, and by e-mail", async () => {
    const me = (await client.get("users/me/")).body;
    for (const [first_name, last_name] of [
      ["Gül", "Çınar"],
      ["Ed", "Zephyr"],
      ["Flo", "Clare"],
    ] as const) {
      await makeUser(
        app.database,
        { institution_id: me.institution.id },
        { first_name, last_name },
      );
    }
    const teachers = (await client.get("users/teachers/")).body;
    expect(namesOf(teachers)).toEqual([
      ["Gül", "Çınar"],
      ["Flo", "Clare"],
      ["Bríd", "Ó Súilleabháin"],
      ["Ed", "Zephyr"],
    ]);
    expect(namesOf(await sought("users/teachers/", "cinar, gul"))).toEqual([["Gül", "Çınar"]]);
    expect(namesOf(await sought("users/teachers/", me.email.toUpperCase()))).toEqual([
      ["Bríd", "Ó Súilleabháin"],
    ]);
  });
});

describe("reports", () => {
  it("sort by student and are found as students are", async () => {
    const wanted = ["Clark", "Çelik", "O’Neill", "Abdi"];
    for (const name of wanted) {
      const student = room.students.find(({ last_name }) => last_name === name)!;
      const { body } = await client.post("reports/list/", {
        student: student.id,
        classroom: room.id,
        level: "Proficient",
      });
      await client.post("reports/generate/", {
        report_id: body.id,
        selected_word_count: "300-400",
      });
    }
    const lastNames = (reports: { student_name: string }[]) =>
      reports.map(({ student_name }) => student_name.split(" ").at(-1));
    const list = async (query: string) =>
      lastNames((await client.get(`reports/generated/list/?${query}`)).body);
    const inOrder = ["Abdi", "Çelik", "Clark", "O’Neill"];
    expect(await list("ordering=student")).toEqual(inOrder);
    expect(await list("ordering=-student")).toEqual(inOrder.toReversed());
    expect(await list("search=celik")).toEqual(["Çelik"]);
    expect(await list(`search=${encodeURIComponent("oneill, liam")}`)).toEqual(["O’Neill"]);
    const configurations = (await client.get(`reports/classroom/${room.id}/`)).body;
    const names = configurations.map((one: { student: { full_name: string } }) => ({
      student_name: one.student.full_name,
    }));
    expect(lastNames(names)).toEqual(inOrder);
  });
});
