import type { TextSentence, TextWord } from "./edited-text.ts";
import { isOfLessons } from "./lessons.ts";

/** What tells that a book, a play or scripture is spoken of. */
const STORY =
  /\b(?:stor(?:y|ies)|novels?|novella|plays?|scriptures?|bible|biblical|gospels?|parables?|book of|testament|qur'?an|torah|psalms?|chapters?|scenes?|(?:first|last|final|opening) act|act (?:one|two|three|four|five|[iv]+)|poems?|characters?|protagonist|heroine?|film|fables?|myths?|legend|tale|narrator|plot|disciples?|prophets?|jesus|christ|god|moses|abraham|pharaoh|reading|reads?|retold|retelling|stage directions?|author|monologue)\b|[‘“"'](?=\p{Lu})[^’”"']{3,60}[’”"']/iu;
/** What is done in a classroom with somebody who sits in it. */
const TOGETHER =
  /^(?:sits?|sat|sitting|seated|beside|next|alongside|partner\w*|friends?|helped|helps|helping|copied|copies|copying|classmates?|argued|arguing|argues|distract\w*|chat\w*|talk\w*|paired|pairs?|together|teased|hit|with|worked|works|working)$/u;
/** What is seen in a text. */
const SEES =
  /^(?:sees?|saw|notes?|noted|notices?|noticed|feels?|felt|explains?|explained|understands?|understood|knows?|knew|argues?|argued|shows?|showed|describes?|described|writes?|wrote|pities|pitied|asks?|asked|wonders?|wondered|retells?|retold|recognises?|recognised|realises?|realised|analyses|analysed|discussed|discusses|thinks?|thought|admires?|admired)$/u;
const WHEN = /^(?:when|where|after|as|while|before|because|once)$/u;

/** Whether a name stands for somebody in a story that the pupil reads, plays or retells. */
export function isOfStory(
  sentence: TextSentence,
  at: number,
  before: TextSentence | undefined,
): boolean {
  const { words, clauses, clauseOf, text } = sentence;
  if (words.slice(Math.max(0, at - 4), at).some(({ lower }) => TOGETHER.test(lower))) return false;
  // "Her novel was spoilt by Ethan"
  if (words[at - 1]?.lower === "by" && words[at - 2]?.tag === "VERB") return false;
  const isPupil = ({ own, lower }: TextWord) => own || /^(?:he|she|they)$/u.test(lower);
  const index = clauseOf[at] ?? 0;
  const told = words.slice(0, at).some(({ lower }, step, all) => {
    return SEES.test(lower) && all.slice(0, step).some(isPupil);
  });
  // "When Daniel is thrown to the lions, she notes …"
  const next = clauses[index + 1]?.words ?? [];
  const seen =
    WHEN.test(clauses[index]?.words[0]?.lower ?? "") &&
    next.some(isPupil) &&
    next.some(({ lower }) => SEES.test(lower));
  if (seen) return true;
  const named = words[at];
  const lead = text.slice(0, (named?.from ?? sentence.from) - sentence.from);
  if (STORY.test(lead) && at > 1) return !/\b(?:to|for|aloud to)\s+$/u.test(lead);
  const tells = STORY.test(text) || STORY.test(before?.text ?? "");
  return tells && (told || (isOfLessons(words, at) && at > 0));
}
