import { z } from "zod";
import { splitSentences } from "../language/text.ts";
import type { ModelAnswer } from "./client.ts";

/** A sentence as the model wrote it, slots and all, with the sources it claims. */
export type RawSentence = { text: string; sources: string[] };
/** Paragraphs of sentences. */
export type RawReport = RawSentence[][];

/** The shape in which a report is asked for. */
export const reportAnswer = z.object({
  paragraphs: z.array(
    z.object({
      sentences: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
    }),
  ),
});

function tidy(report: RawReport): RawReport {
  return report
    .map((paragraph) =>
      paragraph
        .map(({ text, sources }) => ({
          text: text.replaceAll(/\s+/gu, " ").trim(),
          sources: sources.map((source) => source.trim()),
        }))
        .filter(({ text }) => text !== ""),
    )
    .filter((paragraph) => paragraph.length > 0);
}

function fromObject(object: unknown): RawReport | null {
  const parsed = reportAnswer.safeParse(object);
  return parsed.success ? parsed.data.paragraphs.map(({ sentences }) => sentences) : null;
}

function fromJson(text: string): RawReport | null {
  const start = text.indexOf('{"paragraphs"');
  const from = start >= 0 ? start : text.search(/\{\s*"paragraphs"/u);
  const end = text.lastIndexOf("}");
  if (from < 0 || end < from) return null;
  try {
    return fromObject(JSON.parse(text.slice(from, end + 1)));
  } catch {
    return null;
  }
}

/** A line may hold a whole paragraph where the model did not part its sentences. */
function fromLine(line: string): RawSentence[] {
  const marked = /^[-*\d.\s]*\[([\w,;\s]*)\]\s*(.*)$/u.exec(line);
  const sources = (marked?.[1] ?? "").split(/[,;\s]+/u).filter(Boolean);
  return splitSentences((marked?.[2] ?? line).replaceAll(/\s+/gu, " ")).map((text) => ({
    text,
    sources,
  }));
}

function fromLines(text: string): RawReport {
  return text
    .replaceAll(/^```.*$/gmu, "")
    .split(/\n\s*\n/u)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean)
        .flatMap(fromLine),
    );
}

/** Reads what came back: the object, JSON in the text, or marked or plain lines. Empty where there is no text. */
export function readAnswer(answer: ModelAnswer): RawReport {
  const report = fromObject(answer.object) ?? fromJson(answer.text) ?? fromLines(answer.text);
  return tidy(report);
}
