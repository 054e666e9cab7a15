import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = { role?: string; children?: Node[]; alt?: string; type?: string; id?: string };

/** A PDF as a reader finds it: each page's text, what its parts are tagged as, and what it says of itself. */
export async function readPdf(bytes: Uint8Array) {
  // The library takes the bytes it is given for its own.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true });
    const lines: string[] = [];
    /** Texts by the mark they stand under: an artifact has none. */
    const marked = new Map<string, string>();
    let under: string[] = [];
    for (const item of content.items) {
      if ("str" in item) {
        const text = item.hasEOL ? `${item.str}\n` : item.str;
        lines.push(text);
        const mark = under.at(-1) ?? "";
        marked.set(mark, (marked.get(mark) ?? "") + text);
      } else if (item.type === "endMarkedContent") under = under.slice(0, -1);
      else under = [...under, item.id ?? ""];
    }
    const tree = (await page.getStructTree()) as Node | null;
    pages.push({
      text: lines.join("").replaceAll(/\s+/gu, " ").trim(),
      /** What is read aloud in its order, with its tag. */
      tagged: tree === null ? [] : taggedIn(tree, marked),
    });
  }
  const { info } = await pdf.getMetadata();
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  const isMarked = (await pdf.getMarkInfo()) !== null;
  await loading.destroy();
  return {
    pages,
    outline,
    isMarked,
    text: pages.map(({ text }) => text).join(" "),
    info: info as { Title?: string; Language?: string },
  };
}

function taggedIn(
  node: Node,
  marked: ReadonlyMap<string, string>,
): { tag: string; text: string }[] {
  const children = node.children ?? [];
  const own = children.filter(({ type }) => type === "content");
  const text = own.map(({ id }) => marked.get(id ?? "") ?? "").join("");
  return [
    ...(own.length > 0 ? [{ tag: node.role ?? "", text: node.alt ?? text }] : []),
    ...children.flatMap((child) => taggedIn(child, marked)),
  ];
}
