import { FILE_BYTES } from "@reportair/contract/features/intake-files.ts";
import { FileUp } from "lucide-react";
import { useId, useState, type DragEvent } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { cx } from "../../ui/cx.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useStageFiles } from "../../data/intake.ts";
import { Lately } from "./lately.tsx";

const TYPES = ".csv,.tsv,.txt,.xlsx,.xml,.zip";

/** Files that are dropped, chosen or pasted, and what was brought in lately. */
export function ChooseFiles(props: {
  onStaged: (id: number) => void;
  onOpen: (id: number) => void;
}) {
  const stage = useStageFiles();
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const [pasted, setPasted] = useState("");
  const about = useId();
  function take(files: readonly File[]) {
    if (files.length === 0) return;
    setTooLarge(files.filter(({ size }) => size > FILE_BYTES).map(({ name }) => name));
    if (files.some(({ size }) => size > FILE_BYTES)) return stage.reset();
    stage.mutate(files, { onSuccess: ({ id }) => props.onStaged(id) });
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }
  return (
    <>
      {stage.isError && (
        <ErrorState
          title="The files could not be sent"
          safe="Nothing was changed."
          className="mb-4"
        >
          {errorText(stage.error)}
        </ErrorState>
      )}
      {tooLarge.length > 0 && (
        <ErrorState title="The files were not sent" safe="Nothing was changed." className="mb-4">
          {`${tooLarge.map((name) => `“${name}”`).join(" and ")} ${tooLarge.length === 1 ? "is" : "are"} larger than 10 MB. Leave out pictures and sheets that no roster needs, or split it.`}
        </ErrorState>
      )}
      <Sheet
        aria-label="Files"
        className={cx("px-5 py-8 text-center", over && "outline-2 outline-focus")}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden size={28} strokeWidth={1.5} className="mx-auto text-accent-ink" />
        <p className="mt-3 text-h3 font-bold">Drop your files here</p>
        <p id={about} className="mx-auto mt-1 max-w-140 text-md text-text-2">
          Exports of SIMS, Arbor, Bromcom, iSAMS and others as CSV or Excel, OneRoster and Microsoft
          School Data Sync as ZIP, common transfer files as XML. Several at a time, 10 MB each and
          20 MB together. Nothing is written before you have seen what would change.
        </p>
        <FileButton
          label="Files of your school"
          accept={TYPES}
          multiple
          onFiles={take}
          variant="primary"
          className="mt-4"
          aria-describedby={about}
          busy={stage.isPending && "Sending the files..."}
        >
          Choose files
        </FileButton>
      </Sheet>
      <form
        className="mt-6 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          take([new File([pasted], "pasted-cells.tsv", { type: "text/plain" })]);
        }}
      >
        <TextArea
          label="Or paste cells from a spreadsheet"
          hint="With the line of headings, such as Student ID, First Name, Last Name, Year."
          rows={4}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <div>
          <Button
            type="submit"
            disabled={pasted.trim() === ""}
            busy={stage.isPending && "Sending..."}
          >
            Look at these cells
          </Button>
        </div>
      </form>
      <Lately kind="files" onOpen={props.onOpen} />
    </>
  );
}
