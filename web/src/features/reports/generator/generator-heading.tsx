import type { ReactNode } from "react";
import { PageHeading } from "../../../ui/page-heading.tsx";

/** The page's title, how far the class is, and what is chosen for it. */
export function GeneratorHeading(props: { summary?: ReactNode; tools?: ReactNode }) {
  return (
    <div className="pb-2">
      <PageHeading
        title="Batch Report Generator"
        tools={
          props.tools && (
            <div className="flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full max-sm:*:w-full">
              {props.tools}
            </div>
          )
        }
      >
        {props.summary}
      </PageHeading>
    </div>
  );
}
