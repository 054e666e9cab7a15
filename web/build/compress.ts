import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const squeeze = promisify(brotliCompress);

/** Compresses a file once, as well as can be, beside itself: the server would do it for every visitor. */
export async function compress(path: string): Promise<void> {
  await writeFile(`${path}.br`, await squeeze(await readFile(path)));
}
