// Part of `npm run check`: whatever the papers name in `backticks` or link to exists.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { ROOT, inRoot } from "./paths.ts";

/** What the names of a paper are looked for in. */
export type Project = {
  /** Paths of all files, from the root on, with slashes. */
  files: readonly string[];
  /** All sources in one text. */
  sources: string;
  /** The commands of `package.json`. */
  commands: readonly string[];
};

/** Those that tell newcomers and operators how things are; decisions tell how they came to be. */
const PAPERS = [
  "README.md",
  "docs/architecture.md",
  "docs/operating.md",
  "docs/security.md",
  "docs/access-matrix.md",
  "docs/asvs.md",
];

const NOT_OURS = new Set(["node_modules", "dist", ".git"]);
const SOURCE = /\.(?:tsx?|mjs|sql)$/u;

/** The project in this folder, without what is installed, built or run in it. */
export function readProject(root: string): Project {
  const files = filesUnder(root, join(root, "data")).map((file) =>
    relative(root, file).replaceAll(sep, "/"),
  );
  // A name that only this check or its test knows would prove itself.
  const sources = files.filter((file) => SOURCE.test(file) && !file.startsWith("scripts/papers."));
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return {
    files,
    sources: sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n"),
    commands: Object.keys(scripts),
  };
}

function filesUnder(folder: string, without = ""): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_OURS.has(entry.name) || path === without) return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/**
 * What a paper names and the project does not have, each as it stands in the paper. `path` is the paper's own,
 * from the root on: its links are relative to it.
 */
export function untrueIn(text: string, path: string, project: Project): string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gmu, "");
  const names = [...prose.matchAll(/`([^`\n]+)`/gu)].map(([, name = ""]) => name);
  const links = [...prose.matchAll(/\]\((?!\w+:)([^)#\s]+)/gu)].map(([, link = ""]) => link);
  return [
    ...names.filter((name) => !isKnown(name, project)),
    ...links.filter((link) => !hasPath(posix.join(dirname(path), link), project, "whole")),
  ];
}

/** Values and examples, which are no names of anything: addresses, numbers, lists, folders made at work. */
const EXAMPLE = /:\/\/|@|…|,|^[\d.:]+$|^\.\//u;
/** What is said to other programs, and where they have theirs. */
const FOREIGN =
  /^\/(?:etc|opt)\/|^(?:git|grant|openssl|pg_dump|pg_restore|systemctl|proxy_buffering|stripe) |node_modules\/\.bin/u;

function isKnown(name: string, project: Project): boolean {
  const command = /^npm (?:run )?([\w-]+)/u.exec(name)?.[1];
  if (command !== undefined) return command === "install" || project.commands.includes(command);
  if (EXAMPLE.test(name) || FOREIGN.test(name)) return true;
  const endpoint = /^(?:(?:GET|POST|PUT|PATCH|DELETE) |\/api\/)(\S+)$/u.exec(name)?.[1];
  if (endpoint !== undefined)
    return project.sources.includes(`"${endpoint.replaceAll(/\{(\w+)\}/gu, ":$1")}"`);
  const variable = /^([A-Z][A-Z\d_]+)[/=]\S+$/u.exec(name)?.[1];
  return hasPath(name, project, "part") || hasWords(variable ?? name, project);
}

/** Whether there is such a file or folder: from the root on, or anywhere below it. */
function hasPath(path: string, project: Project, which: "whole" | "part"): boolean {
  const wanted = `/${path.replace(/\/$/u, "")}`;
  return project.files.some((file) => {
    const found = `/${file}/`.indexOf(`${wanted}/`);
    return which === "whole" ? found === 0 : found >= 0;
  });
}

/** Whether the words stand in the sources one after the other, in any case, and as whole words. */
function hasWords(words: string, project: Project): boolean {
  const pattern = words.split(" ").map(escaped).join("\\s+");
  return new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, "iu").test(project.sources);
}

/** A pattern that matches this text. */
function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, "\\$&");
}

if (import.meta.main) {
  const project = readProject(ROOT);
  for (const paper of PAPERS.filter((each) => existsSync(inRoot(each)))) {
    for (const name of untrueIn(readFileSync(inRoot(paper), "utf8"), paper, project)) {
      console.log(`${paper} names \`${name}\`, which is nowhere: name what is there now.`);
      process.exitCode = 1;
    }
  }
}
