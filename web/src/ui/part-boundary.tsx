import { Component, useEffect, type ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";
import { toast } from "./toast-store.ts";

interface Props {
  children: ReactNode;
  /** Whether a failure is that of code that could not be had; any other goes on to the page. */
  bears: () => boolean;
  /** Closes what was to be opened; undefined for what stands in the page. */
  close: (() => void) | undefined;
  onRetry: () => void;
}

/** Around a part of a page: it alone is missing where its code cannot be had. */
export class PartBoundary extends Component<Props, { failure: Error | null }> {
  override state: { failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (!this.props.bears()) throw failure;
    const { close, onRetry } = this.props;
    if (close) return <NotOpened close={close} />;
    return (
      <ErrorState
        tone="info"
        safe="What you have entered is safe."
        onRetry={() => {
          this.setState({ failure: null });
          onRetry();
        }}
      >
        This part of the page did not arrive.
      </ErrorState>
    );
  }
}

/** Says that something could not be opened, and closes it again, so that the next press tries again. */
function NotOpened({ close }: { close: () => void }) {
  useEffect(() => {
    toast.error(
      "It could not be opened: a part of the page did not arrive. Please try again.",
      // After a change of the program its old parts never arrive; without a connection the page would be lost.
      navigator.onLine
        ? { label: "Reload the page", onAction: () => location.reload() }
        : undefined,
    );
    close();
    // Once: it is gone with this.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
