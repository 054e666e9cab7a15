import type { Rules } from "@reportair/contract/reading.ts";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useDraft, type Whose } from "./drafts/use-draft.ts";
import { ApiError } from "./api/api-error.ts";
import { problemsIn, refusedIn, type Problems } from "./form-problems.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useWrittenFields } from "./use-written-fields.ts";

/** What a form is kept as while it is not saved. */
export interface FormDraft {
  /** Nothing else has this name: what the form is of, and the id of what it changes, such as `student:12`. */
  name: string;
  /** In plain words, for the question at signing out: "the new student". */
  what: string;
  whose?: Whose;
}

interface Options<Values extends object, Body, Result> {
  /** What the form opens with, under the names that its fields have in the body. */
  initial: Values;
  /** What is typed is kept until it is saved; `never` for passwords and the like. */
  draft: FormDraft | "never";
  /** Whether it is kept beyond that, for who comes back without what the form was sent for. */
  keepsSent?: boolean;
  /** Loads what the contract asks of the body: with the first focus in the form, not with its page. */
  rules: () => Promise<Rules<Body>>;
  /** `initial` is what the form opened with, where only changes are sent. */
  bodyOf: (values: Values, initial: Values) => Body;
  /** What the contract cannot know to be wrong, such as that a password was repeated differently. */
  also?: (values: Values) => Problems<Values>;
  send: (body: Body) => Promise<Result>;
  /** `open` is false where the form has gone meanwhile: the outcome may be shown all the same. */
  onSaved: (result: Result, open: boolean) => void;
  /** As `onSaved`; an open form shows the failure itself, on its fields or as `failure`. */
  onFailed?: (error: Error, open: boolean) => void;
  /** Whether what is wrong with a field is forgotten as soon as it changes, not when it is sent again. */
  forgiving?: boolean;
}

type TextIn<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? Field : never;
}[keyof Values] &
  string;

/** A form with the rules of the contract, see `useContractForm`. */
export type ContractForm<Values extends object> = ReturnType<
  typeof useContractForm<Values, unknown, unknown>
>;

/**
 * A form that sends one body of the contract and takes its rules from there. What is wrong is said on the field, both
 * what the contract knows and what the server refuses, and the first such field is focused; only a failure that
 * belongs to no field of the form is its `failure`.
 */
export function useContractForm<Values extends object, Body, Result>(
  options: Options<Values, Body, Result>,
) {
  // Its options are new each time: remembering what comes of them would only weigh on the first pages.
  "use no memo";
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const open = useRef(true);
  const rules = useRef<Rules<Body>>(null);
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [failure, setFailure] = useState<Error>();
  const [state, setState] = useState<"resting" | "busy" | "saved">("resting");

  const dirty = JSON.stringify(values) !== JSON.stringify(initial);
  const kept = options.draft === "never" ? null : options.draft;
  // Only what differs: what somebody else changes meanwhile stays theirs.
  const typed = changesIn(values, initial);
  const draft = useDraft({
    name: kept?.name ?? null,
    what: kept?.what ?? "",
    // A form that the build wrote is taken over as it was written, and brings words back after that.
    whose: hydrated ? kept?.whose : "unknown",
    value: typed,
    dirty: Object.keys(typed).length > 0,
    restore: (before) => setValues({ ...initial, ...fitting(before, initial) }),
    reset: () => {
      setValues(initial);
      setProblems({});
      setFailure(undefined);
    },
  });

  // A form that the build wrote can be typed into before it is taken over.
  useWrittenFields(element, Object.keys(initial), (early) =>
    setValues((before) => ({ ...before, ...fitting(early, initial) })),
  );
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);

  async function loadRules() {
    if (rules.current) return;
    try {
      rules.current = await options.rules();
    } catch {
      // Without them the server is the one to say what is wrong.
    }
  }

  function show(found: Problems<Values>, failed?: Error) {
    // On the page at once, so that there is a field to focus.
    flushSync(() => {
      setProblems(found);
      setState("resting");
    });
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    // Also of a value that no field shows, such as one that was chosen before the form opened.
    else setFailure(failed ?? new ApiError(400, { detail: Object.values(found).join(" ") }));
  }

  async function submit() {
    if (state === "busy") return;
    setFailure(undefined);
    setState("busy");
    if (!rules.current) await loadRules();
    // Closed before anything was sent.
    if (!open.current) return;
    const body = options.bodyOf(values, initial);
    const found = {
      ...(rules.current && problemsIn(rules.current, body, values)),
      ...options.also?.(values),
    };
    if (Object.keys(found).length > 0) return show(found);
    setProblems({});
    let result: Result;
    try {
      result = await options.send(body);
    } catch (error) {
      refuse(error);
      return;
    }
    if (!options.keepsSent) draft.forget();
    setState("saved");
    options.onSaved(result, open.current);
  }

  function refuse(error: unknown) {
    if (!(error instanceof Error)) throw error;
    if (open.current) show(refusedIn(error, values), error);
    options.onFailed?.(error, open.current);
  }

  function change(part: Partial<Values>) {
    setValues((before) => ({ ...before, ...part }));
    if (!options.forgiving) return;
    const right = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setProblems((before) => ({ ...before, ...right }));
  }

  return {
    values,
    problems,
    /** The error that no field shows; undefined where there is none. */
    failure,
    busy: state === "busy",
    /** Whether the form hears what is done with it: until then it can be typed into and not be sent. */
    live: hydrated,
    /** Whether what was sent last has been saved. */
    saved: state === "saved",
    /** Whether anything differs from what the form opened with. */
    dirty,
    /** What was typed before and has come back, for whoever shows the form. */
    draft,
    initial,
    change,
    /** Opens the form anew. */
    restart: (opened: Values) => {
      setInitial(opened);
      setValues(opened);
    },
    /** What a text field of this name needs. */
    field: (name: TextIn<Values>) => ({
      name,
      value: String(values[name]),
      error: problems[name],
      onChange: (event: { target: { value: string } }) =>
        change({ [name]: event.target.value } as Partial<Values>),
    }),
    /** What the form's element needs. */
    props: {
      ref: element,
      noValidate: true,
      onFocus: () => void loadRules(),
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** What differs from what the form opened with, but for passwords, which are kept nowhere. */
function changesIn<Values extends object>(values: Values, initial: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([field, value]) =>
      !/password/iu.test(field) &&
      JSON.stringify(value) !== JSON.stringify(initial[field as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Those fields of a value kept earlier that the form still has; one of another kind than now is left out. */
function fitting<Values extends object>(kept: unknown, initial: Values): Partial<Values> {
  if (typeof kept !== "object" || kept === null) return {};
  const known = Object.entries(kept).filter(([field, value]) => {
    const now = initial[field as keyof Values];
    return field in initial && (now === null || value === null || typeof value === typeof now);
  });
  return Object.fromEntries(known) as Partial<Values>;
}
