import { describe, expect, it } from "vitest";
import type { RawReport } from "./answer.ts";
import { answerLocally } from "./testing/local-model.ts";
import { ask } from "./testing/requests.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { createModelWriter } from "./writer.ts";

describe("refine", () => {
  const writer = (client = scriptedClient()) => ({ client, writer: createModelWriter(client) });

  it("rewords one sentence and leaves the others alone", async () => {
    const { writer: model } = writer();
    // Not so near its least length that a shorter sentence would need another one beside it.
    const request = ask({ about: { range: "500-1200", unit: "characters" } });
    const report = await model.write(request);
    const at = report.sentences.findIndex(({ sources }) => sources.includes("behaviour"));
    const refined = await model.refine?.({
      ...request,
      seed: 9,
      report,
      change: { kind: "reword", sentence: at },
    });
    expect(refined?.sentences[at]?.text).not.toBe(report.sentences[at]?.text);
    const rest = (sentences: readonly { text: string }[] = []) =>
      sentences.map(({ text }) => text).filter((_, place) => place !== at);
    expect(rest(refined?.sentences)).toEqual(rest(report.sentences));
    expect(refined?.text.split("\n\n")).toHaveLength(report.text.split("\n\n").length);
  });

  it("sends the text without names, gender and classmates", async () => {
    const { client, writer: model } = writer();
    const request = ask();
    const report = await model.write(request);
    const own = {
      text: "Amara and Zoë told me at home@example.org that she is keen.",
      sources: ["teacher" as const],
    };
    const changed = { text: `${report.text} ${own.text}`, sentences: [...report.sentences, own] };
    await model
      .refine?.({ ...request, report: changed, change: { kind: "warmer" } })
      .catch(() => null);
    const sent = client.requests.at(-1)?.user ?? "";
    expect(sent).toContain(
      "{PUPIL} and a classmate told me at (removed) that {they} {is|are} keen.",
    );
    expect(client.requests.map(({ user }) => user).join("\n")).not.toMatch(
      /amara|zoë|example\.org|\bshe\b/iu,
    );
  });

  it("insists on the teacher's own sentences", async () => {
    const forgetful = scriptedClient(async ({ user }) =>
      (await answerLocally(user)).filter((paragraph) =>
        paragraph.every(({ sources }) => !sources.includes("teacher")),
      ),
    );
    const { client, writer: model } = writer(forgetful);
    const request = ask();
    const report = await model.write(request);
    const own = { text: "I am proud of this.", sources: ["teacher" as const] };
    const changed = { text: `${report.text} ${own.text}`, sentences: [...report.sentences, own] };
    await expect(
      model.refine?.({ ...request, report: changed, change: { kind: "more_formal" } }),
    ).rejects.toMatchObject({
      kind: "failed_checks",
    });
    expect(client.requests.at(-1)?.user).toContain("word for word");
  });

  it("insists on the input that is to be worked in", async () => {
    const unmoved = scriptedClient(async ({ user }) => {
      const asked = JSON.parse(user.split("\n\nYour last")[0] ?? "") as { report?: RawReport };
      return asked.report ?? answerLocally(user);
    });
    const { client, writer: model } = writer(unmoved);
    const request = ask();
    const report = await model.write(request);
    const inputs = { ...request.facts.inputs, additional_notes: "led the debate on rivers" };
    const more = { ...request, facts: { ...request.facts, inputs }, report };
    const change = { kind: "include", field: "additional_notes" } as const;
    await expect(model.refine?.({ ...more, change })).rejects.toMatchObject({
      kind: "failed_checks",
    });
    expect(client.requests.at(-1)?.user).toContain("No sentence says what additional_notes says");
    const kept = { ...more, facts: { ...more.facts, leave_out: ["additional_notes" as const] } };
    const before = client.requests.length;
    await expect(model.refine?.({ ...kept, change })).rejects.toThrow(/kept out/u);
    expect(client.requests).toHaveLength(before);
  });

  it("makes a text shorter and longer, inside its range", async () => {
    const short = scriptedClient(async ({ user }) => {
      const asked = JSON.parse(user.split("\n\nYour last")[0] ?? "") as {
        change?: string;
        report?: RawReport;
      };
      if (!asked.change) return answerLocally(user);
      const general =
        asked.report?.flat().filter(({ sources }) => sources.includes("general")) ?? [];
      const gone = general.at(-1);
      return (asked.report ?? []).map((paragraph) =>
        paragraph.filter((one) => one.text !== gone?.text),
      );
    });
    const model = createModelWriter(short);
    const request = ask({ about: { range: "500-1200", unit: "characters" } });
    const written = await model.write(request);
    // A text is written just above its least length, and has no room to be shortened.
    const more = { text: "It would help Amara to begin early.", sources: ["general" as const] };
    const report = {
      ...written,
      text: `${written.text} ${more.text}`,
      sentences: [...written.sentences, more],
    };
    const refined = await model.refine?.({ ...request, report, change: { kind: "shorter" } });
    expect(refined?.text.length).toBeLessThan(report.text.length);
    expect(refined?.text.length).toBeGreaterThanOrEqual(500);
    expect(refined?.written_by).toMatch(/^refine-report\/5/u);
  });

  it("says so where the range leaves no room", async () => {
    const { writer: model } = writer();
    const text = `Amara ${"works ".repeat(299)}`.trim();
    const report = { text, sentences: [{ text, sources: ["level" as const] }] };
    await expect(model.refine?.({ ...ask(), report, change: { kind: "shorter" } })).rejects.toThrow(
      /already as short as 300-400 words/u,
    );
  });
});
