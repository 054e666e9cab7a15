import { useEffect, useRef, type RefObject } from "react";
import { singleKeysOn } from "../../../../lib/single-keys.ts";
import { cx } from "../../../../ui/cx.ts";
import { KeyHint } from "../../../../ui/key-hint.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { WhileLettersAct } from "../../keys/while-letters-act.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { useSearch } from "../class-state/use-store.ts";

/** The search in the table, which "/" goes to; Enter and the arrow down lead into what it found. */
export function FindPupil(props: {
  store: ClassStore;
  className?: string;
  autoFocus?: boolean;
  onEnter?: () => void;
}) {
  const { store, onEnter } = props;
  const search = useSearch(store);
  const box = useRef<HTMLInputElement>(null);
  useSlash(box);
  return (
    <div className={cx("relative", props.className)}>
      <SearchField
        ref={box}
        label="Find a pupil"
        hideLabel
        placeholder="Find a pupil"
        autoFocus={props.autoFocus}
        className="[&_input]:[&::-webkit-search-cancel-button]:hidden"
        value={search}
        onChange={(event) => store.find(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && search !== "") store.find("");
          else if ((event.key === "Enter" || event.key === "ArrowDown") && onEnter) onEnter();
          else return;
          event.preventDefault();
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center touch:hidden"
      >
        <WhileLettersAct>
          <KeyHint>/</KeyHint>
        </WhileLettersAct>
      </span>
    </div>
  );
}

/** "/" outside a text puts the cursor into the search. */
function useSlash(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!singleKeysOn() || event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (document.querySelector(OVER)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [box]);
}

const TYPED = "input:not([type=radio], [type=checkbox]), textarea";
const OVER = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
