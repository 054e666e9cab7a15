import { useState } from "react";
import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ReviewDialog } from "../src/features/reports/review/review-dialog.tsx";
import { show } from "./show.tsx";

/** Opens the review of these reports, which goes when it closes; answers what is called then. */
export async function openReview(...ids: number[]) {
  const onClose = vi.fn<() => void>();
  function Page() {
    const [open, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return open && <ReviewDialog title="Review" reportIds={ids} onClose={close} />;
  }
  const { unmount } = await show(<Page />);
  return { onClose, unmount };
}

export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const article = (pupil: string) =>
  page.getByRole("article", { name: `Report for ${pupil}`, exact: true });
/** The text box in which a pupil's report is edited. */
export const editor = (pupil: string) =>
  page.getByRole("textbox", { name: `Report for ${pupil}`, exact: true });
/** The bar under the review, with how many reports are kept. */
export const actions = () => page.getByText(/report\(s\) available ·/u);
export const press = (keys: string) => userEvent.keyboard(keys);

/** Opens a pupil's report from the table. */
export async function openReport(pupil: string): Promise<void> {
  await button(`Open report for ${pupil}`).click();
}

/** Opens a pupil's report from the table and puts a text into its editor. */
export async function editReport(pupil: string, text: string): Promise<void> {
  await openReport(pupil);
  await button(`Edit report for ${pupil}`).click();
  await editor(pupil).fill(text);
}
