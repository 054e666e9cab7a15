import { describe, expect, it } from "vitest";
import { NO_POLICY, OFFERS, reportPolicy, setReportPolicies } from "./report-policies.ts";

const withWords = (...avoid_words: string[]) =>
  reportPolicy.safeParse({ ...NO_POLICY, avoid_words });

describe("what a school settles for its reports", () => {
  it("is nothing at first, and is changed piece by piece", () => {
    expect(reportPolicy.parse(NO_POLICY)).toEqual({
      length_range: null,
      length_unit: "words",
      look_first: false,
      length_fixed: false,
      tone: "own",
      avoid_words: [],
      writer: "configured",
      advice_share: 25,
      offers: [],
    });
    expect(setReportPolicies.body?.parse({ tone: "warm" })).toEqual({ tone: "warm" });
  });

  it.each(["lazy", "could do better", "isn’t", "isn't", "well-read", "naïve", "1st"])(
    "may avoid “%s”",
    (word) => {
      expect(withWords(` ${word} `).data?.avoid_words).toEqual([word]);
    },
  );

  it.each(["-lazy", "lazy!", "a/b", "(lazy)", "'tis"])("cannot avoid “%s”", (word) => {
    expect(withWords(word).error?.issues[0]?.message).toBe("Use letters, spaces and hyphens only.");
  });

  it("has words of 1 to 40 characters, and at most 100 of them", () => {
    expect(withWords("a").success).toBe(true);
    expect(withWords(" ").error?.issues[0]?.message).toBe("A word is required.");
    expect(withWords("a".repeat(40)).success).toBe(true);
    expect(withWords("a".repeat(41)).error?.issues[0]?.message).toBe(
      "A word has at most 40 characters.",
    );
    expect(withWords(...Array<string>(100).fill("a")).success).toBe(true);
    expect(withWords(...Array<string>(101).fill("a")).error?.issues[0]?.message).toBe(
      "At most 100 words can be avoided.",
    );
  });

  it("lets advice be at most half of a text, in whole percents", () => {
    const withShare = (advice_share: number) =>
      reportPolicy.safeParse({ ...NO_POLICY, advice_share });
    for (const share of [0, 25, 50]) expect(withShare(share).success).toBe(true);
    const refusals = [-1, 51, 12.5].map((share) => withShare(share).error?.issues[0]?.message);
    expect(refusals).toEqual([
      "The share cannot be below 0 percent.",
      "The share can be at most 50 percent.",
      "A whole number is required.",
    ]);
  });

  it("knows eight offers", () => {
    const withOffers = (...offers: string[]) => reportPolicy.safeParse({ ...NO_POLICY, offers });
    expect(withOffers(...OFFERS).success).toBe(true);
    expect(withOffers("horse_riding").success).toBe(false);
    expect(withOffers(...OFFERS, "library").error?.issues[0]?.message).toBe(
      "Each offer is listed once.",
    );
  });

  it("knows three tones and two writers", () => {
    for (const tone of ["own", "warm", "formal"]) {
      expect(reportPolicy.safeParse({ ...NO_POLICY, tone }).success).toBe(true);
    }
    expect(reportPolicy.safeParse({ ...NO_POLICY, tone: "cold" }).success).toBe(false);
    expect(reportPolicy.safeParse({ ...NO_POLICY, writer: "embedded" }).success).toBe(true);
    expect(reportPolicy.safeParse({ ...NO_POLICY, writer: "nobody" }).success).toBe(false);
  });
});
