import { buttonClass } from "../ui/button-class.ts";

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={buttonClass("secondary", "md", "fixed -top-24 left-2 z-50 focus:top-2")}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
