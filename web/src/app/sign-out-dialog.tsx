import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import { formatCount } from "../lib/format.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** Most things that are named one by one. */
const NAMED = 6;

/** Asks what becomes of what was typed and not saved, before its person signs out. */
export function SignOutDialog(props: {
  /** What it is, in plain words. */
  unsaved: readonly string[];
  /** Whether it can be kept beyond this page. */
  lasts: boolean;
  onKeep: () => void;
  onDelete: () => void;
  onStay: () => void;
}) {
  const { unsaved, lasts, onKeep, onDelete, onStay } = props;
  const more = unsaved.length - NAMED;
  const words = (
    <>
      <p>Not saved yet:</p>
      <ul className="my-1.5 list-disc pl-5">
        {unsaved.slice(0, NAMED).map((what, at) => (
          // Two may read the same; the list never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{what}</li>
        ))}
        {more > 0 && <li>{formatCount(more, "more", "more")}</li>}
      </ul>
    </>
  );
  return lasts ? (
    <ConfirmDialog
      open
      harmless
      title="Keep what you have not saved?"
      cancelLabel="Stay"
      other={{ label: "Delete and log out", onSelect: onDelete }}
      confirmLabel={`Keep for ${DISCARD_DAYS} days`}
      onCancel={onStay}
      onConfirm={onKeep}
    >
      {words}
      <p>
        It stays in this browser, where nobody but you can read it, and is back when you log in.
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      open
      title="Leave without saving?"
      cancelLabel="Stay"
      confirmLabel="Delete and log out"
      onCancel={onStay}
      onConfirm={onDelete}
    >
      {words}
      <p>This browser cannot keep it: its storage is full or switched off.</p>
    </ConfirmDialog>
  );
}
