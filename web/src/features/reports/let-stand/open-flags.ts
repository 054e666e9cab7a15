import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";

/** Whether the teacher lets a flag stand. */
export function letsStand(allowed: readonly AllowedFlag[], { field, kind }: Flag): boolean {
  return allowed.some((each) => each.field === field && each.kind === kind);
}

/** The flags that the teacher has not let stand. */
export function openFlags(flags: readonly Flag[], allowed: readonly AllowedFlag[]): Flag[] {
  return flags.filter((flag) => !letsStand(allowed, flag));
}

/** What is let stand once this flag is, or is no longer. */
export function withStanding(
  allowed: readonly AllowedFlag[],
  flag: AllowedFlag,
  stands: boolean,
): AllowedFlag[] {
  const others = allowed.filter((each) => !letsStand([flag], each));
  return stands ? [...others, flag] : others;
}
