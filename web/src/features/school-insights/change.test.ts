import { describe, expect, it } from "vitest";
import { changeInCount, changeInPoints, percent } from "./change.ts";

describe("change", () => {
  it("is told in words", () => {
    const before = { name: "Summer term 2026", count: 1_500 };
    expect(changeInCount(2_700, before)).toBe("1,200 more than in summer term 2026");
    expect(changeInCount(1_499, before)).toBe("1 fewer than in summer term 2026");
    expect(changeInCount(1_500, before)).toBe("As many as in summer term 2026");
    expect(changeInCount(3, undefined)).toBe("No earlier period to compare with");
  });

  it("of a share is told in points, where both sides have something", () => {
    expect(changeInPoints({ part: 3, whole: 4 }, { part: 1, whole: 2 })).toBe("+25");
    expect(changeInPoints({ part: 1, whole: 4 }, { part: 1, whole: 2 })).toBe("−25");
    expect(changeInPoints({ part: 1, whole: 2 }, { part: 2, whole: 4 })).toBe("±0");
    expect(changeInPoints({ part: 1, whole: 2 }, { part: 0, whole: 0 })).toBeNull();
  });

  it("knows no share of nothing", () => {
    expect(percent(0, 0)).toBe("–");
    expect(percent(2, 3)).toBe("67%");
  });
});
