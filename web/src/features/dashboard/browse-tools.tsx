import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import type { SelectOption } from "../../ui/select-option.ts";
import type { Look } from "./find.ts";

/** Search, sort key and direction of a grid of cards. */
export function BrowseTools<Key extends string>(props: {
  /** Also what an empty search box says: "Search classes...". */
  searchLabel: string;
  keys: readonly SelectOption<Key>[];
  look: Look<Key>;
  onLook: (look: Look<Key>) => void;
}) {
  const { searchLabel, keys, look, onLook } = props;
  const up = look.direction === "ascending";
  const Arrow = up ? ArrowUp : ArrowDown;
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <SearchField
        className="w-full sm:w-58"
        label={searchLabel}
        hideLabel
        placeholder={searchLabel}
        value={look.search}
        onChange={(event) => onLook({ ...look, search: event.target.value })}
      />
      <Select
        className="w-34 max-sm:flex-1"
        label="Sort by"
        hideLabel
        options={keys}
        value={look.sort}
        onChange={(sort) => sort && onLook({ ...look, sort })}
      />
      <IconButton
        variant="secondary"
        label={up ? "Ascending: sort descending" : "Descending: sort ascending"}
        icon={<Arrow aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => onLook({ ...look, direction: up ? "descending" : "ascending" })}
      />
    </div>
  );
}
