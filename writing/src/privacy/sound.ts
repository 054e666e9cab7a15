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
      .replace(/sh|sch|ch(?=[aeiou])/gu, "s")
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
