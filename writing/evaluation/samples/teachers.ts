import type { Secrets } from "./secrets.ts";

/** An invented teacher, by the sentences of which their reports are put together; $name and the like are filled in. */
export type SampleTeacher = {
  subject: string;
  openings: readonly string[];
  /** Some of them stand in a report, by turns. */
  middle: readonly string[];
  closings: readonly string[];
  /** What stands above and below the text where reports are pasted whole. */
  head?: string;
  foot?: string;
};

export const SAMPLE_TEACHERS: readonly SampleTeacher[] = [
  {
    subject: "Geography",
    openings: ["$name is a thoughtful geographer.", "$name is a keen geographer who listens."],
    middle: [
      "Her project on $topic was lovely.",
      "She scored $mark in the last test on $topic.",
      "She works well with $friend.",
      "The trip to $place was a highlight for her.",
      "Mrs Patel and I are pleased with her effort.",
    ],
    closings: ["Well done, $name!", "Keep up the good work, $name."],
    head: "Name: $name $surname  Form: 9B  Subject: Geography",
  },
  {
    subject: "English",
    openings: [
      "It has been a pleasure to teach $name this year.",
      "I have enjoyed teaching $name.",
    ],
    middle: [
      "$name's essay on $work was a delight to read.",
      "Her reading of $work is perceptive and her writing is lively.",
      "$friend and $name made a fine pair in $event.",
      "She earned $mark for her speech.",
      "She should proofread her work.",
    ],
    closings: ["I wish $name every success.", "I look forward to seeing what $name does next."],
    head: "Dear Mr and Mrs $surname,",
    foot: "Yours sincerely,\nJ. Kessler",
  },
  {
    subject: "Maths",
    openings: ["$name works hard.", "$name tries hard in Maths.", "A good year for $name."],
    middle: [
      "Work on $topic is secure.",
      "Got $mark.",
      "Homework is on time.",
      "$name must stop copying $friend.",
      "More practice with $topic needed.",
    ],
    closings: ["Well done.", "A solid effort, $name."],
  },
  {
    subject: "Science",
    openings: ["What a year $name has had!", "$name has had a super term in Science!"],
    middle: [
      "$name loved $topic and it showed!",
      "She came back from $place with great stories!",
      "She got $mark, which is brilliant!",
      "$friend couldn't wish for a better partner!",
      "Her stall at $event was fantastic!",
    ],
    closings: ["Keep it up, $name!", "Bravo, $name!"],
    foot: "Miss Short",
  },
  {
    subject: "Drama",
    openings: [
      "You have had a good year, $name.",
      "You have grown in confidence this term, $name.",
    ],
    middle: [
      "You were wonderful in $work.",
      "We still talk about $event and your part in it.",
      "You and $friend work well together.",
      "We were glad to hear of your move from $place.",
      "Your mark of $mark is well deserved.",
    ],
    closings: ["We are proud of you, $name.", "Keep it up!"],
  },
  {
    subject: "History",
    openings: [
      "$name $surname has made commendable progress in History this year.",
      "$name has made steady progress in History over the course of the year.",
    ],
    middle: [
      "She has demonstrated a secure understanding of $topic; furthermore, she writes with care.",
      "Her visit to $place informed her coursework on $topic.",
      "An assessment result of $mark reflects her diligence.",
      "Mr Underhill has commended her contribution to $event.",
      "She supports $friend in group work with patience.",
    ],
    closings: ["I wish $name continued success.", "$surname should be pleased with this result."],
  },
  {
    subject: "Art",
    openings: ["I love having $name in the studio.", "$name is a joy to have in the studio."],
    middle: [
      "Her study of $work is among the best I have seen.",
      "She is working on $topic at the moment.",
      "She sold two pieces at $event.",
      "sometimes $name chats to $friend instead of working.",
      "Her sketchbook from $place is full of life.",
    ],
    closings: ["Thank you, $name.", "I can't wait to see what $name does next."],
  },
  {
    subject: "PE",
    openings: ["$name is always the first to get changed.", "$name gives everything in PE."],
    middle: [
      "She was captain at $event.",
      "She was awarded $mark for fitness.",
      "With $friend she leads the warm-up.",
      "Since the injury in $place she has been patient.",
      "Her attitude is a credit to her.",
    ],
    closings: ["Great work, $name.", "Well played, $name!"],
    head: "Pupil: $name $surname | Class: 8C | Teacher: Mr Pike",
  },
  {
    subject: "Music",
    openings: ["Her name is $name and we will hear it again.", "This term $name has flourished."],
    middle: [
      "Her solo in $work moved us all.",
      "She performed at $event with poise.",
      "$name and $friend are writing a duet.",
      "Grade exams went well: $mark.",
      "She hopes to join the orchestra in $place.",
    ],
    closings: ["Sing on, $name.", "We are lucky to have $name."],
  },
  {
    subject: "Computing",
    openings: ["Report for $name $surname. $name has settled well.", "$name settled in quickly."],
    middle: [
      "Her program about $topic runs without errors.",
      "She scored $mark.",
      "She should sit away from $friend.",
      "At $event she showed her game.",
      "Next term, I would like $name to test her code more often.",
    ],
    closings: ["$name can be proud.", "More of the same, please, $name."],
  },
  {
    subject: "French",
    openings: ["$name, you are a star.", "I am pleased with $name this term."],
    middle: [
      "$name speaks with confidence about $topic.",
      "Her exchange to $place was a success.",
      "She got $mark in the listening test.",
      "We read a scene of $work together.",
      "She and $friend should speak less English.",
    ],
    closings: ["Bravo, $name.", "I am sure that $name will do well."],
  },
  {
    subject: "Food Technology",
    openings: ["Hard work has paid off for $name.", "$name has worked with care this year."],
    middle: [
      "The cake for $event was superb.",
      "$name's folder on $topic is neat.",
      "Her dish from $place was popular.",
      "She was given $mark.",
      "Please remind $name to bring an apron, as $friend has none to spare.",
    ],
    closings: ["Thank you for your support this year.", "Well done to $name and to $friend."],
    foot: "Mrs M. Loveday, Head of Technology",
  },
];

function fill(text: string, secrets: Secrets): string {
  return text.replaceAll(/\$(\w+)/gu, (_, key: keyof Secrets) => secrets[key]);
}

/** A sample of this teacher's about the pupil of these secrets; `at` settles which sentences it has. */
export function sampleBy(teacher: SampleTeacher, secrets: Secrets, at: number): string {
  const { openings, middle, closings, head, foot } = teacher;
  const chosen = middle.filter((_, index) => (index + at) % 3 !== 0);
  const text = [
    openings[at % openings.length] ?? "",
    ...chosen,
    closings[at % closings.length] ?? "",
  ].join(" ");
  const filled = [head, text, foot].flatMap((part) => part ?? []).join("\n");
  return fill(at % 2 === 0 ? filled : inHis(filled), secrets);
}

function inHis(text: string): string {
  return text
    .replaceAll(/\bfor her\b|\bto her\b/gu, (both) => both.replace("her", "him"))
    .replaceAll(/\bHer\b/gu, "His")
    .replaceAll(/\bher\b/gu, "his")
    .replaceAll(/\bShe\b/gu, "He")
    .replaceAll(/\bshe\b/gu, "he");
}
