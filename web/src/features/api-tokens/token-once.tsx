import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast-store.ts";

/** The secret of a token, this once. */
export function TokenOnce(props: { name: string; secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title={`The token “${props.name}”`}
      description="It is shown this once, and nobody can look it up for you."
      onClose={props.onClose}
      actions={
        <Button variant="primary" onClick={props.onClose}>
          I have kept it
        </Button>
      }
    >
      <p className="text-md text-text-2">
        Put it where the program keeps its passwords. If it is lost or seen by somebody else, revoke
        it here and make another.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2 rounded-2 bg-sunken py-1 pr-1 pl-3">
        <code aria-label="Token" className="min-w-0 flex-1 text-sm break-all">
          {props.secret}
        </code>
        <Button
          icon={<Copy aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() =>
            void navigator.clipboard.writeText(props.secret).then(
              () => toast.success("Token copied."),
              () => toast.error("It could not be copied. Select it and copy it by hand."),
            )
          }
        >
          Copy
        </Button>
      </div>
    </Dialog>
  );
}
