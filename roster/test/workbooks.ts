import { strToU8, zipSync } from "fflate";

/** A workbook made part by part, as small as one can be. */
export type MadeWorkbook = {
  sheets: { name: string; xml: string; state?: string }[];
  styles?: string;
  shared?: string;
  date1904?: boolean;
  more?: Record<string, Uint8Array>;
};

const SPREADSHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATED = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The bytes of a workbook. */
export function makeWorkbook({ sheets, styles, shared, date1904, more }: MadeWorkbook): Uint8Array {
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state ?? "visible"}" r:id="rId${at + 1}"/>`,
  );
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    "xl/workbook.xml": `<workbook ${SPREADSHEET} ${RELATED}><workbookPr date1904="${date1904 === true ? 1 : 0}"/><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...(styles === undefined ? {} : { "xl/styles.xml": styles }),
    ...(shared === undefined ? {} : { "xl/sharedStrings.xml": shared }),
  };
  for (const [at, { xml }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet ${SPREADSHEET}><sheetData>${xml}</sheetData></worksheet>`;
  }
  const bytes = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync({ ...Object.fromEntries(bytes), ...more });
}

/** A row of texts. */
export function textRow(line: number, cells: readonly string[]): string {
  const inner = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
  return `<row r="${line}">${inner.join("")}</row>`;
}
