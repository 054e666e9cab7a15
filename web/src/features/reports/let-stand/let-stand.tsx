import type { AllowableKind } from "@reportair/contract/features/flags.ts";
import { useId, useState } from "react";
import { useMe } from "../../../data/accounts.ts";
import { Button } from "../../../ui/button.tsx";

const WHAT: Record<AllowableKind, string> = {
  diagnosis: "what reads like health",
  family: "what reads like a family matter",
};
const FAILED = "This could not be saved. It stays as it was; please try again.";

/**
 * What a teacher decides of a note that is kept out: that it is to stand all the same, and that no longer. `onChange`
 * saves it, and rejects where it cannot.
 */
export function LetStand(props: {
  kind: AllowableKind;
  /** The note's name, for who does not see where the button is. */
  label: string;
  stands: boolean;
  onChange: (stands: boolean) => Promise<unknown>;
}) {
  const { kind, label, stands, onChange } = props;
  const [saving, setSaving] = useState(false);
  const [said, setSaid] = useState("");
  const about = useId();
  const writer = useMe().data?.writer;
  const leaves = writer?.kind === "model" ? " It is sent to the AI provider, without names." : "";

  async function press() {
    setSaving(true);
    setSaid("");
    try {
      await onChange(!stands);
      setSaid(stands ? "It stays out of the report." : `You let this stand.${leaves}`);
    } catch {
      setSaid(FAILED);
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 pl-2.5 text-sm">
      <span id={about} className="min-w-0 break-words text-text-2">
        {stands
          ? `You let this stand.${leaves}`
          : `It stays out of the report and is not sent.${leaves === "" ? "" : " Let stand, it is sent to the AI provider, without names."}`}
      </span>
      <Button
        size="row"
        className="touch:min-h-11"
        aria-label={`${stands ? "Keep it out" : "Let it stand"}: ${label}, ${WHAT[kind]}`}
        aria-describedby={about}
        busy={saving && "Saving"}
        onClick={() => void press()}
      >
        {stands ? "Keep it out" : "Let it stand"}
      </Button>
      <span aria-live="polite" className={said === FAILED ? "text-danger" : "sr-only"}>
        {said}
      </span>
    </div>
  );
}
