import type { ModelUsage } from "@reportair/contract/features/model-usage.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSettleBudget } from "../../data/model-usage.ts";
import { SaveBar } from "./save-bar.tsx";
import { tokensIn } from "./words.ts";

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });
const thisMonth = () =>
  new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" }).slice(0, 7);
const sum = (month: { input_tokens: number; output_tokens: number } | undefined) =>
  month === undefined ? 0 : month.input_tokens + month.output_tokens;

const rules = async () =>
  (await import("@reportair/contract/features/model-usage.ts")).setModelBudget.body;

/** What the school has used of an AI provider, and may use in a month. */
export function BudgetForm({ usage }: { usage: ModelUsage }) {
  const settled = settledOf(usage);
  const save = useSettleBudget();
  const form = useContractForm({
    initial: settled,
    draft: { name: "budget", what: "the budget" },
    rules,
    bodyOf: ({ budget }) => ({ budget: tokensIn(budget) }),
    send: save.mutateAsync,
    // The page may be left by then; the outcome is shown all the same. A refusal stands in the form.
    onSaved: (after) => {
      form.restart(settledOf(after));
      toast.success("Budget saved.");
    },
  });
  const used = sum(usage.months.find(({ month }) => month.startsWith(thisMonth())));

  // What somebody else settles meanwhile shows here as long as nothing is being changed.
  if (!form.dirty && settled.budget !== form.initial.budget) form.restart(settled);

  return (
    <form {...form.props} className="max-w-120">
      <p className="text-md">
        {formatCount(used, "token")} used this month
        {usage.budget !== null && ` of ${formatNumber(usage.budget)}`}.
      </p>
      {usage.budget !== null && usage.budget > 0 && (
        <ProgressBar
          label="Budget used this month"
          value={Math.min(used, usage.budget)}
          max={usage.budget}
          className="mt-2"
        />
      )}
      <TextField
        className="mt-4 max-w-60"
        label="Tokens a month"
        inputMode="numeric"
        autoComplete="off"
        placeholder="No limit"
        hint="Empty means no limit. A report takes about 3,000."
        {...form.field("budget")}
      />
      <SaveBar label="Save budget" form={form} />
      {usage.months.length > 0 && (
        <details className="mt-5">
          <summary className="inline-flex min-h-7 cursor-pointer items-center rounded-1 text-sm text-accent-ink underline touch:min-h-11">
            Earlier months
          </summary>
          <Table label="Usage by month" className="mt-1">
            <TableHead>
              <tr>
                <HeadCell className="first:pl-0">Month</HeadCell>
                <HeadCell className="text-right">Requests</HeadCell>
                <HeadCell className="text-right">Tokens</HeadCell>
              </tr>
            </TableHead>
            <tbody>
              {usage.months.map((month) => (
                <Row key={month.month} dense still>
                  <RowHead className="first:pl-0">
                    {monthName.format(new Date(`${month.month.slice(0, 7)}-15T12:00`))}
                  </RowHead>
                  <Cell className="text-right tabular-nums">{formatNumber(month.requests)}</Cell>
                  <Cell className="text-right tabular-nums">{formatNumber(sum(month))}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </form>
  );
}

/** The budget as the form holds it: no limit is an empty text. */
function settledOf({ budget }: Pick<ModelUsage, "budget">) {
  return { budget: budget === null ? "" : formatNumber(budget) };
}
