import { expect, test } from "vitest";
import { cutPage } from "./cut-page.ts";

const eleven = Array.from({ length: 11 }, (_, index) => index + 1);

test("cuts a page and says where it lies", () => {
  expect(cutPage(eleven, 2, 8)).toEqual({ shown: [9, 10, 11], page: 2, pages: 2, from: 9, to: 11 });
  expect(cutPage([], 1, 8)).toEqual({ shown: [], page: 1, pages: 1, from: 0, to: 0 });
});

test("moves to the last page where the wanted one is gone", () => {
  expect(cutPage(eleven, 9, 8).page).toBe(2);
  expect(cutPage(eleven, 0, 8).page).toBe(1);
});
