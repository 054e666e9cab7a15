import { useState } from "react";
import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ReviewDialog } from "../src/features/reports/review/review-dialog.tsx";
import { show } from "./show.tsx";

/** Opens the review of these reports, which goes when it closes; returns what is called then. */
export function openReview(...ids: number[]) {
  return openReviewAt(undefined, ...ids);
}

/** Opens it with a place to start. */
export async function openReviewAt(startAt: number | null | undefined, ...ids: number[]) {
  const onClose = vi.fn<() => void>();
  function Page() {
    const [open, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      open && (
        <ReviewDialog
          title="Review"
          reportIds={ids}
          {...(startAt !== undefined && { startAt })}
          onClose={close}
        />
      )
    );
  }
  const { unmount } = await show(<Page />);
  return { onClose, unmount };
}

export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const article = (student: string) =>
  page.getByRole("article", { name: `Report for ${student}`, exact: true });
/** The text box in which a student's report is edited. */
export const editor = (student: string) =>
  page.getByRole("textbox", { name: `Report for ${student}`, exact: true });
/** The bar under the review, with how many reports are kept. */
export const actions = () => page.getByText(/report\(s\) available ·/u);
export const press = (keys: string) => userEvent.keyboard(keys);

/** Opens a student's report from the table. */
export async function openReport(student: string): Promise<void> {
  await button(`Open report for ${student}`).click();
}

/** Opens a student's report from the table and puts a text into its editor. */
export async function editReport(student: string, text: string): Promise<void> {
  await openReport(student);
  await button(`Edit report for ${student}`).click();
  await editor(student).fill(text);
}
