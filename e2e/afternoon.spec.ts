import { fileURLToPath } from "node:url";
import { type Page, expect, test } from "@playwright/test";
import { mailedLink } from "./support/mail.ts";
import { readPdf } from "./support/pdf.ts";
import { REPORTS, choose, classTable, review, told } from "./support/screens.ts";
import { TestServer } from "./support/server.ts";
import { button } from "./support/writing-screen.ts";

// A school's whole way in one test: an empty installation, its lists, a teacher's class, a document for parents.

const FILE = fileURLToPath(new URL("../roster/test/samples/whole-school.xlsx", import.meta.url));
// No school but the demonstration one may have the password of its accounts.
const PASSWORD = "rivers-and-maps-41";
const HEAD = "head@hilltop.example";

type Member = {
  id: number;
  full_name: string;
  first_name: string;
  last_name: string;
  year: number;
};
type Room = {
  id: number;
  name: string;
  year: number;
  student_count: number;
  teachers: { email: string }[];
};

let server: TestServer;
test.afterAll(() => server.remove());
test.use({ viewport: { width: 1440, height: 900 } });

/** Chooses the password that a link asks for, and signs in with it. */
async function setPassword(page: Page, link: string, address: string) {
  await page.goto(link.replace(/^https?:\/\/[^/]+/u, server.url));
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm new password", { exact: true }).fill(PASSWORD);
  await button(page, "Set new password").click();
  // The page goes on by itself as soon as the password is kept.
  await expect(page).toHaveURL(/\/login$/u);
  await page.getByLabel("Username").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Login").click();
  await expect(page).toHaveURL(/\/dashboard/u);
}

test("an empty installation becomes a school whose parents get a document", async ({ browser }) => {
  test.slow();
  const made = await TestServer.startWith(
    `--name|Hill Top School|--email|${HEAD}|--first-name|Helen|--last-name|Marsden`.split("|"),
  );
  server = made.server;
  const office = await (await browser.newContext({ baseURL: server.url })).newPage();

  await test.step("the operator's link lets the head in", async () => {
    const link = /http\S+token=\S+/u.exec(made.printed)?.[0] ?? "";
    await setPassword(office, link, HEAD);
  });

  await test.step("1,500 students, their classes and 90 teachers come in from one file", async () => {
    await office.goto("/dashboard/admindash/bring-in");
    await office.getByLabel("Files of your school").setInputFiles(FILE);
    await expect(office.getByText("Nothing is written yet.")).toBeVisible();
    await expect(button(office, "These subjects are right")).toBeHidden();
    await office.getByLabel(/^Make accounts for 90 teachers/u).check();
    await button(office, "Bring in 1,500 new").click();
    await expect(office.getByText("Your school is in")).toBeVisible();
    const invitations = office.getByRole("region", { name: "Invitations" });
    await button(invitations, "Invite 90 teachers").click();
    await expect(invitations.getByText(/invited by e-mail\.$/u)).toBeVisible();
  });

  const rooms = (await (await office.request.get("/api/classrooms/")).json()) as Room[];
  const [room] = rooms
    .filter(({ student_count, teachers }) => student_count >= 4 && teachers.length > 0)
    .toSorted((a, b) => a.student_count - b.student_count);
  if (room === undefined) throw new Error("No class has a teacher.");
  const address = room.teachers[0]?.email ?? "";

  const teacher = await (await browser.newContext({ baseURL: server.url })).newPage();
  await test.step("an invited teacher chooses a password", async () => {
    await expect.poll(() => mailedLink(server.folder, address, "/reset-password")).toBeDefined();
    await setPassword(
      teacher,
      mailedLink(server.folder, address, "/reset-password") ?? "",
      address,
    );
  });

  const members = (await (
    await teacher.request.get(`/api/students/classroom/${room.id}/`)
  ).json()) as Member[];
  await test.step("fills the class in from a mark book", async () => {
    await teacher.goto(`${REPORTS}?class=${room.id}`);
    await expect(classTable(teacher)).toBeVisible();
    await button(teacher, "Ticks from a mark book").click();
    const dialog = teacher.getByRole("dialog", { name: "Ticks from a mark book" });
    const lines = members.map(
      ({ first_name, last_name }, at) =>
        `${last_name}, ${first_name}\t${at % 2 ? "Good" : "Excellent"} Behaviour\t${at % 3 ? "A" : "B"}\tGood use of evidence in the essay.`,
    );
    await dialog
      .getByLabel("Paste the cells of your mark book")
      .fill(["Name\tBehaviour\tHomework (A-D)\tComment", ...lines].join("\n"));
    await button(dialog, "Read these cells").click();
    const fillIn = button(dialog, /^Fill in \d/u);
    const panel = dialog.getByRole("complementary");
    await expect(panel.getByRole("heading")).toBeVisible();
    while (!(await fillIn.isEnabled())) await button(panel, /^Yes, /u).click();
    await fillIn.click();
    await expect(dialog).toBeHidden();
  });

  await test.step("has the class written, reads it and keeps it", async () => {
    await teacher.getByRole("button", { name: "Select All", exact: true }).click();
    await choose(teacher.getByLabel("Report Word Count"), "300-400");
    await button(teacher, `Generate Selected Reports ${members.length}`).click();
    await expect(review(teacher)).toContainText(`${members.length} drafts`);
    await button(review(teacher), /^Keep All/u).click();
    await button(teacher, `Keep all ${members.length}`).click();
    await expect(
      told(teacher, `${members.length} of ${members.length} reports are kept.`),
    ).toBeVisible();
  });

  await test.step("releases it to the school", async () => {
    await button(teacher, "Release to the school").click();
    const dialog = teacher.getByRole("dialog", { name: `Share reports of ${room.name}` });
    await dialog.getByRole("checkbox", { name: /^Select all/iu }).check();
    await button(dialog, "Release to the school").click();
    await expect(dialog).toContainText("Released to the school");
  });

  await test.step("and the office has the documents made", async () => {
    await office.goto("/dashboard/admindash/whole-reports");
    await office.getByLabel("Invitation to talk").fill("Please ring the office to talk with us.");
    await button(office, "Save letterhead").click();
    await expect(told(office, "Letterhead saved.")).toBeVisible();
    await choose(office.getByRole("combobox", { name: "Year group" }), `Year ${members[0]?.year}`);
    await button(office, new RegExp(`^Make for ${members.length} students`, "u")).click();
    const document = office.getByRole("list", { name: "Documents" }).getByRole("listitem").first();
    const download = office.waitForEvent("download");
    await button(document, /^Download/u).click();
    const pdf = await readPdf(await (await download).path());
    expect(pdf.outline.toSorted()).toEqual(members.map(({ full_name }) => full_name).toSorted());
    for (const text of pdf.pages) expect(text).toContain("Hill Top School");
    expect(pdf.pages[0]).toContain("good use of evidence in the essay");
    expect(pdf.pages[0]).toContain("Please ring the office to talk with us.");
  });
});
