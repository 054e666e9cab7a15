import type { Marked } from "./marks.ts";

/** 11A/El1 English Literature in the term before this one: every student, for the finished reports. */
export const MARKS_LAST_TERM: Readonly<Record<string, Marked>> = {
  "Folasade Adebayo-Clarke": [
    "111112",
    {
      level_notes: "9 in the mock. links every point about Macbeth to its first audience",
      best_achievement: "essay on Lady Macbeth & guilt",
      additional_notes: "Discussion is better whenever she is in the room",
    },
  ],
  "Imran Arshad": ["222221", { area_to_improve: "learn a dozen short quotes for each text" }],
  "Freya Bainbridge": [
    "121113",
    {
      participation_notes: "listens first, and then asks searching questions",
      best_achievement: "29/30 in the Ozymandias and London comparison",
    },
  ],
  "Malachi Browne": [
    "322232",
    {
      homework_notes: "plans are good but full essays are rare",
      best_achievement: "performed Marley's speech from memory",
      area_to_improve: "finishing timed answers",
    },
  ],
  "Lucía Cabrera": [
    "211122",
    { level_notes: "has moved from retelling the plot to analysing it. 7 in the mock" },
  ],
  "Edward Cholmondeley-Warner": [
    "223231",
    {
      punctuality_notes: "late after break most Thursdays",
      area_to_improve: "explain the effect of each quote on the reader",
    },
  ],
  "Sadia Chowdhury": [
    "111111",
    {
      best_achievement: "full marks in Inspector Calls essay",
      additional_notes: "I hope she takes English at A level",
    },
  ],
  "Rhiannon Davies": [
    "221122",
    { participation_notes: "more confident when reading aloud than at the start of the year" },
  ],
  "Patrick Doherty": [
    "32434-",
    {
      punctuality_notes: "missed the first 10 mins of 11 lessons",
      behaviour_notes: "calls out when others are speaking",
      best_achievement: "thoughtful answer on Scrooge and Fred",
      area_to_improve: "arrive on time w/ a pen and the text",
    },
  ],
  "Yaw Frimpong": ["212221", { best_achievement: "chaired the trial of Mr Birling" }],
  "Holly Garside": [
    "321133",
    {
      homework_notes: "has made revision cards for 2 poems out of 15",
      area_to_improve: "know the poems well enough to compare any two without the book",
    },
  ],
  "Sam Hargreave": [
    "211122",
    {
      level_notes: "confident on form and structure",
      best_achievement: "an annotated reading of Storm on the Island",
    },
  ],
  "Abdullahi Hersi": [
    "222121",
    {
      level_notes: "knows the context of An Inspector Calls in detail",
      area_to_improve: "keep quotes short",
    },
  ],
  "Rose Illingworth": ["121112", { best_achievement: "22/24 in the unseen poetry paper" }],
  "Kavya Iyer": [
    "111111",
    {
      participation_notes: "v. generous in discussion",
      best_achievement: "won the poetry recital",
      area_to_improve: "choose the best two points rather than making six",
    },
  ],
  "Bronwen Jones": ["222222"],
  "Mateusz Lewandowski": [
    "312122",
    {
      level_notes: "ideas in discussion are ahead of his written work",
      area_to_improve: "needs to write more than one sentence about each quote",
      additional_notes:
        "Mateusz has made good use of my after-school sessions & I am pleased with him.",
    },
  ],
  "Angus MacLeod": [
    "43333-",
    {
      level_notes: "hasnt completed a full essay yet",
      homework_notes: "nothing handed in since half term",
      best_achievement: "He read Banquo aloud superbly.",
      area_to_improve: "finish a paragraph every lesson",
    },
  ],
  "Chloe Merriweather": ["221213", { homework_notes: "handwriting sometimes hard to read" }],
  "Anh Nguyen": ["211111", { best_achievement: "essay on the knocking at the gate in Macbeth" }],
  "Zara Noorani": [
    "112112",
    {
      level_notes: "WWW: precise use of quotes. EBI: write more about form",
      additional_notes: "helped to run the Yr 7 book club",
    },
  ],
  "Obinna Okafor-James": [
    "212222",
    { participation_notes: "argues a point well + listens to the answer" },
  ],
  "Éabha O'Rourke": [
    "131111",
    {
      participation_notes: "rarely speaks but her notes show close attention",
      best_achievement: "essay on time in A Christmas Carol",
      area_to_improve: "share one idea aloud each lesson",
    },
  ],
  "Harry Postlethwaite": [
    "323231",
    {
      behaviour_notes: "works well alone but is easily distracted by Ben",
      area_to_improve: "the spelling of characters' names",
    },
  ],
  "Gurdeep Sandhu": ["221122", { best_achievement: "a storyboard of the banquet scene" }],
  "Mia Stanforth": [
    "332233",
    {
      level_notes: "knows the plot of each text but needs to say what it means",
      homework_notes: "completes hw when reminded",
      area_to_improve: "start each paragraph w/ a point about the question",
    },
  ],
  "Ben Underwood": ["212122", { additional_notes: "v reliable in group work" }],
  "Xinyi Zhao": [
    "121111",
    {
      level_notes: "compares poems by theme and form in the same paragraph",
      best_achievement: "top mark in yr 11 mock",
    },
  ],
};
