import { ChevronLeft } from "lucide-react";
import { useDeferredValue } from "react";
import { PHONE, useMedia } from "../../../../lib/use-media.ts";
import { Button } from "../../../../ui/button.tsx";
import { CardList } from "./card-list.tsx";
import { OpenReport } from "../reading/open-report.tsx";
import { Stepper } from "./stepper.tsx";
import type { Navigation } from "./use-navigation.ts";
import type { Review } from "../state/use-review.ts";

/** The list at the left, the open report beside it; on a phone the one or the other. */
export function ReviewCards({ review, navigation }: { review: Review; navigation: Navigation }) {
  const phone = useMedia(PHONE);
  const { current, search, shown, setSearch, open } = navigation;
  const alone = review.reports.length === 1;
  // The open report is seen first: the cards beside it are forty.
  const seen = useDeferredValue(true, false);
  const list = (
    <CardList
      review={review}
      reports={shown}
      search={search}
      onSearch={setSearch}
      current={phone && !navigation.visited ? null : current}
      returning={phone && navigation.visited}
      onOpen={open}
    />
  );
  if (phone) {
    if (!current || (!navigation.reading && !alone)) return list;
    return (
      <div className="flex h-full flex-col">
        {!alone && (
          <div className="flex items-center justify-between border-b border-border px-2">
            <Button
              variant="ghost"
              icon={<ChevronLeft aria-hidden size={18} strokeWidth={1.75} />}
              onClick={navigation.leave}
            >
              All reports
            </Button>
            <Stepper navigation={navigation} />
          </div>
        )}
        <OpenReport review={review} navigation={navigation} report={current} />
      </div>
    );
  }
  return (
    <div className="flex h-full">
      {!alone && (
        <div className="w-60 shrink-0 border-r border-border bg-bg lg:w-76 dark:bg-surface">
          {seen && list}
        </div>
      )}
      {current && <OpenReport review={review} navigation={navigation} report={current} />}
    </div>
  );
}
