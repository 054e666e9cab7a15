import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { PartBoundary } from "./part-boundary.tsx";

/** What is to come, and how often it may still be tried: a server that has newer code has none of the old. */
const toCome = new Map<() => Promise<unknown>, number>();
const TRIES = 3;

interface Meantime<Props> {
  /** Stands in its place until it is there. */
  meanwhile?: (props: Props) => ReactNode;
  /** How it is closed again where its code cannot be had; its `onClose` or `onCancel`, if it does not say. */
  close?: (props: Props) => () => void;
}

/**
 * A part of a page that its first sight does without, such as a dialog. Its code comes soon after the page, so that it
 * is shown at once when it is wanted. Where its code cannot be had the page stays as it is: what can be closed is closed
 * again with a message, and what stands in the page says so in its place.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meantime: Meantime<Props> = {},
): ComponentType<Props> {
  const { Part, get } = toBeHad(load, meantime);
  toCome.set(get, TRIES);
  return Part;
}

/** A part that hardly anybody wants, or a large one: its code comes once it is wanted, and not before. */
export function rarePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meantime: Meantime<Props> = {},
): ComponentType<Props> {
  return toBeHad(load, meantime).Part;
}

function toBeHad<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = () => null, close }: Meantime<Props>,
) {
  let there: ComponentType<Props> | null = null;
  const get = async () => {
    there = await load();
    return { default: there };
  };
  // What comes by `lazy` is drawn a moment later, even where its code is there.
  const coming = () =>
    lazy(async () => {
      try {
        return await get();
      } catch (error) {
        // It would fail for good: whoever wants it next has another.
        Coming = coming();
        throw error;
      }
    }) as unknown as ComponentType<Props>;
  let Coming = coming();
  function Part(props: Props) {
    // One of them for as long as it is shown: another would begin anew.
    const [Shown, show] = useState<ComponentType<Props>>(() => there ?? Coming);
    return (
      <PartBoundary
        // What fails although its code is there is no matter of this.
        bears={() => there === null}
        close={close?.(props) ?? closeOf(props)}
        onRetry={() => show(() => Coming)}
      >
        <Suspense fallback={meanwhile(props)}>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return { Part, get };
}

function closeOf(props: { onClose?: unknown; onCancel?: unknown }): (() => void) | undefined {
  const close = props.onClose ?? props.onCancel;
  return typeof close === "function" ? () => void close() : undefined;
}

/** Code that a first sight does without and that draws nothing: it comes soon after the page, and at once where it is wanted sooner. */
export function soon<Code>(load: () => Promise<Code>): () => Promise<Code> {
  toCome.set(load, TRIES);
  return load;
}

/** Has the code of all parts loaded that is not there yet. What cannot be had now is asked for the next time, or when it is wanted. */
export function loadParts(): void {
  for (const [load, tries] of toCome) {
    toCome.delete(load);
    void load().catch(() => tries > 1 && toCome.set(load, tries - 1));
  }
}
