import { expect, test } from "vitest";
import { byTerm } from "./by-term.ts";

const text = (name: string, period: string, day: number, given: object = {}) => ({
  name,
  period,
  created_at: `2026-01-${String(day).padStart(2, "0")}T09:00:00.000Z`,
  status: "draft" as const,
  standing: false,
  was_kept: false,
  ...given,
});

test("shows the latest term first, and in each what is or was kept before drafts", () => {
  const texts = [
    text("newest draft", "Spring", 20, { standing: true }),
    text("earlier draft", "Spring", 19),
    text("kept", "Spring", 12, { status: "kept", standing: true }),
    text("kept before", "Spring", 10, { was_kept: true }),
    text("kept in autumn", "Autumn", 3, { status: "kept", standing: true }),
    text("drafted in autumn", "Autumn", 4),
  ];
  expect(byTerm(texts).map(({ name }) => name)).toEqual([
    "kept",
    "kept before",
    "newest draft",
    "earlier draft",
    "kept in autumn",
    "drafted in autumn",
  ]);
});
