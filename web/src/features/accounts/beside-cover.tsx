import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import { LoginCover } from "./login-cover.tsx";

/** The frame of the login and what belongs to it: the cover, a title, a sentence where there is one, a form. */
export function BesideCover(props: {
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div data-short-form className={cx("flex min-h-dvh", props.className)}>
      <LoginCover />
      <div className="flex flex-1 flex-col items-center px-6 pt-[max(6rem,22dvh)] pb-16">
        <div className="w-full max-w-78 [--control:44px]">
          <h1 className="text-h1 font-bold tracking-tight">{props.title}</h1>
          {props.lead !== undefined && <p className="mt-1 text-md text-muted">{props.lead}</p>}
          <div className="mt-6">{props.children}</div>
        </div>
      </div>
    </div>
  );
}
