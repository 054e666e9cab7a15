import type { ReactNode } from "react";

/** The heading of a section of the home page, with a line under it. */
export function SectionHeading(props: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="max-w-140">
      <h2 id={props.id} className="text-[2rem] leading-10 font-bold tracking-tight text-balance">
        {props.title}
      </h2>
      {props.children && <p className="mt-2 text-lg text-text-2">{props.children}</p>}
    </div>
  );
}
