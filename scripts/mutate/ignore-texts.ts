import { PluginKind, declareValuePlugin } from "@stryker-mutator/api/plugin";
import type { NodePath } from "@stryker-mutator/api/ignore";

/** As much of a syntax tree's node as is looked at. */
type Node = {
  type: string;
  name?: string;
  key?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  tag?: Node;
};
type Path = NodePath & { node: Node; parentPath: Path | null };

const TEXTS: ReadonlySet<string> = new Set(["StringLiteral", "TemplateLiteral"]);
/** Stay with the text: what a text is put together with does not change what it is for. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  "ArrayExpression",
  "BinaryExpression",
  "ConditionalExpression",
  "TaggedTemplateExpression",
  "TemplateLiteral",
]);
/** Properties whose texts are read by people, or are addresses that the server's tests go to. */
const READ_ELSEWHERE: ReadonlySet<string> = new Set([
  "description",
  "error",
  "message",
  "method",
  "path",
  "summary",
  "tag",
  "text",
  "title",
]);
/** What takes the source of a pattern: an empty one matches everything, which any test notices. */
const TAKES_PATTERNS: ReadonlySet<string> = new Set(["RegExp", "find", "any", "all"]);

/** Why a text is left alone, or undefined. */
function whyLeftAlone(path: Path): string | undefined {
  if (path.parentPath?.node.tag?.property?.name === "raw") return "the source of a pattern";
  for (let { parentPath } = path; parentPath; parentPath = parentPath.parentPath) {
    const { node } = parentPath;
    if (node.type === "ObjectProperty" && READ_ELSEWHERE.has(node.key?.name ?? "")) {
      return "read by people, or by the server's tests";
    }
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const { callee } = node;
      if (TAKES_PATTERNS.has(callee?.name ?? "")) return "the source of a pattern";
      if (callee?.name === "Error") return "read by people, or by the server's tests";
    }
    if (node.type === "MemberExpression" && node.property?.name === "split")
      return "a list of words";
    if (!TRANSPARENT.has(node.type)) return undefined;
  }
  return undefined;
}

/** Leaves alone what only people read, sources of patterns, and tables of endpoints; everything that decides is mutated. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "texts", {
    shouldIgnore(path: NodePath) {
      const here = path as Path;
      // Of an endpoint the server's tests know more: they call each of them.
      if (here.node.type === "CallExpression" && here.node.callee?.name === "endpoint") {
        return "called by the server's tests";
      }
      return TEXTS.has(here.node.type) ? whyLeftAlone(here) : undefined;
    },
  }),
];
