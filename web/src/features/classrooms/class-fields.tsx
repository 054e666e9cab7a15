import { CLASS_TEXT_MAX, CLASS_YEARS } from "../../lib/contract-constants.ts";
import type { ContractForm } from "../../lib/use-contract-form.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { ClassForm } from "./class-form.ts";

const years = CLASS_YEARS.map((year) => ({ value: String(year), label: `Year ${year}` }));

/** What a class is called, and where it belongs. */
export function ClassFields({ form }: { form: ContractForm<ClassForm> }) {
  const { values, problems, field, change } = form;
  return (
    <>
      <TextField
        label="Name"
        placeholder="e.g. 9B/En2"
        required
        maxLength={CLASS_TEXT_MAX}
        {...field("name")}
      />
      <Select
        label="Year"
        placeholder="Select a year"
        options={years}
        value={values.year}
        error={problems.year}
        onChange={(year) => change({ year })}
      />
      <TextField label="Subject" required maxLength={CLASS_TEXT_MAX} {...field("subject")} />
    </>
  );
}
