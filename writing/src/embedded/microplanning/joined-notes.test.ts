import { describe, expect, test } from "vitest";
import { positionAt } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { roughText } from "../lexicon/template.ts";
import { joinNotes } from "./joined-notes.ts";
import { joinTicks } from "./joined-ticks.ts";

type Tone = SentencePlan["tone"];

/** A sentence of a note whose verb agrees: "works hard". */
function seen(verb: string, rest: string, tone: Tone, changes: Partial<SentencePlan> = {}) {
  const plan: SentencePlan = {
    tokens: [
      { kind: "reference", form: "subject" },
      { kind: "agree", singular: ` ${verb}s`, plural: ` ${verb}` },
      { kind: "text", text: ` ${rest}` },
    ],
    sources: ["behaviour_notes"],
    position: positionAt("conduct", "behaviour", "note"),
    optional: false,
    tone,
    size: 5,
    ...changes,
  };
  return plan;
}

function said(...group: SentencePlan[]): string[] {
  return joinTicks(joinNotes(group)).map(({ tokens }) => roughText(tokens));
}

test("who says little is told to be so before how little it is, and not behind what is praised", () => {
  const quiet = seen("", "", "fact", {
    tokens: [
      { kind: "reference", form: "subject" },
      { kind: "agree", singular: " is", plural: " are" },
      { kind: "text", text: " quiet." },
    ],
    sources: ["participation_notes"],
  });
  const tick = (valence: SentencePlan["valence"], verb: string, rest: string) =>
    seen(verb, rest, undefined, { sources: ["participation"], valence });
  expect(said(tick("mid", "speak", "up at times."), quiet)).toEqual([
    "they are quiet and speak up at times.",
  ]);
  expect(said(tick("high", "contribute", "actively."), quiet)[0]).toMatch(/^they contribute/u);
});

describe("two short sentences of one note", () => {
  const works = seen("work", "hard.", "praise");

  test("make one, by and where they are alike, and by but where one praises and the other does not", () => {
    expect(said(works, seen("listen", "well.", "praise"))).toEqual([
      "they work hard and listen well.",
    ]);
    expect(said(works, seen("call", "out.", "fault"))).toEqual(["they work hard but call out."]);
    expect(said(works, seen("shake", "hands.", "fact"))).toHaveLength(1);
    expect(said(works, seen("listen", "when others are speaking.", "praise"))).toHaveLength(1);
  });

  test("turn by but where somebody does all the same what a fault would keep them from", () => {
    const shy = seen("lack", "confidence.", "fault");
    const will = seen("", "", "fact", {
      tokens: [
        { kind: "reference", form: "subject" },
        { kind: "text", text: " will answer if asked." },
      ],
    });
    expect(said(shy, will)).toEqual(["they lack confidence but will answer if asked."]);
  });

  test("stay apart where one is a target, of another note, or a fact in another tense", () => {
    expect(said(works, seen("need", "to listen.", undefined))).toHaveLength(2);
    const other = seen("draw", "well.", "praise", { sources: ["level_notes"] });
    expect(said(works, other)).toHaveLength(2);
    const past = seen("", "", "praise", {
      tokens: [
        { kind: "reference", form: "subject" },
        { kind: "text", text: " made a quiz." },
      ],
    });
    expect(said(past, { ...works, tone: "fact" })).toHaveLength(2);
    expect(said(works, past)).toEqual(["they work hard and made a quiz."]);
    expect(said(past, works)).toEqual(["they made a quiz, and they work hard."]);
  });

  test("stay apart where the second hangs on what it was said after, or the first denies or is involved", () => {
    expect(said(works, seen("lose", "easy marks otherwise.", "fault"))).toHaveLength(2);
    expect(said(seen("work", "hard and well.", "praise"), works)).toHaveLength(2);
    expect(said(seen("work", "when asked.", "praise"), seen("call", "out.", "fault"))).toHaveLength(
      2,
    );
  });

  test("change places where the first ends in a clause, which would hold the second as well", () => {
    expect(
      said(seen("play", "when asked to stop.", "fault"), seen("call", "out.", "fault")),
    ).toEqual(["they call out and play when asked to stop."]);
  });

  test("name the student again after what is denied, which would deny the rest as well", () => {
    const denies = seen("do", "not see the point.", "fault");
    const misses = seen("miss", "tasks.", "fault");
    expect(said(denies, misses)).toEqual(["they do not see the point, and they miss tasks."]);
    expect(said(denies, seen("do", "not ask.", "fault"))).toHaveLength(2);
  });

  test("are three at most two and two, but for more of what the second turned to", () => {
    const three = [works, seen("listen", "well.", "praise"), seen("sing", "well.", "praise")];
    expect(said(...three)).toHaveLength(2);
    const calls = seen("call", "out.", "fault");
    const [turned] = said(works, calls, seen("doodle", "a lot.", "fault"));
    expect(turned).toBe("they work hard but call out and doodle a lot.");
    expect(said(works, calls, seen("listen", "well.", "praise"))).toHaveLength(2);
  });
});

describe("what a note says of the student and of what is the student's", () => {
  const algebra = (tone: Tone): SentencePlan =>
    seen("", "", tone, {
      tokens: [
        { kind: "reference", form: "possessive" },
        { kind: "text", text: " algebra is shaky." },
      ],
    });

  test("is one sentence with a comma, by but where one praises and the other does not", () => {
    const number = seen("know", "the number facts.", "praise");
    expect(said(number, algebra("fault"))).toEqual([
      "they know the number facts, but their algebra is shaky.",
    ]);
    expect(said(number, algebra("praise"))).toEqual([
      "they know the number facts, and their algebra is shaky.",
    ]);
  });

  test("stays two where something is well left undone", () => {
    const undone = seen("do", "not call out.", "praise");
    expect(said(undone, seen("draw", "well.", "praise"))).toHaveLength(2);
    const ignored = seen("do", "not see the point.", "fault");
    expect(said(ignored, algebra("fault"))).toHaveLength(1);
  });

  test("stays two where it is neither praise nor fault", () => {
    expect(said(seen("shake", "hands.", "praise"), algebra("fact"))).toHaveLength(2);
  });
});

test("what a note turned to with but stays with what it turned from", () => {
  const shy = seen("speak", "in a whisper.", "fault");
  const writing = seen("", "", "praise", {
    tokens: [
      { kind: "reference", form: "possessive" },
      { kind: "text", text: " written work is super." },
    ],
    turns: true,
  });
  expect(said(shy, writing)).toEqual(["they speak in a whisper, but their written work is super."]);
  const long = seen("speak", "in a whisper and only when somebody has asked for it.", "fault");
  expect(said(long, { ...writing, turns: undefined })).toHaveLength(2);
});

describe("two ticks of which nothing more is said", () => {
  const tick = (verb: string, rest: string, changes: Partial<SentencePlan>): SentencePlan =>
    seen(verb, rest, undefined, { optional: false, ...changes });
  const behaves = tick("behave", "well.", {
    sources: ["behaviour"],
    position: positionAt("conduct", "behaviour", "observation"),
    valence: "high",
  });
  const arrives = (rest: string, valence: SentencePlan["valence"]) =>
    tick("arrive", rest, {
      sources: ["punctuality"],
      position: positionAt("conduct", "punctuality", "observation"),
      valence,
    });

  test("are three at most, where all are well", () => {
    const works = (verb: string, valence: SentencePlan["valence"]) =>
      tick(verb, "all homework.", {
        sources: ["homework"],
        position: positionAt("homework", "homework", "observation"),
        valence,
      });
    expect(said(behaves, arrives("promptly.", "high"), works("complete", "high"))).toEqual([
      "they behave well, arrive promptly and complete all homework.",
    ]);
    expect(said(behaves, arrives("promptly.", "high"), works("miss", "low"))).toEqual([
      "they behave well and arrive promptly.",
      "they miss all homework.",
    ]);
  });

  test("are said in one breath, by but where they are at odds", () => {
    expect(said(behaves, arrives("promptly.", "high"))).toEqual([
      "they behave well and arrive promptly.",
    ]);
    expect(said(behaves, arrives("late too often.", "low"))).toEqual([
      "they behave well but arrive late too often.",
    ]);
  });

  test("end with what comes of the second, never of the first", () => {
    const prompt = arrives("promptly, which is good to see.", "high");
    expect(said(behaves, prompt)).toHaveLength(1);
    const thanked = {
      ...behaves,
      tokens: [...behaves.tokens.slice(0, 2), ...prompt.tokens.slice(2)],
    };
    expect(said(thanked, arrives("on time.", "high"))).toHaveLength(2);
  });

  test("stay apart where a note excuses one of them", () => {
    expect(said(behaves, arrives("late too often.", undefined))).toHaveLength(2);
  });
});

describe("a tick and what its note says of it", () => {
  const tick = (valence: SentencePlan["valence"]) =>
    seen("behave", "well.", undefined, { sources: ["behaviour"], valence });
  const chats = seen("chat", "to friends.", "fault");

  test("make one sentence, of both sources", () => {
    const [both] = joinTicks([tick("high"), seen("help", "others.", "praise")]);
    expect(roughText(both?.tokens ?? [])).toBe("they behave well and help others.");
    expect(both?.sources).toEqual(["behaviour", "behaviour_notes"]);
    expect(said(tick("high"), chats)).toEqual(["they behave well but chat to friends."]);
    expect(said(tick("low"), chats)).toEqual(["they behave well and chat to friends."]);
  });

  test("say who it is again where the tick is about something of theirs", () => {
    const conduct = {
      ...tick("high"),
      tokens: [
        { kind: "reference" as const, form: "possessive" as const },
        { kind: "text" as const, text: " conduct is good." },
      ],
    };
    expect(said(conduct, chats)).toEqual(["their conduct is good, but they chat to friends."]);
  });

  test("stay apart where the tick asks for something, where it would be said twice, or where either is unsure", () => {
    expect(said({ ...tick("low"), valence: undefined }, chats)).toHaveLength(2);
    expect(said(tick("low"), seen("need", "help.", undefined))).toHaveLength(2);
    const late = seen("be", "late and must change.", undefined, {
      sources: ["behaviour"],
      valence: "low",
    });
    expect(said(late, chats)).toHaveLength(2);
    expect(said(tick("high"), seen("behave", "well at all times.", "praise"))).toHaveLength(2);
    expect(said(tick("low"), seen("help", "others.", "fact"))).toHaveLength(2);
  });
});

test("a tick that is nobody's fault is joined to its reason, and to nothing else", () => {
  const late = seen("arrive", "late now and then.", undefined, { sources: ["punctuality"] });
  const note = { sources: ["punctuality_notes" as const] };
  const walks = seen("come", "from PE.", "fact", note);
  expect(said(late, walks)).toEqual(["they arrive late now and then, as they come from PE."]);
  expect(said(late, seen("stand", "at the door.", "fact", note))).toHaveLength(2);
});
