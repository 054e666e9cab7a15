import { LENGTH_RANGES, LENGTH_UNITS } from "@reportair/contract/report-inputs.ts";
import {
  AVOID_MAX,
  type ReportPolicies,
  type ReportPolicy,
} from "@reportair/contract/features/report-policies.ts";
import { formatCount } from "../../lib/format.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSettlePolicies } from "../../data/report-policies.ts";
import { changesOf } from "./changes.ts";
import { OfferList } from "./offer-list.tsx";
import { RadioList } from "./radio-list.tsx";
import { SaveBar } from "./save-bar.tsx";
import { percentIn, wordsIn } from "./words.ts";

const ranges = LENGTH_RANGES.map((range) => ({ value: range, label: range }));
const units = LENGTH_UNITS.map((unit) => ({
  value: unit,
  label: unit === "words" ? "Words" : "Characters",
}));

const rules = async () =>
  (await import("@reportair/contract/features/report-policies.ts")).setReportPolicies.body;

/** Length, tone, words and writer: what holds for every report of the school. */
export function WritingForm({ policies }: { policies: ReportPolicies }) {
  const { configured_writer, ...policy } = policies;
  const settled = formOf(policy);
  const save = useSettlePolicies();
  const form = useContractForm({
    initial: settled,
    draft: { name: "policies", what: "the report policies" },
    rules,
    bodyOf: (given, before) => changesOf(policyOf(given), policyOf(before)),
    send: save.mutateAsync,
    // The page may be left by then; the outcome is shown all the same. A refusal stands in the form.
    onSaved: ({ configured_writer: _, ...after }) => {
      form.restart(formOf(after));
      toast.success("Report policies saved.");
    },
  });
  const { values: given, problems, change } = form;
  // What somebody else settles meanwhile shows here as long as nothing is being changed.
  const changed = (now: typeof settled) =>
    Object.keys(changesOf(policyOf(now), policyOf(form.initial))).length > 0;
  const dirty = changed(given);
  if (!dirty && changed(settled)) form.restart(settled);

  return (
    <form {...form.props} className="max-w-120 space-y-6">
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
        aside={formatCount(wordsIn(given.avoid_words).length, "word")}
        hint={`Separated by commas, at most ${AVOID_MAX}. No writer uses them; what a teacher types is the teacher’s.`}
        placeholder="lazy, naughty, could do better"
        {...form.field("avoid_words")}
      />
      <TextField
        className="max-w-60"
        label="Most advice in a report, in percent"
        inputMode="numeric"
        autoComplete="off"
        hint="0 to 50, of its words: sentences that say nothing about the pupil. A length that is asked for is still met."
        {...form.field("advice_share")}
      />
      <OfferList offers={given.offers} onChange={(offers) => change({ offers })} />
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
      <div>
        <Checkbox
          label="Teachers look at what leaves the school first"
          checked={given.look_first}
          onChange={(event) => change({ look_first: event.target.checked })}
        />
        <p className="mt-1 text-xs text-muted">
          Once for each class and term, before its first reports are sent to an AI provider. With
          the writer on this server nothing leaves, and nothing is asked.
        </p>
      </div>
      <SaveBar label="Save policies" form={{ ...form, dirty }} />
    </form>
  );
}

/** The policies as the form holds them: the words to avoid as one text, a number as it is typed. */
function formOf(policy: ReportPolicy) {
  const { avoid_words, advice_share } = policy;
  return {
    ...policy,
    avoid_words: avoid_words.join(", "),
    advice_share: String(advice_share),
  };
}

function policyOf(given: ReturnType<typeof formOf>): ReportPolicy {
  const { avoid_words, advice_share } = given;
  return {
    ...given,
    avoid_words: wordsIn(avoid_words),
    advice_share: percentIn(advice_share),
  };
}
