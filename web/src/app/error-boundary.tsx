import { Component, type ReactNode } from "react";
import { ErrorState } from "../ui/error-state.tsx";

interface State {
  failed: boolean;
}

interface Props {
  children: ReactNode;
  /** Something else stands in the place of the page. */
  silent?: boolean;
  /** The frame of the page stands, and with it the way to others. */
  framed?: boolean;
}

/** In the place of a page that broke, or whose code could not be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.silent) return null;
    if (this.props.framed) return <Failed />;
    return (
      <main id="main" tabIndex={-1} className="mx-auto max-w-140 px-5 pt-[16dvh] outline-none">
        <Failed />
      </main>
    );
  }
}

function Failed() {
  return (
    <>
      <h1 className="mb-4 text-h1 font-bold tracking-tight">This page could not be shown</h1>
      <ErrorState safe="What you saved before is safe." onRetry={() => location.reload()}>
        Something in it failed, or a part of it could not be loaded.
      </ErrorState>
    </>
  );
}
