import { describe, expect, it } from "vitest";
import {
  cutoffs,
  cutoffsOfWarnings,
  dueWarning,
  endOf,
  KINDS,
  type Kind,
  noticedBefore,
  removalOf,
} from "./rules.ts";

const now = new Date("2026-11-21T03:00:00Z");
const at = (text: string) => new Date(`${text}T03:00:00Z`);

describe("retention", () => {
  it("counts 14 days for sessions, 7 for what can be brought back, 12 months for pupils and reports", () => {
    expect(cutoffs(now)).toMatchObject({
      session: "2026-11-07T03:00:00.000Z",
      discarded: "2026-11-14T03:00:00.000Z",
      cleared: "2026-11-14T03:00:00.000Z",
      deleted: "2026-11-14T03:00:00.000Z",
      report: "2025-11-21T03:00:00.000Z",
      pupil: "2025-11-21T03:00:00.000Z",
      batch: "2025-11-21T03:00:00.000Z",
    });
  });

  it("counts 89 days for accounts and institutions", () => {
    expect(cutoffs(now)).toMatchObject({
      account: "2026-08-24T03:00:00.000Z",
      institution: "2026-08-24T03:00:00.000Z",
    });
    expect(cutoffsOfWarnings(now)).toMatchObject({
      account: "2026-09-23T03:00:00.000Z",
      institution: "2026-09-23T03:00:00.000Z",
    });
  });

  it("waits for notice with everything that is warned of, and with nothing else", () => {
    const late = (kind: Kind) =>
      removalOf({ kind, base: "2020-01-01T03:00:00Z", warned_since: null }, now) > now;
    expect(KINDS.filter(late)).toEqual(["report", "pupil", "account", "institution"]);
    expect(Object.keys(noticedBefore(now))).toEqual(["report", "pupil", "account", "institution"]);
  });

  it("removes closed accounts within 90 days, though it runs once a day only", () => {
    const end = endOf("account", at("2026-01-01"));
    expect(end.getTime() + 86_400_000).toBeLessThanOrEqual(at("2026-04-01").getTime());
  });

  it("takes the last day of a month for one that the month does not have", () => {
    expect(endOf("report", at("2024-02-29"))).toEqual(at("2025-02-28"));
  });

  it("warns 30 and 7 days before, each once, and not of what goes now", () => {
    const end = at("2026-12-21");
    expect(dueWarning(end, [], at("2026-11-20"))).toBeNull();
    expect(dueWarning(end, [], at("2026-11-21"))).toBe(30);
    expect(dueWarning(end, [30], at("2026-11-22"))).toBeNull();
    expect(dueWarning(end, [30], at("2026-12-14"))).toBe(7);
    expect(dueWarning(end, [30, 7], at("2026-12-20"))).toBeNull();
    // A first look that late gives the later warning only.
    expect(dueWarning(end, [], at("2026-12-18"))).toBe(7);
    expect(dueWarning(end, [7], at("2026-12-19"))).toBeNull();
    expect(dueWarning(end, [], end)).toBeNull();
    expect(dueWarning(end, [], at("2026-12-22"))).toBeNull();
    expect(dueWarning(end, [], new Date(end.getTime() - 1))).toBe(7);
    expect(dueWarning(end, [], new Date(at("2026-11-21").getTime() - 1))).toBeNull();
  });

  it("removes what is warned of at the earliest 7 days after the first warning", () => {
    const over = { kind: "report", base: "2025-01-01T03:00:00Z" } as const;
    expect(removalOf({ ...over, warned_since: null }, now)).toEqual(at("2026-11-28"));
    expect(removalOf({ ...over, warned_since: "2026-11-16T03:00:00Z" }, now)).toEqual(
      at("2026-11-23"),
    );
    expect(removalOf({ ...over, warned_since: "2025-12-02T03:00:00Z" }, now)).toEqual(
      at("2026-01-01"),
    );
    const session = { kind: "session", base: "2026-11-01T03:00:00Z", warned_since: null } as const;
    expect(removalOf(session, now)).toEqual(at("2026-11-15"));
    expect(noticedBefore(now).report).toBe("2026-11-14T03:00:00.000Z");
  });

  it("looks 30 days ahead for warnings, and warns of no session", () => {
    expect(cutoffsOfWarnings(now)).toEqual({
      report: "2025-12-21T03:00:00.000Z",
      pupil: "2025-12-21T03:00:00.000Z",
      account: expect.any(String),
      institution: expect.any(String),
    });
  });
});
