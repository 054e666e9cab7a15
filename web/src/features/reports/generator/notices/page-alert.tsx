import { X } from "lucide-react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import { ReloadClass } from "./reload-class.tsx";
import type { Alert } from "./messages.ts";

/** What stopped the button that was pressed; stays until the next one or until it is closed. */
export function PageAlert(props: { alert: Alert | null; onClose: () => void; className?: string }) {
  const { alert, onClose, className } = props;
  if (!alert) return null;
  return (
    <InlineAlert
      className={className}
      action={
        <span className="-my-1 flex items-center gap-1.5">
          {alert.reload && <ReloadClass />}
          <IconButton
            size="row"
            label="Close message"
            icon={<X aria-hidden size={16} strokeWidth={1.75} />}
            onClick={onClose}
          />
        </span>
      }
    >
      <p>{alert.text}</p>
      {alert.detail && alert.detail !== alert.text && (
        <p className="text-sm text-text-2">{alert.detail}</p>
      )}
    </InlineAlert>
  );
}
