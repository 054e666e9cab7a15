import { getTableColumns } from "drizzle-orm";
import { generatedReport, INCLUDABLE, listedReport } from "@reportair/contract/features/reports.ts";
import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatedReports } from "../src/database/schema.ts";
import { includable, listed } from "../src/features/reports/queries-columns.ts";
import { presentListed } from "../src/features/reports/present.ts";
import type { ReportRow } from "../src/features/reports/queries.ts";
import type { Answer } from "./support/client.ts";
import { makeSchool } from "./support/school.ts";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;
let single: Record<string, unknown>;
let configuration: number;
let student: number;

beforeAll(async () => {
  desk = await ReportDesk.open();
  const configured = await desk.configure({ level: "Proficient", level_notes: "Reads well." });
  ({ id: configuration } = configured);
  ({ id: student } = configured.student);
  const { id } = (await desk.generate(configuration)).body;
  await desk.mine.post("reinforcement/feedback/submit/", {
    associated_generated_report: id,
    feedback_rating_type: "star",
    feedback_value: 4,
    feedback_comment: "Good.",
  });
  single = (await desk.mine.get(`reports/generated/${id}/`)).body;
});
afterAll(() => desk.app.stop());

const LEFT_OUT = ["generated_report", ...INCLUDABLE];
const without = (report: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(report).filter(([name]) => !names.includes(name)));

/** Every list that has reports, as the path and how the first report is read of its answer. */
const LISTS: [string, () => string, (body: Answer["body"]) => object][] = [
  ["reports/generated/list/", () => "reports/generated/list/?", (body) => body[0]],
  ["page by page", () => "reports/generated/list/?page=1&", (body) => body.results[0]],
  ["of a class", () => `reports/classroom/${desk.room.id}/generated/?`, (body) => body[0]],
  ["reports/", () => "reports/?", (body) => body[0].generated_report],
  ["reports/list/", () => "reports/list/?", (body) => body[0].generated_report],
  ["of a student", () => `reports/student/${student}/?`, (body) => body[0].generated_report],
  [
    "of a class's inputs",
    () => `reports/classroom/${desk.room.id}/?`,
    (body) => body[0].generated_report,
  ],
  ["of a user", () => `reports/user/${desk.teacher.user_id}/?`, (body) => body[0].generated_report],
];

describe.each(LISTS)("the list %s", (_, path, first) => {
  const asked = async (include: string) => {
    const { status, body } = await desk.mine.get(`${path()}${include}`);
    return { status, report: status === 200 ? first(body) : null, body };
  };

  it("has of a report what the report has alone, but for what it is asked for", async () => {
    expect((await asked("")).report).toEqual(without(single, LEFT_OUT));
    expect((await asked("include=")).report).toEqual(without(single, LEFT_OUT));
  });

  it("adds what is asked for, one by one", async () => {
    for (const name of INCLUDABLE) {
      const others = LEFT_OUT.filter((each) => each !== name);
      expect((await asked(`include=${name}`)).report).toEqual(without(single, others));
    }
    expect((await asked(`include=${INCLUDABLE.join(",")}`)).report).toEqual(
      without(single, ["generated_report"]),
    );
  });

  it("refuses what there is not, on its field", async () => {
    for (const name of ["generated_report", "sent", "inputs,seed"]) {
      const { status, body } = await asked(`include=${name}`);
      expect(status).toBe(400);
      expect(body).toEqual({
        include: [
          "Please include only what there is: sentences, inputs, flags, allowed_flags, uncovered, handed_back.",
        ],
      });
    }
  });
});

describe("a report alone", () => {
  it("has everything, in a configuration too", async () => {
    expect(Object.keys(single).toSorted()).toEqual(Object.keys(generatedReport.shape).toSorted());
    const { body } = await desk.mine.get(`reports/${configuration}/`);
    expect(body.generated_report).toEqual(single);
    expect(single).toMatchObject({
      feedback: { rating_type: "star", value: 4, comment: "Good." },
      word_count: countWords(String(single["report_content"])),
      char_count: countCharacters(String(single["report_content"])),
    });
  });
});

it("shows nothing of a row that the presenter does not name", () => {
  const columns = Object.keys({ ...getTableColumns(generatedReports), ...listed, ...includable });
  const row = Object.fromEntries(columns.map((name) => [name, `secret of ${name}`]));
  const when = "2026-03-04T05:06:07.089123+00:00";
  const shown = presentListed({
    ...row,
    created_at: when,
    updated_at: when,
    more: "than there is",
  } as unknown as ReportRow);
  expect(shown.created_at).toBe("2026-03-04T05:06:07.089Z");
  expect(Object.keys(shown).filter((name) => !(name in listedReport.shape))).toEqual([]);
  const text = JSON.stringify(shown);
  for (const name of ["sent", "seed", "author_id", "institution_id", "batch_item_id", "made_by"])
    expect(text).not.toContain(`secret of ${name}"`);
  expect(text).not.toContain("more");
});

describe("a list that has grown for years", () => {
  const refused = {
    status: 400,
    body: {
      code: "list_too_long",
      detail:
        "This list is too long to be answered at once. Please ask for it in pages, with page and page_size.",
    },
  };

  it("is answered in pages where it is of more pupils than one school has", async () => {
    const { institution_id, client } = (await makeSchool(desk.app)).admin;
    const admit = (pupils: number) =>
      desk.app.database.owner.query(
        `insert into students (institution_id, student_id, first_name, last_name, year)
         select $1, 'more' || n, 'More', 'Pupils', 9 from generate_series(1, $2) n`,
        [institution_id, pupils],
      );
    expect((await client.get("students/")).status).toBe(200);
    await admit(5_000);
    expect(await client.get("students/")).toMatchObject(refused);
    expect((await client.get("students/?search=Pupils+More")).body).toHaveLength(5_000);
    expect((await client.get("students/?page=2&page_size=100")).body.results).toHaveLength(100);
    expect((await client.get("students/institution/")).status).toBe(200);
  });

  it("is answered in pages, and not at once; the more each report brings, the sooner", async () => {
    const filled = (
      await desk.app.database.owner.query<{ columns: string }>(
        `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = 'generated_reports'::regclass and attnum > 0 and not attisdropped
         and attgenerated = '' and attname not in ('id', 'current', 'batch_item_id')`,
      )
    )[0]!.columns;
    const grow = (texts: number) =>
      desk.app.database.owner.query(
        `insert into generated_reports (${filled}, current)
         select ${filled}, false from generated_reports g, generate_series(1, $2)
         where g.id = (select max(id) from generated_reports where configuration_id = $1)`,
        [configuration, texts],
      );
    const all = "reports/generated/list/?history=true";
    await grow(500);
    expect(await desk.mine.get(`${all}&include=sentences`)).toMatchObject(refused);
    expect((await desk.mine.get(all)).body).toHaveLength(501);
    await grow(1500);
    expect(await desk.mine.get(all)).toMatchObject(refused);
    const { body } = await desk.mine.get(`${all}&include=sentences&page=21&page_size=100`);
    expect(body).toMatchObject({ count: 2001, next: null });
    expect(body.results).toHaveLength(1);
  });
});
