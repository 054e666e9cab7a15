import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { Copy, Download } from "lucide-react";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast-store.ts";

/** The recovery codes, this once. */
export function RecoveryCodesDialog(props: { codes: readonly string[]; onClose: () => void }) {
  const text = `Recovery codes of ${PRODUCT_NAME}. Each signs you in once, after your password.\n\n${props.codes.join("\n")}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success("Recovery codes copied."),
      () => toast.error("Your browser did not allow copying. Download them instead."),
    );
  return (
    <Dialog
      open
      title="Your recovery codes"
      description="They are shown this once, and nobody can look them up for you."
      onClose={props.onClose}
      actions={
        <Button variant="primary" onClick={props.onClose}>
          I have kept them
        </Button>
      }
    >
      <p className="text-md text-text-2">
        When your phone is lost or not at hand, one of these takes the place of its code. Each works
        once. Keep them where you keep your passwords, or on paper in a safe place.
      </p>
      <ul
        aria-label="Recovery codes"
        className="mt-4 grid gap-x-8 gap-y-1.5 rounded-2 bg-sunken px-4 py-3 text-md tracking-wide sm:grid-cols-2"
      >
        {props.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={<Copy aria-hidden size={16} strokeWidth={1.75} />} onClick={copy}>
          Copy
        </Button>
        <Button
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => saveFile("recovery-codes.txt", new Blob([text], { type: "text/plain" }))}
        >
          Download
        </Button>
      </div>
    </Dialog>
  );
}
