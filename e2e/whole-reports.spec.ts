import { deflateSync, crc32 } from "node:zlib";
import { readFile } from "node:fs/promises";
import { isAccessible } from "./support/accessible.ts";
import { makeRoom, writeReports } from "./support/school.ts";
import { choose, told } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const DASH = "/dashboard/admindash";

test.use({ colorScheme: "light", viewport: { width: 1440, height: 900 } });

test("an administrator has the released reports of a student made into one document", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const room = await makeRoom(page.request, { students: 2 });
  const teacher = await playwright.request.newContext({ baseURL });
  await writeReports(teacher, room);
  const headers = await signIn(teacher, room.teacher);
  const list = await teacher.get("/api/reports/generated/list/", { headers });
  const reports = (await list.json()) as { id: number; status: string }[];
  const kept = reports.filter(({ status }) => status === "kept").map(({ id }) => id);
  const released = await teacher.post("/api/sharing/releases/", {
    data: { reports: kept },
    headers,
  });
  expect(released.status()).toBe(200);
  await teacher.dispose();

  await signIn(page.request, "admin@demo.school");
  await page.goto(DASH);
  await page.getByRole("link", { name: /^One document for each student/u }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Whole reports" })).toBeVisible();
  const make = page.getByRole("button", { name: /^Make/u });
  await expect(make).toBeDisabled();

  await test.step("the letterhead: a crest, an address, an invitation", async () => {
    await page.getByLabel("Picture of the crest").setInputFiles({
      name: "crest.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from("<svg/>"),
    });
    await expect(page.getByText("Please choose a PNG or JPEG picture")).toBeVisible();
    await page
      .getByLabel("Picture of the crest")
      .setInputFiles({ name: "crest.png", mimeType: "image/png", buffer: picture() });
    await expect(page.getByAltText("Your school’s crest")).toBeVisible();
    await page.getByLabel("Address").fill("Oakfield Lane\nBristol BS8 1AA");
    await page.getByLabel("Invitation to talk").fill("Please ring the office to talk with us.");
    await page.getByRole("button", { name: "Save letterhead" }).click();
    await expect(told(page, "Letterhead saved.")).toBeVisible();
  });

  await test.step("what is missing is said before anything is made", async () => {
    await choose(page.getByRole("combobox", { name: "Year group" }), "Year 8");
    await expect(
      page.getByText(/^Year 8: \d+ released reports? about \d+ of \d+ students/u),
    ).toBeVisible();
    await page.getByText(/^What is missing, for/u).click();
    const missing = page.getByRole("list", { name: "What is missing" });
    await expect(
      missing.getByRole("listitem").filter({ hasText: room.name }).first(),
    ).toContainText("Geography");
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await isAccessible(page, `whole reports at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("attendance comes in from cells of the school's system, and what cannot be is named", async () => {
    const [first, second] = room.students;
    await page
      .getByLabel("Paste the cells")
      .fill(
        [
          "Adno\tName\t% Attend\tLates\tGeography GCSE\tMentor",
          `${first.student_id}\t\t96.4\t2\t7\tMrs Fenn`,
          `${second?.student_id}\t\toften\t0\t\tMrs Fenn`,
          "no such\tNobody Here\t91\t0\t4\tMrs Fenn",
        ].join("\n"),
      );
    await page.getByRole("button", { name: "Read these cells" }).click();
    await expect(page.getByRole("combobox", { name: "What “Mentor” is" })).toHaveText("Left aside");
    await expect(page.getByText("2 students found: 2 new.")).toBeVisible();
    await expect(page.getByText("Line 4: Nobody Here")).toBeVisible();
    await expect(page.getByText(/^Line 3, % Attend: “often”/u)).toBeVisible();
    await isAccessible(page, "columns of attendance");
    await page.getByRole("button", { name: "Bring in for 2 students" }).click();
    await expect(told(page, "Attendance and results of 2 students are in.")).toBeVisible();
    await expect(page.getByText(/attendance of 1 student, results of 1 student/u)).toBeVisible();
  });

  await test.step("what the law asks for is told for the school, and for each student", async () => {
    await choose(
      page.getByRole("combobox", { name: "Where your school is" }),
      "England, maintained school",
    );
    const asked = page.getByRole("list", { name: "What the law asks for" });
    await expect(asked.getByRole("listitem").filter({ hasText: "Attendance" })).toContainText(
      /1 of \d+/u,
    );
    await page.getByText(/^What the law asks for and is missing, for/u).click();
    const lacking = page.getByRole("list", { name: "What the law asks for and is missing" });
    await expect(
      lacking
        .getByRole("listitem")
        .filter({ hasText: room.students[1]?.name ?? "" })
        .first(),
    ).toContainText("Attendance. From: An administrator");
    await page.setViewportSize({ width: 360, height: 900 });
    await isAccessible(page, "what the law asks for at 360 px");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("one student's document is made and downloaded", async () => {
    await page.getByRole("radio", { name: "Student", exact: true }).check({ force: true });
    // Others may have the same name.
    await page.getByRole("searchbox", { name: "Student" }).fill(room.students[0].student_id);
    await page.getByRole("radio", { name: room.students[0].student_id }).check();
    await expect(page.getByRole("status").getByText(/released report\.$/u)).toBeVisible();
    await page.getByRole("button", { name: "Make for 1 student" }).click();
    const document = page.getByRole("list", { name: "Documents" }).getByRole("listitem").first();
    await expect(document).toContainText(room.students[0].name);
    const download = page.waitForEvent("download");
    await document.getByRole("button", { name: /^Download/u }).click();
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");
    await isAccessible(page, "a document that is ready");
    await document.getByRole("button", { name: /^Remove/u }).click();
    await expect(document).toBeHidden();
  });
});

/** A PNG of one colour, as a school would choose one. */
function picture(): Buffer {
  const side = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(side * (1 + side * 3), 0x40);
  for (let row = 0; row < side; row += 1) rows[row * (1 + side * 3)] = 0;
  const chunk = (kind: string, content: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
