import { gcmsiv } from "@noble/ciphers/aes.js";
import { randomBytes } from "@noble/ciphers/utils.js";
import { attempt } from "../attempt.ts";

const NONCE = 12;
/** Names are filled up to this length, which would tell forms apart. */
const NAME = 64;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Makes texts unreadable but with their key (AES-GCM-SIV: synchronous, as a page that is going has no time to
 * wait, and without WebCrypto, which pages have on https alone). Whatever was sealed with another key, or
 * changed since, opens as null.
 */
export class Seal {
  readonly #key: Uint8Array;

  /** `key` is 32 bytes in base64url. */
  constructor(key: string) {
    this.#key = bytesOf(key);
  }

  /** The same for the same name, so that it can be found again; tells nothing of it. */
  sealName(name: string): string {
    return textOf(this.#names().encrypt(encoder.encode(name.padEnd(NAME))));
  }

  /** The name that was sealed. */
  openName(sealed: string): string | null {
    return attempt(() => decoder.decode(this.#names().decrypt(bytesOf(sealed))).trimEnd()) ?? null;
  }

  /** Bound to `about`: moved to another place it does not open. */
  seal(text: string, about: string): string {
    const nonce = randomBytes(NONCE);
    const sealed = this.#texts(nonce, about).encrypt(encoder.encode(text));
    return textOf(nonce) + textOf(sealed);
  }

  /** The text that was sealed about the same. */
  open(sealed: string, about: string): string | null {
    // Twelve bytes are sixteen letters.
    const [nonce, rest] = [sealed.slice(0, 16), sealed.slice(16)];
    const words = attempt(() => this.#texts(bytesOf(nonce), about).decrypt(bytesOf(rest)));
    return (words && attempt(() => decoder.decode(words))) ?? null;
  }

  // One nonce for all names: this cipher then tells only whether two are the same.
  #names = () => gcmsiv(this.#key, new Uint8Array(NONCE), encoder.encode("name"));
  #texts = (nonce: Uint8Array, about: string) =>
    gcmsiv(this.#key, nonce, encoder.encode(`text ${about}`));
}

function textOf(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}
