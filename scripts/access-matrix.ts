import type { Audience } from "../contract/src/access.ts";
import type { Endpoint } from "../contract/src/endpoint.ts";

/** What is asked of an endpoint here. */
export type Described = Pick<
  Endpoint,
  "method" | "path" | "summary" | "signed" | "confirmation" | "token"
>;
type Lists = Readonly<Record<Audience, readonly string[]>>;

/** Whom each list lets in, in the order of the columns. */
const PEOPLE = ["Visitor", "Teacher", "Administrator", "Administrator who teaches"];
const LETS_IN: Record<Audience, readonly boolean[]> = {
  anybody: [true, true, true, true],
  signed_in: [false, true, true, true],
  teaching: [false, true, false, true],
  administering: [false, false, true, true],
};

/** An endpoint as the lists name it: `GET students/{id}/place/`. */
function nameOf({ method, path }: Described): string {
  return `${method} ${path.replaceAll(/:(\w+)/gu, "{$1}")}`;
}

/** What the lists leave open or say twice, a sentence each. */
export function undecided(endpoints: readonly Described[], lists: Lists): string[] {
  const names = endpoints.map(nameOf);
  const listed = Object.values(lists).flat();
  return [
    ...names
      .filter((name) => !listed.includes(name))
      .map(
        (name) => `Nobody has said who may ask for ${name}: put it into contract/src/access.ts.`,
      ),
    ...listed
      .filter((name) => !names.includes(name))
      .map((name) => `contract/src/access.ts lists ${name}, which is no endpoint: take it out.`),
    ...listed
      .filter((name, at) => listed.indexOf(name) !== at)
      .map((name) => `contract/src/access.ts lists ${name} twice: decide for one.`),
  ];
}

/** The page: a row for each endpoint, by path. */
export function describeAccess(endpoints: readonly Described[], lists: Lists): string {
  const rows = endpoints
    .toSorted((a, b) => (a.path === b.path ? compare(a.method, b.method) : compare(a.path, b.path)))
    .map((endpoint) => {
      const name = nameOf(endpoint);
      const audience = (Object.keys(lists) as Audience[]).find((each) =>
        lists[each].includes(name),
      );
      const who = audience === undefined ? [] : LETS_IN[audience];
      return [
        `\`${name}\``,
        endpoint.summary,
        ...who.map((may) => (may ? "yes" : "–")),
        endpoint.token ?? "–",
        proofOf(endpoint),
      ];
    });
  return `${INTRODUCTION}\n${table(["Call", "What it does", ...PEOPLE, "Program", "Proof"], rows)}`;
}

const INTRODUCTION = `# Who may call what

Written by \`npm run access\` from the contract's endpoints and \`contract/src/access.ts\`. \`npm run check\` fails where it is not true, or where nobody has decided about an endpoint; \`server/test/guards.test.ts\` asks every endpoint as every kind of person.

"yes" means that the role is let in. What comes of it is only ever of one's own school, and of reports, inputs, batches, styles and notifications one's own: row-level security decides, and \`server/test/isolation.test.ts\` tries it table by table.

A program's token opens the calls of its scopes, which the column names, and no other (\`contract/src/tokens.ts\`; \`server/test/api-tokens.test.ts\` asks every endpoint with one). The token is its only proof.

Proof is what a call that changes something needs beside the session: the page's CSRF token, or the sender's signature over the body; where "password" stands, its person has also confirmed within ten minutes and in this session, by password or passkey, that it is them.
`;

function proofOf({ method, signed, confirmation }: Described): string {
  const page = signed === true ? "signature" : method === "GET" ? "" : "token";
  const person = confirmation
    ?.replace(/^(?:always|(?=where))/u, "password")
    .replace("where", " where");
  return [page, person].filter(Boolean).join(", ");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A table of Markdown as the formatter leaves it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) =>
    Math.max(cell.length, ...rows.map((row) => (row[at] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line), ""].join(
    "\n",
  );
}
