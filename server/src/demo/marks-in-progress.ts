import type { Marked } from "./marks.ts";

/**
 * 9B/En2 English as its teacher left it on an evening in mid-term: sixteen students are complete,
 * seven partly filled in, and the five who are missing here not yet begun.
 */
export const MARKS_IN_PROGRESS: Readonly<Record<string, Marked>> = {
  "Oluwaseun Adeyemi": [
    "211221",
    {
      level_notes: "His essay on Of Mice and Men had a clear argument from start to finish",
      participation_notes: "Quick to build on what others have said",
      best_achievement: "Persuasive letter to the council about the skate park",
      area_to_improve: "Proof-reading before handing in",
    },
  ],
  "Zainab Akhtar": [
    "111113",
    {
      level_notes: "Analyses single words with real precision",
      best_achievement: "Her Gothic short story, chosen for the display in the library",
      additional_notes: "Would enjoy reading more widely, Daphne du Maurier for instance",
    },
  ],
  "Chiara Bellomi": ["222222"],
  "Aaliyah Brathwaite": [
    "321231",
    {
      homework_notes: "Three pieces were not handed in",
      area_to_improve: "Backing up each point with a quotation",
    },
  ],
  "Mei-Lin Cheung": [
    "131112",
    {
      participation_notes: "Answers very well when asked, seldom offers an answer herself",
      best_achievement: "Comparison of two war poems",
    },
  ],
  "Finley Copperwaite": [
    "322332",
    {
      behaviour_notes: "Settles better at the front of the room",
      homework_notes: "Often started well and left unfinished",
      best_achievement: "Reading the part of Mercutio aloud in class",
      area_to_improve: "Writing in full paragraphs",
    },
  ],
  "Yusuf Demir": ["211221"],
  "Tanvi Deshmukh": ["22112-", { level_notes: "Paragraphs are much better organised this term" }],
  "Maximilian Featherstonehaugh-Okoro": [
    "2222--",
    { additional_notes: "Joined the debating society this term" },
  ],
  "Callum Fraser": [
    "322222",
    {
      level_notes: "Understands the texts well and finds it harder to put that into writing",
      area_to_improve: "Planning for five minutes before starting to write",
    },
  ],
  "Samira Haidari": [
    "231113",
    {
      participation_notes: "Contributes more in pairs than in front of the whole class",
      best_achievement: "Earned full marks in the vocabulary test on Romeo and Juliet",
      additional_notes: "A pleasure to teach",
    },
  ],
  "Amelia Hartley": ["111111"],
  "Rhys Llewellyn": ["3--2--"],
  "Isla Macready": ["221122"],
  "Kofi Mensah-Boateng": [
    "212221",
    {
      participation_notes: "Led the debate on school uniform",
      best_achievement: "Opening speech in the class debate",
      area_to_improve: "Spelling of common words such as definitely and separate",
    },
  ],
  "Jakub Nowak": [
    "33122-",
    {
      participation_notes: "Says more when working with Tanvi",
      area_to_improve: "Using more varied sentence openings",
    },
  ],
  "Niamh O’Donnell": [
    "211123",
    {
      level_notes: "Plans her essays before writing now",
      participation_notes: "Leads group discussion, draws quieter pupils in",
      homework_notes: "Two pieces were a day late",
      best_achievement: "Her speech on school libraries, read at assembly",
      area_to_improve: "Shorter quotations, explained closely",
      additional_notes: "Has asked about the creative writing club",
    },
  ],
  "Grace Okonjo": ["111112"],
  "Leo Pemberton": [
    "433332",
    {
      level_notes: "Finds longer texts hard going and gives up early",
      behaviour_notes: "Needs reminding to put his phone away",
      homework_notes: "Has begun to come to homework club on Tuesdays",
      best_achievement: "A lively description of a football crowd",
      area_to_improve: "Reading for twenty minutes every evening",
    },
  ],
  "Ioana Petrescu": ["22111-"],
  "Thuy-Anh Pham": [
    "121111",
    {
      level_notes: "Writes with a sophisticated vocabulary, accurately used",
      best_achievement: "A sonnet in the style of Shakespeare",
    },
  ],
  "Dara Quinlan": ["2112--", { participation_notes: "Asks questions that move the lesson on" }],
  "Priya Raman": ["-2----"],
};
