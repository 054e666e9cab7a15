import { DRAWN_PAGES, WRITTEN_PAGES } from "@reportair/contract/pages.ts";
import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("the server knows each page of the web app, and answers none with 404", () => {
  const known = new Set<string>([...WRITTEN_PAGES, ...DRAWN_PAGES]);
  expect(Object.values(paths).filter((path) => !known.has(path))).toEqual([]);
});
