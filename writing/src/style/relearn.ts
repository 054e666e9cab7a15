import { isLanguage } from "./language.ts";
import { profileSamples } from "./learn.ts";
import { isTrained, type StyleProfile } from "./profile.ts";

/** A profile of which it is not known what its words came from: how its teacher writes, and none of the words. */
export function withoutWords(profile: StyleProfile): StyleProfile {
  return {
    ...profile,
    openings: [],
    closings: [],
    phrases: [],
    frames: [],
    transitions: { contrast: [], addition: [], target: [] },
    // What displeased stays avoided where it can be nothing but words of any report.
    avoid: profile.avoid.filter(isLanguage),
  };
}

/** A profile with the words of its samples learnt anew; what its teacher set by hand and what reports taught it stays. */
export function relearn(profile: StyleProfile, samples: readonly string[]): StyleProfile {
  const kept = withoutWords(profile);
  if (!isTrained(profile) || samples.every((sample) => sample.trim() === "")) return kept;
  const { openings, closings, phrases, frames, transitions } = profileSamples(samples);
  return { ...kept, openings, closings, phrases, frames, transitions };
}
