import type { Form } from "./grammar.ts";
import { PASTS } from "./verbs.ts";
import type { Word } from "./words.ts";

// Whether a piece speaks of somebody who is not the pupil: those at home, the teacher.

/** A report is about one pupil and not about those at home. */
const FAMILY =
  /\b(?:mums?|dads?|mother|father|parents?|sister|brother|siblings?|twin|gran|nan|grand(?:d?ad|ma|pa)s?|grandma|grandparents?|grandad|uncle|aunt|cousin|family|boyfriend|girlfriend)\b/u;

/** What is done in company: "plays in a band with his brother". Whom a pupil lives with is no business of a report. */
const DOES_WITH =
  /^(?:(?:also|often|sometimes|regularly|now) )*(?:plays?(?! up\b)|played(?! up\b)|sings?|sang|performs?|performed|practises?|practised|trains?|trained|cooks?|cooked|bakes?|baked|dances?|danced|speaks?|spoke|reads?|paints?|built|made|has (?:a |done )?(?:work experience|a saturday job)|did work experience|is doing work experience)\b/u;

const COMPANY =
  /\b(?:with|at|to) (?:his|her|their) (?:older |younger |twin |big |little )?(?:mum|dad|mother|father|parents|sister|brother|twin|gran|nan|grandad|grandma|uncle|aunt|cousin|family)(?:'s (?:firm|company|business|shop|garage|farm|band|restaurant|café|workshop|studio|bakery))?(?=$|[,.]| (?:and|at|in|on|every|each)\b)/u;

/** Whom a picture, a poem or a speech is of. */
const PICTURED =
  /\b(?:portraits?|drawings?|paintings?|photos?|photographs?|sculptures?|busts?|poems?|stor(?:y|ies)|letters?|songs?|speech|models?|prints?|collages?|studies|sketch(?:es)?) (?:of|about|to|for) (?:(?:his|her|their) )?(?:late |great-?)?\p{L}+/gu;

/** Whether those at home are spoken of in a way that is no business of a report. */
export function isOfFamily(text: string): boolean {
  // "A credit to her family" and "since parents' evening" tell nothing of them.
  const plain = text
    .replace(/\ba (?:real |great )?credit to (?:his|her|their) (?:family|parents)\b/gu, "")
    .replace(/\bparents['’]? evening\b/gu, "")
    // "Showing parents round": the school's visitors.
    .replace(
      /\b(?:show|guid|tour|greet|welcom|direct|serv|meet)\p{L}* (?:new |prospective |visiting |future )?parents\b/gu,
      "",
    )
    .replace(PICTURED, "")
    // "Presented her family tree", "interviewed his grandad": a piece of work.
    .replace(
      /\b(?:family (?:tree|history|saga)|royal family)\b|\binterview(?:s|ed|ing) (?:his|her|their) \p{L}+/gu,
      "",
    );
  // When a child goes to bed is no business of a report either.
  if (
    /\b(?:goes?|going|went) to bed\b|\bbedtime\b|\bstay(?:s|ed|ing)? up\b|(?<!\b(?:turn|show)(?:s|ed|ing)? )\bup (?:too |so )?late\b/u.test(
      plain,
    )
  )
    return true;
  return FAMILY.test(DOES_WITH.test(plain) ? plain.replace(COMPANY, "") : plain);
}

/** What its teacher does as often as the pupil: "enjoyed my time with this group". */
const OF_TEACHERS =
  /^(?:enjoyed|loved|liked|wanted|hoped|expected|emailed|phoned|rang|called|texted|spoke|met|had|put|moved|set|marked|felt|thought|let|kept|said|chose|picked|gave|saw|found|knew|read|looked|noticed|decided|missed|got|heard)$/u;

/** "Having him in my group": the pupil, told of by somebody else. */
function meetsPupil(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  if (/^(?:him|them)$/u.test(lower)) return true;
  const next = words[at + 1];
  const owns = ["noun", "pl", "adj", "num", "ving", "time", "last", "own"].some((sense) =>
    next?.senses.has(sense as never),
  );
  return lower === "her" && !owns;
}

/** "Thoroughly enjoyed having him in my group": what is left out is "I". */
export function isOfTeacher(words: readonly Word[], form: Form): boolean {
  // "Only answers if I ask": whatever says how often stands before the verb.
  const first = words.find(({ senses }) => !senses.has("adv")) ?? words[0];
  // "Talks over me", "joined us in April": the pupil does, and the teacher tells.
  const does = ["v3", "t3", "link3", "have", "do"].some((sense) =>
    first?.senses.has(sense as never),
  );
  const clause = words.every(
    ({ lower }, at) =>
      lower !== "i" ||
      // "The progress I hoped for"
      (["noun", "pl"].some((sense) => words[at - 1]?.senses.has(sense as never)) &&
        /^(?:hoped|wanted|expected|know|knew|asked|have|had|could|could not|missed|set|gave|taught|mentioned|used)$/u.test(
          words[at + 1]?.lower ?? "",
        )) ||
      (words.slice(0, at).some(({ senses }) => senses.has("sub") || senses.has("than")) &&
        !words[at - 1]?.senses.has("cc")),
  );
  // "Better than I could", "below where I would expect"
  const measures = words.every(
    ({ lower }, at) => lower !== "i" || /^(?:than|where|what)$/u.test(words[at - 1]?.lower ?? ""),
  );
  if (form === "BARE" && clause && measures) return false;
  if (
    form === "VF" &&
    clause &&
    (does ||
      (measures && words.some(({ lower }) => lower === "i")) ||
      // "Asked me a question", "debugged it when I was off": whoever did that is no teacher, where no pupil meets it.
      (PASTS.has(first?.lower ?? "") &&
        !words.some((_, at) => meetsPupil(words, at)) &&
        (!OF_TEACHERS.test(first?.lower ?? "") ||
          words.some(({ lower }) => /^(?:me|us)$/u.test(lower)))))
  )
    return false;
  return words.some(
    ({ lower, quoted }, at) =>
      !quoted &&
      ((/^(?:i|me|us|you|your|yours)$/u.test(lower) &&
        // "Picked to represent us", "since joining us": the school.
        !(
          lower === "us" &&
          /^(?:represent\p{L}*|join(?:s|ed|ing)?)$/u.test(words[at - 1]?.lower ?? "")
        ) &&
        // "Rude to me", where the pupil is the one who is.
        !(
          form === "ADJP" &&
          /^(?:me|us)$/u.test(lower) &&
          (words[at - 1]?.senses.has("to") === true ||
            /^(?:for|with|towards)$/u.test(words[at - 1]?.lower ?? ""))
        )) ||
        (lower === "my" && at > 0) ||
        (lower === "we" && at === 0)),
  );
}
