import { lazy, type ComponentType } from "react";

/** A page whose code is loaded when it is first shown; the pages have named exports. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ [K in Name]: ComponentType }>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
