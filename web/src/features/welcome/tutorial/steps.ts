/** One step of a tutorial behind its introduction. */
export interface TutorialStep {
  title: string;
  text: string;
  /** The picture beside it: a name in `pictures/`, taken by `npm run pictures`. */
  picture: string;
  /** What the picture shows, for screen readers. */
  alt: string;
  /** What is otherwise on a phone. */
  onPhone?: { text?: string; alt?: string };
}

/** Steps that both tutorials show in the same way. */
export const sharedSteps = {
  classAndLength: {
    title: "Choose a class and a length",
    text: "Reports are written for one class at a time. Choose the class, then how long its reports are to be, counted in words or in characters.",
    picture: "class-and-length",
    alt: "The Batch Report Generator with the selects Class and Report Word Count, and the switch between words and characters.",
  },
  fillIn: {
    title: "Fill in what you know",
    text: "Each pupil is a row with Level, Participation and Behaviour. The marks at the right show which of the six fields are filled. The keys 1 to 4 choose, the arrow keys change the pupil, and everything is saved as you go.",
    picture: "fill-in",
    alt: "The class as a table: some pupils have a level, a participation and a behaviour, others are still empty.",
    onPhone: {
      text: "Each pupil is a line that says how far its fields are. Press one to fill it in; everything is saved as you go. On a desk the class is a table.",
      alt: "The class as a list: some pupils are complete, others partly filled in or still empty.",
    },
  },
  generate: {
    title: "Batch generation",
    text: "Tick the pupils, or Select All, and press Generate Selected Reports. Each pupil’s report is written from that pupil’s own row; the progress shows who is done, and you may close the page meanwhile.",
    picture: "generate",
    alt: "The window Generating Reports with a progress bar and a line for each pupil of the class.",
  },
  tableView: {
    title: "Reports as a table",
    text: "Table View lists the class side by side: the beginning of each report, its length, and whether it has been kept. Nothing counts before a teacher has kept it.",
    picture: "table-view",
    alt: "The review of a class in Table View: student, preview, word count and actions in each row.",
    onPhone: { alt: "The review of a class: each student with a preview of the report." },
  },
  cardView: {
    title: "Reports as cards",
    text: "Card View opens one report in full. Point at a sentence, or move to it with the keyboard, and the tick or note that it was written from lights up beside it.",
    picture: "card-view",
    alt: "The review in Card View: a report with one sentence marked, and beside it the inputs that it came from.",
    onPhone: {
      text: "Press a student, and the report opens in full. Press a sentence, and what it was written from lights up below it.",
      alt: "A report in full with one sentence marked.",
    },
  },
  editing: {
    title: "Edit in place",
    text: "Edit opens the text where it stands, with its words and characters counted as you type. Save Changes to Report keeps your version, and every earlier one stays in the history.",
    picture: "editing",
    alt: "A report opened for editing, with counts of words and characters and the button Save Changes to Report.",
  },
} as const satisfies Record<string, TutorialStep>;
