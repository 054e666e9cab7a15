import {
  AUDIT_ACTIONS,
  type AuditAction,
  type SubjectType,
} from "@reportair/contract/features/audit.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useStaff } from "../../data/teachers.ts";
import type { AuditFilter } from "./filter.ts";

const actions = (Object.entries(AUDIT_ACTIONS) as [AuditAction, string][])
  .map(([value, words]) => ({ value, label: words.charAt(0).toUpperCase() + words.slice(1) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en-GB"));

const records: { value: SubjectType; label: string }[] = [
  { value: "student", label: "Pupils" },
  { value: "classroom", label: "Classes" },
  { value: "user", label: "Staff" },
  { value: "reporting_period", label: "Reporting periods" },
  { value: "institution", label: "The school" },
  { value: "api_token", label: "Tokens for programs" },
];

/** By whom, what, on which record, and when. */
export function AuditFilters(props: {
  filter: AuditFilter;
  onChange: (part: Partial<AuditFilter>) => void;
}) {
  const { filter, onChange } = props;
  const staff = useStaff().data ?? [];
  return (
    <search aria-label="Audit log" className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField
        className="w-full lg:w-56"
        label="Search"
        placeholder="Person, record or action..."
        value={filter.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <Select
        className="w-[calc(50%-0.375rem)] sm:w-40"
        label="Who"
        placeholder="Anybody"
        clearable
        value={filter.actor_id}
        options={staff.map(({ id, first_name, last_name }) => ({
          value: String(id),
          label: `${first_name} ${last_name}`,
        }))}
        onChange={(actor_id) => onChange({ actor_id })}
      />
      <Select
        className="w-[calc(50%-0.375rem)] sm:w-40"
        label="To which records"
        placeholder="All"
        clearable
        value={filter.subject_type}
        options={records}
        onChange={(subject_type) => onChange({ subject_type })}
      />
      <Select
        className="w-full sm:w-52"
        label="Did what"
        placeholder="Anything"
        clearable
        value={filter.action}
        options={actions}
        onChange={(action) => onChange({ action })}
      />
      <div className="flex gap-3 *:w-36 max-sm:w-full max-sm:*:flex-1">
        <TextField
          type="date"
          label="From"
          value={filter.from}
          max={filter.to || undefined}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          type="date"
          label="To"
          value={filter.to}
          min={filter.from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
    </search>
  );
}
