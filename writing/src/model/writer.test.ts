import { countWords, EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { WritingError } from "../facts.ts";
import { followsStyle } from "../style/follows.ts";
import { profileSamples } from "../style/learn.ts";
import { answerLocally } from "./testing/local-model.ts";
import { ask, fatal, INPUTS } from "./testing/requests.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { createModelWriter } from "./writer.ts";
import { NO_RULES } from "../rules/rules.ts";

describe("a model writer", () => {
  it("is told what a tick was the last time, and tells the change", async () => {
    const client = scriptedClient(({ user }) => answerLocally(user));
    const request = ask({ about: { earlier: { level: "Advanced", behaviour: "Good Behaviour" } } });
    const report = await createModelWriter(client).write(request);
    expect(client.requests[0]?.user).toContain('"before": "Advanced"');
    expect(client.requests[0]?.user).not.toContain('"before": "Good Behaviour"');
    expect(report.text).toContain("moved from advanced to developing");
    expect(fatal(request, report)).toEqual([]);
  });

  it("writes a report that passes every check, from requests that name nobody", async () => {
    const client = scriptedClient();
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(fatal(request, report)).toEqual([]);
    expect(report.text).toContain("Amara");
    expect(report.text).not.toMatch(/[{}]/u);
    expect(report.written_by).toBe("write-report/5 Example AI/example-1");
    const sent = client.requests.map(({ system, user }) => `${system}\n\n${user}`).join("\n\n");
    expect(sent).not.toMatch(/amara|okonjo|zo[eë]|siddiqui|07700|jo@|oakfield/iu);
    expect(client.requests[0]?.user).not.toMatch(/\b(?:she|her|hers)\b/iu);
    expect(sent).toContain("{STAFF_1}");
    expect(sent).toContain("works well with a classmate");
    expect(sent).toContain("Pythagoras");
  });

  it("tells exactly what was sent", async () => {
    const client = scriptedClient();
    const report = await createModelWriter(client).write(ask());
    for (const { system, user } of client.requests)
      expect(report.sent).toContain(`${system}\n\n${user}`);
  });

  it("sends no field that is to be left out", async () => {
    const client = scriptedClient();
    await createModelWriter(client).write(ask({ about: { leave_out: ["best_achievement"] } }));
    expect(client.requests[0]?.user).not.toContain("Pythagoras");
  });

  it("works with a server that keeps to no schema", async () => {
    const client = scriptedClient(undefined, { structured: false });
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(fatal(request, report)).toEqual([]);
    expect(client.requests[0]?.schema).toBeUndefined();
    expect(client.requests[0]?.system).toContain("one sentence a line");
  });

  it("verifies the sources that the model claims", async () => {
    const client = scriptedClient(async ({ user }) =>
      (await answerLocally(user)).map((paragraph) =>
        paragraph.map(({ text }) => ({ text, sources: ["level", "best_achievement", "made_up"] })),
      ),
    );
    const report = await createModelWriter(client).write(ask());
    for (const { text, sources } of report.sentences) {
      expect(sources).not.toContain("made_up");
      if (sources.includes("best_achievement")) expect(text).toMatch(/poster|pythagoras/iu);
    }
  });

  it("refuses without the school's names", async () => {
    const client = scriptedClient();
    const request = { ...ask(), roster: null };
    await expect(createModelWriter(client).write(request)).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(client.requests).toEqual([]);
  });

  it("has nothing to say without a field", async () => {
    await expect(
      createModelWriter(scriptedClient()).write(ask({ about: { inputs: EMPTY_INPUTS } })),
    ).rejects.toMatchObject({ kind: "nothing_to_say" });
  });

  it("stops with the signal's reason", async () => {
    const reason = new Error("stopped");
    await expect(
      createModelWriter(scriptedClient()).write(ask({ signal: AbortSignal.abort(reason) })),
    ).rejects.toBe(reason);
  });

  it("tells a provider's failure in a sentence that names nobody, and passes on when to try again", async () => {
    const broken = scriptedClient(() => Promise.reject(new Error("ECONNRESET api-key sk-123")));
    const error = await createModelWriter(broken)
      .write(ask())
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WritingError);
    expect(String(error)).not.toMatch(/sk-123|ECONN|Amara/u);
    const busy = scriptedClient(() => Promise.reject(new WritingError("unavailable", "Busy.", 7)));
    await expect(createModelWriter(busy).write(ask())).rejects.toMatchObject({ retryAfter: 7 });
  });
});

describe("fairness", () => {
  const STUDENTS = [
    { first_name: "Amara", last_name: "Okonjo", pronouns: "She/Her", year: 9 },
    { first_name: "Will", last_name: "Harding", pronouns: "He/Him", year: 9 },
    { first_name: "Zoë", last_name: "Núñez", pronouns: "They/Them", year: 9 },
    { first_name: "Bartholomew-James", last_name: "O'Shaughnessy", pronouns: null, year: 9 },
  ] as const;
  const NOTE: Record<string, string> = {
    "She/Her": "She tries and her book is neat",
    "He/Him": "He tries and his book is neat",
  };

  it("sends the very same request for the same inputs under any name and pronouns", async () => {
    const requests = await Promise.all(
      STUDENTS.map(async (student) => {
        const client = scriptedClient();
        const inputs = {
          ...INPUTS,
          level_notes: `${student.first_name} finds fractions hard`,
          participation_notes:
            NOTE[student.pronouns ?? ""] ?? "{They} {tries|try} and {their} book is neat",
        };
        if (!(student.pronouns ?? "") || student.pronouns === "They/Them")
          inputs.participation_notes = "He tries and his book is neat";
        await createModelWriter(client).write(ask({ about: { student, inputs } }));
        return `${client.requests[0]?.system}\n${client.requests[0]?.user}`;
      }),
    );
    expect(new Set(requests).size).toBe(1);
    expect(requests[0]).toContain("{They} {tries|try} and {their} book is neat");
  });

  it("gives the same judgement and the same length", async () => {
    const texts = await Promise.all(
      STUDENTS.map(async (student) => {
        const inputs = { ...INPUTS, level_notes: "", participation_notes: "" };
        const report = await createModelWriter(scriptedClient()).write(
          ask({ about: { student, inputs } }),
        );
        return { student, report };
      }),
    );
    const shapes = texts.map(({ report }) =>
      report.sentences.map(({ sources }) => sources.join("+")).join(" / "),
    );
    expect(new Set(shapes).size).toBe(1);
    expect(new Set(texts.map(({ report }) => countWords(report.text))).size).toBe(1);
  });
});

describe("a teacher's style", () => {
  const style = profileSamples(
    Array.from(
      { length: 10 },
      (_, at) =>
        `I've enjoyed teaching {PUPIL} this term! {PUPIL} doesn't give up, and I've seen real progress in topic ${"abcdefghij"[at]}.\n\nLet's keep it up at home!`,
    ),
  );
  /** Answers as if the request held no style. */
  const deaf = ({ user }: { user: string }) => {
    const [json = "", ...rest] = user.split("\n\nYour last");
    const asked: object = { ...(JSON.parse(json) as object), style: undefined };
    return answerLocally([JSON.stringify(asked), ...rest].join("\n\nYour last"));
  };
  const share = (text: string) => {
    const list = followsStyle(style, text.replaceAll("Amara", "{PUPIL}"));
    return list.filter(({ followed }) => followed).length / list.length;
  };

  it("is asked for in plain words, and heard in the text", async () => {
    const client = scriptedClient();
    const report = await createModelWriter(client).write(ask({ style }));
    expect(client.requests[0]?.user).toContain("The teacher writes as “I”.");
    expect(client.requests[0]?.user).toContain("Writes 2 paragraphs.");
    const shares = [share(report.text)];
    for (let seed = 1; seed < 6; seed++) {
      const another = await createModelWriter(scriptedClient()).write({ ...ask({ style }), seed });
      shares.push(share(another.text));
    }
    // One text need not hold every habit; the teacher's reports together do.
    expect(shares.reduce((sum, each) => sum + each, 0) / shares.length).toBeGreaterThanOrEqual(
      0.85,
    );
  });

  it("is asked for once more where it was not heard, and is then no reason to withhold a text", async () => {
    const client = scriptedClient(deaf);
    const report = await createModelWriter(client).write(ask({ style }));
    expect(client.requests).toHaveLength(2);
    expect(client.requests[1]?.user).toContain("Write as “I”, as the teacher does.");
    expect(share(report.text)).toBeLessThan(0.85);
  });

  it("gives way to the tone that the school has settled", async () => {
    const client = scriptedClient(deaf);
    await createModelWriter(client).write(ask({ style, rules: { ...NO_RULES, tone: "formal" } }));
    expect(client.requests.at(-1)?.user).not.toContain("as the teacher does.");
  });
});
