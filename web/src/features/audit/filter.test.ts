import { describe, expect, it } from "vitest";
import { stateIn } from "../../lib/use-address-state.ts";
import { csvAddress, FILTER_PARTS, setParts } from "./filter.ts";

const EMPTY = { search: "", action: "", subject_type: "", actor_id: "", from: "", to: "" } as const;

describe("the filter of the audit log", () => {
  it("is read from the page's address, without what means nothing", () => {
    const query =
      "?search=mina&action=student.created&subject_type=spaceship&actor_id=-3&from=2026-01-31&to=soon";
    expect(stateIn(FILTER_PARTS, "", query)).toEqual({
      ...EMPTY,
      search: "mina",
      action: "student.created",
      from: "2026-01-31",
    });
    expect(stateIn(FILTER_PARTS, "", "")).toEqual(EMPTY);
  });

  it("leads to the same entries as a file", () => {
    expect(csvAddress(EMPTY)).toBe("/api/audit/csv/");
    expect(csvAddress({ ...EMPTY, search: "a & b", actor_id: "7" })).toBe(
      "/api/audit/csv/?search=a+%26+b&actor_id=7",
    );
    expect(setParts({ ...EMPTY, search: "  " })).toEqual({});
  });
});
