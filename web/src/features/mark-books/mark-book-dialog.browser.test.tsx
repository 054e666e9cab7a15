import {
  getMarkBookReading,
  keepMarkBookReading,
  type KeptColumn,
} from "@reportair/contract/features/mark-books.ts";
import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { strToU8, zipSync } from "fflate";
import { CLASSROOM, studentOf } from "../../../test/records.ts";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { MarkBookDialog, type MarkBookFill } from "./mark-book-dialog.tsx";

const ADA = studentOf(1, "Ada Byron");
const BEN = studentOf(2, "Ben Cole");
const CAT = studentOf(3, "Cat Dunn");
const TWIN = { ...studentOf(4, "Ben Cole"), form_group: "7B" };

const TEXT =
  "Name\tBeh\tComment\nByron, A\t1\tReads widely and asks good questions\nBen Cole\t4\t\nDunn, Cat\t2-\tSits at the front of the room now\nAverage\t2\t";

let fills: MarkBookFill[];
let closed: number;
let kept: KeptColumn[][];

beforeEach(() => {
  fills = [];
  closed = 0;
  kept = [];
});

async function open(
  given: { students?: Student[]; columns?: KeptColumn[]; inputs?: Partial<ReportInputs> } = {},
) {
  const { students = [ADA, BEN, CAT], columns = [], inputs = {} } = given;
  answer(getMarkBookReading, () => ({ columns, updated_at: null }));
  answer(keepMarkBookReading, ({ body }) => {
    kept.push(body.columns);
    return { columns: body.columns, updated_at: "2026-11-26T09:00:00.000Z" };
  });
  await show(
    <MarkBookDialog
      open
      onClose={() => closed++}
      classroom={CLASSROOM.id}
      classTitle="7A Maths, Year 7"
      students={students}
      inputsOf={() => ({ ...EMPTY_INPUTS, ...inputs })}
      onFill={(fill) => fills.push(fill)}
    />,
  );
}

async function paste(text: string) {
  await page.getByLabelText("Paste the cells of your mark book").fill(text);
  await button("Read these cells").click();
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const heading = (name: string) => page.getByRole("heading", { name });
const fillIn = () => button(/^Fill in/u);

describe("ticks from a mark book", () => {
  test("settle one question after the other, and are filled in by one press", async () => {
    await open();
    await paste(TEXT);
    await expect.element(heading("Which end of “Beh” is best?")).toBeVisible();
    await expect.element(page.getByText("One scale to settle")).toBeVisible();
    await expect.element(fillIn()).toBeDisabled();
    await expect.element(page.getByRole("radio", { name: /^1 is best/u })).toBeChecked();

    await button("Yes, 1 is best").click();
    await expect.element(page.getByText("Choose first what 2- becomes.")).toBeVisible();
    await expect.element(fillIn()).toBeDisabled();
    await page.getByLabelText("2- becomes").click();
    await page.getByRole("option", { name: /^Acceptable Behaviour/u }).click();
    await button("Yes, 1 is best").click();

    await expect.element(heading("Everything is settled")).toHaveFocus();
    await expect.element(page.getByText(/3 ticks and 2 notes\./u)).toBeVisible();
    await fillIn().click();
    expect(closed).toBe(1);
    expect(
      [...fills[0]!.changes].map(([id, { behaviour, additional_notes }]) => [
        id,
        behaviour,
        additional_notes,
      ]),
    ).toEqual([
      [1, "Excellent Behaviour", "Reads widely and asks good questions"],
      [2, "Unacceptable Behaviour", ""],
      [3, "Acceptable Behaviour", "Sits at the front of the room now"],
    ]);
    await expect.poll(() => kept.length).toBe(1);
    expect(kept[0]).toMatchObject([
      {
        heading: "beh",
        field: "behaviour",
        best_first: true,
        options: [{ key: "2-", option: "Acceptable Behaviour" }],
      },
      { heading: "comment", field: "additional_notes" },
    ]);
  });

  test("the other end can be the best", async () => {
    await open();
    await paste("Name\tBeh\nAda Byron\t1\nBen Cole\t2\nCat Dunn\t1");
    await page.getByText("4 is best").click();
    await button("Yes, 4 is best").click();
    await fillIn().click();
    expect(fills[0]!.changes.get(1)?.behaviour).toBe("Unacceptable Behaviour");
  });

  test("as last time, nothing is asked again", async () => {
    await open({
      columns: [
        {
          heading: "beh",
          scale: "steps 1/2/3/4",
          field: "behaviour",
          best_first: false,
          out_of: null,
          edges: null,
          options: [],
        },
      ],
    });
    await paste("Name\tBeh\nAda Byron\t1\nBen Cole\t4\nCat Dunn\t4");
    await expect.element(heading("Everything is settled")).toBeVisible();
    await expect.element(button("1 to 4, 4 is best, as last time")).toBeVisible();
    await expect.element(fillIn()).toBeEnabled();
  });

  test("what another tab has entered meanwhile stays", async () => {
    const inputs: Partial<ReportInputs> = {};
    await open({ inputs });
    await paste("Name\tBeh\nAda Byron\t1\nBen Cole\t2\nCat Dunn\t1");
    await button("Yes, 1 is best").click();
    inputs.area_to_improve = "Show working";
    await fillIn().click();
    expect(fills[0]!.changes.get(1)).toMatchObject({
      behaviour: "Excellent Behaviour",
      area_to_improve: "Show working",
    });
  });

  test("a tick that stands is shown, and stays until it is said to go", async () => {
    await open({ inputs: { behaviour: "Good Behaviour" } });
    await paste("Name\tBeh\nAda Byron\t1\nBen Cole\t2\nCat Dunn\t1");
    await button("Yes, 1 is best").click();
    await expect.element(page.getByText("2 ticks stand otherwise than in the book")).toBeVisible();
    await expect.element(page.getByText("Nothing new to fill in")).toBeVisible();
    await expect.element(fillIn()).toBeDisabled();
    await page.getByLabelText("Overwrite these 2 with the book").click();
    await expect.element(button("Fill in 2 pupils")).toBeEnabled();
    await fillIn().click();
    expect([...fills[0]!.changes.keys()]).toEqual([1, 3]);
  });

  test("two of one name are asked, with what tells them apart", async () => {
    await open({ students: [ADA, BEN, CAT, TWIN] });
    await paste("Name\tBeh\nAda Byron\t1\nBen Cole\t2\nBen Cole\t3\nCat Dunn\t1\nSomebody Else\t2");
    await button("Yes, 1 is best").click();
    await expect.element(heading("Who is “Ben Cole”?")).toBeVisible();
    const panel = page.getByRole("complementary");
    await panel.getByRole("button", { name: "Ben Cole, 7B, S4" }).click();
    await expect.element(heading("Who is “Somebody Else”?")).toBeVisible();
    await expect.element(page.getByText("One name to settle")).toBeVisible();
    await panel.getByRole("button", { name: "Leave this row out" }).click();
    await fillIn().click();
    expect([...fills[0]!.changes].map(([id, { behaviour }]) => [id, behaviour])).toEqual([
      [1, "Excellent Behaviour"],
      [3, "Excellent Behaviour"],
      [4, "Good Behaviour"],
      [2, "Acceptable Behaviour"],
    ]);
  });

  test("where options begin can be changed", async () => {
    await open();
    await paste("Name\tHW%\nAda Byron\t95%\nBen Cole\t85%\nCat Dunn\t0%");
    await expect.element(heading("What do the values of “HW%” come to?")).toBeVisible();
    const edge = page.getByLabelText("Per cent from which option 1 begins");
    await edge.fill("80");
    await userEvent.keyboard("{Enter}");
    await button("Yes, that is right").click();
    await fillIn().click();
    expect([...fills[0]!.changes].map(([, { homework }]) => homework)).toEqual([
      "Consistently Completed",
      "Consistently Completed",
      "Never Completed",
    ]);
  });

  test("effort is asked: which field", async () => {
    await open();
    await paste("Name\tEffort\nAda Byron\t1\nBen Cole\t2\nCat Dunn\t1");
    await expect.element(heading("Which field is “Effort”?")).toBeVisible();
    await button("Participation").click();
    await expect.element(heading("Which end of “Effort” is best?")).toBeVisible();
    await expect.element(button("Yes, 1 is best")).toHaveFocus();
  });

  test("what is pasted anywhere on the page is read at once", async () => {
    await open();
    await expect.element(page.getByLabelText("Paste the cells of your mark book")).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", TEXT);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect.element(page.getByRole("table", { name: "Cells of the mark book" })).toBeVisible();
  });

  test("another class's book is not taken, and says so", async () => {
    await open();
    await paste("Name\tBeh\nTyler Jones\t1\nTomos Jones\t2");
    await expect
      .element(
        page
          .getByRole("alert")
          .getByText(/None of the 2 names in what you pasted is a pupil of 7A Maths, Year 7\./u),
      )
      .toBeVisible();
  });

  test("a file is read here", async () => {
    await open();
    const file = new File(
      [
        TEXT.replaceAll("\t", ";")
          .replace("Byron, A", "Ada Byron")
          .replace("Dunn, Cat", "Cat Dunn"),
      ],
      "marks.csv",
    );
    await page.getByLabelText("Mark book file").upload(file);
    await expect.element(page.getByRole("table", { name: "Cells of the mark book" })).toBeVisible();
  });

  test("a file of several sheets is chosen once: one sheet after the other", async () => {
    await open();
    const sheet = (name: string, rows: string) => ({
      name,
      rows: rows.split("\n").map((row) => row.split("|")),
    });
    const bytes = workbookOf([
      sheet("Marks", "Name|Beh\nAda Byron|1\nBen Cole|2\nCat Dunn|1"),
      sheet("Homework", "Name|HW%\nAda Byron|95%\nBen Cole|85%\nCat Dunn|0%"),
    ]);
    await page.getByLabelText("Mark book file").upload(new File([bytes], "marks.xlsx"));
    await expect.element(heading("Which end of “Beh” is best?")).toBeVisible();
    await page.getByLabelText("Sheet").click();
    await page.getByRole("option", { name: /^Homework/u }).click();
    await button("Yes, that is right").click();
    await fillIn().click();
    expect(fills[0]!.changes.get(1)?.homework).toBe("Consistently Completed");
    await button("Go on with “marks.xlsx”").click();
    await button("Yes, 1 is best").click();
    await fillIn().click();
    expect(fills[1]!.changes.get(2)?.behaviour).toBe("Good Behaviour");
  });
});

/** A workbook with these sheets, as a spreadsheet program saves it. */
function workbookOf(sheets: readonly { name: string; rows: readonly string[][] }[]) {
  const letters = "ABCDEFGH";
  const cellOf = (text: string, line: number, at: number) =>
    `<c r="${letters[at]}${line}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheetXml = (rows: readonly string[][]) =>
    `<worksheet><sheetData>${rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((text, column) => cellOf(text, at + 1, column)).join("")}</row>`,
      )
      .join("")}</sheetData></worksheet>`;
  const list = sheets.map(
    ({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
  );
  const links = sheets.map(
    (_, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${list.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${links.join("")}</Relationships>`),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(rows))]),
    ),
  });
}
