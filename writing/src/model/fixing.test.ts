import { describe, expect, it } from "vitest";
import type { RawReport } from "./answer.ts";
import { answerLocally } from "./testing/local-model.ts";
import { ask, fatal } from "./testing/requests.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { createModelWriter } from "./writer.ts";

describe("fixing", () => {
  const first = (spoil: (report: RawReport) => RawReport) =>
    scriptedClient(async ({ user }, call) => {
      const good = await answerLocally(user);
      return call === 1 ? spoil(good) : good;
    });
  const change =
    (text: (old: string) => string) =>
    (report: RawReport): RawReport =>
      report.map((paragraph, at) =>
        paragraph.map((one, place) =>
          at === 0 && place === 0 ? { ...one, text: text(one.text) } : one,
        ),
      );

  it.each<[string, (report: RawReport) => RawReport, RegExp]>([
    ["a broken placeholder", change((old) => old.replace("{PUPIL}", "[PUPIL]")), /is no slot/u],
    [
      "an unknown placeholder",
      change((old) => `${old.slice(0, -1)} like {CLASSMATE_4}.`),
      /CLASSMATE_4.* is no slot/u,
    ],
    ["too short a text", (report) => report.slice(0, 1), /too few/u],
    ["another pupil", change(() => "{PUPIL} sits next to Zoë in every lesson."), /names somebody/u],
    [
      "a stranger",
      change(() => "{PUPIL} is taught by Mrs Featherstone in every lesson."),
      /names somebody/u,
    ],
    [
      "an invented number",
      change(() => "{PUPIL} scored 97% in the final test."),
      /number 97%? is in no fact/u,
    ],
    [
      "a change since a report that nobody gave",
      change((old) => `${old} {PUPIL} has moved from developing to advanced.`),
      /change since an earlier report|another value/u,
    ],
    [
      "a diagnosis",
      change(() => "{PUPIL} has dyslexia and works around it."),
      /health, family or safety/u,
    ],
    [
      "a missing tick",
      (report) =>
        report.map((paragraph) =>
          paragraph.filter(({ sources }) => !sources.includes("punctuality")),
        ),
      /punctuality/u,
    ],
    [
      "no name at all",
      (report) =>
        report.map((paragraph) =>
          paragraph.map((one) => ({ ...one, text: one.text.replaceAll("{PUPIL}", "{They}") })),
        ),
      /PUPIL/u,
    ],
  ])("asks again after %s", async (_, spoil, told) => {
    const client = first(spoil);
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(client.requests.length).toBeGreaterThan(1);
    expect(client.requests[1]?.user).toMatch(told);
    expect(client.requests[1]?.user).not.toMatch(/amara|zoë/iu);
    expect(fatal(request, report)).toEqual([]);
  });

  it("fixes on this side what needs no second call: guessed pronouns and bare verbs", async () => {
    const client = first(
      change((old) =>
        old
          .replaceAll(/\{([^|{}]+)\|[^|{}]+\}/gu, "$1")
          .replaceAll("{They}", "He")
          .replaceAll("{they}", "he")
          .replaceAll("{their}", "his"),
      ),
    );
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(report.text).not.toMatch(/\b(?:he|his)\b/iu);
    expect(fatal(request, report)).toEqual([]);
  });

  it("gives up after three answers and never shows the last", async () => {
    const client = scriptedClient(() => [[{ text: "{PUPIL} did fine.", sources: ["level"] }]]);
    const error = await createModelWriter(client)
      .write(ask())
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: "failed_checks" });
    expect(client.requests).toHaveLength(3);
    expect(String(error)).not.toContain("Amara");
  });
});
