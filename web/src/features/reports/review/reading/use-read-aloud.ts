import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { numberedParts } from "./sentences.ts";

/** The browser's speech; absent in some. */
const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

function subscribe(listener: () => void): () => void {
  speech()?.addEventListener("voiceschanged", listener);
  return () => speech()?.removeEventListener("voiceschanged", listener);
}

/** An English voice of this very device, a British one first. Any other would send the text to whoever speaks it. */
function ownVoice(): SpeechSynthesisVoice | null {
  const own = (speech()?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && /^en\b/iu.test(lang),
  );
  return own.find(({ lang }) => /^en[-_]GB/iu.test(lang)) ?? own[0] ?? null;
}

/**
 * Reads a text aloud, a sentence at a time, and says which; it stops where another report or text is shown. Null where
 * this device has no voice of its own.
 */
export function useReadAloud(
  report: Pick<GeneratedReport, "id" | "version" | "report_content" | "sentences">,
  onSentence: (number: number | null) => void,
): { reading: boolean; toggle: () => void } | null {
  // Not the voice itself: a browser may give another object for it each time.
  const can = useSyncExternalStore(
    subscribe,
    () => ownVoice() !== null,
    () => false,
  );
  const [reading, setReading] = useState(false);
  const shown = `${report.id} ${report.version}`;
  const [at, setAt] = useState(shown);
  if (at !== shown) {
    setAt(shown);
    setReading(false);
  }
  const tell = useEffectEvent(onSentence);
  // Each run of reading has its own; what ends late is no longer asked.
  useEffect(() => {
    if (!reading) return;
    const synthesis = speech();
    const voice = ownVoice();
    if (!synthesis || !voice) return;
    const parts = numberedParts(report.report_content, report.sentences).filter(
      ({ text }) => text.trim() !== "",
    );
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      tell(null);
      setReading(false);
    };
    const readFrom = (place: number) => {
      const part = parts[place];
      if (over) return;
      if (!part) return end();
      const utterance = new SpeechSynthesisUtterance(part.text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.addEventListener("start", () => over || tell(part.number));
      utterance.addEventListener("end", () => readFrom(place + 1));
      utterance.addEventListener("error", end);
      synthesis.speak(utterance);
    };
    synthesis.cancel();
    readFrom(0);
    return () => {
      over = true;
      synthesis.cancel();
      tell(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the text of a version does not change
  }, [reading, shown]);
  return can ? { reading, toggle: () => setReading((on) => !on) } : null;
}
