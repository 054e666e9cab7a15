import type { BookRow, Column, Setting } from "@reportair/roster/mark-book/mark-book.ts";
import { edgesOf, isMainField, valueLines } from "@reportair/roster/mark-book/settle.ts";
import { useId, useState } from "react";
import { cx } from "../../ui/cx.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { CellSelect } from "../../ui/select.tsx";
import { inputClass } from "../../ui/field.tsx";
import { glyphOf, OUT, optionChoices } from "./words.ts";

/** The table of a column: what each value becomes and how many have it; every line can be corrected. */
export function ValuesTable(props: {
  column: Column;
  setting: Setting;
  rows: readonly BookRow[];
  onChange: (change: Partial<Setting>) => void;
}) {
  const { column, setting, rows, onChange } = props;
  const { field } = setting;
  if (!isMainField(field)) return null;
  const lines = valueLines(column, setting, rows);
  const edges = edgesOf(column, field, setting);
  const head = "pb-1.5 text-left text-xs font-mid text-muted";
  return (
    <table aria-label={`What the values of ${column.heading} become`} className="w-full text-sm">
      <thead>
        <tr className="border-b border-border-strong">
          <th scope="col" className={cx(head, "w-[43%]")}>
            In the mark book
          </th>
          <th scope="col" className={head}>
            Becomes
          </th>
          <th scope="col" className={cx(head, "text-right")}>
            Pupils
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, pupils, option, doubt, rows: those }) => {
          const band = /^band (\d)$/u.exec(key)?.[1];
          const asked = option === null;
          return (
            <tr key={key} className={cx("border-b border-border", asked && "bg-warning-soft")}>
              <th scope="row" className="py-1.5 pr-2 text-left font-body break-words">
                {band === undefined ? (
                  <>
                    <span className="inline-block py-1">{label}</span>
                    {asked && (
                      <span className="block pb-1 text-xs text-warning">
                        {doubt}{" "}
                        {those
                          .map(({ name }) => name)
                          .slice(0, 3)
                          .join("; ")}
                      </span>
                    )}
                  </>
                ) : (
                  <Edge
                    key={edges.join()}
                    count={column.kind === "count"}
                    edges={edges}
                    at={Number(band) - 1}
                    onChange={(next) => onChange({ edges: next })}
                  />
                )}
              </th>
              <td className="py-0.5 pr-2">
                {band === undefined ? (
                  <CellSelect
                    label={`${label} becomes`}
                    className={cx(asked && "border-warning! font-mid text-warning!")}
                    value={asked ? "" : option === "" ? OUT : option}
                    clearable={false}
                    options={optionChoices(field)}
                    onChange={(next) =>
                      onChange({ options: { ...setting.options, [key]: next === OUT ? "" : next } })
                    }
                  />
                ) : (
                  <span className="flex min-h-(--control-row) items-center gap-2">
                    <Bars field={field} option={option ?? ""} />
                    {option}
                  </span>
                )}
              </td>
              <td className="text-right tabular-nums">{pupils}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** An option's bars, where it has some. */
export function Bars({ field, option }: { field: Parameters<typeof glyphOf>[0]; option: string }) {
  const { glyph } = glyphOf(field, option);
  return glyph ? <Glyph {...glyph} /> : null;
}

/** Where a band ends: "75% and more", "up to 2". The last band is what is left. */
function Edge(props: {
  count: boolean;
  edges: readonly number[];
  at: number;
  onChange: (edges: number[]) => void;
}) {
  const { count, edges, at } = props;
  const id = useId();
  const edge = edges[at];
  const [typed, setTyped] = useState(String(edge ?? ""));
  if (edge === undefined) {
    const last = edges.at(-1) ?? 0;
    return (
      <span className="inline-block py-1">{count ? `${last + 1} and more` : `below ${last}%`}</span>
    );
  }
  function take() {
    const number = Number(typed.replace(",", ".").replace("%", ""));
    const before = edges[at - 1];
    const after = edges[at + 1];
    const [low, high] = count ? [before, after] : [after, before];
    const fits =
      typed.trim() !== "" &&
      Number.isFinite(number) &&
      number >= 0 &&
      number <= (count ? 999 : 100) &&
      (low === undefined || number > low) &&
      (high === undefined || number < high);
    if (fits) props.onChange(edges.map((each, index) => (index === at ? number : each)));
    else setTyped(String(edge));
  }
  return (
    <span className="flex items-center gap-1">
      {count && <label htmlFor={id}>up to</label>}
      <input
        id={id}
        inputMode="decimal"
        aria-label={count ? undefined : `Per cent from which option ${at + 1} begins`}
        className={cx(inputClass, "h-7! w-12! px-1.5! text-right text-sm tabular-nums touch:h-11!")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take();
        }}
      />
      {!count && <span className="whitespace-nowrap">% and more</span>}
    </span>
  );
}
