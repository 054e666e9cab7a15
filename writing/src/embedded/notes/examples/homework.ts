/** Notes about homework: what is said without a subject is said of the homework. */
export const HOMEWORK: readonly (readonly [note: string, she: string])[] = [
  [
    "Often started well and left unfinished",
    "Her homework is often started well and left unfinished",
  ],
  ["handed in early every week", "Her homework is handed in early every week"],
  ["often late", "Her homework is often late"],
  ["rushed", "Her homework is rushed"],
  ["rushes the last questions", "She rushes the last questions"],
  ["often forgets to hand it in", "She often forgets to hand it in"],
  ["completed the extension tasks", "She completed the extension tasks"],
  ["last two pieces missing", "The last two pieces are missing"],
  ["takes real care over diagrams", "She takes real care over diagrams"],
];
