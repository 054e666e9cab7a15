import { xmlText } from "@reportair/contract/xml-text.ts";
import { strToU8, zipSync } from "fflate";
import { FORMULA } from "@reportair/contract/formulas.ts";

/** A sheet of a workbook: rows of texts under their headings. */
export interface XlsxSheet {
  name: string;
  /** In bold; none where the rows speak for themselves. */
  heads?: readonly string[];
  rows: readonly (readonly string[])[];
  /** Widths of the columns, in characters. */
  widths: readonly number[];
}

/** What a file says of itself, where a system shows it. */
export interface XlsxAbout {
  title: string;
  by: string;
  /** An ISO instant. */
  at: string;
  words: string;
}

/**
 * A workbook whose every cell is text: numbers keep their zeros, and nothing in it is run, also when somebody goes into a
 * cell and out of it again.
 */
export function asXlsx(sheets: readonly XlsxSheet[], about: XlsxAbout): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${SHEETS}.worksheet+xml"/>`).join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    "docProps/core.xml": `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(about.title)}</dc:title><dc:creator>${escaped(about.by)}</dc:creator><dc:description>${escaped(about.words)}</dc:description><dcterms:created xsi:type="dcterms:W3CDTF">${escaped(about.at)}</dcterms:created></cp:coreProperties>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/>${textStyle("")}${textStyle(' quotePrefix="1"')}<xf xfId="0" numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]),
    ),
  };
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, content]) => [path, strToU8(xml + content)]),
    ),
  );
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEETS = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The styles of the workbook, in the order of its `cellXfs`. */
const TEXT = 1;
/** As a leading apostrophe that is no part of the text. */
const TEXT_FOR_GOOD = 2;
const HEAD = 3;

function textStyle(more: string): string {
  return `<xf xfId="0" numFmtId="49" applyNumberFormat="1" applyAlignment="1"${more}><alignment vertical="top" wrapText="1"/></xf>`;
}

function sheetXml({ heads, rows, widths }: XlsxSheet): string {
  const all = [
    ...(heads ? [{ cells: heads, head: true }] : []),
    ...rows.map((cells) => ({ cells, head: false })),
  ];
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  const lines = all.map(
    ({ cells, head }, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => cellXml(text, `${letterOf(column)}${row + 1}`, head)).join("")}</row>`,
  );
  const frozen = heads
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : "";
  return `<worksheet xmlns="${MAIN}">${frozen}<cols>${columns}</cols><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellXml(text: string, place: string, head: boolean): string {
  const style = head ? HEAD : FORMULA.test(text) ? TEXT_FOR_GOOD : TEXT;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Few columns are ever needed. */
const letterOf = (column: number): string => String.fromCodePoint(65 + column);

function escaped(text: string): string {
  return (
    xmlText(text)
      // Spreadsheets read this as a character by its number.
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, "_x005F_")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("\r", "&#13;")
  );
}
