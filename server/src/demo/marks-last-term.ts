import type { Marked } from "./marks.ts";

/** 11A/El1 English Literature in the term before this one: every student, for the finished reports. */
export const MARKS_LAST_TERM: Readonly<Record<string, Marked>> = {
  "Folasade Adebayo-Clarke": [
    "111112",
    {
      level_notes: "Links every point about Macbeth to the fears of its first audience",
      best_achievement: "Her essay on Lady Macbeth and guilt",
      additional_notes: "Reads the whole class into a better discussion",
    },
  ],
  "Imran Arshad": [
    "222221",
    { area_to_improve: "Learning a dozen short quotations for each text" },
  ],
  "Freya Bainbridge": [
    "131113",
    {
      participation_notes: "Prefers to listen first, then asks a searching question",
      best_achievement: "Her comparison of Ozymandias and London",
    },
  ],
  "Malachi Browne": [
    "322232",
    {
      homework_notes: "Hands in essay plans but full essays less often",
      best_achievement: "Performing Marley’s speech from memory",
      area_to_improve: "Finishing timed answers",
    },
  ],
  "Lucía Cabrera": ["211122", { level_notes: "Has moved from retelling the plot to analysing it" }],
  "Edward Cholmondeley-Warner": [
    "223231",
    {
      punctuality_notes: "Late to the lesson after break on most Thursdays",
      area_to_improve: "Explaining the effect of a quotation as well as naming the technique",
    },
  ],
  "Sadia Chowdhury": [
    "111111",
    {
      best_achievement: "Full marks for an essay on Sheila in An Inspector Calls",
      additional_notes: "Should consider English Literature in the sixth form",
    },
  ],
  "Rhiannon Davies": [
    "221122",
    { participation_notes: "Is more willing to read aloud than she was at the start of the year" },
  ],
  "Patrick Doherty": [
    "324342",
    {
      punctuality_notes: "Missed the first ten minutes of eleven lessons",
      behaviour_notes: "Calls out when others are speaking",
      best_achievement: "A thoughtful answer on Scrooge and Fred",
      area_to_improve: "Arriving on time with a pen and the text",
    },
  ],
  "Yaw Frimpong": ["212221", { best_achievement: "Chairing the trial of Mr Birling" }],
  "Holly Garside": [
    "321133",
    {
      homework_notes: "Revision cards were started for two poems out of fifteen",
      area_to_improve: "Knowing the poems well enough to compare any two without the book",
    },
  ],
  "Sam Hargreave": [
    "211122",
    {
      level_notes: "Writes confidently about form and structure",
      best_achievement: "An annotated reading of Storm on the Island",
    },
  ],
  "Abdullahi Hersi": [
    "222121",
    {
      level_notes: "Knows the history behind An Inspector Calls in detail",
      area_to_improve: "Keeping quotations short",
    },
  ],
  "Rose Illingworth": ["121112", { best_achievement: "Her unseen poetry paper" }],
  "Kavya Iyer": [
    "111111",
    {
      participation_notes: "Generous in discussion, often credits the idea she is building on",
      best_achievement: "Winning the poetry recital",
      area_to_improve: "Choosing the best two points rather than making six",
    },
  ],
  "Bronwen Jones": ["222222"],
  "Mateusz Lewandowski": [
    "312122",
    {
      level_notes: "His ideas in discussion are ahead of his written work",
      area_to_improve: "Writing more than one sentence about each quotation",
      additional_notes: "Has made good use of the after-school session",
    },
  ],
  "Angus MacLeod": [
    "433343",
    {
      level_notes: "Has yet to complete a full essay",
      homework_notes: "Has handed in nothing since the middle of the term",
      best_achievement: "Reading Banquo aloud with real menace",
      area_to_improve: "Finishing one paragraph in every lesson",
    },
  ],
  "Chloe Merriweather": [
    "221213",
    { homework_notes: "Every piece is complete but the handwriting is sometimes hard to read" },
  ],
  "Anh Nguyen": [
    "211111",
    { best_achievement: "A close reading of the knocking at the gate in Macbeth" },
  ],
  "Zara Noorani": [
    "112112",
    {
      level_notes: "Quotes with precision and without being asked",
      additional_notes: "Helped to run the Year 7 book club",
    },
  ],
  "Obinna Okafor-James": [
    "212222",
    { participation_notes: "Argues a point well and listens to the answer" },
  ],
  "Éabha O'Rourke": [
    "131111",
    {
      participation_notes: "Rarely speaks, though her notes show close attention",
      best_achievement: "Her essay on time in A Christmas Carol",
      area_to_improve: "Sharing one idea aloud in each lesson",
    },
  ],
  "Harry Postlethwaite": [
    "323231",
    {
      behaviour_notes: "Works well alone but is easily distracted in a group",
      area_to_improve: "Checking the spelling of characters’ names",
    },
  ],
  "Gurdeep Sandhu": ["221122", { best_achievement: "His storyboard of the banquet scene" }],
  "Mia Stanforth": [
    "332233",
    {
      level_notes: "Knows the plot of each text and needs to say what it means",
      homework_notes: "Completes the work when reminded",
      area_to_improve: "Starting each paragraph with a point about the question",
    },
  ],
  "Ben Underwood": ["212122", { additional_notes: "A reliable partner in group work" }],
  "Xinyi Zhao": [
    "121111",
    {
      level_notes: "Compares poems by theme and by form in the same paragraph",
      best_achievement: "The highest mark of the year group in the mock paper",
    },
  ],
};
