import type { ReactNode } from "react";

/** The frame of the pages that one comes back to from paying: a title, what happened, the ways on. */
export function PaymentFrame(props: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="mx-auto max-w-140 px-5 pt-[max(7rem,18dvh)] pb-20 sm:px-8">
      <h1 className="text-[2rem] leading-10 font-bold tracking-tight">{props.title}</h1>
      <div className="mt-5">{props.children}</div>
      {props.actions && <div className="mt-6 flex flex-wrap gap-3">{props.actions}</div>}
    </div>
  );
}
