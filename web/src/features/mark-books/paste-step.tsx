import { FileSpreadsheet } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState, type DragEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { cx } from "../../ui/cx.ts";
import { inputClass } from "../../ui/field.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";

/** Where cells are pasted or a file is chosen. */
export function PasteStep(props: {
  problem: string | null;
  busy: boolean;
  /** A file with more sheets, that was chosen before. */
  before: { name: string; onOpen: () => void } | null;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}) {
  const { problem, busy, before, onText, onFile } = props;
  const id = useId();
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  // Whoever comes with cells has them ready: they can be pasted wherever the focus is.
  const take = useEffectEvent((pasted: string) => {
    setText(pasted);
    onText(pasted);
  });
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const pasted = event.clipboardData?.getData("text/plain") ?? "";
      if (pasted.trim() === "") return;
      event.preventDefault();
      take(pasted);
    }
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  }, []);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className="space-y-4"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      {problem !== null && <InlineAlert>{problem}</InlineAlert>}
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-mid text-text-2">
          Paste the cells of your mark book
        </label>
        <textarea
          id={id}
          data-lead
          rows={8}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className={cx(
            inputClass,
            "block resize-y py-2 font-[inherit] text-md whitespace-pre",
            over && "border-accent! bg-accent-soft!",
          )}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-hint`} className="pt-1.5 text-sm text-muted">
          In your spreadsheet mark the names, the headings and the marks, and copy them. Titles and
          averages may be among them. Nothing is filled in before you have seen it, and what fills
          no field never leaves this browser.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={text.trim() === "" ? "secondary" : "primary"}
          disabled={text.trim() === ""}
          onClick={() => onText(text)}
        >
          Read these cells
        </Button>
        <FileButton
          label="Mark book file"
          accept=".csv,.tsv,.txt,.xlsx"
          onFiles={([file]) => file && onFile(file)}
          busy={busy && "Reading the file…"}
          icon={<FileSpreadsheet aria-hidden size={16} strokeWidth={1.75} />}
        >
          Choose a CSV or Excel file
        </FileButton>
        {before !== null && (
          <Button variant="ghost" onClick={before.onOpen}>
            Go on with {before.name}
          </Button>
        )}
      </div>
    </div>
  );
}
