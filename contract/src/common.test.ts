import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  booleanFilter,
  calendarDay,
  idFilter,
  idParams,
  LARGEST_NUMBER,
  listOf,
  listQuery,
  recordId,
  yearFilter,
} from "./common.ts";

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe("a record's id", () => {
  it.each([
    [1, 1],
    [2_147_483_647, 2_147_483_647],
    ["7", 7],
    ["120", 120],
    ["999999999", 999_999_999],
  ])("%j is %d", (value, id) => {
    expect(recordId.parse(value)).toBe(id);
    expect(idParams.parse({ id: value })).toEqual({ id });
  });

  it.each([0, -1, 1.5, 2_147_483_648, "0", "07", "-7", "7a", "a7", "", "1000000000", null])(
    "%j is none",
    (value) => {
      expect(recordId.safeParse(value).error?.issues[0]?.message).toBe("A valid id is required.");
    },
  );

  it("is no larger than what the database counts to", () => {
    expect(LARGEST_NUMBER).toBe(2_147_483_647);
  });
});

describe("a day of the calendar", () => {
  it.each([
    ["2025-01-31", true],
    ["2024-02-29", true],
    ["2025-02-29", false],
    ["0000-01-01", false],
    ["0001-01-01", true],
    ["31.01.2025", false],
  ])("%s: %s", (day, is) => {
    expect(takes(calendarDay, day)).toBe(is);
  });

  it("without a year is refused in words", () => {
    expect(calendarDay.safeParse("0000-01-01").error?.issues[0]?.message).toMatch(
      /^A date such as/u,
    );
  });
});

describe("the query of a list", () => {
  it("may be empty: the whole list", () => {
    expect(listQuery.parse({})).toEqual({});
  });

  it.each([
    [{ page: "1" }, { page: 1 }],
    [{ page: "1000000" }, { page: 1_000_000 }],
    [
      { page: "2", page_size: "100", ordering: "-name" },
      { page: 2, page_size: 100, ordering: "-name" },
    ],
  ])("%j asks for %j", (query, expected) => {
    expect(listQuery.parse(query)).toEqual(expected);
  });

  it.each([
    { page: "0" },
    { page: "1000001" },
    { page: "-1" },
    { page: "1x" },
    { page: "1 " },
    { page: "1e1" },
    { page: "0x1" },
    { page: "x1" },
    { page: "" },
    { page: 1 },
    { page_size: "101" },
    { page_size: "0" },
    { ordering: "x".repeat(41) },
  ])("%j is refused", (query) => {
    expect(takes(listQuery, query)).toBe(false);
  });

  it("says which numbers there are", () => {
    expect(listQuery.safeParse({ page_size: "101" }).error?.issues[0]?.message).toBe(
      "A whole number from 1 to 100 is required.",
    );
  });
});

describe("filters", () => {
  it("may be left out", () => {
    for (const filter of [yearFilter, booleanFilter, idFilter]) {
      expect(filter.parse(undefined)).toBeUndefined();
    }
  });

  it("read what an address holds", () => {
    expect(yearFilter.parse("9")).toBe(9);
    expect(idFilter.parse("12")).toBe(12);
    expect(booleanFilter.parse("true")).toBe(true);
    expect(booleanFilter.parse("false")).toBe(false);
  });

  it("refuse the rest", () => {
    expect(takes(yearFilter, "100")).toBe(false);
    expect(takes(yearFilter, "0")).toBe(false);
    expect(takes(idFilter, "1000000000")).toBe(false);
    expect(takes(idFilter, "0")).toBe(false);
    expect(takes(booleanFilter, "yes")).toBe(false);
  });
});

describe("an answered list", () => {
  const names = listOf(z.string());
  const page = { count: 2, next: null, previous: "…", results: ["Zoë", "Ben"] };

  it("is an array or a page", () => {
    expect(names.parse(["Zoë"])).toEqual(["Zoë"]);
    expect(names.parse(page)).toEqual(page);
  });

  it("is nothing else", () => {
    for (const wrong of [
      { ...page, count: -1 },
      { ...page, next: 1 },
      { ...page, results: [1] },
      {},
      [1],
    ]) {
      expect(takes(names, wrong)).toBe(false);
    }
  });
});
