import type { ReactNode } from "react";

/** The title of a panel among others of a page, with a line under it and its tools at the right. */
export function SectionHeading(props: {
  id?: string;
  title: ReactNode;
  children?: ReactNode;
  tools?: ReactNode;
}) {
  return (
    <header className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id={props.id} className="text-h2 font-bold">
          {props.title}
        </h2>
        {props.children && <p className="text-md text-muted">{props.children}</p>}
      </div>
      {props.tools && (
        <div className="flex flex-wrap items-end gap-2 max-sm:w-full">{props.tools}</div>
      )}
    </header>
  );
}
