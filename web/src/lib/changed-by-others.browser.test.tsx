import fc from "fast-check";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { bearChangesByOthers } from "./changed-by-others.ts";

bearChangesByOthers(document);

/** One child of a line: words by themselves, words and figures in two texts, an element, or nothing. */
type Part = { key: string; kind: "text" | "counted" | "element" | "none"; words: string };

function Counted({ words }: { words: string }) {
  return (
    <>
      {words}: {words.length}
    </>
  );
}

function Line({ parts }: { parts: Part[] }) {
  return (
    <p>
      {parts.map(({ key, kind, words }) => (
        <Piece key={key} kind={kind} words={words} />
      ))}
    </p>
  );
}

function Piece({ kind, words }: Omit<Part, "key">) {
  if (kind === "none") return null;
  if (kind === "counted") return <Counted words={words} />;
  return kind === "text" ? words : <b>{words}</b>;
}

const written = (parts: Part[]) =>
  parts
    .map(({ kind, words }) => {
      if (kind === "none") return "";
      return kind === "counted" ? `${words}: ${words.length}` : words;
    })
    .join("");

const font = (...inside: (Node | string)[]) => {
  const [outer, inner] = [document.createElement("font"), document.createElement("font")];
  inner.append(...inside);
  outer.append(inner);
  return outer;
};
const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
};

/** What others do to a page. None of them changes a word, so that what is to be read stays known. */
const others: Record<string, (text: Text) => void> = {
  "puts others in the place of texts": (text) => text.replaceWith(font(text.data)),
  "puts others beside texts, and takes these out": (text) => {
    text.before(font(text.data));
    text.remove();
  },
  "moves texts into others": (text) => {
    const outer = font();
    text.replaceWith(outer);
    outer.firstChild?.appendChild(text);
  },
  "marks every word": (text) => {
    const marks = text.data.split(/(?<= )/u).map((word) => {
      const mark = document.createElement("mark");
      mark.textContent = word;
      return mark;
    });
    text.replaceWith(...marks);
  },
  "takes an element along with the text before it": (text) => {
    const next = text.nextSibling;
    const outer = font(text.data);
    text.replaceWith(outer);
    if (next instanceof HTMLElement) outer.firstChild?.appendChild(next);
  },
};

const part = fc.record({
  key: fc.constantFrom("a", "b", "c", "d", "e"),
  kind: fc.constantFrom("text", "counted", "element", "none"),
  words: fc.constantFrom("Ruth", "is on time", "5 of 30", "reads"),
}) satisfies fc.Arbitrary<Part>;
const line = fc.uniqueArray(part, { selector: ({ key }) => key });

const textPart = (key: string, words: string): Part => ({ key, kind: "text", words });
/** Once read wrongly: a text is put between two that stand in one by now, and one changes that stands in another. */
const MISREAD: [Part[][]][] = [
  [
    [
      [textPart("a", "Ruth")],
      [{ key: "c", kind: "counted", words: "5 of 30" }, textPart("a", "Ruth")],
      [
        { key: "c", kind: "counted", words: "5 of 30" },
        textPart("d", "Ruth"),
        textPart("a", "Ruth"),
      ],
    ],
  ],
  [
    [
      [textPart("d", "reads")],
      [textPart("a", "Ruth"), textPart("d", "reads")],
      [textPart("d", "Ruth"), textPart("a", "Ruth")],
      [],
    ],
  ],
];

for (const [what, change] of Object.entries(others))
  test(`a page says what it should while something ${what}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 6 }), async (lines) => {
        const screen = await render(<Line parts={[]} />);
        for (const parts of lines) {
          await screen.rerender(<Line parts={parts} />);
          expect(screen.container.textContent).toBe(written(parts));
          for (const text of textsOf(screen.container)) change(text);
          // As between a translator's turn and the page's.
          await Promise.resolve();
        }
        await screen.unmount();
        expect(screen.container.textContent).toBe("");
      }),
      { numRuns: 100, examples: MISREAD },
    );
  });

test("what has been translated and put back goes on as it was", async () => {
  const screen = await render(<Counted words="Saved" />);
  const before = textsOf(screen.container);
  const fonts = before.map((text) => {
    const outer = font(text.data);
    text.replaceWith(outer);
    return outer;
  });
  await Promise.resolve();
  for (const [index, each] of fonts.entries()) each.replaceWith(before[index] ?? "");
  await Promise.resolve();
  await screen.rerender(<Counted words="Not saved" />);
  expect(screen.container.textContent).toBe("Not saved: 9");
  expect(textsOf(screen.container)).toEqual(before);
});

test("what others have taken out altogether is not missed", async () => {
  const screen = await render(<Line parts={[{ key: "a", kind: "element", words: "Ruth" }]} />);
  screen.container.querySelector("b")?.remove();
  await Promise.resolve();
  await screen.rerender(<Line parts={[{ key: "b", kind: "text", words: "reads" }]} />);
  expect(screen.container.textContent).toBe("reads");
});
