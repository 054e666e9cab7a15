import { KeyRound } from "lucide-react";
import type { UseMutationResult } from "@tanstack/react-query";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { passkeyFailure } from "./passkey-failure.ts";

/** Has the browser ask for a passkey; what went wrong stands below. */
export function PasskeyButton<T>(props: {
  label: string;
  busyLabel: string;
  variant?: ButtonProps["variant"];
  mutation: Pick<UseMutationResult<T, Error, void>, "error" | "isPending" | "mutateAsync">;
  onDone?: () => void;
}) {
  const { mutation } = props;
  return (
    <>
      <Button
        variant={props.variant ?? "secondary"}
        className="w-full"
        icon={<KeyRound aria-hidden size={16} strokeWidth={1.75} />}
        busy={mutation.isPending && props.busyLabel}
        onClick={() => void mutation.mutateAsync().then(props.onDone, () => {})}
      >
        {props.label}
      </Button>
      {mutation.error && <InlineAlert>{passkeyFailure(mutation.error)}</InlineAlert>}
    </>
  );
}
