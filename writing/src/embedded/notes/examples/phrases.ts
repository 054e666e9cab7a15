import type { NoteExample } from "./note-example.ts";

/** Notes that speak of no person first: activities, amounts, what is missing, and when something happens. */
export const PHRASES: readonly NoteExample[] = [
  ["Macbeth essay", "Macbeth essay", "Macbeth essay"],
  ["the Macbeth essay", "The Macbeth essay", "The Macbeth essay"],
  ["100% attendance", "100% attendance", "100% attendance"],
  ["using evidence", "Using evidence", "Using evidence"],
  ["longer answers", "Longer answers", "Longer answers"],
  ["more detail in answers", "More detail in answers", "More detail in answers"],
  [
    "more detail needed in answers",
    "More detail is needed in answers",
    "More detail is needed in answers",
  ],
  ["greater depth of analysis", "Greater depth of analysis", "Greater depth of analysis"],
  ["less talking", "Less talking", "Less talking"],
  ["less chat, more work", "Less chat and more work", "Less chat and more work"],
  ["fewer spelling mistakes", "Fewer spelling mistakes", "Fewer spelling mistakes"],
  ["rushing", "Rushing", "Rushing"],
  ["more effort", "More effort", "More effort"],
  ["asking for help when stuck", "Asking for help when stuck", "Asking for help when stuck"],
  ["helping at open evening", "Helping at open evening", "Helping at open evening"],
  ["helping younger pupils", "Helping younger pupils", "Helping younger pupils"],
  [
    "organising the charity cake sale",
    "Organising the charity cake sale",
    "Organising the charity cake sale",
  ],
  [
    "three homeworks missing",
    "Three homework tasks are missing",
    "Three homework tasks are missing",
  ],
  [
    "two pieces of homework missing",
    "Two pieces of homework are missing",
    "Two pieces of homework are missing",
  ],
  ["last two pieces missing", "The last two pieces are missing", "The last two pieces are missing"],
  [
    "designing and building a model bridge",
    "Designing and building a model bridge",
    "Designing and building a model bridge",
  ],
  [
    "learning all of her times tables",
    "Learning all of her times tables",
    "Learning all of their times tables",
  ],
  ["12 times table", "12 times table", "12 times table"],
  ["growing in confidence", "Growing in confidence", "Growing in confidence"],
  ["becoming more confident", "Becoming more confident", "Becoming more confident"],
  ["improving", "Improving", "Improving"],
  [
    "since moving seats, works better",
    "Since moving seats, she works better",
    "Since moving seats, they work better",
  ],
  [
    "when focused, produces excellent work",
    "When focused, she produces excellent work",
    "When focused, they produce excellent work",
  ],
  [
    "if she focuses she can do well",
    "If she focuses, she can do well",
    "If they focus, they can do well",
  ],
  [
    "Although quiet, she listens well",
    "Although quiet, she listens well",
    "Although quiet, they listen well",
  ],
  [
    "speaking French with confidence",
    "Speaking French with confidence",
    "Speaking French with confidence",
  ],
  ["revising for mocks", "Revising for mocks", "Revising for mocks"],
  ["reading for pleasure", "Reading for pleasure", "Reading for pleasure"],
  ["reading more", "Reading more", "Reading more"],
];
