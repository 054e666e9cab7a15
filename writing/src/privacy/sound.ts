import { fold } from "./fold.ts";

/** How a name sounds, roughly: "Seán" and "Shaun" alike. */
export function soundOf(name: string): string {
  const plain = fold(name).replace(/[^a-z]/gu, "");
  const first = /^[aeiouy]/u.test(plain) ? "a" : "";
  return (
    first +
    plain
      .replace(/[bm]h/gu, "v")
      // "Kneel" of a Neil.
      .replace(/^(?:kn|gn)/u, "n")
      .replace(/^wr/u, "r")
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

/** Letters of other alphabets as somebody says them who has heard them: "Dombrovski", "Ouzhan", "Chala". */
export function asSaid(name: string): string {
  const said = name.normalize("NFC").toLowerCase();
  const turkish = /[ğışçöü]/u.test(said);
  return (turkish ? said.replaceAll("c", "j") : said)
    .replace(/ą(?=[bp])/gu, "om")
    .replaceAll("ą", "on")
    .replace(/ę(?=[bp])/gu, "em")
    .replaceAll("ę", "en")
    .replaceAll("ł", "w")
    .replaceAll("ğ", "")
    .replaceAll("ç", "ch")
    .replaceAll("ş", "sh");
}

/** The ways a name may sound to who does not know its language: "victor" of a Wiktor, "yanush" of a Janusz, "mikal" of a Michal. */
export function soundsOf(name: string): string[] {
  const plain = fold(name);
  return [
    plain,
    plain.replace(/^w(?=[aeio])/u, "v"),
    plain.replace(/^j(?=[aeiou])/u, "y"),
    // "Voytek" of a Wojtek, "Levandovska": in Polish always.
    plain.replaceAll("w", "v").replaceAll("j", "y"),
    // "Novitski" of a Nowicki.
    plain.replaceAll("w", "v").replace(/ck(?=(?:i|a|y)$)/u, "tsk"),
    plain.replace(/ch/gu, "k"),
    // "Yorgos" of a Georgios, "Yanis" of a Giannis.
    plain.replace(/^g(?=[ei])/u, "y"),
    // "Shaoming", "Chen", "Jong" of a Xiaoming, a Qian and a Zhong.
    plain
      .replace(/x(?=[iu])/gu, "sh")
      .replace(/q(?=[iu])/gu, "ch")
      .replace(/zh/gu, "j"),
    // "Killian" of a Cillian, "Keera" of a Ciara.
    plain.replace(/c(?=[ei])/gu, "k"),
    // "Cleer" of a Llŷr, "thlew" of a Llew.
    plain.replace(/^ll/u, "cl"),
    plain.replace(/^ll/u, "thl"),
    // "Davith" of a Dafydd, "Ivan" of an Ifan.
    plain.replace(/ff|f/gu, (letters) => (letters === "ff" ? "ph" : "v")).replace(/dd/gu, "th"),
    // "Porrick" of a Pádraig, "sive" of a Sadhbh.
    plain.replace(/dr(?=ai)/u, "r").replace(/g$/u, "k"),
    plain.replace(/dh(?=bh)/u, ""),
    // "Keelin" of a Caoilfhionn.
    plain.replaceAll("fh", ""),
    // "Wakeen" of a Joaquín, whose first letter is hardly heard.
    plain.replace(/^j(?=avi|oaq|orge|esus|uan|ulio)/u, "h"),
    // "Jorja" of a Georgia.
    plain.replace(/g(?=[eiy])/gu, "j"),
  ].map(soundOf);
}
