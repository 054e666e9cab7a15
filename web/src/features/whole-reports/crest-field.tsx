import type {
  CREST_MAX as CrestMax,
  Letterhead,
} from "@reportair/contract/features/whole-reports.ts";
import { ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSettleLetterhead } from "../../data/whole-reports.ts";
import { refusalOf } from "./refusal.ts";

const CREST_MAX: typeof CrestMax = 307_200;

/** The school's crest: chosen, it is there at once; the server looks at its bytes. */
export function CrestField({ letterhead: { crest } }: { letterhead: Letterhead }) {
  const id = useId();
  const settle = useSettleLetterhead();
  const [problem, setProblem] = useState<string>();

  async function change(next: Blob | null) {
    setProblem(undefined);
    if (next !== null && next.size > CREST_MAX) {
      setProblem("This picture is larger than 300 kB. Please choose a smaller one.");
      return;
    }
    try {
      await settle.mutateAsync({ crest: next && (await inBase64(next)) });
      toast.success(next === null ? "Crest removed." : "Crest saved.");
    } catch (error) {
      setProblem(refusalOf(error, "The crest could not be saved. Please try again."));
    }
  }
  return (
    <div className="max-w-120">
      <p id={id} className="mb-1 text-sm font-mid text-text-2">
        Crest
      </p>
      <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-4">
        {crest === null ? (
          <span className="grid size-20 place-items-center rounded-2 border border-dashed border-border-strong text-sm text-muted">
            None
          </span>
        ) : (
          // White, as paper is in every theme.
          <img
            src={crest}
            alt="Your school’s crest"
            className="h-20 max-w-36 rounded-2 border border-border bg-white object-contain p-1"
          />
        )}
        <div>
          <FileButton
            label="Picture of the crest"
            accept="image/png,image/jpeg"
            onFiles={([file]) => file && void change(file)}
            icon={<ImageUp aria-hidden size={16} strokeWidth={1.75} />}
            busy={settle.isPending && "Saving..."}
          >
            {crest === null ? "Choose a picture" : "Choose another"}
          </FileButton>
          {crest !== null && (
            <Button
              className="ml-1"
              variant="ghost"
              disabled={settle.isPending}
              onClick={() => void change(null)}
            >
              Remove crest
            </Button>
          )}
          <p className="mt-1.5 text-sm text-muted">PNG or JPEG, at most 300 kB.</p>
        </div>
      </div>
      {problem && <InlineAlert className="mt-3">{problem}</InlineAlert>}
    </div>
  );
}

async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
