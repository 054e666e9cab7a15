import { describe, expect, it } from "vitest";
import {
  flag,
  oneOf,
  pageNumber,
  putInto,
  recordId,
  stateIn,
  typedText,
} from "./use-address-state.ts";

const parts = {
  search: typedText,
  size: oneOf<number>([10, 25], 10),
  classroom: recordId,
  unread: flag,
  page: pageNumber,
};
const FIRST = stateIn(parts, "", "");

function inAddress(state: typeof FIRST, list = "", before = ""): string {
  const query = new URLSearchParams(before);
  putInto(query, parts, list, state);
  return query.toString();
}

describe("a list in the address", () => {
  it("comes back as it was", () => {
    const state: typeof FIRST = {
      search: "José & Co",
      size: 25,
      classroom: 7,
      unread: true,
      page: 3,
    };
    expect(stateIn(parts, "", inAddress(state))).toEqual(state);
  });

  it("leaves out what is as at first", () => {
    expect(inAddress(FIRST, "", "?page=2&search=a")).toBe("");
  });

  it.each([
    ["nothing", ""],
    ["what no list has", "?size=11&classroom=0&unread=maybe&page=-1"],
    ["no numbers", "?size=ten&classroom=1e3&page=2.5"],
    ["numbers beyond all records", "?classroom=99999999999&page=99999999"],
  ])("begins at the beginning where the address says %s", (_, search) => {
    expect(stateIn(parts, "", search)).toEqual(FIRST);
  });

  it("takes no search that the server would refuse", () => {
    expect(stateIn(parts, "", `?search=%00${"a".repeat(300)}`).search).toBe("a".repeat(200));
  });

  it("stands beside others, and beside what is no list's", () => {
    const both = inAddress({ ...FIRST, page: 2 }, "teachers", "?review=drafts&page=4");
    expect(both).toBe("review=drafts&page=4&teachers-page=2");
    expect(stateIn(parts, "", both).page).toBe(4);
    expect(stateIn(parts, "teachers", both).page).toBe(2);
  });
});
