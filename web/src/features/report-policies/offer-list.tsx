import type { Offer } from "@reportair/contract/features/report-policies.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

/** What a school may offer, as its staff would call it. */
const LABELS: Record<Offer, string> = {
  homework_club: "Homework club",
  catch_up_sessions: "Catch-up sessions",
  revision_sessions: "Revision sessions",
  subject_clubs: "Subject clubs",
  report_card: "Report card",
  online_portal: "Online portal",
  library: "Library",
  mentoring: "Mentoring",
};
const OFFERS = Object.keys(LABELS) as Offer[];

/** What the school offers its pupils: advice sends them to nothing else. */
export function OfferList(props: {
  offers: readonly Offer[];
  onChange: (offers: Offer[]) => void;
}) {
  const { offers, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-mid text-text-2">What your school offers</legend>
      <p className="mb-1.5 text-sm text-muted">
        Advice may send pupils to these, and promises nothing else.
      </p>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {OFFERS.map((offer) => (
          <Checkbox
            key={offer}
            label={LABELS[offer]}
            checked={offers.includes(offer)}
            onChange={(event) =>
              // In the order of the list, so that there and back again is no change.
              onChange(
                OFFERS.filter((each) =>
                  each === offer ? event.target.checked : offers.includes(each),
                ),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
