import type { Marked } from "./marks.ts";

/**
 * 9B/En2 English as its teacher left it on an evening in mid-term: sixteen students are complete,
 * seven partly filled in, and the five who are missing here not yet begun.
 */
export const MARKS_IN_PROGRESS: Readonly<Record<string, Marked>> = {
  "Oluwaseun Adeyemi": [
    "211221",
    {
      level_notes: "his Of Mice and Men essay had a clear argument from start to finish",
      participation_notes: "quick to build on what others say",
      best_achievement: "persuasive letter to the council about the skate park (28/30)",
      area_to_improve: "needs to proof read before handing in",
    },
  ],
  "Zainab Akhtar": [
    "111113",
    {
      level_notes: "8 in the mock. analyses single words w/ real precision",
      best_achievement: "a Gothic short story chosen for the library display",
      additional_notes: "should def read more widely. I think she would love Daphne du Maurier",
    },
  ],
  "Chiara Bellomi": ["222222"],
  "Aaliyah Brathwaite": [
    "321231",
    {
      homework_notes: "3 pieces of hw missing",
      area_to_improve: "needs to support each point w/ a quote",
    },
  ],
  "Mei-Lin Cheung": [
    "131112",
    {
      participation_notes: "answers v. well when asked but rarely offers",
      best_achievement: "a comparison of two war poems",
    },
  ],
  "Finley Copperwaite": [
    "322332",
    {
      behaviour_notes: "settles better at the front. where is his book again?",
      homework_notes: "starts hw well but doesnt finish it",
      best_achievement: "reading Mercutio aloud w/ real energy",
      area_to_improve: "writing in full paragraphs",
    },
  ],
  "Yusuf Demir": ["211221"],
  "Tanvi Deshmukh": ["22112-", { level_notes: "paragraphs are alot better organised this term" }],
  "Maximilian Featherstonehaugh-Okoro": [
    "2222--",
    { additional_notes: "joined the debating society this term" },
  ],
  "Callum Fraser": [
    "322222",
    {
      level_notes: "understands the texts well but finds it harder to write about them",
      area_to_improve: "plan for five mins before writing",
    },
  ],
  "Samira Haidari": [
    "231113",
    {
      participation_notes: "says more in pairs than in front of the class",
      best_achievement: "full marks in Romeo & Juliet vocab test",
      additional_notes: "I have really enjoyed teaching Samira. a pleasure to teach",
    },
  ],
  "Amelia Hartley": ["111111"],
  "Rhys Llewellyn": ["3--2--"],
  "Isla Macready": ["221122"],
  "Kofi Mensah-Boateng": [
    "212221",
    {
      participation_notes: "led the debate on school uniform",
      best_achievement: "opening speech in the class debate",
      area_to_improve: "the spelling of words like definately + seperate",
    },
  ],
  "Jakub Nowak": [
    "33122-",
    {
      participation_notes: "says more when he works with Tanvi",
      area_to_improve: "vary his sentence openings",
    },
  ],
  "Niamh O’Donnell": [
    "211123",
    {
      level_notes: "defo plans her essays now, 7 in the mock",
      participation_notes: "leads group discussion and draws quieter pupils in",
      homework_notes: "2 pieces were a day late",
      best_achievement: "her speech on school libraries",
      area_to_improve: "use shorter quotes + explain them closely",
      additional_notes: "asked about the creative writing club",
    },
  ],
  "Grace Okonjo": ["111112"],
  "Leo Pemberton": [
    "433332",
    {
      level_notes: "finds longer texts hard going + gives up early",
      behaviour_notes: "lazy, gets his phone out too often",
      homework_notes: "has started coming to hw club on tuesdays",
      best_achievement: "a lively description of a football crowd",
      area_to_improve: "read for 20 mins every evening",
    },
  ],
  "Ioana Petrescu": ["22111-"],
  "Thuy-Anh Pham": [
    "121111",
    {
      level_notes: "uses sophisticated vocab accurately",
      best_achievement: "wrote a sonnet in the style of Shakespeare",
    },
  ],
  "Dara Quinlan": ["2112--", { participation_notes: "asks questions that move the lesson on" }],
  "Priya Raman": ["-2----"],
};
