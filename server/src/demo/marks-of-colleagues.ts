import type { EnteredMarks } from "./marks.ts";

/**
 * What the author's colleagues have entered so far this term. Each writes notes in a way of their own, as
 * teachers do, and one note in a dozen cannot be said in a report, so that it is seen what becomes of it.
 */
export const MARKS_OF_COLLEAGUES: readonly EnteredMarks[] = [
  {
    // Ruth Kessler writes whole sentences, often in the first person.
    teacher: "adminteacher@demo.school",
    classroom: "12A/El1",
    marks: {
      "Aisha Begum": [
        "111112",
        {
          level_notes:
            "Aisha writes with authority and her essay on Othello was the best I have read this year.",
          additional_notes: "I have enjoyed every lesson with her.",
        },
      ],
      "Jonathan Carmichael": [
        "221222",
        {
          level_notes: "Jonathan argues well but relies on the same two critics.",
          additional_notes: "Has he started his personal statement?",
        },
      ],
      "Ayodele Coker": [
        "212122",
        {
          level_notes: "His introductions are too long.",
          area_to_improve: "He should get to his argument sooner.",
        },
      ],
      "Eleanor Dashwood": [
        "111111",
        { best_achievement: "Her essay on Angela Carter was a pleasure to read." },
      ],
      "Matteo Ferri": [
        "213231",
        {
          best_achievement: "He talks over other people in seminars.",
          homework_notes: "He has missed two essay deadlines and has apologised for both.",
        },
      ],
      "Orla Fitzgerald": [
        "131111",
        {
          participation_notes: "She listens generously and disagrees politely.",
          area_to_improve: "I would like to hear more from Orla in seminars.",
        },
      ],
      "Natalia Krawczyk": [
        "221111",
        { additional_notes: "I am delighted with her progress since September." },
      ],
      "Sinéad O'Brien": [
        "211111",
        { level_notes: "Sinéad has moved from a C to a B since September." },
      ],
    },
  },
  {
    // Gareth Pugh writes marks and as few words as he can.
    teacher: "g.pugh@demo.school",
    classroom: "9B/Ma2",
    marks: {
      "Oluwaseun Adeyemi": ["111111", { level_notes: "52/60 in the mock" }],
      "Zainab Akhtar": ["121111", { level_notes: "57/60 in the mock. v. secure on algebra" }],
      "Aaliyah Brathwaite": [
        "321232",
        {
          level_notes: "31/60 in the mock. weak on fractions",
          area_to_improve: "learn times tables",
        },
      ],
      "Mei-Lin Cheung": ["131111", { best_achievement: "60/60 in the mock" }],
      "Finley Copperwaite": [
        "323332",
        {
          behaviour_notes: "chats too much but gets the work done",
          area_to_improve: "times tables!",
        },
      ],
      "Callum Fraser": [
        "222232",
        {
          homework_notes: "4 hws missing",
          additional_notes: "has been to the maths clinic 6 times",
        },
      ],
      "Amelia Hartley": [
        "111111",
        { best_achievement: "silver in the UKMT challenge", additional_notes: "set 1?" },
      ],
      "Leo Pemberton": [
        "43444-",
        {
          level_notes: "19/60 in the mock",
          behaviour_notes: "lazy",
          area_to_improve: "negative numbers",
        },
      ],
    },
  },
  {
    // Folake Adeniran sorts her notes into what went well and "even better if".
    teacher: "f.adeniran@demo.school",
    classroom: "9X/Sc1",
    marks: {
      "Kofi Mensah-Boateng": [
        "212211",
        { level_notes: "WWW: good recall of facts. EBI: use key words" },
      ],
      "Grace Okonjo": ["111111", { participation_notes: "helps Ioana w/ practicals" }],
      "Bethan Prosser": [
        "221122",
        { level_notes: "WWW: asks good questions. EBI: revise circuits" },
      ],
      "Priya Raman": [
        "221111",
        {
          participation_notes: "explains ideas to her table",
          best_achievement: "her model of a plant cell",
        },
      ],
      "Ewan Sutherland": [
        "222221",
        { level_notes: "WWW: 33/40 in the cells test. EBI: learn units" },
      ],
      "Alfie Thistlewood": [
        "322331",
        {
          level_notes: "WWW: v. careful practical work. EBI: explain results w/ the particle model",
        },
      ],
      "Fatou Ceesay": [
        "111112",
        { additional_notes: "WWW: excellent practical skills. EBI: revise equations" },
      ],
    },
  },
  {
    // Deirdre Malone writes in sentences and does not look at the spelling.
    teacher: "d.malone@demo.school",
    classroom: "9Y/Hi2",
    marks: {
      "Ruby Dewhurst": [
        "221111",
        { level_notes: "I have been impressed by her essays this term." },
      ],
      "Gabriel Esposito": [
        "212111",
        { best_achievement: "Gabriel recieved a commendation for his project on the Blitz." },
      ],
      "Ishaan Grewal": [
        "231122",
        {
          participation_notes:
            "Ishaan listens well to others and is begining to share his own ideas.",
        },
      ],
      "Martha Hebblethwaite": ["211111", { level_notes: "She uses evidance well in her essays." }],
      "Tomasz Jankowski": [
        "121111",
        {
          best_achievement: "Tomasz wrote a thoughtful account of life in the trenches.",
          additional_notes: "He gave an excellent talk on the Battle of the Somme.",
        },
      ],
      "Lola Kirkbride": [
        "321222",
        { area_to_improve: "Lola needs to use dates and names to support her arguements." },
      ],
      "Owen Maddocks": [
        "322332",
        { behaviour_notes: "Owen works better when he sits away from Kian." },
      ],
      "Kian Rahimi": [
        "323232",
        { additional_notes: "Kian has had a much better term and I have told him so." },
      ],
    },
  },
  {
    // Simon Birtles shortens whatever can be shortened.
    teacher: "s.birtles@demo.school",
    classroom: "10Y/Gg1",
    marks: {
      "Mark Bassey": ["221222", { level_notes: "Mark gives named examples" }],
      "Elif Çelik": ["211111", { area_to_improve: "use case studies in 9 mark qs" }],
      "Aoife Delaney": ["222231", { area_to_improve: "needs to practise map skills" }],
      "Rohan Desai": ["212121", { best_achievement: "v good talk on rivers" }],
      "Faith English": [
        "121112",
        { level_notes: "knows case studies well", homework_notes: "hw always on time" },
      ],
      "Rachel Levine": ["111111", { behaviour_notes: "polite, punctual, works hard" }],
      "Weronika Zając": [
        "231111",
        {
          level_notes: "v gd on rivers, knows case studies",
          participation_notes: "quiet, listens well",
        },
      ],
    },
  },
  {
    // Lucia Ferrante is warm, and ends on exclamation marks.
    teacher: "l.ferrante@demo.school",
    classroom: "8Z/Ar1",
    marks: {
      "Sofia Castellanos": ["111111", { best_achievement: "her lino print of a heron!" }],
      "Nia Edwards": ["221111", { level_notes: "lovely sense of colour!" }],
      "Hope Farrington": ["131112", { best_achievement: "a self-portrait in charcoal!" }],
      "Robin Greaves": [
        "211111",
        { additional_notes: "Their ceramic owl is on show in the foyer!" },
      ],
      "Stanley Holroyd": ["312232", { area_to_improve: "slow down and look harder" }],
      "Milo Jarvis": [
        "212222",
        { level_notes: "good eye for colour", participation_notes: "always first to share ideas!" },
      ],
      "Bilal Khan": [
        "222121",
        {
          behaviour_notes: "tidies up without being asked!",
          area_to_improve: "finish sketchbook pages",
        },
      ],
      "Imogen Langstaff": [
        "221112",
        {
          level_notes: "draws beautifully but is shy of colour",
          area_to_improve: "be bolder with paint!",
        },
      ],
    },
  },
  {
    // Anjali Varma makes lists.
    teacher: "a.varma@demo.school",
    classroom: "10B/Ma2",
    marks: {
      "Safa Ismail": ["111111", { level_notes: "good at algebra, fractions and ratio" }],
      "Dominik Kovács": [
        "222222",
        { level_notes: "secure with ratio but not with algebra", area_to_improve: "check answers" },
      ],
      "Jia Liang": ["121111", { best_achievement: "49/60 in the ratio test" }],
      "Lewis Murdoch": [
        "323232",
        { punctuality_notes: "has been late 7 times", area_to_improve: "show all working out" },
      ],
      "Blessing Nwosu": [
        "211111",
        {
          behaviour_notes: "polite, hard-working and helpful",
          level_notes: "71% in end of unit test",
        },
      ],
      "Daisy Tunnicliffe": [
        "231221",
        {
          participation_notes: "quiet, careful and thoughtful",
          area_to_improve: "speed and accuracy",
        },
      ],
    },
  },
];
