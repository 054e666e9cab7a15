import { expect, type Page } from "@playwright/test";
import { ADMIN, STUDENTS, confirmation, dialog, fill, press, unique } from "./people.ts";
import type { Room } from "./school.ts";
import { choose } from "./screens.ts";
import { NEW_PASSWORD } from "./sign-in.ts";
import { button, first, type WritingScreen } from "./writing-screen.ts";

const ADMINISTRATOR = "admin@demo.school";
const POLICIES = "/dashboard/admindash/policies";
const teachers = (page: Page) => page.getByRole("region", { name: "Teachers Management" });

const openData = async (page: Page, room: Room) => {
  await choose(page.getByLabel("Class", { exact: true }), room.name);
  const own = page
    .getByRole("row")
    .filter({ hasText: room.name.replace("8Q/", "").replace(".", "x") });
  await button(own, `Data and consent: ${first(room)}`).click();
  // What comes in above the buttons moves them.
  await expect(page.getByText("No guardian’s word is recorded.")).toBeVisible();
};

/** The screens on which an administrator writes. */
export const ADMINISTRATOR_SCREENS: readonly WritingScreen[] = [
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
        Password: NEW_PASSWORD,
        "Confirm password": NEW_PASSWORD,
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
