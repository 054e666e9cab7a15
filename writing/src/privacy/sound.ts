import { fold } from "./fold.ts";

/** How a name sounds, roughly: "Seán" and "Shaun" alike. */
export function soundOf(name: string): string {
  const plain = fold(name).replace(/[^a-z]/gu, "");
  const first = /^[aeiouy]/u.test(plain) ? "a" : "";
  return (
    first +
    plain
      .replace(/[bm]h/gu, "v")
      .replace(/dh(?=g)/gu, "")
      // "Eilidh": at the end nobody says it.
      .replace(/(?<=[aeiou])dh$/u, "")
      .replace(/sh|sch|[cs]z|ch(?=[aeiou])/gu, "s")
      .replace(/ph/gu, "f")
      .replace(/x/gu, "ks")
      .replace(/ij/gu, "y")
      .replace(/(?<=.)c(?=[eiy])/gu, "s")
      .replace(/ck|[ckq]/gu, "k")
      .replace(/z/gu, "s")
      .replace(/[aeiouyhw]/gu, "")
      .replace(/(.)\1+/gu, "$1")
  );
}

/** The ways a name may sound to who does not know its language: "victor" of a Wiktor, "yanush" of a Janusz, "mikal" of a Michal. */
export function soundsOf(name: string): string[] {
  const plain = fold(name);
  return [
    plain,
    plain.replace(/^w(?=[aeio])/u, "v"),
    plain.replace(/^j(?=[aeiou])/u, "y"),
    plain.replace(/ch/gu, "k"),
    // "Jorja" of a Georgia.
    plain.replace(/g(?=[eiy])/gu, "j"),
  ].map(soundOf);
}
