import { useId, type ComponentProps, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { BroughtBack, type TypedBefore } from "./brought-back.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { DialogClose } from "./dialog-close.tsx";
import { InlineAlert } from "./inline-alert.tsx";

type Frame = Pick<DialogProps, "title" | "description" | "size" | "dirty" | "onClose">;

/** A window around one form, with what has failed above its fields, and the buttons that send it or not. */
export function FormDialog({
  form,
  draft,
  submitLabel,
  busy,
  failure,
  columns = false,
  over,
  children,
  ...frame
}: Frame & {
  /** What sends the form and what it is checked by. */
  form: Pick<ComponentProps<"form">, "ref" | "noValidate" | "onFocus" | "onSubmit">;
  /** What was typed in it before, which comes back; null where nothing may be kept, as of passwords. */
  draft: TypedBefore | null;
  submitLabel: string;
  /** What the button says while it is being sent. */
  busy: string | false;
  failure: string | undefined;
  /** Two fields beside each other where there is room. */
  columns?: boolean;
  /** A window that opens over this one, outside of its form. */
  over?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open
      {...frame}
      onDiscard={() => draft?.forget()}
      actions={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        {...form}
        id={id}
        autoComplete="off"
        className={columns ? "grid gap-4 sm:grid-cols-2" : "grid gap-4"}
      >
        {draft && <BroughtBack draft={draft} className={columns ? "sm:col-span-2" : undefined} />}
        {failure && (
          <InlineAlert still className={columns ? "sm:col-span-2" : undefined}>
            <p>{failure}</p>
            <p className="text-text-2">What you typed is still here.</p>
          </InlineAlert>
        )}
        {children}
      </form>
      {over}
    </Dialog>
  );
}
