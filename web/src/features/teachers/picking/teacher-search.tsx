import { SearchField } from "../../../ui/search-field.tsx";

/** The search box over every list of teachers to pick from. */
export function TeacherSearch(props: { value: string; onChange: (value: string) => void }) {
  return (
    <SearchField
      className="mb-3"
      label="Search teachers by name or email"
      hideLabel
      placeholder="Search teachers by name or email..."
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
