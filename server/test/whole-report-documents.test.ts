import { unzipSync } from "fflate";
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { breakLines, fitting } from "../src/features/whole-reports/document/break-lines.ts";
import { uniqueNames } from "../src/features/whole-reports/document/file-names.ts";
import { makeInThread } from "../src/features/whole-reports/document/in-thread.ts";
import { makeFile } from "../src/features/whole-reports/document/make-file.ts";
import { readCrest } from "../src/features/whole-reports/document/read-crest.ts";
import type {
  Bundle,
  Crest,
  Section,
  WholeReport,
} from "../src/features/whole-reports/document/whole-report.ts";
import { readPdf } from "./support/read-pdf.ts";
import { makePng } from "./support/make-png.ts";

const WORDS =
  "Ada has made steady progress this term and shows a growing command of structure in what she writes. ";
const section = (subject: string, text = WORDS.repeat(4), at = 0): Section => ({
  subject,
  classroom: `9X/${at}`,
  teacher: "Siân Gruffŷdd",
  text,
});
const pupil = (name: string, sections = [section("English"), section("History")]): WholeReport => ({
  name,
  year: 9,
  form_group: "9RJK",
  sections,
  figures: null,
});
const bundleOf = (reports: WholeReport[], crest: Crest | null = null): Bundle => ({
  letterhead: {
    name: "Ysgol Tŷ-Gwyn & St John’s",
    address: "Lôn y Bryn\nLlandŵr LL1 1AA",
    invitation: "Please ring the office to talk about this report.",
    crest,
  },
  label: "Year 9",
  period: "Autumn term 2026",
  reports,
  made: new Date("2026-12-10T09:00:00Z"),
});
const pdfOf = async (bundle: Bundle) => {
  const made = await makeFile(bundle, "pdf", "one");
  return { made, pdf: await readPdf(made.bytes) };
};
const flat = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

describe("a whole report as PDF", () => {
  it("says everything in the order in which it is read, under tags that a screen reader follows", async () => {
    const { pdf } = await pdfOf(
      bundleOf([
        pupil("Ŵyn Łuczyńska-Țepeș", [
          section("Head's comment", "A fine term."),
          section("Form", "A kind member of the form."),
          section("History"),
          section("English", "First.\n\nSecond."),
        ]),
      ]),
    );
    const read = pdf.pages.flatMap(({ tagged }) => tagged);
    expect(read.map(({ tag, text }) => [tag, flat(text)])).toEqual([
      ["P", "Ysgol Tŷ-Gwyn & St John’s"],
      ["P", "Lôn y Bryn Llandŵr LL1 1AA"],
      ["H1", "Ŵyn Łuczyńska-Țepeș"],
      ["TH", "Report"],
      ["TH", "Year"],
      ["TH", "Form group"],
      ["TD", "Autumn term 2026"],
      ["TD", "Year 9"],
      ["TD", "9RJK"],
      ["H2", "English"],
      ["P", "9X/0 Siân Gruffŷdd"],
      ["P", "First."],
      ["P", "Second."],
      ["H2", "History"],
      ["P", "9X/0 Siân Gruffŷdd"],
      ["P", flat(WORDS.repeat(4))],
      ["H2", "Form tutor’s comment"],
      ["P", "Siân Gruffŷdd"],
      ["P", "A kind member of the form."],
      ["H2", "Head’s comment"],
      ["P", "Siân Gruffŷdd"],
      ["P", "A fine term."],
      ["H2", "Talk with us"],
      ["P", "Please ring the office to talk about this report."],
    ]);
    expect(pdf.isMarked).toBe(true);
    expect(pdf.info).toMatchObject({
      Title: "Report of Ŵyn Łuczyńska-Țepeș, Autumn term 2026",
      Language: "en-GB",
    });
    expect(pdf.pages[0]?.text).toContain("Page 1 of 1");
  });

  it("says attendance under the pupil’s data, and results before what the form tutor says", async () => {
    const figures = {
      attendance: 96.4,
      authorised: 5,
      unauthorised: 1,
      lates: null,
      results: [
        { subject: "English Language", result: "7" },
        { subject: "Cymraeg", result: "A*" },
      ],
    };
    const sections = [section("History", "First."), section("Form", "Kind.")];
    const report = { ...pupil("Ada Byron", sections), figures };
    const { pdf } = await pdfOf(bundleOf([report]));
    const read = pdf.pages.flatMap(({ tagged }) => tagged);
    expect(read.slice(9).map(({ tag, text }) => [tag, flat(text)])).toEqual([
      ["TH", "Attendance"],
      ["TH", "Authorised absence"],
      ["TH", "Unauthorised absence"],
      ["TD", "96.4%"],
      ["TD", "5 sessions"],
      ["TD", "1 session"],
      ["H2", "History"],
      ["P", "9X/0 Siân Gruffŷdd"],
      ["P", "First."],
      ["H2", "Results"],
      ["P", "English Language: 7 Cymraeg: A*"],
      ["H2", "Form tutor’s comment"],
      ["P", "Siân Gruffŷdd"],
      ["P", "Kind."],
      ["H2", "Talk with us"],
      ["P", "Please ring the office to talk about this report."],
    ]);
    const { bytes } = await makeFile(bundleOf([report]), "docx", "one");
    const document = new TextDecoder().decode(unzipSync(bytes)["word/document.xml"]);
    expect(document).toContain("Attendance: 96.4% · Authorised absence: 5 sessions");
    expect(document).toContain("English Language: 7");
  });

  it("gives each pupil pages of their own, numbered, with their name at the foot", async () => {
    const long = pupil(
      "Ada Byron",
      ["English", "History", "Geography", "Music"].map((subject) =>
        section(subject, WORDS.repeat(18)),
      ),
    );
    const { pdf } = await pdfOf(bundleOf([long, pupil("Leo Fox")]));
    expect(pdf.pages.map(({ text }) => /Page \d of \d/u.exec(text)?.[0])).toEqual([
      "Page 1 of 3",
      "Page 2 of 3",
      "Page 3 of 3",
      "Page 1 of 1",
    ]);
    for (const page of pdf.pages.slice(0, 3)) {
      expect(page.text).toContain("Ada Byron · Autumn term 2026");
      expect(page.text).not.toContain("Leo Fox");
    }
    expect(pdf.outline).toEqual(["Ada Byron", "Leo Fox"]);
    expect(pdf.info.Title).toBe("Whole reports, Year 9, Autumn term 2026");
  });

  it("loses nothing of a text that runs over pages", async () => {
    const text = Array.from({ length: 120 }, (_, at) => `Sentence number ${at} stands here.`);
    const paragraphs = [text.slice(0, 70).join(" "), text.slice(70).join(" ")];
    const { pdf } = await pdfOf(
      bundleOf([
        pupil("Ada Byron", [
          section("English", WORDS.repeat(20)),
          section("History", paragraphs.join("\n\n")),
        ]),
      ]),
    );
    expect(pdf.pages.length).toBeGreaterThan(1);
    const read = pdf.pages.flatMap(({ tagged }) => tagged.map((each) => each.text)).join(" ");
    for (const sentence of text) expect(flat(read)).toContain(sentence);
  });

  it("holds long names, and subjects and classes that are long as well", async () => {
    const name =
      "Oluwaseun-Anthony Maximilian Featherstonehaugh-Cholmondeley Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
    const { pdf } = await pdfOf(
      bundleOf([pupil(name, [section("Religious Studies, Philosophy and Citizenship Education")])]),
    );
    const read = pdf.pages.flatMap(({ tagged }) => tagged);
    const heading = read.find(({ tag }) => tag === "H1")?.text ?? "";
    expect(heading.replaceAll(/\s/gu, "")).toBe(name.replaceAll(/\s/gu, ""));
    expect(
      read.some(
        ({ text }) => flat(text) === "Religious Studies, Philosophy and Citizenship Education",
      ),
    ).toBe(true);
  });

  it("parts the lines that a word processor's soft break parts", async () => {
    const text = "She reads.\vShe writes.";
    const { pdf } = await pdfOf(bundleOf([pupil("Ada Byron", [section("English", text)])]));
    expect(pdf.text).toContain("She reads. She writes.");
    const { bytes } = await makeFile(
      bundleOf([pupil("Ada", [section("English", text)])]),
      "docx",
      "one",
    );
    const document = new TextDecoder().decode(unzipSync(bytes)["word/document.xml"]);
    expect(document).toMatch(/She reads\.<\/w:t><\/w:r><w:r><w:br\/><w:t[^>]*>She writes\./u);
  });

  it("shows the school's crest with words for who cannot see it, and does without one", async () => {
    const crest = readCrest(makePng(64, 80));
    if ("problem" in crest) throw new Error(crest.problem);
    const shown = await pdfOf(bundleOf([pupil("Ada Byron")], crest));
    expect(shown.pdf.pages[0]?.tagged[0]).toEqual({
      tag: "Figure",
      text: "Crest of Ysgol Tŷ-Gwyn & St John’s",
    });
    const without = await pdfOf(bundleOf([pupil("Ada Byron")]));
    expect(without.pdf.pages[0]?.tagged.some(({ tag }) => tag === "Figure")).toBe(false);
  });
});

describe("one file, or one for each", () => {
  it("packs one for each pupil under names that no system takes for one", async () => {
    const steps: number[] = [];
    const made = await makeInThread(
      {
        bundle: bundleOf([pupil("Ada Byron"), pupil("ada byron"), pupil("Siân / Ŵyn: *?")]),
        form: "pdf",
        packing: "each",
      },
      (done) => steps.push(done),
    );
    expect(made.name).toBe("Year-9-Autumn-term-2026.zip");
    expect(steps).toEqual([1, 2, 3]);
    const files = unzipSync(made.bytes);
    expect(Object.keys(files)).toEqual([
      "Ada-Byron-Autumn-term-2026.pdf",
      "ada-byron-Autumn-term-2026-2.pdf",
      "Siân-Ŵyn-Autumn-term-2026.pdf",
    ]);
    const { text } = await readPdf(files["Siân-Ŵyn-Autumn-term-2026.pdf"] ?? new Uint8Array());
    expect(text).toContain("Siân / Ŵyn: *?");
  });

  it.each([
    ["CON", "report-CON.pdf"],
    ["../../etc/passwd", "etc-passwd.pdf"],
    ["", "report.pdf"],
    ["ŵ".repeat(300), `${"ŵ".repeat(50)}.pdf`],
  ])("a file called %j is named %j", (text, name) => {
    expect(uniqueNames([text], "pdf")).toEqual([name]);
  });

  it("makes the same as a Word document, in sections that number their pages", async () => {
    const crest = readCrest(makePng(64, 80));
    if ("problem" in crest) throw new Error(crest.problem);
    const { bytes, name } = await makeFile(
      bundleOf([pupil("Ŵyn Łuczyńska"), pupil("Leo Fox")], crest),
      "docx",
      "one",
    );
    expect(name).toBe("Year-9-Autumn-term-2026.docx");
    const files = unzipSync(bytes);
    const document = new TextDecoder().decode(files["word/document.xml"]);
    for (const said of [
      "Ŵyn Łuczyńska",
      "Siân Gruffŷdd",
      "Ysgol Tŷ-Gwyn &amp; St John’s",
      "Heading1",
      "Heading2",
      "Crest of",
    ])
      expect(document).toContain(said);
    expect(document.match(/<w:pgNumType[^>]*w:start="1"/gu)).toHaveLength(2);
    const styles = new TextDecoder().decode(files["word/styles.xml"]);
    expect(styles).toContain('w:val="en-GB"');
    const footers = Object.entries(files).filter(([path]) => path.startsWith("word/footer"));
    expect(footers.length).toBe(2);
    for (const [, xml] of footers) expect(new TextDecoder().decode(xml)).toMatch(/>PAGE</u);
  });
});

describe("the end of a page", () => {
  const measures = { line: 10, gap: 5 };
  const linesOf = (counts: number[]) =>
    breakLines(
      counts.map((count) => Array.from({ length: count }, () => "word").join(" ")),
      4,
      (text) => text.length,
    );

  it.each([
    { counts: [5], room: 35, fits: 3 },
    // One line would be left alone on the next page, or on this one.
    { counts: [5], room: 45, fits: 3 },
    { counts: [3], room: 25, fits: 0 },
    { counts: [3, 4], room: 45, fits: 3 },
    { counts: [3, 4], room: 100, fits: 7 },
    { counts: [1, 1, 1], room: 15, fits: 0 },
    { counts: [1, 1, 1, 1], room: 28, fits: 2 },
    { counts: [1], room: 10, fits: 1 },
    { counts: [2], room: 9, fits: 0 },
  ])("leaves no line of $counts alone in a room of $room", ({ counts, room, fits }) => {
    expect(fitting(linesOf(counts), room, measures)).toBe(fits);
  });

  it("breaks a word that is wider than a line, and keeps the ends of lines", () => {
    const lines = breakLines(["abcdefghij kl\nmn"], 4, (text) => text.length);
    expect(lines.map(({ text }) => text)).toEqual(["abcd", "efgh", "ij", "kl", "mn"]);
  });

  it.each([
    ["Ab-Cdefg", ["Ab-", "Cdefg"]],
    ["Ab-Cd-Efg Hi", ["Ab-Cd-", "Efg Hi"]],
    ["Abcdefgh-Ij", ["Abcdef", "gh-Ij"]],
    ["Dr Ab-Cdefg", ["Dr Ab-", "Cdefg"]],
  ])("breaks the name %s at its hyphen before it breaks within a part", (name, lines) => {
    expect(breakLines([name], 6, (text) => text.length).map(({ text }) => text)).toEqual(lines);
  });
});

describe("a crest", () => {
  const problemOf = (bytes: Uint8Array) => {
    const read = readCrest(bytes);
    return "problem" in read ? read.problem : null;
  };
  // The smallest JPEG file that a reader takes for one of 64 by 64 grey pixels.
  const jpeg = (components: number) =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 8 + 3 * components, 8, 0, 64, 0, 64, components]),
      Buffer.alloc(3 * components),
      Buffer.from([0xff, 0xd9]),
    ]);

  it("is known by its bytes", () => {
    expect(readCrest(makePng(64, 80))).toMatchObject({ type: "png", width: 64, height: 80 });
    expect(readCrest(jpeg(3))).toMatchObject({ type: "jpeg", width: 64, height: 64 });
  });

  it("is no drawing with a program in it, no damaged picture, no bomb and no printer's colours", () => {
    expect(problemOf(Buffer.from("<svg onload='alert(1)'/>"))).toContain("PNG or JPEG");
    expect(problemOf(Buffer.from("GIF89a"))).toContain("PNG or JPEG");
    expect(problemOf(makePng(64, 80).subarray(0, 60))).toContain("damaged");
    expect(problemOf(makePng(64, 80, deflateSync(Buffer.alloc(5_000_000))))).toContain("damaged");
    expect(problemOf(makePng(9_000, 80))).toContain("9000 × 80");
    expect(problemOf(makePng(8, 8))).toContain("8 × 8");
    expect(problemOf(jpeg(4))).toContain("unusual");
    expect(problemOf(Buffer.from([0xff, 0xd8]))).toContain("damaged");
    // Rows that no reader can undo, and colours by number without their table: making a document would end at them.
    const rows = Buffer.alloc(64 * (1 + 64 * 3));
    rows[0] = 7;
    expect(problemOf(makePng(64, 64, deflateSync(rows)))).toContain("damaged");
    const byNumber = makePng(64, 64, deflateSync(Buffer.alloc(64 * 65)));
    byNumber[25] = 3;
    expect(problemOf(byNumber)).toContain("damaged");
  });
});
