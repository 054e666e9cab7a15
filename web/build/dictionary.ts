import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The files of the dictionary, which its package shows to Node alone: the browser's spelling helper is built with them. */
export const dictionaryFiles = [
  {
    find: /^dictionary-en-gb\/(?=index\.(?:aff|dic))/u,
    replacement: `${dirname(fileURLToPath(import.meta.resolve("dictionary-en-gb")))}/`,
  },
];
