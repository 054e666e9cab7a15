/** An invented teacher: the sentences their reports are made of, and how they put them together. */
export type InventedTeacher = {
  name: string;
  openings: readonly string[];
  /** One of each is taken for a report, in this order. */
  middle: readonly (readonly string[])[];
  closings: readonly string[];
  /** Sentences of a paragraph. */
  paragraph: number;
  /** Not looked at while the writer was made. */
  heldOut: boolean;
};

/** Whom invented teachers write of. */
export const PUPILS =
  "Amara Ben Chloe Dev Ella Finn Gwen Hugo Isla Jude Kofi Lena Milo Nadia".split(" ");

export const TEACHERS: readonly InventedTeacher[] = [
  {
    name: "warm and exclaiming",
    openings: [
      "What a lovely year N has had in Science!",
      "N has had a brilliant year!",
      "It's been a real pleasure to teach N this year!",
    ],
    middle: [
      [
        "She gets stuck in and isn't afraid to have a go.",
        "She always gets stuck in and has a go.",
      ],
      [
        "Her behaviour's lovely.",
        "N's behaviour is always lovely and I'm never worried about her.",
      ],
      ["Homework doesn't always arrive, so let's work on that.", "Her homework's a treat to mark!"],
      ["I'd love to see her put her hand up more.", "I'm really proud of how far she's come."],
      ["Next term, let's work on checking answers."],
    ],
    closings: ["Keep up the good work, N!", "Well done, N, I'm so proud of you!"],
    paragraph: 3,
    heldOut: false,
  },
  {
    name: "formal, long, with semicolons",
    openings: [
      "N has made commendable progress in Science this year.",
      "N has made steady progress in Science over the course of the year.",
      "N has made encouraging progress this year; her understanding has developed considerably.",
    ],
    middle: [
      [
        "She has demonstrated a secure understanding of the material studied; furthermore, she is able to apply her knowledge to unfamiliar questions with confidence.",
        "Her written work is thorough and carefully presented; however, she should ensure that all of her conclusions are supported by appropriate evidence.",
      ],
      [
        "Her contributions to class discussion are consistently thoughtful, and she listens to the views of other pupils with respect and consideration.",
        "In class discussion she contributes thoughtfully; furthermore, she supports other pupils in their learning.",
      ],
      [
        "Homework has been completed with diligence and submitted punctually throughout the year, which reflects her commitment to the subject.",
        "Homework has been completed to an appropriate standard; however, greater attention to detail is required in longer pieces of work.",
      ],
      [
        "In order to progress further, N should review each topic regularly and seek guidance where difficulties arise.",
        "In order to progress further, she should read more widely around the topics that have been studied in lessons.",
      ],
    ],
    closings: [
      "I wish N every success in the coming year.",
      "I wish her continued success in the coming year.",
    ],
    paragraph: 4,
    heldOut: false,
  },
  {
    name: "short and plain",
    openings: ["N works hard.", "N tries hard in Science.", "A good year for N."],
    middle: [
      ["She listens well.", "She knows her facts."],
      ["Her tests are good.", "Tests have gone well."],
      ["Behaviour is good.", "She is polite."],
      ["Homework is on time.", "Homework is done."],
      ["She could read more.", "She could ask more questions."],
    ],
    closings: ["A pleasure to teach.", "Well done."],
    paragraph: 7,
    heldOut: false,
  },
  {
    name: "to the pupil, as we",
    openings: ["You have had a good year in Science, N.", "You have worked well this year, N."],
    middle: [
      ["We have seen you grow in confidence.", "We are pleased with the way you have settled."],
      ["Your behaviour has been good and you get on well with others."],
      ["Your homework is handed in on time and we can see the effort you put in."],
      ["You take part in lessons and we enjoy your questions."],
      ["Moving forward, we would like you to check your work before you hand it in."],
    ],
    closings: ["We look forward to working with you next year.", "Keep it up, N!"],
    paragraph: 2,
    heldOut: false,
  },
  {
    name: "behaviour first, closing with parents",
    openings: [
      "N is a polite and friendly member of the class.",
      "N is a pleasant member of the group who gets on well with others.",
      "N is a lively member of the class.",
    ],
    middle: [
      [
        "Her behaviour in lessons is very good.",
        "Her conduct is good and she follows instructions.",
      ],
      ["She arrives on time and with the right equipment."],
      ["She understands the work and her assessments show good progress."],
      ["Her homework is usually completed."],
      ["Her target is to answer in full sentences.", "Her target is to revise more often."],
    ],
    closings: ["Thank you for your support this year.", "Thank you for your support at home."],
    paragraph: 3,
    heldOut: false,
  },
  {
    name: "held out: I, semicolons, courteous",
    openings: [
      "I have thoroughly enjoyed teaching N this year.",
      "I have enjoyed having N in my class this year; she is a delight to teach.",
    ],
    middle: [
      ["I have been impressed by her attitude to learning; she asks good questions."],
      ["That said, I would like her to join in with discussion more often."],
      ["Her progress has been good; her last assessment shows this clearly."],
      ["Homework is a strength; it is neat and complete.", "Homework has been handed in on time."],
      ["Going forward, I would encourage N to take more time over her written answers."],
    ],
    closings: [
      "I look forward to seeing what N can do next year.",
      "I look forward to seeing her flourish next year.",
    ],
    paragraph: 6,
    heldOut: true,
  },
  {
    name: "held out: chatty, short, exclaiming",
    openings: ["N is a star!", "N has had a cracking term!", "N has had a super term in Science!"],
    middle: [
      ["She's full of ideas and she's great fun to teach.", "She's always got her hand up."],
      ["I can't fault her effort!", "I can't ask for more!"],
      ["Homework's been good.", "Homework's sometimes late, but it's good."],
      ["She doesn't need telling twice.", "She's kind to others."],
      ["Next step: slow down and check.", "Next term, she'll want to read more."],
    ],
    closings: ["Keep it up, N!", "Super work, N!"],
    paragraph: 4,
    heldOut: true,
  },
  {
    name: "held out: formal, one paragraph, nobody",
    openings: [
      "N continues to make good progress in Science.",
      "N continues to show a mature attitude in Science.",
      "N continues to work with care and interest in this subject.",
    ],
    middle: [
      [
        "Her knowledge of the topics covered this term is secure and her written explanations are clear.",
      ],
      ["She participates in lessons and responds positively to advice."],
      ["Behaviour and punctuality are both of a high standard.", "Her conduct is exemplary."],
      ["Homework is completed regularly and to a good standard."],
      ["To improve further, greater use should be made of subject vocabulary in extended answers."],
    ],
    closings: [
      "Overall, this has been a pleasing year.",
      "Overall, N should be pleased with what she has achieved.",
    ],
    paragraph: 9,
    heldOut: true,
  },
  {
    name: "held out: long sentences, transitions",
    openings: [
      "It has been a pleasure to have N in my class this year and to see how much she has grown in confidence.",
      "N has been a pleasure to teach this year and has brought a great deal of enthusiasm to our lessons.",
    ],
    middle: [
      [
        "She has worked hard to develop her understanding of the topics that we have studied and she is now able to explain her ideas clearly.",
      ],
      [
        "In addition, she contributes to discussion with enthusiasm and listens carefully to what other members of the class have to say.",
      ],
      [
        "However, there have been occasions when her homework has been rushed and she has not given herself enough time to do it well.",
        "However, she sometimes needs to be reminded to settle to her work at the beginning of a lesson when she is with her friends.",
      ],
      [
        "Moving forward, I would like N to keep a list of the words that she finds difficult and to go over them before each test.",
      ],
    ],
    closings: [
      "I am sure that N will continue to do well if she keeps up this level of effort.",
      "I am confident that she will go on to achieve great things next year.",
    ],
    paragraph: 3,
    heldOut: true,
  },
  {
    name: "held out: head of year, we, measured",
    openings: [
      "N has settled well into Year 9 and is making sound progress in Science.",
      "We are pleased with the progress that N has made in Science this year.",
      "N remains a valued member of our Science class.",
    ],
    middle: [
      [
        "She is attentive in lessons and we have been impressed by the quality of her explanations.",
        "Her practical work is careful and she is able to draw sensible conclusions from it.",
      ],
      ["Her attitude towards other members of the class is exemplary; she is kind and patient."],
      [
        "Deadlines are met and homework is completed with care.",
        "Homework is usually submitted on time.",
      ],
      ["Nevertheless, we feel that she could be more confident in offering answers aloud."],
      [
        "As a next step, we would encourage N to attempt the extension questions at the end of each topic.",
      ],
    ],
    closings: [
      "We wish N well for the year ahead.",
      "We look forward to following her progress next year.",
    ],
    paragraph: 3,
    heldOut: true,
  },
  {
    name: "held out: enthusiastic drama teacher",
    openings: [
      "It has been an absolute joy to watch N grow in Drama this year!",
      "N has been a fantastic addition to our Drama group!",
      "What a year N has had in Drama!",
    ],
    middle: [
      ["She throws herself into every task and she's never afraid to take a risk on stage."],
      [
        "She's a generous partner; others love working with her.",
        "Her energy lifts the whole room.",
      ],
      [
        "I'd like her to project her voice a little more.",
        "I'd love to see her trust her own ideas.",
      ],
      ["Learning lines at home hasn't always happened, but it's getting better."],
    ],
    closings: ["Bravo, N!", "I can't wait to see what she does next!"],
    paragraph: 3,
    heldOut: true,
  },
  {
    name: "held out: terse mathematician",
    openings: [
      "N has worked steadily this term.",
      "N has had a good term in Maths.",
      "N has had a disappointing term in Maths.",
    ],
    middle: [
      [
        "Algebra is secure and number work is accurate.",
        "Number work is secure; algebra needs practice.",
      ],
      ["Effort in class is consistent.", "Effort in class is variable."],
      ["Homework is completed on time.", "Homework is sometimes incomplete."],
      ["N should show all steps of working and check each answer before moving on."],
    ],
    closings: ["A solid effort overall.", "More of the same, please."],
    paragraph: 6,
    heldOut: true,
  },
];

/** Fourteen reports by an invented teacher, of as many pupils. */
export function samplesOf({ openings, middle, closings, paragraph }: InventedTeacher): string[] {
  return PUPILS.map((name, at) => {
    const pick = (list: readonly string[], by: number) => list[Math.floor(at / by) % list.length];
    const sentences = [
      pick(openings, 1),
      ...middle.map((list, part) => pick(list, 1 + (part % 2))),
      pick(closings, 1),
    ].flatMap((one) => one ?? []);
    const paragraphs = Array.from({ length: Math.ceil(sentences.length / paragraph) }, (_, index) =>
      sentences.slice(index * paragraph, (index + 1) * paragraph).join(" "),
    );
    const text = paragraphs.join("\n\n").replaceAll(/\bN(?=\b|')/gu, name);
    return at % 2 === 0 ? text : inHis(text);
  });
}

function inHis(text: string): string {
  return text
    .replaceAll(/\bher(?= (?:put|to\b|flourish|join|in\b)|[.,;!]| and)/gu, "him")
    .replaceAll(/\bherself\b/gu, "himself")
    .replaceAll(/\bHer\b/gu, "His")
    .replaceAll(/\bher\b/gu, "his")
    .replaceAll(/\bShe\b/gu, "He")
    .replaceAll(/\bshe\b/gu, "he");
}
