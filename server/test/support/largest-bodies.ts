import { readdirSync } from "node:fs";
import { BODY_LIMIT, type Endpoint } from "@reportair/contract/endpoint.ts";
import { z, type ZodType } from "zod";

/** Texts that patterns and searches trip over when they come again and again, by what they are. */
export const AGAIN = {
  titles: "Mr Mrs ",
  "a sign for eighteen letters": "\uFDFA ",
  "short sentences": "a! ",
  "one letter": "a",
  digits: "7",
  "numbers and strokes": "1 2/",
  quotes: "'",
  "double quotes": '"',
  "marks on a letter": "e\u0301\u0302\u0303 ",
  "half a character": "\uD83D",
  "a list of lines": "\u2022 a\n",
  clauses: "she tries, he reads; ",
  names: "Jane Austen and Zoe ",
  openings: "{[<(",
  praise: "works hard and is kind. ",
  blanks: " \n",
} as const;
export type Again = keyof typeof AGAIN;

/** As the contract has it: what some signs stand for may be twice the text. */
const MOST_UNFOLDED = 2;

/** The longest text of this that may be typed into a field of so many characters. */
export function longest(again: string, most: number): string {
  // What one of them is more than itself, of which a whole text may have as much as it is long.
  const more = (again.normalize("NFKC").length - again.length) / (MOST_UNFOLDED - 1);
  const times = Math.floor(most / Math.max(again.length, more));
  return again.repeat(times).padEnd(most, "a").slice(0, most);
}

/** Every endpoint of the contract. */
export async function endpointsOfContract(): Promise<Endpoint[]> {
  const folder = new URL("../../../contract/src/features/", import.meta.url);
  const files = readdirSync(folder).filter((name) => /^[^.]+\.ts$/u.test(name));
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((each) => Object.values(each)).filter(isEndpoint);
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "responses" in value;

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  format?: string;
};

/** Ids of what is there, by the names that fields have for them. */
export type Ids = Record<string, number>;

export const schemaOf = (schema: ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

/** Whether something is typed into it. */
export function takesText(schema: Schema): boolean {
  if (schema.type === "string") return schema.enum === undefined && schema.format === undefined;
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : []),
  ];
  return parts.some(takesText);
}

/** Fields whose names the contract does not bound: of a batch, its pupils. */
const RECORD = 200;
/** A text that nothing but the size of the body bounds. */
const UNBOUNDED = 15_000;

/** The largest value that a schema lets through, its texts of what `next` says. */
function largest(schema: Schema, next: () => string, ids: Ids, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const id = ids[name];
  if (id !== undefined) return id;
  if (schema.anyOf !== undefined) {
    const first = schema.anyOf.find(({ type }) => type !== "null");
    return largest(schema.anyOf.find(takesText) ?? first ?? {}, next, ids, name);
  }
  if (schema.type === "string") {
    if (schema.format === "email") return "somebody@example.org";
    if (schema.format === "date") return "2026-01-15";
    if (schema.format === "date-time") return "2026-01-15T09:00:00.000Z";
    return longest(next(), schema.maxLength ?? UNBOUNDED);
  }
  if (schema.type === "array") {
    const { items = {}, maxItems = 10 } = schema;
    return Array.from({ length: maxItems }, () => largest(items, next, ids, name));
  }
  if (schema.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, each]) => [key, largest(each, next, ids, key)]),
    );
  }
  if (typeof schema.additionalProperties === "object") {
    const each = schema.additionalProperties;
    return Object.fromEntries(
      Array.from({ length: RECORD }, (_, at) => [at, largest(each, next, ids)]),
    );
  }
  if (schema.type === "boolean") return false;
  return Math.max(1, schema.minimum ?? 1);
}

/** What is left of a body that is too large. */
const SHARE = 0.9;

/** A body as JSON, shortened until it is as large as may be and no larger. */
export function largestBody(endpoint: Endpoint, next: () => string, ids: Ids): string {
  const most = endpoint.bodyLimit ?? BODY_LIMIT;
  let body = largest(schemaOf(endpoint.documentedBody ?? (endpoint.body as ZodType)), next, ids);
  let json = JSON.stringify(body);
  while (Buffer.byteLength(json) > most) json = JSON.stringify((body = shortened(body, SHARE)));
  return json;
}

/** The same with fewer entries in its lists and records, and where it has none with shorter texts. */
function shortened(value: unknown, share: number): unknown {
  const cut = (length: number) => Math.floor(length * share);
  if (typeof value === "string") return value.slice(0, cut(value.length));
  if (Array.isArray(value))
    return value.length > 1
      ? value.slice(0, Math.max(1, cut(value.length)))
      : value.map((each) => shortened(each, share));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length === RECORD) return Object.fromEntries(entries.slice(0, cut(RECORD)));
  return Object.fromEntries(entries.map(([key, each]) => [key, shortened(each, share)]));
}
