import { cx } from "../../ui/cx.ts";

/** A picture of the product in the theme of the page; on a phone its left part, large enough to read. */
export function Picture(props: { light: string; dark: string; alt: string }) {
  const image = (address: string, shown: string) => (
    <img
      src={address}
      alt={props.alt}
      width={1240}
      height={775}
      loading="lazy"
      decoding="async"
      className={cx("h-auto w-full max-sm:h-88 max-sm:object-cover max-sm:object-left-top", shown)}
    />
  );
  return (
    <div className="overflow-hidden rounded-3 border border-border">
      {image(props.light, "dark:hidden")}
      {image(props.dark, "not-dark:hidden")}
    </div>
  );
}
