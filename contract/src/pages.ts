/** Addresses of the public pages that are written out as files when the web app is built. */
export const WRITTEN_PAGES = [
  "/",
  "/apps",
  "/contact",
  "/begin",
  "/subscribe",
  "/success",
  "/cancel",
  "/privacy-policy",
  "/privacy-notice",
  "/data-retention-policy",
  "/cookie-policy",
  "/compliance-child-data-protection",
  "/ai-training-guidelines-users",
  "/login",
  "/reset-password",
  "/confirm-email",
] as const;
export type WrittenPage = (typeof WRITTEN_PAGES)[number];

/** The file of a written page, below the folder of the built web app. */
export function fileOfPage(page: WrittenPage): string {
  return `pages/${page === "/" ? "home" : page.slice(1)}.html`;
}

/** Addresses of the pages that the web app draws by itself, and the server answers with 200. */
export const DRAWN_PAGES: readonly string[] = [
  // Where a school's own account comes back to: it has nothing to say before the script does.
  "/login/return",
  // Behind the login guard.
  "/dashboard",
  "/dashboard/reportair",
  "/dashboard/reportair/note",
  "/dashboard/reportair/reports",
  "/dashboard/reportair/reports/all",
  "/dashboard/reportair/reports/shared",
  "/dashboard/reportair/reports/discarded",
  "/dashboard/reportair/reports/copy",
  "/dashboard/reportair/dash",
  "/dashboard/reportair/dash/students",
  "/dashboard/reportair/dash/classes",
  "/dashboard/reportair/admindash",
  "/dashboard/admindash",
  "/dashboard/admindash/insights",
  "/dashboard/admindash/staff-room",
  "/dashboard/admindash/audit",
  "/dashboard/admindash/policies",
  "/dashboard/admindash/recommendations",
  "/dashboard/admindash/whole-reports",
  "/dashboard/admindash/bring-in",
  "/dashboard/admindash/new-year",
  "/dashboard/admindash/data-protection",
  "/dashboard/account",
];
