import { LENGTH_RANGES, LENGTH_UNITS } from "@reportair/contract/features/report-fields.ts";
import {
  AVOID_MAX,
  type ReportPolicies,
  type ReportPolicy,
} from "@reportair/contract/features/report-policies.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { formatCount } from "../../lib/format.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSettlePolicies } from "../../data/report-policies.ts";
import { changesOf } from "./changes.ts";
import { fieldProblems } from "./field-problems.ts";
import { RadioList } from "./radio-list.tsx";
import { SaveBar } from "./save-bar.tsx";
import { wordsIn } from "./words.ts";

const ranges = LENGTH_RANGES.map((range) => ({ value: range, label: range }));
const units = LENGTH_UNITS.map((unit) => ({
  value: unit,
  label: unit === "words" ? "Words" : "Characters",
}));

/** Length, tone, words and writer: what holds for every report of the school. */
export function WritingForm({ policies }: { policies: ReportPolicies }) {
  const form = useRef<HTMLFormElement>(null);
  const { configured_writer, ...settled } = policies;
  const [before, setBefore] = useState(settled);
  const [given, setGiven] = useState(() => formOf(settled));
  const save = useSettlePolicies();
  const problems = fieldProblems(save.error);
  const { words, ...rest } = given;
  const next = { ...rest, avoid_words: wordsIn(words) };
  const changes = changesOf(next, before);
  const unchanged = Object.keys(changes).length === 0;
  const change = (part: Partial<typeof given>) => setGiven({ ...given, ...part });
  function show(policy: ReportPolicy) {
    setBefore(policy);
    setGiven(formOf(policy));
  }
  // What somebody else settles meanwhile shows here as long as nothing is being changed.
  if (unchanged && Object.keys(changesOf(settled, before)).length > 0) show(settled);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The page may be left by then; what it came to is told all the same. A refusal stands in the form.
    void save
      .mutateAsync(changes, {
        onSuccess: ({ configured_writer: _, ...policy }) => show(policy),
        onError: () => setTimeout(() => form.current && focusFirstInvalid(form.current)),
      })
      .then(
        () => toast.success("Report policies saved."),
        () => {},
      );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="max-w-120 space-y-6">
      <div>
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label="Report length"
            placeholder="Each teacher’s own"
            clearable
            className="w-52 max-sm:w-full"
            value={given.length_range ?? ""}
            options={ranges}
            error={problems.length_range}
            onChange={(range) =>
              change(
                range === ""
                  ? { length_range: null, length_fixed: false }
                  : { length_range: range },
              )
            }
          />
          <Segments
            label="The length counts"
            value={given.length_unit}
            options={units}
            onChange={(length_unit) => change({ length_unit })}
          />
        </div>
        <Checkbox
          className="mt-2"
          label="Every teacher keeps to this length"
          checked={given.length_fixed}
          disabled={given.length_range === null}
          onChange={(event) => change({ length_fixed: event.target.checked })}
        />
        <p className="mt-1 text-xs text-muted">
          {given.length_range === null
            ? "Without a length here, each teacher chooses."
            : given.length_fixed
              ? "Teachers cannot choose another one."
              : "Teachers who have chosen no length begin with this one."}
        </p>
      </div>
      <RadioList
        label="Tone"
        value={given.tone}
        options={[
          { value: "own", label: "Each teacher’s own", about: "As their samples sound." },
          { value: "warm", label: "Warm", about: "Kinder turns of phrase, the same judgement." },
          { value: "formal", label: "Formal", about: "No contractions, measured sentences." },
        ]}
        onChange={(tone) => change({ tone })}
      />
      <TextArea
        label="Words to avoid"
        aside={formatCount(next.avoid_words.length, "word")}
        hint={`Separated by commas, at most ${AVOID_MAX}. No writer uses them; what a teacher types is the teacher’s.`}
        placeholder="lazy, naughty, could do better"
        value={words}
        error={problems.avoid_words}
        onChange={(event) => change({ words: event.target.value })}
      />
      <RadioList
        label="Writer"
        value={given.writer}
        options={[
          {
            value: "configured",
            label: "As this server is set up",
            about: `At present: ${configured_writer.label}.`,
          },
          {
            value: "embedded",
            label: "Only the writer on this server",
            about: "Nothing is sent to an AI provider.",
          },
        ]}
        onChange={(writer) => change({ writer })}
      />
      <SaveBar label="Save policies" saving={save} unchanged={unchanged} />
    </form>
  );
}

/** The policies as the form holds them: the words to avoid as one text. */
function formOf({ avoid_words, ...rest }: ReportPolicy) {
  return { ...rest, words: avoid_words.join(", ") };
}
