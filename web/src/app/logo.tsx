import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { Link } from "react-router";
import { paths } from "./paths.ts";

const [before = "", after = ""] = PRODUCT_NAME.split("AI", 2);

/** The closed book and the product's name; leads home. */
export function Logo() {
  return (
    <Link
      to={paths.home}
      aria-label={`${PRODUCT_NAME}, home`}
      className="inline-flex items-center rounded-1 touch:min-h-11"
    >
      <LogoMark />
    </Link>
  );
}

/** The logo where it leads nowhere. */
export function LogoMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-text">
      <svg aria-hidden width="18" height="20" viewBox="0 0 18 20">
        <rect width="18" height="20" rx="2.5" className="fill-logo" />
        <path d="M3.6 0v20" strokeWidth="1" className="stroke-margin-line" />
        <path
          d="m6.6 10.4 2.5 2.5 4.6-5.4"
          fill="none"
          stroke="#fff"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>
        {before}
        <span className="text-accent-ink">AI</span>
        {after}
      </span>
    </span>
  );
}
