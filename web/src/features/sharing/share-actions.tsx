import { School, UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useColleagues, useSharing } from "../../data/sharing.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What can be done with the selected reports: a colleague is asked, or the school gets them. */
export function ShareActions(props: {
  me: number;
  reports: number[];
  /** Those of them that the school has already. */
  released: number[];
  onDone: () => void;
}) {
  const { reports, released, onDone } = props;
  const colleagues = useColleagues(props.me);
  const { ask, release, takeReleaseBack } = useSharing();
  const [reader, setReader] = useState("");
  const none = reports.length === 0;
  const busy = ask.isPending || release.isPending || takeReleaseBack.isPending;
  const error = ask.error ?? release.error ?? takeReleaseBack.error;
  const count = formatCount(reports.length, "report");
  const name = colleagues.data?.find(({ id }) => String(id) === reader);

  function forgetErrors() {
    for (const mutation of [ask, release, takeReleaseBack]) mutation.reset();
  }
  /** Shows what was done, also where the window is closed before the response comes; a failure is shown below. */
  async function share(sharing: Promise<unknown>, message: string) {
    try {
      await sharing;
      toast.success(message);
      onDone();
    } catch {
      // The mutation's error is shown below.
    }
  }
  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <section aria-labelledby="share-proof">
        <h3 id="share-proof" className="text-h3 font-bold">
          Ask a colleague to proof-read
        </h3>
        <p className="mt-1 text-sm text-muted">
          They read just these reports, suggest changes and leave a comment. They are told by mail.
        </p>
        <Select
          className="mt-3 w-full"
          label="Colleague"
          placeholder="Select a colleague..."
          disabled={!colleagues.data}
          options={(colleagues.data ?? []).map(({ id, first_name, last_name, email }) => ({
            value: String(id),
            label: `${first_name} ${last_name}`,
            detail: email,
          }))}
          value={reader}
          onChange={setReader}
        />
        <Button
          className="mt-3"
          icon={<UserRoundCheck {...icon} />}
          disabled={none || reader === "" || busy}
          onClick={() => {
            forgetErrors();
            void share(
              ask.mutateAsync({ reports, reader: Number(reader) }),
              `${name?.first_name} ${name?.last_name} was asked to proof-read ${count}`,
            );
          }}
        >
          Ask to proof-read
        </Button>
      </section>
      <section aria-labelledby="share-school">
        <h3 id="share-school" className="text-h3 font-bold">
          Release to the school
        </h3>
        <p className="mt-1 text-sm text-muted">
          Administrators of your school can then read and download them, and put them into whole
          reports for parents. What you take back is in no new one.
        </p>
        <Button
          className="mt-3"
          icon={<School {...icon} />}
          disabled={none || busy}
          onClick={() => {
            forgetErrors();
            void share(release.mutateAsync(reports), `${count} released to the school`);
          }}
        >
          Release to the school
        </Button>
        {released.length > 0 && (
          <Button
            className="mt-1"
            variant="ghost"
            disabled={busy}
            onClick={() => {
              forgetErrors();
              const back = formatCount(released.length, "report");
              void share(
                takeReleaseBack.mutateAsync(released),
                `${back} taken back from the school`,
              );
            }}
          >
            Take back {released.length} from the school
          </Button>
        )}
      </section>
      {error && (
        <InlineAlert className="sm:col-span-2">
          {errorText(error, "The reports could not be shared. Please try again.")}
        </InlineAlert>
      )}
    </div>
  );
}
