/** One thing that keys do: pressed together where several, and what comes of it. */
export interface KeyLine {
  /** Each of these does it. */
  ways: readonly (readonly string[])[];
  does: string;
}

export interface KeyGroup {
  title: string;
  /** Where these keys act. */
  where: string;
  lines: readonly KeyLine[];
}

/** Every key of the Reports tab. `docs/keys.md` has the same, for reading away from the screen. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "The class",
    where: "while a cell of the table has the focus",
    lines: [
      { ways: [["1"], ["2"], ["3"], ["4"]], does: "Choose the first, second … option" },
      { ways: [["0"]], does: "Clear the field" },
      { ways: [["↑"], ["↓"]], does: "The pupil above or below, of those shown" },
      { ways: [["Tab"], ["Shift", "Tab"]], does: "The next or the previous field" },
      { ways: [["Space"]], does: "Select the pupil" },
      { ways: [["Ctrl", "A"]], does: "Select everybody who is shown, or nobody of them" },
      { ways: [["Shift", "1"]], does: "Set the field for everybody selected; Shift 0 clears it" },
      { ways: [["Enter"]], does: "Open or close the row" },
      { ways: [["Shift", "Enter"]], does: "Write a note on the field" },
      { ways: [["Esc"]], does: "In an opened row: close it and go back to the field" },
      { ways: [["Alt", "↓"]], does: "Show the options" },
      {
        ways: [
          ["Alt", "1"],
          ["Alt", "2"],
        ],
        does: "In a note that is handed back: take the first or the second wording",
      },
      { ways: [["Alt", "3"]], does: "On to the next note that needs a word from you" },
      { ways: [["Ctrl", "Enter"]], does: "Generate the selected reports" },
      { ways: [["Ctrl", "Z"]], does: "Undo, also outside the table" },
      {
        ways: [["/"]],
        does: "Find a pupil, also from outside the table; Enter goes to the first found",
      },
    ],
  },
  {
    title: "The review",
    where: "while you read, not while you type",
    lines: [
      { ways: [["N"]], does: "Open the next unreviewed report" },
      { ways: [["K"]], does: "Keep this one and go to the next unreviewed" },
      { ways: [["J"], ["Shift", "J"]], does: "The next or the previous report" },
      { ways: [["E"]], does: "Edit the text" },
      { ways: [["Ctrl", "Enter"]], does: "In the text: save it" },
      { ways: [["↑"], ["↓"]], does: "On a sentence or a source: the one before or after" },
      {
        ways: [["Esc"]],
        does: "Leave the editor, then close; asks first where something is unsaved",
      },
    ],
  },
  {
    title: "A draft beside a kept report",
    where: "while the two stand beside each other",
    lines: [
      { ways: [["↑"], ["↓"]], does: "The change before or after" },
      { ways: [["Space"]], does: "Take the change, or leave it" },
      { ways: [["A"]], does: "Take all changes" },
      { ways: [["K"]], does: "Keep with what is taken; with nothing taken, leave it as it is" },
      { ways: [["Esc"]], does: "Read the report by itself" },
    ],
  },
  {
    title: "The copy queue",
    where: "while you read, not while you type",
    lines: [
      { ways: [["C"]], does: "Copy this one and go to the next" },
      { ways: [["U"]], does: "Use the shorter text, copy it and go to the next" },
      { ways: [["J"], ["Shift", "J"]], does: "The next or the previous pupil" },
    ],
  },
  {
    title: "Everywhere",
    where: "on the Reports tab",
    lines: [
      { ways: [["?"]], does: "Show these keys" },
      { ways: [["Tab"]], does: "On to the next control" },
      { ways: [["Enter"], ["Space"]], does: "Press the button, open the list" },
    ],
  },
];
