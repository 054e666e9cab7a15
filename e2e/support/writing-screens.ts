import { type Locator, type Page, expect } from "@playwright/test";
import {
  ADMIN,
  CLASSES,
  STUDENTS,
  card,
  confirmation,
  dialog,
  fill,
  press,
  unique,
} from "./people.ts";
import { PASSWORD } from "./sign-in.ts";
import { REPORTS, cell, choose, classTable, details } from "./screens.ts";
import type { Room } from "./school.ts";

const ADMINISTRATOR = "admin@demo.school";
const POLICIES = "/dashboard/admindash/policies";
const ACCOUNT = "/dashboard/account";

/** A screen on which something is written: how far somebody is, and the press that would send it. */
export type WritingScreen = {
  name: string;
  /** Who writes there; the room's teacher where nobody is named. */
  who?: string;
  address: string;
  /** Opens it and fills it in; nothing is sent yet. */
  fill: (page: Page, room: Room) => Promise<void>;
  send: (page: Page, room: Room) => Promise<void>;
};

const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole("button", { name });
const first = (room: Room) => room.students[0].name;
/** The student whose report is a draft still. */
const drafted = (room: Room) => room.students[1]?.name ?? "";
const teachers = (page: Page) => page.getByRole("region", { name: "Teachers Management" });

const openReport = async (page: Page, name: string) => {
  await button(page, `Open report for ${name}`).click();
  await expect(button(page, /^Edit/u).first()).toBeVisible();
};
const openList = async (page: Page) => {
  await expect(page.getByRole("table", { name: "Reports" })).toBeVisible();
};
const openCard = async (page: Page, room: Room, action: string) => {
  await press(card(page, room.name), `${action}${room.name}`);
};
const openShares = async (page: Page, room: Room) => {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const window = dialog(page, `Share reports of ${room.name}`);
  await window.getByRole("checkbox", { name: first(room) }).check();
};
const openData = async (page: Page, room: Room) => {
  await choose(page.getByLabel("Class", { exact: true }), room.name);
  const own = page.getByRole("row").filter({ hasText: room.name.replace("8Q/", "") });
  await button(own, `Data and consent: ${first(room)}`).click();
  // What comes in above the buttons moves them.
  await expect(page.getByText("No guardian’s word is recorded.")).toBeVisible();
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
      await openCard(page, room, "Enroll students, ");
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
    send: (page, room) => choose(cell(page, "Level", room.students[2]?.name ?? ""), "Advanced"),
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
      await page
        .getByRole("textbox", { name: `Report for ${drafted(room)}` })
        .fill("Zebedee wrote this.");
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
      await page
        .getByRole("textbox", { name: `Report for ${first(room)}` })
        .fill("Zebedee wrote this.");
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
      await page.getByLabel("Current password").fill(PASSWORD);
      await page.getByLabel("New password", { exact: true }).fill("another-long-password");
      await page.getByLabel("Confirm new password").fill("another-long-password");
    },
    send: (page) => button(page, "Change password").click(),
  },
  {
    name: "closing one's account",
    address: ACCOUNT,
    fill: async (page) => {
      await button(page, "Close your account").click();
      await page.getByLabel("Your password").fill(PASSWORD);
    },
    send: (page) =>
      dialog(page, "Close your account").getByRole("button", { name: "Close account" }).click(),
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
  {
    name: "adding a teacher",
    who: ADMINISTRATOR,
    address: ADMIN,
    fill: async (page) => {
      await press(teachers(page), "Add Teacher");
      await fill(dialog(page, "Add Teacher"), {
        "First name": "Zebedee",
        "Last name": "Quill",
        Email: `${unique()}@demo.school`.toLowerCase(),
        Password: PASSWORD,
        "Confirm password": PASSWORD,
      });
    },
    send: (page) => press(dialog(page, "Add Teacher"), "Add Teacher"),
  },
  {
    name: "renaming a teacher",
    who: ADMINISTRATOR,
    address: ADMIN,
    fill: async (page) => {
      await press(teachers(page), "Edit Helen Marsden");
      await fill(dialog(page, "Edit Teacher"), { "First name": "Zebedee" });
    },
    send: (page) => press(dialog(page, "Edit Teacher"), "Save Changes"),
  },
  {
    name: "deleting a teacher",
    who: ADMINISTRATOR,
    address: ADMIN,
    fill: async (page) => {
      await press(teachers(page), "Delete Helen Marsden");
      await expect(confirmation(page)).toContainText("reports");
    },
    send: (page) => press(confirmation(page), "Delete"),
  },
  {
    name: "the school's rule on consent",
    who: ADMINISTRATOR,
    address: ADMIN,
    fill: (page) => expect(page.getByLabel(/^Write reports on students under 13/u)).toBeEnabled(),
    send: (page) => page.getByLabel(/^Write reports on students under 13/u).click(),
  },
  {
    name: "a guardian's consent",
    who: ADMINISTRATOR,
    address: STUDENTS,
    fill: async (page, room) => {
      await openData(page, room);
      const window = dialog(page, "Data and consent");
      await window.getByText("Does not consent").click();
      await window.getByLabel("Guardian", { exact: true }).fill("Mrs Zebedee");
      await window.getByLabel("Date").fill("2026-01-15");
    },
    send: (page) => button(page, "Record").click(),
  },
  {
    name: "the copy of a student's data",
    who: ADMINISTRATOR,
    address: STUDENTS,
    fill: openData,
    send: (page) => button(page, "Download all data").click(),
  },
  {
    name: "erasing a student",
    who: ADMINISTRATOR,
    address: STUDENTS,
    fill: async (page, room) => {
      await openData(page, room);
      await button(page, "Erase this student").click();
      await expect(confirmation(page)).toContainText("the record");
    },
    send: (page) => press(confirmation(page), "Erase"),
  },
  {
    name: "the reporting period",
    who: ADMINISTRATOR,
    address: POLICIES,
    fill: (page) => page.getByLabel("Reports are due on").fill("2099-12-31"),
    send: (page) => button(page, "Save period").click(),
  },
  {
    name: "the report policies",
    who: ADMINISTRATOR,
    address: POLICIES,
    fill: (page) => page.getByLabel("Words to avoid").fill("lazy, zebedee"),
    send: (page) => button(page, "Save policies").click(),
  },
  {
    name: "the budget of a month",
    who: ADMINISTRATOR,
    address: POLICIES,
    fill: (page) => page.getByLabel("Tokens a month").fill("2000000"),
    send: (page) => button(page, "Save budget").click(),
  },
];
