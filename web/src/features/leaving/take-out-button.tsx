import { useLayoutEffect, useRef, type RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { KeyHint } from "../../ui/key-hint.tsx";

/** Below the last selected word: takes what is selected out of what is sent. */
export function TakeOutButton(props: {
  list: RefObject<HTMLElement | null>;
  word: number;
  onTakeOut: () => void;
}) {
  const { list, word } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = list.current?.querySelector<HTMLElement>(`[data-word="${word}"]`);
    const element = box.current;
    if (!target || !element || !list.current) return;
    const room = list.current.clientWidth - element.offsetWidth;
    element.style.top = `${target.offsetTop + target.offsetHeight + 8}px`;
    element.style.left = `${Math.max(0, Math.min(target.offsetLeft, room))}px`;
    element.scrollIntoView({ block: "nearest" });
  }, [list, word]);
  return (
    <div
      ref={box}
      className="absolute z-10 flex items-center gap-2 rounded-2 border border-border bg-raised p-2 shadow-2"
    >
      <Button variant="primary" size="row" onClick={props.onTakeOut}>
        Take this out too
      </Button>
      <span className="touch:hidden">
        <KeyHint>Del</KeyHint>
      </span>
    </div>
  );
}
