import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const squeeze = promisify(brotliCompress);

/** A text that is the same for everybody, in bytes that all answers share: whoever reads it slowly holds no copy. */
export type LastingText = { text: Buffer; brotli: Buffer; etag: string };

/** Its bytes in both forms; `quality` is brotli's, of which the highest takes seconds for a megabyte. */
export async function lastingText(
  written: string,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<LastingText> {
  const text = Buffer.from(written);
  const hash = createHash("sha256").update(text).digest("base64url");
  const brotli = await squeeze(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { text, brotli, etag: `W/"${hash}"` };
}

/** Answers with a text of this content type, or with 304 where the browser has this very one. */
export function sendLasting(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, brotli, etag }: LastingText,
  type: string,
) {
  reply.headers({ "cache-control": "no-cache", etag, vary: "accept-encoding" });
  reply.type(`${type}; charset=utf-8`);
  if (reply.statusCode === 200 && request.headers["if-none-match"] === etag) {
    return reply.status(304).send();
  }
  if (!/\bbr\b/u.test(request.headers["accept-encoding"] ?? "")) return reply.send(text);
  return reply.header("content-encoding", "br").send(brotli);
}
