import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";

const toCome = new Set<() => Promise<unknown>>();

/**
 * A part of a page that its first sight does without, such as a dialog. Its code comes soon after the page, so that it
 * is shown at once when it is wanted; where it is wanted sooner, `meanwhile` stands in its place until it is there.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let there: ComponentType<Props> | null = null;
  const get = async () => {
    there = await load();
    return { default: there };
  };
  toCome.add(get);
  // What comes by `lazy` is drawn a moment later, even where its code is there.
  const Coming = lazy(get) as unknown as ComponentType<Props>;
  return function Part(props: Props) {
    // One of them for as long as it is shown: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Coming);
    return (
      <Suspense fallback={meanwhile(props)}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

/** Code that a first sight does without and that draws nothing: it comes soon after the page, and at once where it is wanted sooner. */
export function soon<Code>(load: () => Promise<Code>): () => Promise<Code> {
  toCome.add(load);
  return load;
}

/** Has the code of all parts loaded that nobody has wanted yet. What cannot be had now is asked for when it is wanted. */
export function loadParts(): void {
  for (const load of toCome) void load().catch(() => undefined);
  toCome.clear();
}
