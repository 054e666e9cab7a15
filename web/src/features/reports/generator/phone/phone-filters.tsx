import { Search, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { useSearch } from "../class-state/use-store.ts";
import { FindPupil } from "../choosing/find-pupil.tsx";
import { StateFilters } from "../choosing/state-filters.tsx";

/** The filters of the phone's list, which scroll sideways, and its search, which opens in their place. */
export function PhoneFilters({ store }: { store: ClassStore }) {
  const search = useSearch(store);
  const [asked, setAsked] = useState(false);
  const searching = asked || search !== "";
  const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 };
  return (
    <div className="low:static sticky top-(--bar-shown) z-20 -mx-4 flex items-center gap-1 bg-bg py-2 pl-1 transition-[top] duration-(--dur-3)">
      <IconButton
        label={searching ? "Close the search" : "Find a pupil"}
        icon={searching ? <X {...icon} /> : <Search {...icon} />}
        onClick={() => {
          store.find("");
          setAsked(!searching);
        }}
      />
      {searching ? (
        <FindPupil store={store} autoFocus={asked} className="flex-1 pr-4" />
      ) : (
        <StateFilters
          store={store}
          className="gap-1.5! overflow-x-auto py-1 pr-4 pl-1 [scrollbar-width:none]"
        />
      )}
    </div>
  );
}
