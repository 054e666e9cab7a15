import { useId, type ReactNode } from "react";
import { Loading, Skeleton } from "./skeleton.tsx";

/**
 * One matter of a page of settings: what it is about at the left, what one can do at the right. How high it is nobody
 * knows before it has come, so that what stands below it is seen only then, and in its place.
 */
export function SettingsSection(props: { title: string; about: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 px-4 py-6 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)] [&:has([data-coming])~*]:invisible"
    >
      <div>
        <h2 id={id} className="text-h3 font-bold">
          {props.title}
        </h2>
        <p className="mt-1 text-md text-muted">{props.about}</p>
      </div>
      <div className="min-w-0">{props.children}</div>
    </section>
  );
}

/** In the place of what a section holds, while it is on its way for the first time. */
export function SectionComing(props: { label?: string; children?: ReactNode }) {
  return (
    <Loading label={props.label}>
      <div data-coming>{props.children ?? <Skeleton className="h-44 max-w-120 rounded-2" />}</div>
    </Loading>
  );
}
