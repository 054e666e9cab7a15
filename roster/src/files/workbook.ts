import { BOUNDS } from "../bounds.ts";
import { Refusal, type Remark, type Row, type Skipped, type Table } from "../roster.ts";
import { placeOfSheet, skippedAt } from "../skipping.ts";
import { decodeText } from "./decode.ts";
import { type NumberFormat, readNumberFormats } from "./number-formats.ts";
import { readRows } from "./worksheet.ts";
import { readRemarks } from "./remarks.ts";
import { readXml } from "./xml.ts";
import { type Entry, damaged } from "./zip.ts";

type Sheet = { name: string; hidden: boolean; part: string };

/** Whether these parts of a zip are those of a workbook. */
export function isWorkbook(entries: readonly Entry[]): boolean {
  return entries.some(({ name }) => /^\/?xl\/workbook[^/]*\.xml$/iu.test(name));
}

/**
 * The visible sheets of a workbook, each with its rows, and the hidden ones as left aside; with `remarks` what is written
 * on their cells too.
 */
export function readWorkbook(
  entries: readonly Entry[],
  file: string,
  { remarks = false }: { remarks?: boolean } = {},
): { tables: Table[]; skipped: Skipped[] } {
  const parts = new Map(entries.map((entry) => [keyOf(entry.name), entry]));
  if ([...parts.keys()].some((name) => name.endsWith("vbaproject.bin"))) throw withMacros(file);
  const textOf = (part: string) => {
    const entry = parts.get(keyOf(part));
    return entry === undefined ? undefined : decodeText(entry.read(), file).text;
  };

  const { sheets, epoch } = readDirectory(textOf, file);
  const formats = readNumberFormats(textOf("xl/styles.xml") ?? "<styleSheet/>", file);
  const shared = readSharedTexts(textOf("xl/sharedStrings.xml") ?? "<sst/>", file);
  const visible = sheets.filter(({ hidden }) => !hidden);
  return {
    tables: visible.map(({ name, part }): Table => {
      const text = textOf(part);
      const unsolved = new Set<number>();
      const onUnsolved = (column: number) => unsolved.add(column);
      // Charts and the like are sheets without cells.
      const rows =
        text === undefined
          ? []
          : rowsOf(text, { file, sheet: name, formats, shared, epoch, onUnsolved });
      const table = {
        id: `${file} › ${name}`,
        file,
        sheet: name,
        format: "xlsx",
        epoch,
        rows,
      } as const;
      return {
        ...table,
        ...(unsolved.size > 0 && { unsolved: [...unsolved] }),
        ...(remarks && { remarks: remarksOn(part, textOf, file) }),
      };
    }),
    skipped: sheets
      .filter(({ hidden }) => hidden)
      .map(({ name }) => skippedAt("hidden_sheet", placeOfSheet(file, name))),
  };
}

/** What is written on the cells of a sheet: the old comments, and the newer threads of them. */
function remarksOn(
  part: string,
  textOf: (part: string) => string | undefined,
  file: string,
): Remark[] {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const relations = textOf(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const parts: string[] = [];
  readXml(relations ?? "<Relationships/>", file, {
    open(_, { Type: type = "", Target: target = "" }) {
      if (/\/(?:comments|threadedComment)$/u.test(type)) parts.push(resolved(folder, target));
    },
  });
  return parts.flatMap((each) => readRemarks(textOf(each) ?? "<comments/>", file));
}

/** The part that a path such as "../comments1.xml" leads to. */
function resolved(folder: string, target: string): string {
  if (target.startsWith("/")) return target;
  const steps = folder.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else steps.push(step);
  }
  return steps.join("/");
}

const keyOf = (name: string) => name.replace(/^\//u, "").toLowerCase();

type Reading = {
  file: string;
  sheet: string;
  formats: readonly NumberFormat[];
  shared: readonly string[];
  epoch: 1900 | 1904;
  onUnsolved: (column: number) => void;
};

function rowsOf(text: string, reading: Reading): Row[] {
  const { file, sheet } = reading;
  const refuse = (code: "too_many_rows" | "too_many_columns" | "cell_too_long", what: string) =>
    new Refusal(code, file, `“${file}”, sheet “${sheet}”, ${what}`);
  return readRows(text, file, {
    ...reading,
    tooManyRows: () =>
      refuse(
        "too_many_rows",
        `has more than ${BOUNDS.rows.toLocaleString("en-GB")} rows. Split it, for example by year, and choose the parts.`,
      ),
    tooManyColumns: (line) =>
      refuse(
        "too_many_columns",
        `has something far to the right in row ${line}: more than ${BOUNDS.columns} columns are not read. Delete what stands beside the list.`,
      ),
    cellTooLong: (line) =>
      refuse(
        "cell_too_long",
        `has a cell with more than ${BOUNDS.cell.toLocaleString("en-GB")} characters in row ${line}. Shorten it and save the file again.`,
      ),
  });
}

/** Which sheets there are, which of them are hidden, and from which day dates are counted. */
function readDirectory(textOf: (part: string) => string | undefined, file: string) {
  const workbook = workbookPart(textOf("_rels/.rels"), file);
  const text = textOf(workbook);
  if (text === undefined) throw damaged(file);
  const folder = workbook.slice(0, workbook.lastIndexOf("/") + 1);
  const name = workbook.slice(folder.length);
  const targets = new Map<string, string>();
  readXml(textOf(`${folder}_rels/${name}.rels`) ?? "<Relationships/>", file, {
    open(element, { Id: id, Target: target }) {
      if (element !== "Relationship" || id === undefined || target === undefined) return;
      targets.set(id, target.startsWith("/") ? target : folder + target);
    },
  });
  const sheets: Sheet[] = [];
  let epoch: 1900 | 1904 = 1900;
  readXml(text, file, {
    open(element, attributes) {
      if (element === "workbookPr" && /^(?:1|true)$/u.test(attributes["date1904"] ?? ""))
        epoch = 1904;
      if (element !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/u.test(key))?.[1] ?? "";
      const state = attributes["state"] ?? "visible";
      sheets.push({
        name: attributes["name"] ?? "",
        hidden: state !== "visible",
        part: targets.get(id) ?? "",
      });
    },
  });
  return { sheets, epoch: epoch as 1900 | 1904 };
}

function workbookPart(relations: string | undefined, file: string): string {
  let part = "xl/workbook.xml";
  readXml(relations ?? "<Relationships/>", file, {
    open(_, { Type: type, Target: target }) {
      if (type?.endsWith("/officeDocument") === true && target !== undefined) {
        part = target.replace(/^\//u, "");
      }
    },
  });
  return part;
}

/** Texts that cells point to. How a word is pronounced, which some languages add, is no part of it. */
function readSharedTexts(text: string, file: string): string[] {
  const texts: string[] = [];
  let current = "";
  let reading = false;
  let aside = 0;
  readXml(text, file, {
    open(name) {
      if (name === "si") current = "";
      else if (name === "rPh") aside += 1;
      else if (name === "t") reading = aside === 0;
    },
    text(part) {
      if (reading) current += part;
    },
    close(name) {
      if (name === "si") texts.push(current);
      else if (name === "rPh") aside -= 1;
      else if (name === "t") reading = false;
    },
  });
  return texts;
}

/** Refuses a workbook that carries programs. */
export function withMacros(file: string): Refusal {
  return new Refusal(
    "macro_workbook",
    file,
    `“${file}” is a workbook with macros, which are programs, and was not read. In Excel choose Save As, Excel Workbook (.xlsx), and choose that file.`,
  );
}
