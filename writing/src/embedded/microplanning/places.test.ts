import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { roughText } from "../lexicon/template.ts";
import { sayPlaceOnce } from "./places.ts";

function plan(field: ReportField, text: string): SentencePlan {
  return {
    tokens: [
      { kind: "reference", form: "subject" },
      { kind: "text", text },
    ],
    sources: [field],
    position: POSITION_OF[field],
    optional: false,
    valence: "high",
    size: 5,
  };
}

test("conduct is not placed in lessons right after something else was", () => {
  const paragraph = [
    plan("participation", " take part in class."),
    plan("behaviour", " behave well in lessons."),
  ];
  expect(sayPlaceOnce(paragraph).map(({ tokens }) => roughText(tokens))).toEqual([
    "they take part in class.",
    "they behave well.",
  ]);
});

test("where nothing else was, and in what is not of conduct, the place stays", () => {
  const paragraph = [
    plan("behaviour", " behave well in lessons."),
    plan("participation", " take part in class."),
  ];
  expect(sayPlaceOnce(paragraph)).toEqual(paragraph);
});
