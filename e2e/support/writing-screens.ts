import { type Page, expect } from "@playwright/test";
import { CLASSES, STUDENTS, card, confirmation, dialog, fill, press, unique } from "./people.ts";
import { NEW_PASSWORD } from "./sign-in.ts";
import { REPORTS, cell, choose, classTable, details, pick } from "./screens.ts";
import { ADMINISTRATOR_SCREENS } from "./administrator-screens.ts";
import type { Room } from "./school.ts";
import { button, first, type WritingScreen } from "./writing-screen.ts";

const ACCOUNT = "/dashboard/account";

/** The student whose report is a draft still. */
const drafted = (room: Room) => room.students[1]?.name ?? "";

const openReport = async (page: Page, name: string) => {
  await button(page, `Open report for ${name}`).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(button(page, /^Edit/u).first()).toBeVisible();
};
const openList = async (page: Page) => {
  await expect(page.getByRole("table", { name: "Reports" })).toBeVisible();
};
/** A text that has rested is read on the server: a page of two people would be covered by that before it is saved. */
const editText = async (page: Page, name: string) => {
  const read = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/proofread/") &&
      answer.request().postData()?.includes("Zebedee") === true,
  );
  await page.getByRole("textbox", { name: `Report for ${name}` }).fill("Zebedee wrote this.");
  await read;
};
const openCard = async (page: Page, room: Room, action: string) => {
  await press(card(page, room.name), `${action}${room.name}`);
};
const openShares = async (page: Page, room: Room) => {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const window = dialog(page, `Share reports of ${room.name}`);
  await window.getByRole("checkbox", { name: first(room) }).check();
};

/** Every screen on which somebody writes. */
export const WRITING_SCREENS: readonly WritingScreen[] = [
  {
    name: "adding a student",
    address: STUDENTS,
    fill: async (page) => {
      await press(page, "Add Student");
      const form = dialog(page, "Add Student");
      await fill(form, {
        "First name": "Zebedee",
        "Last name": "Quill",
        "Institutional student ID": unique(),
        "Date of birth": "2013-05-04",
      });
      await choose(form.getByLabel("Year"), "Year 9");
      await choose(form.getByLabel("Pronouns"), "He/Him");
    },
    send: (page) => press(dialog(page, "Add Student"), "Add Student"),
  },
  {
    name: "editing a student",
    address: STUDENTS,
    fill: async (page, room) => {
      await press(page, `Edit ${first(room)}`);
      await fill(dialog(page, "Edit Student"), { "Form group": "8Z" });
    },
    send: (page) => press(dialog(page, "Edit Student"), "Save Changes"),
  },
  {
    name: "enrolling a student",
    address: STUDENTS,
    fill: async (page, room) => {
      await press(page, `Enroll ${first(room)}`);
      const form = dialog(page, "Enroll Student");
      await form.getByLabel("Classroom ID").fill(String(room.id));
    },
    send: (page) => press(dialog(page, "Enroll Student"), "Enroll"),
  },
  {
    name: "deleting a student",
    address: STUDENTS,
    fill: (page, room) => press(page, `Delete ${first(room)}`),
    send: (page) => press(confirmation(page), "Delete"),
  },
  {
    name: "creating a class",
    address: CLASSES,
    fill: async (page) => {
      await press(page, "Create New Class");
      const form = dialog(page, "Create New Class");
      await fill(form, { Name: `7/${unique()}`, Subject: "Music" });
      await choose(form.getByLabel("Year"), "Year 7");
    },
    send: (page) => press(dialog(page, "Create New Class"), "Create Class"),
  },
  {
    name: "renaming a class",
    address: CLASSES,
    fill: async (page, room) => {
      await openCard(page, room, "Edit ");
      await fill(dialog(page, "Edit Class"), { Subject: "Drama" });
    },
    send: (page) => press(dialog(page, "Edit Class"), "Save Changes"),
  },
  {
    name: "deleting a class",
    address: CLASSES,
    fill: (page, room) => openCard(page, room, "Delete "),
    send: (page) => press(confirmation(page), "Delete Class"),
  },
  {
    name: "unenrolling several",
    address: CLASSES,
    fill: async (page, room) => {
      await openCard(page, room, "Enrol students, ");
      const window = dialog(page, /Student Enrollment$/u);
      await window.getByRole("tab", { name: "Unenroll Students" }).click();
      await window.getByRole("checkbox").nth(1).check();
    },
    send: (page) => button(dialog(page, /Student Enrollment$/u), /^Unenroll \(1\)/u).click(),
  },
  {
    name: "sharing a class with a teacher",
    address: CLASSES,
    fill: async (page, room) => {
      await openCard(page, room, "Manage teachers, ");
      await dialog(page, /^Manage Teachers/u)
        .getByRole("checkbox")
        .nth(1)
        .check();
    },
    send: (page) => press(dialog(page, /^Manage Teachers/u), "Save Teachers"),
  },
  {
    name: "ticking in the batch table",
    address: REPORTS,
    fill: (page) => expect(classTable(page)).toBeVisible(),
    // The page may be covered before the choice is seen.
    send: (page, room) => pick(cell(page, "Level", room.students[2]?.name ?? ""), "Advanced"),
  },
  {
    name: "a note in the batch table",
    address: REPORTS,
    fill: async (page, room) => {
      await press(page, first(room));
      await expect(details(page, first(room))).toBeVisible();
    },
    send: (page, room) =>
      details(page, first(room)).getByLabel("Best Achievement").fill("Zebedee draws maps"),
  },
  {
    name: "a note between two lessons",
    address: "/dashboard/reportair/note",
    fill: async (page, room) => {
      await page.getByRole("link", { name: room.name }).click();
      await button(page, new RegExp(`^${first(room)}`, "u")).click();
      await page.getByRole("dialog").getByText("Behaviour", { exact: true }).click();
    },
    send: (page) => page.getByLabel("Behaviour note").fill("Zebedee helped"),
  },
  {
    name: "writing for several",
    address: REPORTS,
    fill: async (page, room) => {
      await page.getByLabel(`Select ${drafted(room)}`, { exact: true }).check();
      await choose(page.getByLabel("Report Word Count"), "300-400");
    },
    send: (page) => button(page, /^Generate Selected Reports/u).click(),
  },
  {
    name: "keeping a report",
    address: REPORTS,
    fill: (page, room) => openReport(page, drafted(room)),
    send: (page) => button(page, /^Keep/u).first().click(),
  },
  {
    name: "discarding a report",
    address: REPORTS,
    fill: (page, room) => openReport(page, drafted(room)),
    send: (page) =>
      button(page, /^Discard/u)
        .first()
        .click(),
  },
  {
    name: "writing a report again",
    address: REPORTS,
    fill: (page, room) => openReport(page, drafted(room)),
    send: (page) =>
      button(page, /^Regenerate/u)
        .first()
        .click(),
  },
  {
    name: "editing a report",
    address: REPORTS,
    fill: async (page, room) => {
      await openReport(page, drafted(room));
      await button(page, /^Edit/u).first().click();
      await editText(page, drafted(room));
    },
    send: (page) => button(page, "Save Changes to Report").click(),
  },
  {
    name: "rating a report",
    address: REPORTS,
    fill: async (page, room) => {
      await openReport(page, drafted(room));
      await button(page.getByRole("region", { name: "Rate this report" }), "Thumb up").click();
    },
    send: (page) => button(page, "Submit Feedback").click(),
  },
  {
    name: "editing a report in its row",
    address: REPORTS,
    fill: async (page, room) => {
      await openList(page);
      await button(page, `Edit report for ${first(room)}`)
        .first()
        .click();
      await editText(page, first(room));
    },
    send: (page) => page.getByRole("button", { name: "Save", exact: true }).click(),
  },
  {
    name: "deleting a report",
    address: REPORTS,
    fill: (page, room) => button(page, `Delete report for ${first(room)}`).click(),
    send: (page) => confirmation(page).getByRole("button", { name: "Delete" }).click(),
  },
  {
    name: "releasing reports to the school",
    address: REPORTS,
    fill: openShares,
    send: (page) => button(page, "Release to the school").click(),
  },
  {
    name: "asking a colleague to proof-read",
    address: REPORTS,
    fill: async (page, room) => {
      await openShares(page, room);
      await page.getByRole("combobox", { name: "Colleague" }).click();
      await page.getByRole("option").nth(1).click();
    },
    send: (page) => button(page, "Ask to proof-read").click(),
  },
  {
    name: "training the style",
    address: REPORTS,
    fill: async (page) => {
      await button(page, "Personalised AI training").click();
      const window = dialog(page, "Reinforcement Learning Interface");
      for (let sample = 1; sample <= 10; sample += 1) {
        await window
          .getByLabel(`Sample report ${sample}`, { exact: true })
          .fill(`Zebedee, sample ${sample}, has worked with care and patience this term.`);
      }
      await expect(window.getByText(/Draft saved$/u)).toBeVisible();
    },
    send: (page) => button(page, "Initiate Training").click(),
  },
  {
    name: "changing one's password",
    address: ACCOUNT,
    fill: async (page) => {
      await page.getByLabel("Current password").fill(NEW_PASSWORD);
      await page.getByLabel("New password", { exact: true }).fill("another-long-password");
      await page.getByLabel("Confirm new password").fill("another-long-password");
    },
    send: (page) => button(page, "Change password").click(),
  },
  {
    name: "closing one's account",
    address: ACCOUNT,
    fill: (page) => button(page, "Close your account").click(),
    send: (page) => button(page, "Close account").click(),
  },
  {
    name: "signing out",
    address: ACCOUNT,
    fill: (page) => expect(page.getByLabel("Current password")).toBeVisible(),
    send: (page) => press(page, "Logout"),
  },
  {
    name: "a contact message",
    address: "/contact",
    fill: async (page) => {
      await fill(page.locator("form"), {
        Name: "Zebedee",
        Email: "zebedee@demo.school",
        Subject: "A question",
        Message: "Zebedee asks something of some length.",
      });
    },
    send: (page) => page.locator("form").getByRole("button").last().click(),
  },
  ...ADMINISTRATOR_SCREENS,
];
