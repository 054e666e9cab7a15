import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { Endpoint } from "@reportair/contract/endpoint.ts";
import { errorBody, ERRORS } from "@reportair/contract/errors.ts";
import {
  ACTING_HEADER,
  ACTING_QUERY,
  CONFIRMED_MINUTES,
  CSRF_HEADER,
} from "@reportair/contract/features/accounts.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { TOKEN_PREFIX, TOKEN_SCOPES, type TokenScope } from "@reportair/contract/tokens.ts";
import type { FastifyInstance } from "fastify";
import { z, type ZodType } from "zod";
import { lastingText, sendLasting, type LastingText } from "./lasting-text.ts";

/** Brotli's quality for a megabyte that is made while somebody waits. */
const QUALITY = 5;

/** Of the page that is read: its one style stands in it, and it needs nothing else. */
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2522;background:#f5f6f2}
summary{cursor:pointer;padding:.4rem 0}code{font-size:.95em}pre{overflow:auto;background:#fff;padding:1rem;border-radius:8px}`;
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/**
 * The API's description, made from the contract: `/api/openapi.json`, and `/api/docs` to read it. Each is made once, when
 * it is first asked for, and others are answered meanwhile: anybody may ask.
 */
export function serveOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const once = (make: (endpoints: readonly Endpoint[]) => Promise<string>) => {
    let made: Promise<LastingText> | undefined;
    return () => (made ??= make(endpoints).then((text) => lastingText(text, QUALITY)));
  };
  const document = once(describe);
  const toRead = once(page);
  app.get("/api/openapi.json", async (request, reply) =>
    sendLasting(request, reply, await document(), "application/json"),
  );
  app.get("/api/docs", async (request, reply) => {
    reply.header("content-security-policy", PAGE_POLICY);
    return sendLasting(request, reply, await toRead(), "text/html");
  });
}

function schemaOf(schema: ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return rest;
}

/** An OpenAPI 3.1 document of the endpoints. */
async function describe(endpoints: readonly Endpoint[]): Promise<string> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    // oxlint-disable-next-line no-await-in-loop -- others have their turn between two
    await turn();
    const path = `/api/${endpoint.path.replaceAll(/:(\w+)/gu, "{$1}")}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
      summary: endpoint.summary,
      ...described(endpoint),
      tags: [endpoint.tag],
      operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`,
      parameters: [
        ...parametersOf(endpoint.params, "path"),
        ...parametersOf(endpoint.query, "query"),
        ...(endpoint.method === "GET" || endpoint.signed
          ? []
          : [
              {
                name: CSRF_HEADER,
                in: "header",
                required: endpoint.token === undefined,
                ...(endpoint.token && { description: "Of a session; a token needs none." }),
                schema: { type: "string" },
              },
            ]),
        { $ref: "#/components/parameters/ActingHeader" },
        { $ref: "#/components/parameters/ActingQuery" },
      ],
      ...(endpoint.token && { security: [{ session: [] }, { bearer: [endpoint.token] }] }),
      ...(endpoint.bytes
        ? {
            requestBody: {
              required: true,
              content: { "application/octet-stream": { schema: { type: "string" } } },
            },
          }
        : {}),
      ...(endpoint.body === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: {
                "application/json": {
                  schema: schemaOf(endpoint.documentedBody ?? endpoint.body, "input"),
                },
              },
            },
          }),
      responses: {
        ...Object.fromEntries(
          Object.entries(endpoint.responses).map(([status, schema]) => [
            status,
            {
              description: "Success",
              content: {
                [endpoint.contentType ?? "application/json"]: {
                  schema: schemaOf(schema, "output"),
                },
              },
            },
          ]),
        ),
        default: { $ref: "#/components/responses/Error" },
      },
    };
  }
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: `${PRODUCT_NAME} API`, version: "1" },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      parameters: {
        ActingHeader: actingParameter(ACTING_HEADER, "header"),
        ActingQuery: actingParameter(ACTING_QUERY, "query"),
      },
      responses: {
        Error: {
          description: "An error; programs decide by its code",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "sessionid" },
        bearer: { type: "http", scheme: "bearer", description: BEARER_TEXT },
      },
    },
    security: [{ session: [] }],
  });
}

const BEARER_TEXT = `A token that an administrator made for a program, \`Authorization: Bearer ${TOKEN_PREFIX}…\`. It opens the calls of its scopes (${Object.keys(
  TOKEN_SCOPES,
)
  .map((scope) => `\`${scope}\``)
  .join(
    ", ",
  )}) and no other: 403, \`not_allowed\`. It needs no CSRF header and no confirmation; a cookie beside it, and whom the call says it is made for, count for nothing. One that has ended, was revoked or was never made answers 403, \`token_refused\`, and after too many that were never made, or too many calls with one that was, 429, \`too_many\`.`;

/** What is said of an endpoint beside its summary. */
function notesOf({ confirmation, token }: Endpoint): string[] {
  return [
    ...(confirmation === undefined ? [] : [confirmationText(confirmation)]),
    ...(token === undefined ? [] : [tokenText(token)]),
  ];
}

function described(endpoint: Endpoint): { description?: string } {
  const notes = notesOf(endpoint);
  return notes.length === 0 ? {} : { description: notes.join("\n\n") };
}

function tokenText(scope: TokenScope): string {
  return `Open to a program whose token has the scope \`${scope}\`, without CSRF header and confirmation.`;
}

function confirmationText(when: NonNullable<Endpoint["confirmation"]>): string {
  const asked = when === "always" ? "" : ` ${when}`;
  return `Asks for a confirmation by password${asked}, of the last ${CONFIRMED_MINUTES} minutes and in this session: without one 403, \`confirm_first\`, and nothing is done. Signing in is one.`;
}

/** For whom a call is made; see `acting-user.ts`. */
function actingParameter(name: string, place: "header" | "query") {
  return {
    name,
    in: place,
    required: false,
    description:
      "The id of the user for whom the call is made. Where somebody else is signed in, nothing is done: 409, `other_user`.",
    schema: { type: "integer", minimum: 1 },
  };
}

function parametersOf(schema: Endpoint["params"], place: "path" | "query") {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

// Needs no script, so that it can be read under the strictest policy.
async function page(endpoints: readonly Endpoint[]): Promise<string> {
  const sections = new Map<string, string>();
  for (const endpoint of endpoints) {
    // oxlint-disable-next-line no-await-in-loop -- others have their turn between two
    await turn();
    const { tag } = endpoint;
    sections.set(tag, `${sections.get(tag) ?? `<h2>${escape(tag)}</h2>`}${entry(endpoint)}`);
  }
  const errors = Object.entries(ERRORS).map(
    ([code, { status, means }]) =>
      `<dt><code>${code}</code> ${status}</dt><dd>${escape(means)}</dd>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${PRODUCT_NAME} API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body><main><h1>${PRODUCT_NAME} API</h1>
<p>Sign in with <code>POST /api/login/</code>; every call that changes something repeats the cookie <code>csrftoken</code> in the header <code>${CSRF_HEADER}</code>. A call may name the user it is made for, in the header <code>${ACTING_HEADER}</code> or the query parameter <code>${ACTING_QUERY}</code>: where somebody else is signed in, nothing is done. The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Tokens for programs</h2><p>${inCode(BEARER_TEXT)}</p>
<h2>Errors</h2><p>An error has a <code>detail</code>, a sentence for a person, and beside it a <code>code</code>, the word that programs decide by; or, with status 400, a list of sentences for each field.</p>
<dl>${errors.join("")}</dl>
${[...sections.values()].join("")}</main></body></html>`;
}

function entry(endpoint: Endpoint): string {
  const show = (name: string, schema: ZodType | undefined, io: "input" | "output") =>
    schema === undefined
      ? ""
      : `<h4>${name}</h4><pre tabindex="0">${escape(JSON.stringify(schemaOf(schema, io), null, 2))}</pre>`;
  const answers = Object.entries(endpoint.responses).map(([status, schema]) =>
    show(`Answer ${status}`, schema, "output"),
  );
  return `<details><summary><code>${endpoint.method} /api/${escape(endpoint.path)}</code> – ${escape(endpoint.summary)}</summary>
${notesOf(endpoint)
  .map((note) => `<p>${inCode(note)}</p>`)
  .join("")}
${show("Query", endpoint.query, "input")}${show("Body", endpoint.documentedBody ?? endpoint.body, "input")}${answers.join("")}</details>`;
}

/** A text whose words between backticks are code. */
function inCode(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/gu, "<code>$1</code>");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
