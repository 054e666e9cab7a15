import type { ReactNode } from "react";

/** Cards under their tools, which stand beside the tabs where there is room. */
export function BrowsePanel(props: { tools: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="mb-3 md:-mt-(--tabs-lift) md:ml-auto md:w-fit">{props.tools}</div>
      {props.children}
    </>
  );
}

/** In the place of cards, why there are none. */
export function NothingFound({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="rounded-3 border border-border bg-surface px-4 py-8 text-center text-md text-muted"
    >
      {children}
    </p>
  );
}
