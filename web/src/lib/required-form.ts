import { ApiError } from "./api/api-error.ts";

/** What is wrong with a form, by the name of its field. */
export type FormProblems<Field extends string> = Partial<Record<Field, string>>;

/** What is wrong with an e-mail address that has to be given; undefined where nothing is. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === "") return "Email is required.";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email.trim()) ? undefined : "Email address is invalid.";
}

/** A form of which every field is required, `email` among them; `labels` are what its fields are called. */
export function requiredForm<Field extends string>(labels: Record<Field | "email", string>) {
  const fields = Object.keys(labels) as (Field | "email")[];

  function byField(textOf: (field: Field | "email") => string | undefined) {
    const problems: FormProblems<Field | "email"> = {};
    for (const field of fields) {
      const text = textOf(field);
      if (text !== undefined) problems[field] = text;
    }
    return problems;
  }

  return {
    /** What keeps the form from being sent. */
    problemsOf: (values: Record<Field | "email", string>) =>
      byField((field) => {
        if (field === "email") return emailProblem(values.email);
        return values[field].trim() === "" ? `${labels[field]} is required.` : undefined;
      }),
    /** What the server found wrong. */
    refusedFields: (error: unknown) =>
      byField((field) => (error instanceof ApiError ? error.fields[field]?.[0] : undefined)),
  };
}
