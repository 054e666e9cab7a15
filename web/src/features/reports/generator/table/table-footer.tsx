import type { Me } from "@reportair/contract/features/accounts.ts";
import type { ReactNode } from "react";
import { KeyHint } from "../../../../ui/key-hint.tsx";
import { KeysLink } from "../../keys/keys-help.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { useClassSaveLabel } from "../class-state/use-store.ts";
import { WriterLabel } from "../writing/writer-label.tsx";

const keys: readonly { keys: readonly string[]; between?: string; does: string }[] = [
  { keys: ["1", "4"], between: "–", does: "set" },
  { keys: ["0"], does: "clear" },
  { keys: ["↑", "↓"], does: "pupil" },
  { keys: ["Tab"], does: "next field" },
  { keys: ["Enter"], does: "open row" },
  { keys: ["Space"], does: "select" },
  { keys: ["Alt", "1"], does: "take a wording" },
  { keys: ["Ctrl", "Z"], does: "undo" },
  { keys: ["/"], does: "find" },
];

/** Below the table: the keys that work in its cells, how far saving is, and who writes. */
export function TableFooter({ store, writer }: { store: ClassStore; writer: Me["writer"] }) {
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-border px-3.5 py-2.5 text-sm text-muted">
      <ul
        aria-label="Keys in the table"
        className="flex flex-wrap items-center gap-x-4 gap-y-1.5 touch:hidden"
      >
        {keys.map((each) => (
          <li key={each.does} className="flex items-center gap-1.5">
            <Keys between={each.between}>{each.keys}</Keys>
            {each.does}
          </li>
        ))}
        <li>
          <KeysLink />
        </li>
      </ul>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-5">
        <SaveLine store={store} />
        <WriterLabel writer={writer} />
      </span>
    </footer>
  );
}

function SaveLine({ store }: { store: ClassStore }) {
  return <span className="tabular-nums">{useClassSaveLabel(store)}</span>;
}

function Keys(props: { children: readonly string[]; between: string | undefined }): ReactNode {
  return props.children.map((key, index) => (
    <span key={key} className="contents">
      {index > 0 && props.between}
      <KeyHint>{key}</KeyHint>
    </span>
  ));
}
