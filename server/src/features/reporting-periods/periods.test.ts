import { describe, expect, it } from "vitest";
import { dateInLondon, schoolYearOf, termBefore, termOf } from "./periods.ts";

const at = (iso: string) => new Date(iso);

describe("termOf", () => {
  it("gives autumn from 1 September to 31 December", () => {
    const autumn = { name: "Autumn term 2026", starts_on: "2026-09-01", ends_on: "2026-12-31" };
    expect(termOf(at("2026-09-01T00:00:00+01:00"))).toEqual(autumn);
    expect(termOf(at("2026-11-21T12:00:00Z"))).toEqual(autumn);
    expect(termOf(at("2026-12-31T23:59:59Z"))).toEqual(autumn);
  });

  it("gives spring from 1 January to 31 March", () => {
    const spring = { name: "Spring term 2027", starts_on: "2027-01-01", ends_on: "2027-03-31" };
    expect(termOf(at("2027-01-01T00:00:00Z"))).toEqual(spring);
    expect(termOf(at("2027-03-31T23:59:59+01:00"))).toEqual(spring);
  });

  it("gives summer from 1 April to 31 August", () => {
    const summer = { name: "Summer term 2026", starts_on: "2026-04-01", ends_on: "2026-08-31" };
    expect(termOf(at("2026-04-01T00:00:00+01:00"))).toEqual(summer);
    expect(termOf(at("2026-08-31T23:59:59+01:00"))).toEqual(summer);
  });

  it("goes by the date in London, not in UTC", () => {
    expect(termOf(at("2026-08-31T23:30:00Z")).name).toBe("Autumn term 2026");
    expect(termOf(at("2026-03-31T23:30:00Z")).name).toBe("Summer term 2026");
    expect(termOf(at("2026-12-31T23:30:00Z")).name).toBe("Autumn term 2026");
  });
});

describe("termBefore", () => {
  it.each([
    ["2026-11-21", "Summer term 2026"],
    ["2027-01-01", "Autumn term 2026"],
    ["2027-04-01", "Spring term 2027"],
  ])("of %s is the %s", (day, name) => {
    expect(termBefore(at(`${day}T12:00:00Z`)).name).toBe(name);
  });
});

describe("schoolYearOf", () => {
  it.each([
    ["2026-08-31", 2025],
    ["2026-09-01", 2026],
    ["2027-08-31", 2026],
  ])("of %s began in %i", (day, year) => {
    expect(schoolYearOf(at(`${day}T12:00:00Z`))).toBe(year);
  });
});

describe("dateInLondon", () => {
  it.each([
    ["2026-01-02T12:00:00Z", "2026-01-02"],
    ["2026-06-30T23:30:00Z", "2026-07-01"],
    ["2026-12-31T23:30:00Z", "2026-12-31"],
    ["2026-10-11T00:30:00+01:00", "2026-10-11"],
  ])("at %s is %s", (instant, date) => {
    expect(dateInLondon(at(instant))).toBe(date);
  });
});
