import { read, type Rules } from "@reportair/contract/reading.ts";
import { ApiError } from "./api/api-error.ts";

/** What is wrong with a form, by the name of its field. */
export type Problems<Values> = { [Field in keyof Values]?: string | undefined };

/** What the contract finds wrong with a body, in those of its fields that the form has. */
export function problemsIn<Values extends object, Body>(
  rules: Rules<Body>,
  body: Body,
  form: Values,
): Problems<Values> {
  const result = read(rules, body);
  return "data" in result ? {} : onFields(result.fields ?? {}, form);
}

/** What the server refused, in those fields that the form has; nothing of a failure of another kind. */
export function refusedIn<Values extends object>(error: unknown, form: Values): Problems<Values> {
  return error instanceof ApiError ? onFields(error.fields, form) : {};
}

function onFields<Values extends object>(
  sentences: Readonly<Record<string, readonly string[]>>,
  form: Values,
): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const field of Object.keys(form) as (keyof Values & string)[]) {
    const said = new Set(sentences[field]);
    if (said.size > 0) problems[field] = [...said].join(" ");
  }
  return problems;
}
