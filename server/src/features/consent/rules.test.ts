import { describe, expect, it } from "vitest";
import { embeddedOnly } from "./rules.ts";

const today = "2026-11-21";
const of = (date_of_birth: string | null, decision: "given" | "withdrawn" | null = null) =>
  embeddedOnly({ date_of_birth, decision }, true, today);

describe("who is written on this server only", () => {
  it("is a pupil under 13 without consent", () => {
    expect(of("2013-11-22")).toBe("under_age");
    expect(of("2013-11-21")).toBeNull();
    expect(of("2013-11-22", "given")).toBeNull();
    expect(embeddedOnly({ date_of_birth: "2012-02-29", decision: null }, true, "2025-02-28")).toBe(
      "under_age",
    );
    expect(
      embeddedOnly({ date_of_birth: "2012-02-29", decision: null }, true, "2025-03-01"),
    ).toBeNull();
  });

  it("is a pupil without a date of birth", () => {
    expect(of(null)).toBe("no_birth_date");
    expect(of(null, "given")).toBeNull();
  });

  it("is whoever's guardian said no, at any age and whatever the setting", () => {
    expect(of("2008-01-01", "withdrawn")).toBe("withdrawn");
    expect(embeddedOnly({ date_of_birth: "2008-01-01", decision: "withdrawn" }, false, today)).toBe(
      "withdrawn",
    );
  });

  it("is nobody else where the institution does not ask for consent", () => {
    expect(embeddedOnly({ date_of_birth: null, decision: null }, false, today)).toBeNull();
    expect(embeddedOnly({ date_of_birth: "2020-01-01", decision: null }, false, today)).toBeNull();
  });
});
