import { useId, type ReactNode } from "react";

/** One matter of a page of settings: what it is about at the left, what one can do at the right. */
export function SettingsSection(props: { title: string; about: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 px-4 py-6 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
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
