import { describe, expect, it } from "vitest";
import { redact } from "./redact.ts";
import { restore } from "./restore.ts";
import { buildRosterIndex } from "./roster.ts";

const OWN = { first_name: "Amelia", last_name: "Hartley" };
const ROSTER = buildRosterIndex({ students: [OWN], staff: [], school: "Oakfield Academy" });

function sent(text: string, ...byHand: string[]) {
  return redact([text], ROSTER, OWN, byHand);
}

describe("words that the teacher has taken out by hand", () => {
  it.each([
    ["Plays chess; CHESS club captain", "chess", "Plays {REMOVED_1}; {REMOVED_1} club captain"],
    ["Keen on canoe  polo", "canoe polo", "Keen on {REMOVED_1}"],
    ["Chessboards are no chess", "chess", "Chessboards are no {REMOVED_1}"],
    ["Amelia won (again) on 3.4", "(again)", "{PUPIL} won {REMOVED_1} on 3.4"],
    ["the café in town", "cafe\u0301", "the {REMOVED_1} in town"],
    ["nothing of it", "...", "nothing of it"],
    ["works on well-known, 24/7 texts", "well-known, 24/7", "works on {REMOVED_1} texts"],
  ])("%s: %s", (text, word, left) => {
    expect(sent(text, word).texts).toEqual([left]);
  });

  it("are put back as everything else is", () => {
    const { texts, table } = sent("Amelia plays chess", "chess");
    expect(restore(texts[0] ?? "", table)).toEqual({ ok: true, text: "Amelia plays chess" });
  });
});

describe("what was taken out of a text", () => {
  it.each([
    "Amelia met Tanvi on 12/03/2011, 07700 900123",
    "Ａmelia's\u200B book: ame\u0301lia@x.org",
    "ﷺ Amelia ﬁnished with Zoe\u0301",
  ])("is told by its places as typed: %j", (typed) => {
    const { texts, taken } = sent(typed);
    let put = "";
    let at = 0;
    for (const { start, end, placeholder } of taken[0] ?? []) {
      put += typed.slice(at, start) + placeholder;
      at = end;
    }
    put += typed.slice(at);
    expect(taken[0]?.length).toBeGreaterThan(0);
    expect(put.normalize("NFKC").replaceAll("\u200B", "")).toBe(texts[0]);
    expect(put).not.toMatch(/melia|Tanvi|Zoe|900123/u);
  });
});
