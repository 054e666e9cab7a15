import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A PDF as somebody who opens it sees it: what its outline names, and the words of each page. */
export async function readPdf(path: string): Promise<{ outline: string[]; pages: string[] }> {
  const loading = getDocument({ data: Uint8Array.from(await readFile(path)), verbosity: 0 });
  const pdf = await loading.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replaceAll(/\s+/gu, " ");
    }),
  );
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  await loading.destroy();
  return { outline, pages };
}
