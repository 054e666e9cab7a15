import type { ReactNode } from "react";

/** A page's title with a line under it and its tools at the right. */
export function PageHeading(props: { title: ReactNode; children?: ReactNode; tools?: ReactNode }) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-h1 font-bold tracking-tight">{props.title}</h1>
        {props.children && <p className="text-md text-muted">{props.children}</p>}
      </div>
      {props.tools && (
        <div className="flex max-w-full flex-wrap items-end gap-2">{props.tools}</div>
      )}
    </header>
  );
}
