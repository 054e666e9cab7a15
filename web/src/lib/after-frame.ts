/** The longest wait for a frame, in milliseconds: a page that nobody sees has none. */
const NO_FRAME_MS = 200;

/** Does `work` once the next frame is on the screen, so that what was pressed is seen first. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_FRAME_MS);
}
