import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { fc } from "../test/property-seed.ts";
import { sample } from "../test/samples.ts";
import { makeWorkbook, textRow } from "../test/workbooks.ts";
import { buildRoster } from "./build-roster.ts";
import { readTables } from "./read-tables.ts";
import { recognise } from "./recognise.ts";
import { type GivenFile, Refusal, type RefusalCode } from "./roster.ts";

const HEADINGS = "Admission No,Surname,Forename,Year";
const ROW = "004301,Okafor,Chidi,9";

const named = (name: string, content: string | Uint8Array): GivenFile => ({
  name,
  bytes: typeof content === "string" ? strToU8(content) : content,
});

const cellsOf = (file: GivenFile) => readTables([file]).tables[0]?.rows.map(({ cells }) => cells);
const textsOf = (content: string) => cellsOf(named("a.csv", content));

function refusalOf(...files: GivenFile[]): Refusal {
  try {
    readTables(files);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("It was read.");
}

function expectRefusal(code: RefusalCode, ...files: GivenFile[]): void {
  const { code: was, message } = refusalOf(...files);
  expect(was, message).toBe(code);
  // A sentence that says what it is, and what to do.
  expect(message).toMatch(/^.{20,}\.$/u);
}

describe("text files", () => {
  it("are read in the encoding that they have", () => {
    const name = "Siân,Ó Súilleabháin";
    const wide = new Uint8Array(new Uint16Array(Array.from(name, (at) => at.charCodeAt(0))).buffer);
    const latin = new Uint8Array(Array.from(name, (at) => at.charCodeAt(0)));
    const marked = (mark: number[], bytes: Uint8Array) => new Uint8Array([...mark, ...bytes]);
    const encodings: [Uint8Array, string][] = [
      [strToU8(name), "utf-8"],
      [marked([0xef, 0xbb, 0xbf], strToU8(name)), "utf-8 with BOM"],
      [latin, "windows-1252"],
      [wide, "utf-16le"],
      [marked([0xff, 0xfe], wide), "utf-16le"],
      [
        marked(
          [0xfe, 0xff],
          wide.map((_, at) => wide[at ^ 1] ?? 0),
        ),
        "utf-16be",
      ],
    ];
    for (const [bytes, encoding] of encodings) {
      const [table] = readTables([named("a.csv", bytes)]).tables;
      expect(table?.encoding).toBe(encoding);
      expect(table?.rows[0]?.cells).toEqual(["Siân", "Ó Súilleabháin"]);
    }
  });

  it("are UTF-16 without its mark also where a letter has a zero of its own", () => {
    const text = "1,Anna,Āboliņš,Year 9";
    const wide = new Uint8Array(new Uint16Array(Array.from(text, (at) => at.charCodeAt(0))).buffer);
    for (const bytes of [wide, wide.map((_, at) => wide[at ^ 1] ?? 0)])
      expect(cellsOf(named("a.csv", bytes))).toEqual([["1", "Anna", "Āboliņš", "Year 9"]]);
  });

  it("are texts also where a letter of a short one was broken", () => {
    const bytes = new Uint8Array([
      0xef,
      0xbb,
      0xbf,
      ...strToU8("1,Ana\n2,"),
      0xe9,
      ...strToU8("lan"),
    ]);
    expect(cellsOf(named("a.csv", bytes))).toEqual([
      ["1", "Ana"],
      ["2", "\uFFFDlan"],
    ]);
  });

  it("keep every cell as it is: quotes, lines within, formulas, zeros", () => {
    expect(textsOf('a,"b ""c"" d"\r\n"e\r\nf",=1+1\r\n007,@x\r\n')).toEqual([
      ["a", 'b "c" d'],
      ["e\nf", "=1+1"],
      ["007", "@x"],
    ]);
  });

  it("number their lines as an editor does", () => {
    const { tables, skipped } = readTables([named("a.csv", '\nA,B\n"1\n2",x\n\n3,y\n\n')]);
    expect(tables[0]?.rows.map(({ line }) => line)).toEqual([2, 3, 6]);
    expect(skipped).toMatchObject([{ code: "blank_line", count: 1, place: { line: 5 } }]);
  });

  it("are parted by what gives the most headings, not by what stands most often", () => {
    const lists =
      "Admission No;Surname;Forename;Classes\n1;Lin;Mei;9A/En1, 9A/Ma1, 9A/Sc1, 9A/Hi1\n";
    expect(textsOf(lists)?.[1]).toEqual(["1", "Lin", "Mei", "9A/En1, 9A/Ma1, 9A/Sc1, 9A/Hi1"]);
    for (const separator of [",", ";", "\t", "|"]) {
      const text = `${HEADINGS}\n${ROW}\n`.replaceAll(",", separator);
      expect(readTables([named("a.txt", text)]).tables[0]?.separator).toBe(separator);
    }
    expect(textsOf(`sep=;\n${HEADINGS.replaceAll(",", ";")}\n`)).toEqual([HEADINGS.split(",")]);
  });

  it("give back every table that a spreadsheet could have written", () => {
    const cell = fc.stringMatching(/^[ -~éŵ‘\n]{0,12}$/u).map((text) => text.trim());
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(table, fc.constantFrom("\n", "\r\n"), (rows, newline) => {
        const heading = ["Admission No", "UPN", "Surname", "Forename", "DOB", "Year"];
        const written = [heading, ...rows]
          .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(","))
          .join(newline);
        const filled = rows.map((cells) =>
          cells.slice(0, cells.findLastIndex((one) => one !== "") + 1),
        );
        expect(textsOf(written)).toEqual([heading, ...filled.filter(({ length }) => length > 0)]);
      }),
    );
  });
});

describe("workbooks", () => {
  const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="[$-809]dd\\ mmmm\\ yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>`;

  it("show numbers as their cells do: zeros in front, dates, neither", () => {
    const xml = `<row r="3"><c r="B3" s="1"><v>4301</v></c><c r="C3" s="2"><v>41318</v></c><c r="D3" s="3"><v>41318.5</v></c><c r="E3"><v>9</v></c><c r="G3"><v>1E3</v></c></row>`;
    const bytes = makeWorkbook({ sheets: [{ name: "A", xml }], styles: STYLES });
    expect(readTables([named("a.xlsx", bytes)]).tables[0]?.rows).toEqual([
      { line: 3, cells: ["", "004301", "2013-02-13", "2013-02-13", "9", "", "1000"] },
    ]);
  });

  it("count days from 1904 where they say so", () => {
    const xml = `<row><c s="3"><v>39856</v></c><c><v>39856</v></c></row>`;
    const bytes = makeWorkbook({ sheets: [{ name: "A", xml }], styles: STYLES, date1904: true });
    const [table] = readTables([named("a.xlsx", bytes)]).tables;
    expect(table?.epoch).toBe(1904);
    expect(table?.rows[0]?.cells).toEqual(["2013-02-13", "39856"]);
  });

  it("have their texts in place, shared, of a formula, escaped, without how they are pronounced", () => {
    const shared =
      "<sst><si><t>Siân</t></si><si><r><t>Mc</t></r><r><t>Kenzie</t></r><rPh><t>x</t></rPh></si></sst>";
    const xml = `<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="str"><f>A1</f><v>made</v></c><c t="inlineStr"><is><t>a_x0041_ &amp; b</t></is></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2013-02-13T00:00:00</v></c><c t="s"><v>99</v></c></row>`;
    const bytes = makeWorkbook({ sheets: [{ name: "A", xml }], shared });
    expect(cellsOf(named("a.xlsx", bytes))).toEqual([
      ["Siân", "McKenzie", "made", "aA & b", "TRUE", "", "2013-02-13"],
    ]);
  });

  it("keep hidden sheets out, and say so", () => {
    const sheet = (name: string, state: string) => ({ name, state, xml: textRow(1, ["x"]) });
    const bytes = makeWorkbook({
      sheets: [sheet("A", "visible"), sheet("B", "hidden"), sheet("C", "veryHidden")],
    });
    const { tables, skipped } = readTables([named("a.xlsx", bytes)]);
    expect(tables.map(({ sheet: name }) => name)).toEqual(["A"]);
    expect(skipped.map(({ code, place }) => [code, place.sheet])).toEqual([
      ["hidden_sheet", "B"],
      ["hidden_sheet", "C"],
    ]);
  });

  it("may have something far down, and nothing far to the right", () => {
    const far = `${textRow(1, ["x"])}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`;
    const deep = makeWorkbook({ sheets: [{ name: "A", xml: far }] });
    expect(readTables([named("a.xlsx", deep)]).tables[0]?.rows).toHaveLength(2);
    const empty = `<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>`;
    expect(cellsOf(named("a.xlsx", makeWorkbook({ sheets: [{ name: "A", xml: empty }] })))).toEqual(
      [["1"]],
    );
    const wide = `<row r="1"><c r="XFD1"><v>1</v></c></row>`;
    const bytes = makeWorkbook({ sheets: [{ name: "A", xml: wide }] });
    expectRefusal("too_many_columns", named("a.xlsx", bytes));
  });
});

describe("zips", () => {
  it("are read with their folders, without what systems add and without what is no table", () => {
    const bytes = zipSync({
      "school/Student.csv": strToU8(`${HEADINGS}\n${ROW}\n`),
      "__MACOSX/school/._Student.csv": new Uint8Array([0, 5, 22, 7]),
      "school/.DS_Store": new Uint8Array([0, 0, 0, 1]),
      "school/read me.pdf": strToU8("%PDF-1.7"),
      "school/more.xlsx": makeWorkbook({ sheets: [{ name: "A", xml: textRow(1, ["x"]) }] }),
    });
    const { tables, skipped } = readTables([named("all.zip", bytes)]);
    expect(tables.map(({ id }) => id)).toEqual([
      "all.zip/school/Student.csv",
      "all.zip/school/more.xlsx › A",
    ]);
    expect(skipped.map(({ code }) => code)).toEqual(["not_a_table"]);
  });

  it("give the same roster as the files by themselves", () => {
    const files = sample("sds-v1-uk/");
    const bytes = zipSync(Object.fromEntries(files.map((file) => [file.name, file.bytes])));
    const reading = readTables([named("sds.zip", bytes)]);
    const roster = buildRoster(reading, recognise(reading.tables), { today: "2026-11-22" });
    expect(roster.students).toHaveLength(30);
    expect(roster.enrolments).toHaveLength(90);
  });
});

describe("common transfer files", () => {
  const ctf = (inner: string, before = "") =>
    named(
      "a.xml",
      `<?xml version="1.0"?>${before}<CTfile><CTFpupilData>${inner}</CTFpupilData></CTfile>`,
    );

  it("tell of a student, and not of their contacts", () => {
    const contact = "<Contacts><Contact><Surname>Other</Surname></Contact></Contacts>";
    const pupil = `<Pupil><Surname>Lin</Surname>${contact}<BasicDetails><NCyearActual>7</NCyearActual></BasicDetails></Pupil>`;
    const rows = cellsOf(ctf(pupil));
    expect(rows?.[1]).toEqual(["", "Lin", "", "", "", "", "", "", "7"]);
  });

  it("declare no entities", () => {
    const laughs =
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
    expectRefusal("xml_refused", ctf("<Pupil><Surname>&c;</Surname></Pupil>", laughs));
    expectRefusal("damaged", ctf("<Pupil><Surname>&unknown;</Surname></Pupil>"));
    expectRefusal("damaged", ctf("<Pupil>"));
    expectRefusal("xml_unknown", named("a.xml", "<html><body/></html>"));
  });
});

describe("characters that a workbook writes by their number", () => {
  it("are what they are, and those that are none are kept by nobody", () => {
    const text = "a_x0000_b_xD83D__xDE00__xD800_";
    const xml = textRow(1, ["x", text]);
    const [table] = readTables([
      named("a.xlsx", makeWorkbook({ sheets: [{ name: "A", xml }] })),
    ]).tables;
    expect(table?.rows[0]?.cells[1]).toBe("ab\u{1F600}\uFFFD");
  });
});

describe("what is not read", () => {
  const many = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join("\n");

  it("is refused each with its own reason", () => {
    const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const locked = Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat();
    const workbook = makeWorkbook({ sheets: [{ name: "A", xml: textRow(1, ["x"]) }] });
    const macros = makeWorkbook({
      sheets: [{ name: "A", xml: "" }],
      more: { "xl/vbaProject.bin": new Uint8Array(4) },
    });
    expectRefusal("no_files");
    expectRefusal("empty_file", named("a.csv", ""));
    expectRefusal("empty_file", named("a.csv", "\n , \n"));
    expectRefusal("macro_workbook", named("a.xlsm", workbook));
    expectRefusal("macro_workbook", named("a.xlsx", macros));
    expectRefusal("old_workbook", named("a.xls", new Uint8Array(old)));
    expectRefusal("old_workbook", named("a.xls", "<html><table></table></html>"));
    expectRefusal("encrypted", named("a.xlsx", new Uint8Array([...old, ...locked])));
    expectRefusal("pdf", named("a.csv", "%PDF-1.7"));
    expectRefusal("image", named("a.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47])));
    expectRefusal("other_document", named("a.zip", zipSync({ "word/document.xml": strToU8("x") })));
    expectRefusal("other_document", named("a.csv", "\n<!DOCTYPE html><table></table>"));
    expectRefusal("ending_unknown", named("a.json", "{}"));
    expectRefusal("wrong_ending", named("a.csv", workbook));
    expectRefusal("wrong_ending", named("a.xlsx", `${HEADINGS}\n`));
    expectRefusal("damaged", named("a.xlsx", workbook.subarray(0, 300)));
    expectRefusal("damaged", named("a.xlsx", zipSync({ "a.csv": strToU8("x") })));
    expectRefusal("not_text", named("a.csv", "a,b\0\n"));
    expectRefusal("not_text", named("a.csv", "MZ\0\u0001\0"));
    expectRefusal("not_text", named("a.csv", "a\u0001,b\u0002\nc,d\n"));
    expectRefusal("quote_open", named("a.csv", `${HEADINGS}\n1,"Lin,Mei,9\n2,Ng,Li,9\n`));
    expectRefusal("cell_too_long", named("a.csv", `${HEADINGS}\n1,${"x".repeat(1_000_000)}\n`));
    expectRefusal("too_many_columns", named("a.csv", many(201, () => "x").replaceAll("\n", ",")));
    expectRefusal("too_many_rows", named("a.csv", many(20_001, String)));
    expectRefusal("too_many_rows", named("a.csv", "\n".repeat(5_000_000)));
    const rows = makeWorkbook({
      sheets: [{ name: "A", xml: many(20_001, (at) => textRow(at + 1, ["x"])) }],
    });
    expectRefusal("too_many_rows", named("a.xlsx", rows));
    expectRefusal("file_too_large", named("a.csv", new Uint8Array(10_000_001)));
    const large = named("a.csv", new Uint8Array(7_000_000).fill(65));
    expectRefusal("files_too_large", large, large, large);
  });

  it("says where a quotation mark was left open", () => {
    expect(refusalOf(named("a.csv", '"a\nb",c\n\n1,"2\n3\n')).message).toContain("line 4");
  });

  it("is never more than was put in bounds, whatever a zip says of itself", () => {
    const zeros = new Uint8Array(61_000_000);
    const bomb = zipSync({ "a.csv": zeros });
    expect(bomb.length).toBeLessThan(100_000);
    expectRefusal("unpacked_too_large", named("a.zip", bomb));
    // The directory says that nothing is in it.
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    const directory = view.getUint32(bomb.length - 6, true);
    view.setUint32(directory + 24, 0, true);
    expectRefusal("unpacked_too_large", named("a.zip", bomb));
    const entries = Array.from({ length: 101 }, (_, at) => [`${at}.csv`, strToU8("x")]);
    expectRefusal("too_many_entries", named("a.zip", zipSync(Object.fromEntries(entries))));
    const sheet = makeWorkbook({ sheets: [{ name: "A", xml: " ".repeat(61_000_000) }] });
    expectRefusal("unpacked_too_large", named("a.xlsx", sheet));
  });
});

describe("as much as may be sent", () => {
  const read = (file: GivenFile) => {
    const began = process.threadCpuUsage();
    const reading = readTables([file]);
    buildRoster(reading, recognise(reading.tables), { today: "2026-11-22" });
    return process.threadCpuUsage(began).user / 1000;
  };

  it.each<[string, string, (at: number) => string]>([
    ["one student, again and again", HEADINGS, () => ROW],
    ["students of one name", HEADINGS, (at) => `${at},Okafor,Chidi,9`],
    ["a class and a teacher each", "Class,Subject,Teacher", (at) => `9A ${at},Art,Mr T${at}`],
    [
      "addresses that are none",
      "First Name,Last Name,Email",
      (at) => `A,B${at},a@${".".repeat(400)}@`,
    ],
    ["headings without end", "a", () => "[".repeat(400)],
  ])("is read in a time that grows in a line: %s", (_, heading, line) => {
    const file = (count: number) =>
      named("a.csv", [heading, ...Array.from({ length: count }, (__, at) => line(at))].join("\n"));
    read(file(500));
    const less = Math.min(read(file(4_000)), read(file(4_000)));
    const more = Math.min(read(file(16_000)), read(file(16_000)));
    // Four times as much, which takes sixteen times as long where each is compared with each.
    expect(more).toBeLessThan(12 * Math.max(less, 100));
  });
});

describe("whatever bytes there are", () => {
  const reads = (file: GivenFile) => {
    try {
      const reading = readTables([file]);
      buildRoster(reading, recognise(reading.tables), { today: "2026-11-22" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };

  it("reading them throws nothing but a refusal", () => {
    const name = fc.constantFrom("a.csv", "a.xlsx", "a.zip", "a.xml", "a.txt");
    fc.assert(
      fc.property(name, fc.uint8Array({ maxLength: 200 }), (ending, bytes) =>
        reads({ name: ending, bytes }),
      ),
    );
  });

  it("a damaged sample is refused or read, and nothing else", () => {
    const files = ["sims.xlsx", "oneroster-1.2.zip", "ctf.xml", "arbor.csv"].flatMap(sample);
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.constantFrom(...files), damage, fc.nat(), ({ name, bytes }, changes, cut) => {
        const damaged = bytes.slice(0, cut % 4 === 0 ? cut % bytes.length : bytes.length);
        for (const [at, byte] of changes) damaged[at % Math.max(1, damaged.length)] = byte;
        reads({ name, bytes: damaged });
      }),
      { numRuns: 150 },
    );
  });
});
