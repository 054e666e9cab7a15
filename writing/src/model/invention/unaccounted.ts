import { contentStems } from "../../language/stems.ts";
import { wordSet } from "../../notes/word-set.ts";
import { isOfReports } from "../../style/report-words.ts";

/** Words in which ticks are told, besides those of any report: how often, how far, how well, and nothing that happened. */
const OF_TICKS = wordSet(`
  accepted acceptable acceptably unacceptable unacceptably adequate adequately admirable admirably appropriate inappropriate basic bettered
  broadly commendably comfortable comfortably competent competently command dependable dependably disrupt disrupts disrupted disrupting disruptive
  disruption exceeding exceeds exemplary faultless faultlessly fine impeccable impeccably immaculate irreproachable flawless flawlessly
  persistent persistently habitual habitually chronic chronically intermittent intermittently irregular irregularly sporadic sporadically patchy
  infrequent infrequently frequent occasional erratic unreliable unreliably variable unfailing unfailingly unvarying invariably reasonably
  advanced proficient proficiency proficiently competence accomplished mathematician scientist historian geographer linguist musician
  currently current present presently operating operates performing performs performance line lines stage stages area areas ahead above below beneath
  lower majority bulk most single once twice exception exceptions exceptional once-in-a-while ongoing continuing repeated repetition
  late lateness latecomer arrival arrivals unpunctual tardiness tardy start-time register registration begun minute minutes slip slips slipped
  tends tend tended tendency sidelines sideline onlooker observer observes spectator watches watching talking talkative contributor contributors participant
  volunteer volunteers volunteered volunteering reticent reluctant reluctance reluctantly passive passively forthcoming vocal mannered well-behaved
  courteously politeness manners reproach classmates staff teachers adults role model sets overdue outstanding submission submissions handed unfinished
  weaker stronger untidy untidily untidiness messy messily scruffy illegible legible careless carelessly carelessness inaccurate inaccurately inaccuracies
  inaccuracy slapdash hurried hurry working workings layout diagrams margins ruler handwriting presented correctly incorrectly
  along against across past whereas although though despite comparatively relatively scope talents optimistic hopeful forward fallen risen
  reinforced underachieving underachieves underperforming activity activities everyday expectation expectations underachievement
`);

/** Words of any report's wishes and greetings that, told of a pupil, say something of their own. */
const OF_LIFE = wordSet(
  "family parents parent home evening evenings holiday holidays summer christmas easter friend friends friendship attendance sunshine",
);
/** How something is done tells of nothing that happened. */
const ADVERB = /(?<!^(?:fami|assemb|anoma|ral|ju))ly$/u;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Shorter words tell nothing by themselves. */
const LEAST = 4;

/**
 * The words of what a sentence tells of the pupil that no report has of itself and that nothing given accounts for:
 * a recital, a grandmother. Advice is not looked at; `observed` holds the clauses that tell what was seen.
 */
export function unaccountedWords(observed: readonly string[], given: string): string[] {
  const stems = [...contentStems(given)];
  const isGiven = (word: string) =>
    [...contentStems(word)].every((stem) =>
      stems.some((one) => one === stem || (one.length >= LEAST && stem.startsWith(one))),
    );
  const isPlain = (word: string) =>
    word.length < LEAST ||
    ADVERB.test(word) ||
    (isOfReports(word) && !OF_LIFE.has(word)) ||
    OF_TICKS.has(word) ||
    isGiven(word);
  const words = observed.flatMap((clause) =>
    [...clause.matchAll(WORD)].map(([word]) => word.replace(/['’]s?$/u, "").toLowerCase()),
  );
  return [...new Set(words.filter((word) => !isPlain(word) && !word.split("-").every(isPlain)))];
}
