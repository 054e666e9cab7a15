import { useEffect, useEffectEvent, useRef } from "react";

/** Marks the end of a text; calls `onSeen` once, when it has come into view: at once where the text fits. */
export function TextEnd({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      tell();
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} />;
}
