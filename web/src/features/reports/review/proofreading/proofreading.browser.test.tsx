import { proofread, type Advice } from "@reportair/contract/features/proofreading.ts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ADA, BEN } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { button, editor, editReport, openReview, press } from "../../../../../test/review.tsx";
import { answer, LOST } from "../../../../../test/server.ts";

const PHONE = "Ring me on 07700 900123.";
const NUMBER = "07700 900123";
const MESSAGE = "This looks like a phone number. Leave it out.";

/** A server that advises of these words wherever they stand. */
function advising(words: string, given: Partial<Advice> = {}) {
  return answer(proofread, ({ body: { report_content: text } }): Advice[] => {
    const from = text.indexOf(words);
    const to = from + words.length;
    return from < 0 ? [] : [{ from, to, kind: "contact", message: MESSAGE, ...given }];
  });
}
const list = () => page.getByRole("region", { name: "Worth a look" });
const items = () => list().getByRole("listitem");
const area = () => editor("Ada Byron").element() as HTMLTextAreaElement;

async function edit(text: string) {
  await openReview(1, 2);
  await editReport("Ada Byron", text);
}

describe("while a text is edited", () => {
  test("what is worth a look stands under it: the words, what it is, what to do", async () => {
    serveReports(ADA, BEN);
    advising(NUMBER);
    await edit(PHONE);
    await expect.element(items()).toMatchTextContent(NUMBER);
    await expect.element(items()).toMatchTextContent("Contact details");
    await expect.element(items()).toMatchTextContent(MESSAGE);
    await expect.element(list().getByRole("status")).toMatchTextContent("1 thing worth a look");
    // The field is the teacher's: neither the focus nor the text has gone anywhere.
    expect(document.activeElement).toBe(area());
    expect(area().value).toBe(PHONE);
  });

  test("saving goes on, whatever is advised", async () => {
    const server = serveReports(ADA, BEN);
    advising(NUMBER);
    await edit(PHONE);
    await expect.element(items()).toBeVisible();
    await button("Save Changes to Report").click();
    await expect.element(page.getByText("Report updated successfully")).toBeVisible();
    await expect.poll(() => server.report(1).report_content).toBe(PHONE);
    await expect.element(list()).not.toBeInTheDocument();
  });

  test("nothing is said where nothing is amiss, or where the server does not answer", async () => {
    serveReports(ADA, BEN);
    const asked = answer(proofread, () => LOST);
    await edit("Ada works well.");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.element(list().getByRole("list")).not.toBeInTheDocument();
    await expect.element(button("Save Changes to Report")).toBeEnabled();
  });
});

describe("each remark", () => {
  test("shows its words in the text", async () => {
    serveReports(ADA, BEN);
    advising(NUMBER);
    await edit(PHONE);
    await button(`Show: ${NUMBER}`).click();
    const { selectionStart, selectionEnd } = area();
    expect(area().value.slice(selectionStart, selectionEnd)).toBe(NUMBER);
    expect(document.activeElement).toBe(area());
  });

  test("puts its suggestion in their place", async () => {
    serveReports(ADA, BEN);
    advising("the the", { kind: "repetition", suggestion: "the" });
    await edit("Ada reads the the book well.");
    await button("Change to “the”").click();
    await expect.element(editor("Ada Byron")).toHaveValue("Ada reads the book well.");
    await expect.element(items()).not.toBeInTheDocument();
    await expect.element(editor("Ada Byron")).toHaveFocus();
  });

  test("goes where the teacher says that it is fine, and does not come back", async () => {
    serveReports(ADA, BEN);
    const asked = advising(NUMBER);
    await edit(PHONE);
    await button(`It is fine: ${NUMBER}`).click();
    await expect.element(items()).not.toBeInTheDocument();
    await press(" Thank you.");
    await expect.poll(() => asked.at(-1)?.body.report_content).toContain("Thank you.");
    await expect.element(items()).not.toBeInTheDocument();
  });
});

describe("spelling", () => {
  test("is looked up in the browser, with words to take, and none of it asked of the server", async () => {
    serveReports(ADA, BEN);
    const asked = answer(proofread, () => []);
    await edit("Ada is definately keen.");
    await expect.element(items()).toMatchTextContent("definately");
    await button("Change to “definitely”").click();
    await expect.element(editor("Ada Byron")).toHaveValue("Ada is definitely keen.");
    for (const { body } of asked) expect(Object.keys(body)).toEqual(["report_content"]);
  });

  test("leaves the word alone that is being written", async () => {
    serveReports(ADA, BEN);
    const asked = answer(proofread, () => []);
    await edit("Ada is keen and");
    await userEvent.type(editor("Ada Byron"), " definat");
    await expect.poll(() => asked.at(-1)?.body.report_content).toContain("definat");
    await expect.element(items()).not.toBeInTheDocument();
    await press("e.");
    await expect.element(items()).toMatchTextContent("definate");
  });
});
