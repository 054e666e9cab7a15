import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { buttonClass, type ButtonVariant } from "../../ui/button-class.ts";

/** Back to the form that leads to the payment page; nothing where nobody can subscribe. */
export function TryAgain() {
  return useSite()?.subscribe ? (
    <Link to={paths.subscribe} className={buttonClass("primary", "lg")}>
      Try again
    </Link>
  ) : null;
}

export function ContactSupport({ variant = "secondary" }: { variant?: ButtonVariant }) {
  return (
    <Link to={paths.contact} className={buttonClass(variant, "lg")}>
      Contact support
    </Link>
  );
}
