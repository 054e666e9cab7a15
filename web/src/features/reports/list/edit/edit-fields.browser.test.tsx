import { proofread, type Advice } from "@reportair/contract/features/proofreading.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ADA } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { button, editor } from "../../../../../test/review.tsx";
import { answer } from "../../../../../test/server.ts";
import { show } from "../../../../../test/show.tsx";
import { EditFields, EditWindow } from "./edit-fields.tsx";
import { useEdit, type Place } from "./use-edit.ts";

function List({ place }: { place: Place }) {
  const editing = useEdit();
  const { edit } = editing;
  if (!edit) return <button onClick={() => editing.begin(ADA, place)}>Begin</button>;
  return place === "row" ? (
    <EditFields editing={editing} edit={edit} onCancel={editing.drop} />
  ) : (
    <EditWindow editing={editing} edit={edit} onLeave={editing.drop} />
  );
}

test.each<Place>(["row", "window"])(
  "a text edited in a %s of a list has the remarks that it has in the review",
  async (place) => {
    serveReports(ADA);
    answer(proofread, ({ body: { report_content: text } }): Advice[] => {
      const from = text.indexOf("the the");
      if (from < 0) return [];
      const message = "This word stands here twice.";
      return [{ from, to: from + 7, kind: "repetition", message, suggestion: "the" }];
    });
    await show(<List place={place} />);
    await button("Begin").click();
    await editor("Ada Byron").fill("Ada reads the the book well.");
    const list = page.getByRole("region", { name: "Worth a look" });
    await expect
      .element(list.getByRole("listitem"))
      .toMatchTextContent("This word stands here twice.");
    await button("Change to “the”").click();
    await expect.element(editor("Ada Byron")).toHaveValue("Ada reads the book well.");
    await expect.element(button("Save")).toBeEnabled();
  },
);
