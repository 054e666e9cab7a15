import { useState } from "react";
import { FinishedDialog } from "./finished/finished-dialog.tsx";
import { useFinishedClass, type FinishedClass } from "./finished/use-finished-class.ts";
import { ReviewWindow, type ReviewProps } from "./review-window.tsx";

/** Reviews reports; when a class is finished with the last of them, it says so, with the ways on from there. */
export function ReviewDialog(props: ReviewProps) {
  const [finished, setFinished] = useState<FinishedClass | null>(null);
  const [instead, setInstead] = useState<readonly number[] | null>(null);
  const findFinished = useFinishedClass();
  if (finished) {
    return (
      <FinishedDialog
        {...finished}
        onOpen={(reports) => {
          setInstead(reports.map(({ id }) => id));
          setFinished(null);
        }}
        onClose={props.onClose}
      />
    );
  }
  return (
    <ReviewWindow
      key={instead?.join()}
      {...props}
      {...(instead && { reportIds: instead, startAt: instead[0] })}
      onDecided={async (last) => {
        const found = await findFinished(last);
        setFinished(found);
        return found !== null;
      }}
    />
  );
}
