import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import { sharedSteps, type TutorialStep } from "./steps.ts";

/** What a teacher is shown, in the order of their work. */
export const teacherSteps: readonly TutorialStep[] = [
  {
    title: "The sidebar",
    text: "Everything starts here: your tools at the top, your students and classes below. Tools that are still to come are grey. The button at its foot folds it to icons, and your name leads to your account.",
    picture: "teacher-sidebar",
    alt: "The sidebar with ReportAIr, four tools that come soon, Students, Classes and AdminDash.",
    onPhone: {
      text: "Everything starts in the menu at the top left: your tools, your students and classes, and your account. Tools that are still to come are grey.",
      alt: "The menu with ReportAIr, four tools that come soon, Students, Classes and AdminDash.",
    },
  },
  {
    title: "Light and dark",
    text: "The theme toggle in the bar switches between light and dark. Your choice is kept in this browser; until you choose, the pages follow your system.",
    picture: "theme-toggle",
    alt: "The navigation bar with the theme toggle beside Logout.",
    onPhone: { alt: "The navigation bar with the theme toggle." },
  },
  {
    title: "The info bar",
    text: "The Dashboard tab of ReportAIr begins with three numbers: the students in your classes, your classes, and the reports you have generated. Below them stands what your reports suggest to do next.",
    picture: "teacher-info-bar",
    alt: "The Dashboard tab of ReportAIr with Total Students, Total Classes and Generated Reports.",
  },
  {
    title: "Dashboard and Reports",
    text: "ReportAIr has two tabs. Dashboard shows how things stand, and Reports is where you write.",
    picture: "tabs",
    alt: "The tabs Dashboard and Reports above the Batch Report Generator.",
  },
  sharedSteps.classAndLength,
  sharedSteps.fillIn,
  {
    title: "Open a pupil",
    text: "A pupil’s name opens the row: punctuality, homework, a note on each field, and the summary of best achievement, area to improve and additional comments. What you untick is left out.",
    picture: "open-pupil",
    alt: "One pupil’s row opened, with all fields, their notes and the overall summary.",
    onPhone: {
      text: "A pupil’s name opens a page with every field, a note on each, and the summary of best achievement, area to improve and additional comments. What you untick is left out.",
      alt: "One pupil’s page, with the options of each field.",
    },
  },
  {
    title: "One value for many",
    text: "Most of a class is on time? Select those pupils, choose a field and a value, and press Apply to Selected. You can change single pupils afterwards, or undo.",
    picture: "apply",
    alt: "The bar above the class with a field and a value chosen, and the button Apply to Selected.",
    onPhone: {
      text: "Most of a class is on time? Select those pupils, press Set a field, choose the field and a value, and press Apply to Selected. You can change single pupils afterwards, or undo.",
      alt: "A field and a value chosen for the selected pupils, and the button Apply to Selected.",
    },
  },
  sharedSteps.generate,
  sharedSteps.tableView,
  sharedSteps.cardView,
  sharedSteps.editing,
  {
    title: "Keep, discard or regenerate",
    text: `Keep what you would sign. Regenerate writes the same facts in other words, and Discard puts a report away; for ${DISCARD_DAYS} days it can be brought back, from its message or from Recently discarded. Keep All and Discard All act on the whole class.`,
    picture: "keep",
    alt: "Under an open report the buttons Discard, Regenerate, Edit and Keep, and under the review Discard All and Keep All.",
  },
  {
    title: "Find your reports again",
    text: "Below the generator stand the reports of the class. Search by student, sort by name, words or date, edit, delete, export, and compare them with an earlier term.",
    picture: "report-list",
    alt: "The list of reports of a class with its search, its sortable columns and its actions.",
    onPhone: { alt: "The list of reports of a class with its search and its actions." },
  },
  {
    title: "Your students",
    text: "Students lists everyone in your classes. Search, filter by year, form group or class, add a student, and enrol or unenrol them.",
    picture: "students",
    alt: "Student Management with its search, its filters and a table of students.",
    onPhone: { alt: "Student Management with its search, its filters and a list of students." },
  },
  {
    title: "Your classes",
    text: "Each class is a card with its subject, its teachers and how many students it has. Enrol students, rename the class, share it with a colleague, or create a new one. You are ready: open ReportAIr and choose a class.",
    picture: "classes",
    alt: "A teacher’s classes as cards, each with its actions, and the button Create New Class.",
  },
];
