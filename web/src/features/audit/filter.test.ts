import { describe, expect, it } from "vitest";
import { stateIn } from "../../lib/use-address-state.ts";
import { FILTER_PARTS, setParts } from "./filter.ts";

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

  it("asks for what is set, and for nothing else", () => {
    expect(setParts({ ...EMPTY, search: "a & b", actor_id: "7" })).toEqual({
      search: "a & b",
      actor_id: "7",
    });
    expect(setParts({ ...EMPTY, search: "  " })).toEqual({});
  });
});
