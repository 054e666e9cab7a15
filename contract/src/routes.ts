import type { Endpoint } from "./endpoint.ts";
import type * as accounts from "./features/accounts.ts";
import type * as apiTokens from "./features/api-tokens.ts";
import type * as audit from "./features/audit.ts";
import type * as batches from "./features/batches.ts";
import type * as classTime from "./features/class-time.ts";
import type * as classrooms from "./features/classrooms.ts";
import type * as consent from "./features/consent.ts";
import type * as contact from "./features/contact.ts";
import type * as dataProtection from "./features/data-protection.ts";
import type * as destinations from "./features/destinations.ts";
import type * as emailChanges from "./features/email-changes.ts";
import type * as feedback from "./features/feedback.ts";
import type * as insights from "./features/insights.ts";
import type * as intake from "./features/intake.ts";
import type * as leaving from "./features/leaving.ts";
import type * as markBooks from "./features/mark-books.ts";
import type * as modelUsage from "./features/model-usage.ts";
import type * as noteReadings from "./features/note-readings.ts";
import type * as passwordReset from "./features/password-reset.ts";
import type * as payments from "./features/payments.ts";
import type * as previousInputs from "./features/previous-inputs.ts";
import type * as proofreading from "./features/proofreading.ts";
import type * as recommendations from "./features/recommendations.ts";
import type * as refining from "./features/refining.ts";
import type * as reinforcement from "./features/reinforcement.ts";
import type * as reportConfigurations from "./features/report-configurations.ts";
import type * as reportPolicies from "./features/report-policies.ts";
import type * as reportingPeriods from "./features/reporting-periods.ts";
import type * as reportRules from "./features/report-rules.ts";
import type * as reports from "./features/reports.ts";
import type * as retention from "./features/retention.ts";
import type * as rights from "./features/rights.ts";
import type * as safekeeping from "./features/safekeeping.ts";
import type * as schoolInsights from "./features/school-insights.ts";
import type * as secondFactor from "./features/second-factor.ts";
import type * as sharing from "./features/sharing.ts";
import type * as signInProviders from "./features/sign-in-providers.ts";
import type * as site from "./features/site.ts";
import type * as studentFigures from "./features/student-figures.ts";
import type * as students from "./features/students.ts";
import type * as suggestions from "./features/suggestions.ts";
import type * as teachers from "./features/teachers.ts";
import type * as wholeReports from "./features/whole-reports.ts";

type Features = [
  typeof accounts,
  typeof apiTokens,
  typeof audit,
  typeof batches,
  typeof classTime,
  typeof classrooms,
  typeof consent,
  typeof contact,
  typeof dataProtection,
  typeof destinations,
  typeof emailChanges,
  typeof feedback,
  typeof insights,
  typeof intake,
  typeof leaving,
  typeof markBooks,
  typeof modelUsage,
  typeof noteReadings,
  typeof passwordReset,
  typeof payments,
  typeof previousInputs,
  typeof proofreading,
  typeof recommendations,
  typeof refining,
  typeof reinforcement,
  typeof reportConfigurations,
  typeof reportPolicies,
  typeof reportingPeriods,
  typeof reports,
  typeof retention,
  typeof reportRules,
  typeof rights,
  typeof safekeeping,
  typeof schoolInsights,
  typeof secondFactor,
  typeof sharing,
  typeof signInProviders,
  typeof site,
  typeof studentFigures,
  typeof students,
  typeof suggestions,
  typeof teachers,
  typeof wholeReports,
];

type Exported<F> = F extends unknown ? F[keyof F] : never;

/**
 * Every endpoint by its method and path, such as `"GET users/me/"`: types alone, so that who calls one by
 * name loads no validator with it.
 */
export type Routes = {
  [E in Extract<Exported<Features[number]>, Endpoint> as `${E["method"]} ${E["path"]}`]: E;
};
