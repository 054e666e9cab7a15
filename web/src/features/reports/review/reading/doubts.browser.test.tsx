import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { article, button, openReview } from "../../../../../test/review.tsx";

const FIRST = "Ada and the bell do not always agree.";
const SECOND = "She has a way with words.";
const ADA = reportOf(1, "Ada Byron", {
  report_content: `${FIRST} ${SECOND}`,
  sentences: [
    { text: FIRST, sources: ["punctuality"], doubtful: ["punctuality"] },
    { text: SECOND, sources: ["level"], doubtful: ["level"] },
  ],
  inputs: { ...reportOf(1, "Ada Byron").inputs, punctuality: "Frequently late" },
});
const ada = () => article("Ada Byron");
const question = (text: RegExp) => ada().getByRole("listitem").filter({ hasText: text });

test("a doubtful sentence is underlined, says so in words, and asks which tick it means", async () => {
  serveReports(ADA);
  await openReview(1);
  await expect
    .element(question(/Sentence 1 is doubtful. Does it say “Frequently late”/u))
    .toBeVisible();
  await expect
    .element(button("Sentence 1 comes from Punctuality, and is doubtful"))
    .toBeInTheDocument();
  const sentence = ada()
    .getByText(/^Ada and the bell/u)
    .element();
  expect(getComputedStyle(sentence).textDecorationStyle).toBe("wavy");
});

test("it is answered in place, which is stored, and the focus goes on to the next", async () => {
  const { updated } = serveReports(ADA);
  await openReview(1);
  await button("It does: sentence 1, Punctuality").click();
  await expect.element(question(/Sentence 1 is doubtful/u)).not.toBeInTheDocument();
  expect(updated.map(({ body }) => body)).toContainEqual({
    settled: { sentence: 0, field: "punctuality" },
    version: ADA.version,
  });
  await expect.element(button("It does: sentence 2, Level")).toHaveFocus();
  await button("It does: sentence 2, Level").click();
  await expect
    .element(page.getByRole("list", { name: "Doubtful sentences" }))
    .not.toBeInTheDocument();
  await expect.element(ada().getByRole("group", { name: "Refine" })).toHaveFocus();
});

test("a sentence that goes beyond what was entered asks by its words", async () => {
  const [first, second] = ADA.sentences;
  const sentences = [{ text: FIRST, sources: first?.sources ?? [], beyond: ["bell", "agree"] }];
  const { updated } = serveReports({
    ...ADA,
    sentences: second ? [...sentences, second] : sentences,
  });
  await openReview(1);
  await expect
    .element(question(/Nothing you entered speaks of “bell” or “agree”. Is it so\?/u))
    .toBeVisible();
  await button("It is so: sentence 1, “bell” or “agree”").click();
  await expect.element(question(/Nothing you entered/u)).not.toBeInTheDocument();
  expect(updated.map(({ body }) => body)).toContainEqual({
    settled: { sentence: 0, field: "beyond" },
    version: ADA.version,
  });
  await expect.element(button("It does: sentence 2, Level")).toHaveFocus();
});

test("it is edited where it does not say its tick", async () => {
  serveReports(ADA);
  await openReview(1);
  await button("Edit: sentence 2, Level").click();
  await expect.element(ada().getByRole("textbox", { name: "Report for Ada Byron" })).toHaveFocus();
});

test("nothing is settled where the text has changed elsewhere", async () => {
  const server = serveReports(ADA);
  await openReview(1);
  await expect.element(question(/Sentence 1 is doubtful/u)).toBeVisible();
  server.rewrite(1, "Another text.");
  await button("It does: sentence 1, Punctuality").click();
  await expect.element(page.getByText(/The report has changed elsewhere/u).first()).toBeVisible();
});
