import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

function drawn(page: number, pages: number): string {
  return pageNumbers(page, pages)
    .map((item) =>
      typeof item === "string"
        ? "…"
        : item.role === "number"
          ? item.page
          : `${item.role} ${item.page}`,
    )
    .join(" ");
}

test.each([
  [1, 2, "1 2"],
  [3, 5, "1 2 3 4 5"],
  [1, 6, "1 2 3 4 5 last 6"],
  [1, 20, "1 2 3 4 5 … last 20"],
  [4, 20, "first 1 2 3 4 5 6 … last 20"],
  [10, 20, "first 1 … 8 9 10 11 12 … last 20"],
  [17, 20, "first 1 … 15 16 17 18 19 last 20"],
  [20, 20, "first 1 … 16 17 18 19 20"],
])("page %i of %i shows %s", (page, pages, shown) => {
  expect(drawn(page, pages)).toBe(shown);
});
