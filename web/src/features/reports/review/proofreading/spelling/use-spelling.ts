import { useEffect, useRef, useState } from "react";
import type { SpellingResult, SpellingTask } from "./spelling-worker.ts";

/** Looks up the words of a text in a dictionary of British English that this browser has been given: nothing is sent anywhere. */
export function useSpelling(text: string, known: readonly string[]): SpellingResult | null {
  const [result, setResult] = useState<SpellingResult | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    // Loaded only here: who does not edit does not load a dictionary.
    const made = new Worker(new URL("./spelling-worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<SpellingResult>) => setResult(data));
    worker.current = made;
    return () => {
      worker.current = null;
      made.terminate();
    };
  }, []);
  const all = known.join("\n");
  useEffect(() => {
    const task: SpellingTask = { text, known: [all] };
    worker.current?.postMessage(task);
  }, [text, all]);
  return result;
}
