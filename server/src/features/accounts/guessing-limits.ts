import { createHash } from "node:crypto";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { networkOf } from "../../http/network-of.ts";
import { beginSignIn, forgiveSignIn, insertWrongToken, type SignInAccount } from "./queries.ts";
import { RefusedSubjects } from "../limits/refused-subjects.ts";

/** Who attempts what from where. */
export type Guess = {
  /** The e-mail address as it was typed. */
  email: string;
  /** The client's network address. */
  address: string;
  /** Which browser it is, where it is known to have signed in to this account before. */
  browser: string | null;
  /** Whether it is signed in: then it has its own ten tries and no others, whatever strangers have guessed. */
  inSession?: true;
};

/** An attempt that is counted, and may go on. */
export type Begun = {
  /** The account behind the e-mail address; its password is still to be compared. */
  account: SignInAccount | null;
  /** What it is counted by. */
  counted: readonly string[];
};

/**
 * What failures to sign in to an account are counted by, hashed, as people type into the wrong box. Letters that any
 * database takes for the same are the same here: case, accents and compatible forms are folded.
 */
export function accountOf(email: string): string {
  const folded = email
    .normalize("NFKD")
    // By way of capitals, as several small letters share one; what has two small forms comes out as one.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll("ς", "σ");
  return `account:${createHash("sha256").update(folded).digest("base64url")}`;
}

/**
 * The limits on guessing at passwords: ten failures for one account, or fifty from one network address, within 15
 * minutes make it wait; a browser that has signed in to the account before has ten tries of its own beyond them.
 */
export class GuessingLimits {
  readonly #database: Database;
  readonly #refused: RefusedSubjects;

  constructor(database: Database, refused = new RefusedSubjects()) {
    this.#database = database;
    this.#refused = refused;
  }

  /** Counts an attempt before its password is looked at; a 429 where there are too many, mostly without the database. */
  async begin({ email, address, browser, inSession }: Guess): Promise<Begun> {
    const account = accountOf(email);
    const from = `address:${networkOf(address)}`;
    const own = browser === null ? null : `browser:${browser}`;
    const wait = (secondsOf: (subject: string) => number) => {
      if (own !== null && inSession) return secondsOf(own);
      const stranger = Math.max(secondsOf(account), secondsOf(from));
      return own === null ? stranger : Math.min(stranger, secondsOf(own));
    };
    const remembered = wait((subject) => this.#refused.secondsOf(subject));
    if (remembered > 0) throw tooMany(remembered);
    const begun = await beginSignIn(
      this.#database,
      email,
      { account, from, own },
      inSession ?? false,
    );
    const asked = [account, from, own].filter((subject) => subject !== null);
    this.#refused.remember(asked, begun.waits);
    if (!begun.allowed) throw tooMany(wait((subject) => begun.waits[subject] ?? 0));
    return begun;
  }

  /** Takes an attempt back that was right, with all failures of what it was counted by but the address. */
  async forgive(counted: readonly string[]): Promise<void> {
    const isAddress = (subject: string) => subject.startsWith("address:");
    const whole = counted.filter((subject) => !isAddress(subject));
    await forgiveSignIn(this.#database, whole, counted.find(isAddress) ?? null);
    this.#refused.forget(counted);
  }

  /**
   * Counts a program's token that nobody has made as a failure of its network address; a 429 where there are too many.
   * A token that was made is never asked to wait: nobody guesses 256 random bits, and a school's programs and people
   * share an address.
   */
  async countWrongToken(address: string): Promise<void> {
    const from = `address:${networkOf(address)}`;
    const remembered = this.#refused.secondsOf(from);
    if (remembered > 0) throw tooMany(remembered);
    const wait = await insertWrongToken(this.#database, from);
    if (wait === 0) return;
    this.#refused.remember([from], { [from]: wait });
    throw tooMany(wait);
  }

  /** Takes all failures for an account back: its owner has shown who they are by other means. */
  forgiveAccount(email: string): Promise<void> {
    return this.forgive([accountOf(email)]);
  }
}

/** A 429 that says how long to wait. */
function tooMany(wait: number): AppError {
  const minutes = Math.ceil(wait / 60);
  return new AppError("too_many", {
    retryAfter: wait,
    detail: `Too many attempts to sign in. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  });
}
