import { describe, expect, it } from "vitest";
import { buildRosterIndex } from "../privacy/roster.ts";
import { describeProfile } from "./describe.ts";
import { avoid, changeProfile, sharpen } from "./feedback.ts";
import { followsStyle } from "./follows.ts";
import { describeForModel } from "./for-model.ts";
import { profileSamples } from "./learn.ts";
import { styleProfile } from "./profile.ts";
import { redactSample } from "./redact-sample.ts";

const ROSTER = buildRosterIndex({
  students: [
    "Amara Okonjo",
    "Ben Hale",
    "Chloe Marsh",
    "Dev Rana",
    "Ella Stone",
    "Finn Lowe",
    "Gwen Price",
    "Hugo Lane",
    "Isla Reid",
    "Jude West",
  ].map((name) => {
    const [first_name = "", last_name = ""] = name.split(" ");
    return { first_name, last_name };
  }),
  staff: [],
  school: "Oakfield Academy",
});
const NAMES = ["Amara", "Ben", "Chloe", "Dev", "Ella", "Finn", "Gwen", "Hugo", "Isla", "Jude"];

/** A casual teacher who says "I" and likes exclamation marks. */
const CASUAL = NAMES.map(
  (name, at) =>
    `It's been a real pleasure to teach ${name} this term! ${at % 2 ? "She" : "He"} gets stuck in and isn't afraid to have a go. I'm really proud of ${at % 2 ? "her" : "his"} progress.\n\n${name}'s behaviour is lovely. Homework doesn't always arrive, so let's work on that. Keep up the good work, ${name}!`,
);
/** A formal colleague with long sentences. */
const FORMAL = NAMES.map(
  (name, at) =>
    `${name} has demonstrated a thorough understanding of the material covered this term; furthermore, ${at % 2 ? "her" : "his"} contributions to class discussion have been consistently thoughtful and appropriate to the task. Homework has been completed with commendable diligence, although greater attention to presentation is required.\n\nIn order to attain the highest standard, ${name} should endeavour to review each topic regularly, and would benefit from seeking further guidance where difficulties arise.`,
);

const samples = (texts: readonly string[]) => texts.map((text) => redactSample(text, ROSTER));
const casual = profileSamples(samples(CASUAL));
const formal = profileSamples(samples(FORMAL));

describe("redactSample", () => {
  it("makes the pupil {PUPIL} and leaves no name or number", () => {
    const out = redactSample(
      "Amara Okonjo sits by Ben. Amara may ring 07700 900123. Amara's work is neat.",
      ROSTER,
    );
    expect(out).toBe(
      "{PUPIL} sits by {CLASSMATE_1}. {PUPIL} may ring {PHONE_1}. {PUPIL}'s work is neat.",
    );
  });
  it("knows pupils of earlier years who are on no roster", () => {
    expect(redactSample("Thandokazi is keen. Thandokazi asks questions.", ROSTER)).toBe(
      "{PUPIL} is keen. {PUPIL} asks questions.",
    );
  });
  it("takes every name out of samples", () => {
    for (const text of [...samples(CASUAL), ...samples(FORMAL)]) {
      for (const name of NAMES) expect(text).not.toContain(name);
    }
  });
});

describe("profileSamples", () => {
  it("sees what tells two teachers apart", () => {
    expect(casual).toMatchObject({
      samples: 10,
      person: "I",
      formality: "informal",
      contractions: true,
      address: "parents",
      paragraphs: 2,
    });
    expect(formal).toMatchObject({
      samples: 10,
      person: "nobody",
      formality: "formal",
      contractions: false,
      paragraphs: 2,
    });
    expect(casual.punctuation.exclamation).toBeGreaterThan(0.2);
    expect(formal.punctuation.exclamation).toBe(0);
    expect(formal.punctuation.semicolon).toBeGreaterThan(0.2);
    expect(formal.sentence_words.typical).toBeGreaterThan(casual.sentence_words.typical + 8);
  });
  it("learns openings, closings and phrases without names", () => {
    expect(casual.openings[0]).toMatch(/^It's been a real pleasure/u);
    expect(casual.closings[0]).toMatch(/^Keep up the good work/u);
    expect(casual.phrases.join(" | ")).toMatch(/have a go/u);
    expect(JSON.stringify(casual)).not.toMatch(/Amara|Ben\b|Chloe/u);
  });
  it("learns the order of topics", () => {
    expect(casual.structure.indexOf("behaviour")).toBeLessThan(
      casual.structure.indexOf("homework"),
    );
    expect(formal.structure.at(-1)).toBe("target");
  });
  it("fits its schema, also for one odd sample", () => {
    expect(styleProfile.parse(casual)).toEqual(casual);
    expect(styleProfile.parse(profileSamples(["ok"]))).toBeTruthy();
    expect(() => profileSamples([" "])).toThrow(RangeError);
  });
  it("hears when a report speaks to the pupil", () => {
    expect(
      profileSamples([
        "You have worked hard. Your tests show it and you should be proud of yourself.",
      ]).address,
    ).toBe("pupil");
  });
});

describe("describeProfile", () => {
  it("is plain words", () => {
    const lines = describeProfile(casual);
    expect(lines).toContain("The teacher writes as “I”.");
    expect(lines).toContain("Uses contractions such as “doesn’t”.");
    expect(lines).toContain("Often uses exclamation marks.");
    expect(lines.join(" ")).toMatch(/in 2 paragraphs/u);
    expect(describeProfile(formal)).toContain("Uses no contractions.");
    for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/u);
  });
  it("has names that a teacher wrote in taken out before it is sent", () => {
    const changed = changeProfile(casual, {
      phrases: ["as good as Chloe Marsh", "{PUPIL} {works|work} and {they}"],
    });
    const sent = describeForModel(changed, ROSTER).join("\n");
    expect(sent).not.toMatch(/chloe|marsh/iu);
    expect(sent).toContain("{PUPIL} {works|work} and {they}");
  });
});

describe("changeProfile", () => {
  it("changes what a teacher may change", () => {
    expect(changeProfile(casual, { contractions: false, phrases: [] })).toMatchObject({
      contractions: false,
      phrases: [],
      samples: 10,
    });
  });
  it("refuses what does not fit", () => {
    expect(() => changeProfile(casual, { person: "royal" })).toThrow(/person/u);
    expect(changeProfile(casual, { samples: 99 }).samples).toBe(10);
  });
});

describe("feedback", () => {
  it("sharpens numbers towards good reports and keeps nothing of their text", () => {
    const good = samples(FORMAL).slice(0, 5);
    const sharper = sharpen(casual, good);
    expect(sharper.samples).toBe(15);
    expect(sharper.sentence_words.typical).toBeGreaterThan(casual.sentence_words.typical);
    expect(sharper.phrases.toSorted()).toEqual(casual.phrases.toSorted());
    expect(JSON.stringify(sharper)).not.toMatch(/commendable diligence/u);
    expect(sharpen(casual, [" "])).toEqual(casual);
  });
  it("avoids what badly rated reports share, and never what good ones say or a tick needs", () => {
    const bad = [
      "{PUPIL} is a true ray of sunshine in lessons. Homework is mostly completed.",
      "Truly, {PUPIL} is a true ray of sunshine here. Homework is mostly completed.",
    ];
    const learnt = avoid(casual, bad);
    expect(learnt.avoid.join(" | ")).toMatch(/true ray of sunshine/u);
    expect(learnt.avoid.join(" | ")).not.toMatch(/completed|homework/iu);
    expect(avoid(casual, bad, [bad[0] ?? ""]).avoid.join()).not.toMatch(/sunshine/u);
  });
  it("takes few phrases of a single bad report, and a profile never grows without end", () => {
    const one = avoid(casual, [
      "{PUPIL} sparkles like morning dew. Every lesson brings golden moments of wonder.",
    ]);
    expect(one.avoid.length).toBeGreaterThan(0);
    expect(one.avoid.length).toBeLessThanOrEqual(4);
    let profile = casual;
    for (let turn = 0; turn < 40; turn++)
      profile = avoid(profile, [
        `The curious ${"abcdefghij"[turn % 10]}${turn % 7}x lantern of wisdom shines brightly tonight word${"k".repeat(turn)} again.`,
      ]);
    expect(profile.avoid.length).toBeLessThanOrEqual(60);
  });
});

describe("followsStyle", () => {
  const share = (profile: typeof casual, text: string) => {
    const list = followsStyle(profile, text);
    return list.filter(({ followed }) => followed).length / list.length;
  };
  it("holds for the teacher's own texts and not for another's", () => {
    for (const text of samples(CASUAL)) expect(share(casual, text)).toBeGreaterThanOrEqual(0.85);
    for (const text of samples(FORMAL)) expect(share(formal, text)).toBeGreaterThanOrEqual(0.85);
    expect(share(casual, samples(FORMAL)[0] ?? "")).toBeLessThan(0.7);
    expect(share(formal, samples(CASUAL)[0] ?? "")).toBeLessThan(0.7);
  });
});
