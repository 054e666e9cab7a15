import { SaxesParser } from "saxes";
import { Refusal } from "../roster.ts";
import { damaged } from "./zip.ts";

/** What is done at each part of a document. Names come without their prefix. */
export type XmlReader = {
  open?: (name: string, attributes: Readonly<Record<string, string>>, line: number) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Reads a document from its beginning to its end. One with a document type is refused: that is where entities are
 * declared, which can fetch files and grow without end.
 */
export function readXml(text: string, file: string, reader: XmlReader): void {
  const parser = new SaxesParser();
  parser.on("error", () => {
    throw damaged(file);
  });
  parser.on("doctype", () => {
    throw new Refusal(
      "xml_refused",
      file,
      `“${file}” declares a document type, which no roster needs, and was not read. Export it again from your school's system.`,
    );
  });
  parser.on("opentag", ({ name, attributes }) => {
    reader.open?.(withoutPrefix(name), attributes, parser.line);
  });
  parser.on("text", (part) => reader.text?.(part));
  parser.on("cdata", (part) => reader.text?.(part));
  parser.on("closetag", ({ name }) => reader.close?.(withoutPrefix(name)));
  parser.write(text).close();
}
