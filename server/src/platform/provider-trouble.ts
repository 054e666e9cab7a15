import { WritingError } from "@reportair/writing/facts.ts";

/** Seconds after which a new try makes sense where a provider does not say so itself. */
const AWAY = 30;
/** Nobody is told to wait longer than a day, whatever a provider asks. */
const LONGEST_ASKED = 86_400;

const LATER = "Nothing was lost; please try again shortly.";
const ADMINISTRATOR = "Nothing was lost; please tell your administrator.";
const UNUSED = "Nothing was lost, and no part of it was used; please try again shortly.";
const NOTES =
  "Nothing was lost; please look at the notes and try again, or let the writer on this server write it.";

/** What each trouble is called before a teacher, what is safe and what to do next. */
const SENTENCES = {
  silent: `The AI provider did not answer in time. ${LATER}`,
  late: `The AI provider began to answer and did not finish in time. ${UNUSED}`,
  unreachable: `The AI provider could not be reached. ${LATER}`,
  certificate: `The AI provider could not prove who it is (its certificate), so nothing was sent. ${ADMINISTRATOR}`,
  moved: `The AI provider's address sends on to another one, and nothing was sent there. ${ADMINISTRATOR}`,
  key: `The AI provider refused the school's key. ${ADMINISTRATOR}`,
  account: `The school's account with the AI provider is used up. ${ADMINISTRATOR}`,
  model: `The AI provider does not know the model that is set up. ${ADMINISTRATOR}`,
  request: `The AI provider refused the request. ${ADMINISTRATOR}`,
  too_large: `The AI provider refused the request. ${ADMINISTRATOR}`,
  busy: `The AI provider is busy. ${LATER}`,
  resting: `The AI provider is busy. ${LATER}`,
  faulty: `The AI provider had a fault of its own. ${LATER}`,
  filtered: `The AI provider's filter stopped this text. ${NOTES}`,
  declined: `The AI provider declined to write this text. ${NOTES}`,
  half: `The AI provider sent only half an answer. ${UNUSED}`,
  empty: `The AI provider sent an empty answer. ${LATER}`,
  too_long: `The AI provider sent far more than a report can be, so it was not read to its end. ${UNUSED}`,
  unreadable: `The AI provider sent something that is no answer. ${LATER} If it happens again, please tell your administrator.`,
} as const;

type TroubleKind = keyof typeof SENTENCES;

/** Those that may be over a moment later, and cost nothing to ask again. */
const PASSING: ReadonlySet<TroubleKind> = new Set(["busy", "faulty", "unreachable"]);
/** Those that are about one text and not about the provider. */
const OF_THE_TEXT: ReadonlySet<TroubleKind> = new Set(["filtered", "declined"]);

type Cost = { input_tokens: number; output_tokens: number } | undefined;

type Details = {
  /** Seconds that the provider itself asks to be left alone. */
  asked?: number | null;
  /** What an answer cost that could not be used. */
  usage?: Cost;
  /** Whether the request was held back here, see `WritingError`. */
  heldBack?: boolean;
};

/** What went wrong with a provider, as what it is. Holds no word of the provider's. */
export class ProviderTrouble extends WritingError {
  readonly trouble: TroubleKind;
  readonly asked: number | null;
  readonly usage: Cost;

  constructor(trouble: TroubleKind, { asked = null, usage, heldBack = false }: Details = {}) {
    super(
      OF_THE_TEXT.has(trouble) ? "failed_checks" : "unavailable",
      asked === null ? SENTENCES[trouble] : askedToWait(asked),
      asked ?? AWAY,
    );
    this.trouble = trouble;
    this.asked = asked;
    this.usage = usage;
    this.heldBack = heldBack;
  }

  /** Whether the same may be asked again in the same call. */
  get passes(): boolean {
    return PASSING.has(this.trouble);
  }
}

/** What an answer's status and the provider's own word for the fault come to. */
export function troubleOf(
  status: number,
  { code, asked = null }: { code?: unknown; asked?: number | null } = {},
): ProviderTrouble {
  return new ProviderTrouble(kindOf(status, code), asked === null ? {} : { asked });
}

function kindOf(status: number, code: unknown): TroubleKind {
  if (code === "content_filter") return "filtered";
  if (code === "insufficient_quota" || status === 402) return "account";
  if (status >= 300 && status < 400) return "moved";
  switch (status) {
    case 401:
    case 403:
      return "key";
    case 404:
      return "model";
    case 408:
    case 504:
      return "silent";
    case 413:
      return "too_large";
    case 425:
    case 429:
    case 503:
    case 529:
      return "busy";
    default:
      // A server that knows nothing of schemas may say so with 501.
      return status < 500 || status === 501 ? "request" : "faulty";
  }
}

/** What the network's failure comes to, before an answer had begun or after. */
export function networkTrouble(error: unknown, begun: boolean): ProviderTrouble {
  const code = codeOf(error);
  if (/CERT|^UNABLE_TO_|^ERR_(?:SSL|TLS)/u.test(code)) return new ProviderTrouble("certificate");
  if (code === "UND_ERR_HEADERS_TIMEOUT") return new ProviderTrouble("silent");
  if (code === "UND_ERR_BODY_TIMEOUT") return new ProviderTrouble("late");
  return new ProviderTrouble(begun ? "half" : "unreachable");
}

function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") return each.code;
  }
  return "";
}

/**
 * A Retry-After in seconds, given as seconds or as a date; null where it asks for nothing. A date is told by the clock of
 * whoever answered (`sent`, its header Date), as ours may be wrong.
 */
export function secondsAsked(header: string | null, sent: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const theirs = Date.parse(sent ?? "");
  const now = Number.isNaN(theirs) ? Date.now() : theirs;
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(header) - now) / 1000;
  return Number.isFinite(wait) && wait > 0 ? Math.min(Math.ceil(wait), LONGEST_ASKED) : null;
}

const TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  hour: "2-digit",
  minute: "2-digit",
});
const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", weekday: "long" });

/** Until when, by the clock, as the sentence may be read much later than it was written. */
function askedToWait(seconds: number): string {
  const minute = 60_000;
  const until = new Date(Math.ceil((Date.now() + seconds * 1000) / minute) * minute);
  const day = DAY.format(until);
  const time = `${day === DAY.format(new Date()) ? "" : `${day} `}${TIME.format(until)}`;
  return `The AI provider is busy and asks to be left alone until ${time}. Nothing was lost; please try again after that, or let the writer on this server write it.`;
}
