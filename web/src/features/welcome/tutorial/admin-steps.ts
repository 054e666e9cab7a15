import { sharedSteps, type TutorialStep } from "./steps.ts";

/** AdminDash, as the introduction shows it and the step about it. */
export const adminPicture = {
  picture: "admindash",
  alt: "AdminDash with the school’s totals and Teachers Management.",
} as const;

/** What an administrator is shown: the school first, then how its teachers write. */
export const adminSteps: readonly TutorialStep[] = [
  {
    title: "The sidebar",
    text: "Everything starts here: the tools at the top, students, classes and AdminDash below. Tools that are still to come are grey. The button at its foot folds it to icons, and your name leads to your account.",
    picture: "admin-sidebar",
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
    text: "The Dashboard tab of ReportAIr begins with three numbers: students, classes and generated reports. You see how many reports there are, and never what is in them: reports belong to the teachers who write them.",
    picture: "admin-info-bar",
    alt: "The Dashboard tab of ReportAIr with Total Students, Total Classes and Generated Reports.",
  },
  {
    title: "AdminDash",
    text: "AdminDash is where you look after your school. From top to bottom: teachers, classes by year, students, and then insights, audit log, report policies and recommendations.",
    ...adminPicture,
  },
  {
    title: "Find a teacher",
    text: "Teachers Management lists the staff with an account. Search by name or e-mail address, and choose how many entries a page shows.",
    picture: "find-teacher",
    alt: "Teachers Management with a search that has found one teacher.",
  },
  {
    title: "Add a teacher",
    text: "Add Teacher takes a name, an e-mail address and a first password, which the teacher can change. The new account can sign in at once.",
    picture: "add-teacher",
    alt: "The window that adds a teacher, with first name, last name, email and password.",
  },
  {
    title: "Edit or delete a teacher",
    text: "The pencil changes a name or an address. The bin deletes the account after a warning that says how many reports go with it; classes and students stay.",
    picture: "teacher-actions",
    alt: "The table of teachers with edit and delete in each row.",
    onPhone: { alt: "The list of teachers, each with edit and delete." },
  },
  {
    title: "Classes by year",
    text: "Institution Class Management shows the classes of one year at a time. Search by class or teacher, and turn the pages where a year has more than eight.",
    picture: "classes-by-year",
    alt: "Institution Class Management with the tabs Year 7 to Year 12 and cards of classes.",
  },
  {
    title: "Create a class",
    text: "Create New Class asks for a name, a year and a subject. A teacher can be chosen at once or later. The pencil on a class renames it, or moves it to another year or subject.",
    picture: "create-class",
    alt: "The window Create New Class with name, year, subject and teacher.",
  },
  {
    title: "Who teaches a class",
    text: "Change teacher on a class opens the list of all staff. Tick one teacher or several, and save: each of them then sees the class and its students.",
    picture: "manage-teachers",
    alt: "The window Manage Teachers with a search and a table of teachers to tick.",
  },
  {
    title: "Who is in a class",
    text: "Enrol students opens two lists: who can join, and who can leave. Filter by year and form, and tick single students or a whole form with one press; all of them are enrolled at once.",
    picture: "enrolment",
    alt: "The window Student Enrollment with the tabs Enroll Students and Unenroll Students.",
  },
  {
    title: "Every student of the school",
    text: "Student Management lists all students. Search by name, and filter by year, form group or class. A row’s actions edit, enrol and delete.",
    picture: "admin-students",
    alt: "Student Management with its search, its filters and a table of students.",
    onPhone: { alt: "Student Management with its search, its filters and a list of students." },
  },
  {
    title: "Add a student",
    text: "A name, pronouns, a year and the school’s own student ID are enough. Form group and date of birth are optional, and the ID stays as it is once given.",
    picture: "add-student",
    alt: "The window that adds a student.",
  },
  sharedSteps.classAndLength,
  sharedSteps.fillIn,
  sharedSteps.generate,
  sharedSteps.tableView,
  sharedSteps.cardView,
  sharedSteps.editing,
  {
    title: "Keep an eye on the whole",
    text: "At the foot of AdminDash stand the school’s totals and trends, the log of who changed what, the rules for reports, and what the numbers suggest. You are ready: open AdminDash and begin with your teachers.",
    picture: "admin-tiles",
    alt: "The foot of AdminDash with performance insights, audit log, report policies and AI recommendations.",
  },
];
