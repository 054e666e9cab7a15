import { CONSENT_AGE } from "../../lib/contract-constants.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useConsentSetting, useSetConsentSetting } from "../../data/consent.ts";

/** The school's rule on guardians' consent, and how many students it concerns. */
export function ConsentSetting() {
  const setting = useConsentSetting();
  const change = useSetConsentSetting();
  const { data } = setting;
  return (
    <section aria-labelledby="consent-setting" className="mt-10">
      <SectionHeading id="consent-setting" title="Guardians’ consent" />
      <Sheet className="px-4 py-4 sm:px-6">
        {setting.isPending && (
          <Loading>
            <Skeleton className="h-12 w-full max-w-160" />
          </Loading>
        )}
        {setting.isError && !data && (
          <ErrorState onRetry={() => void setting.refetch()}>
            {errorText(setting.error, "The setting could not be loaded.")}
          </ErrorState>
        )}
        {data && (
          <>
            <Checkbox
              label={`Write reports on students under ${CONSENT_AGE} on this server only, unless a guardian consents`}
              checked={change.isPending ? change.variables : data.required}
              disabled={change.isPending}
              onChange={(event) =>
                // The page may be left by then; the outcome is shown all the same.
                void change.mutateAsync(event.target.checked).then(
                  () => toast.success("Setting saved."),
                  (error: unknown) =>
                    toast.error(errorText(error, "The setting could not be saved.")),
                )
              }
            />
            <p className="mt-2 max-w-180 text-md text-text-2">
              {CONSENT_AGE} is the age of digital consent in the UK. A student without a date of
              birth counts as younger. Where a guardian does not consent, nothing of the student is
              sent to an AI provider at any age, with this setting or without it. Consent is
              recorded with each student, under “Data and consent” in Student Management.
            </p>
            <p role="status" className="mt-2 text-md">
              Now this holds for {formatNumber(data.embedded_only)} of{" "}
              {formatCount(data.students, "student")}.
            </p>
          </>
        )}
      </Sheet>
    </section>
  );
}
