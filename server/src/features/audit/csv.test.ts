import { expect, it } from "vitest";
import { csvOf } from "../../platform/csv.ts";
import { entriesAsCsv } from "./csv.ts";

it("quotes what a spreadsheet would take apart, and defuses what it would run", () => {
  const csv = entriesAsCsv([
    {
      id: 1,
      at: "2026-11-21T10:00:00.000Z",
      actor: { id: 1, name: '=HYPERLINK("x")' },
      action: "student.updated",
      summary: "changed a pupil",
      subject: { type: "student", id: 2, label: "Quist, Mina (Q-7)" },
      details: { fields: ["year", "form_group"] },
    },
  ]);
  expect(csv.split("\r\n")).toEqual([
    "\uFEFFTime (UTC),Who,Did what,Kind of record,Record,Particulars",
    `2026-11-21T10:00:00.000Z,"'=HYPERLINK(""x"")",changed a pupil,student,"Quist, Mina (Q-7)","year, form_group"`,
    "",
  ]);
});

it.each(["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])(
  "puts what begins with %j as a text",
  (sign) => {
    const csv = csvOf([["Name"], [`${sign}1+1`]]);
    expect(csv).toMatch(/^\uFEFFName\r\n"?'/u);
  },
);
