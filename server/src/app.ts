import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { BODY_LIMIT } from "@reportair/contract/endpoint.ts";
import type { Site } from "@reportair/contract/features/site.ts";
import type { Database } from "./database/handle.ts";
import { databaseTrouble } from "./database/trouble.ts";
import { SignInCookies } from "./features/accounts/cookies.ts";
import { GuessingLimits } from "./features/accounts/guessing-limits.ts";
import { findSignedIn } from "./features/accounts/find-signed-in.ts";
import {
  isSessionConfirmed,
  selectOpenSessions,
  touchSession,
} from "./features/accounts/queries.ts";
import { serveOwnAccount } from "./features/accounts/own-account-routes.ts";
import { serveAccounts } from "./features/accounts/routes.ts";
import { CallLimits } from "./features/api-tokens/call-limits.ts";
import { findProgram } from "./features/api-tokens/find-program.ts";
import { serveApiTokens } from "./features/api-tokens/routes.ts";
import { serveAudit } from "./features/audit/routes.ts";
import { BatchFollowers } from "./features/batches/followers.ts";
import { serveBatches } from "./features/batches/routes.ts";
import { serveClassTime } from "./features/class-time/routes.ts";
import { serveClassrooms } from "./features/classrooms/routes.ts";
import { serveConsent } from "./features/consent/routes.ts";
import type { Sending } from "./features/data-protection/describe-sending.ts";
import { serveDataProtection } from "./features/data-protection/routes.ts";
import { serveContact, type ContactSettings } from "./features/contact/routes.ts";
import { serveDestinations } from "./features/destinations/routes.ts";
import { serveEmailChanges } from "./features/email-changes/routes.ts";
import { serveFeedback } from "./features/feedback/routes.ts";
import { serveModelUsage } from "./features/model-usage/routes.ts";
import { servePayments } from "./features/payments/routes.ts";
import type { PaymentSettings } from "./features/payments/settings.ts";
import { servePasswordReset } from "./features/password-reset/routes.ts";
import { serveMarkBooks } from "./features/mark-books/routes.ts";
import { servePreviousInputs } from "./features/previous-inputs/routes.ts";
import { serveIntake } from "./features/intake/routes.ts";
import { serveLeaving } from "./features/leaving/routes.ts";
import { serveRefining } from "./features/refining/routes.ts";
import { serveRecommendations } from "./features/recommendations/routes.ts";
import { serveReinforcement } from "./features/reinforcement/routes.ts";
import type { Writers } from "./features/writers/writers.ts";
import { serveInsights } from "./features/insights/routes.ts";
import { serveNoteReadings } from "./features/note-readings/routes.ts";
import { serveProofreading } from "./features/proofreading/routes.ts";
import { serveReportPolicies } from "./features/report-policies/routes.ts";
import { serveReportingPeriods } from "./features/reporting-periods/routes.ts";
import { serveRetention } from "./features/retention/routes.ts";
import { serveRights } from "./features/rights/routes.ts";
import type { Look } from "./features/safekeeping/looks.ts";
import { serveSafekeeping } from "./features/safekeeping/routes.ts";
import { serveReports } from "./features/reports/routes.ts";
import { serveSchoolInsights } from "./features/school-insights/routes.ts";
import { servePasskeys } from "./features/second-factor/passkey-routes.ts";
import { serveSignInPolicy } from "./features/second-factor/policy-routes.ts";
import { serveSecondFactor } from "./features/second-factor/routes.ts";
import { serveSignInProviders } from "./features/sign-in-providers/routes.ts";
import { serveSchoolSignIn } from "./features/sign-in-providers/school-routes.ts";
import { serveSharing } from "./features/sharing/routes.ts";
import { serveSuggestions } from "./features/suggestions/routes.ts";
import { serveSite } from "./features/site/routes.ts";
import { serveStudentFigures } from "./features/student-figures/routes.ts";
import { serveStudents } from "./features/students/routes.ts";
import { serveClosedAccounts } from "./features/teachers/closed-routes.ts";
import { serveTeachers } from "./features/teachers/routes.ts";
import { serveWholeReports } from "./features/whole-reports/routes.ts";
import type { Metrics } from "./metrics.ts";
import { refuseOtherPersons } from "./http/acting-user.ts";
import { Api } from "./http/api.ts";
import { boundArrivingBodies } from "./http/arriving-bodies.ts";
import {
  boundConnections,
  CONNECTION_LIMITS,
  connectionOptions,
  type ConnectionLimits,
} from "./http/connections.ts";
import { CsrfTokens } from "./http/csrf-tokens.ts";
import { answer, serveErrors } from "./http/error-answers.ts";
import { notFound } from "./http/errors.ts";
import { serveHealth, type HealthCheck } from "./http/health.ts";
import { OneLine } from "./http/request-log.ts";
import { readJsonBodies } from "./http/json-bodies.ts";
import { OpenSessions } from "./http/open-sessions.ts";
import { serveOpenApi } from "./http/openapi.ts";
import { refuseOtherSites } from "./http/same-site.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { SessionGuard } from "./http/session-guard.ts";
import { letProgramsIn } from "./http/token-door.ts";
import { serveWeb } from "./http/web.ts";
import type { SignInClient } from "./platform/sign-in-client.ts";
import { WrittenPages } from "./http/written-pages.ts";

/** What the app is built from. */
export type AppParts = {
  database: Database;
  /** Signs CSRF tokens and known browsers; the keys of unsaved texts come of it. */
  secret: string;
  log: Logger;
  /** Tells the workers, wherever they run, that there is something to write. */
  wake: () => void;
  /** Tells the workers of this process that files wait to be read. */
  wakeIntake: () => void;
  /** Tells whoever sends mail that there is some. */
  wakeMail: () => void;
  /** Tells whoever makes documents that one was ordered. */
  wakeDocuments: () => void;
  contact: ContactSettings;
  payments: PaymentSettings;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: () => string;
  site: Site;
  /** Where this installation sends data. */
  sending: Sending;
  writers: Writers;
  /** Asks schools' providers who somebody is. */
  signInClient: SignInClient;
  /** Folder of the built web app; null serves the API alone. */
  webFolder: string | null;
  /** Which proxies' X-Forwarded headers are believed; see fastify's trustProxy. */
  trustProxy: boolean | string;
  connections?: ConnectionLimits;
  /** What came of opening the newest copy of the embedded database. */
  lastLook: () => Look | null;
  /** What `/readyz` looks at beside the database. */
  health: Record<string, HealthCheck>;
  /** Milliseconds between two looks at what is followed, in place of the product's own. */
  lookEvery?: number | undefined;
  /** Times every answer, where anybody asks for the times. */
  metrics?: Pick<Metrics, "watch"> | undefined;
  now: () => Date;
};

/** Builds the HTTP app; it does not listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  // The narrower type keeps the logger's own out of the app's.
  const loggerInstance: FastifyBaseLogger = parts.log;
  const limits = parts.connections ?? CONNECTION_LIMITS;
  const app = fastify({
    loggerInstance,
    logController: new OneLine(),
    ...connectionOptions(limits),
    bodyLimit: BODY_LIMIT,
    trustProxy: parts.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    // Requests in hand are finished when the server stops, idle connections are not waited for.
    forceCloseConnections: "idle",
    // Whoever still asks while the server stops is answered in `serveErrors`.
    return503OnClosing: false,
    // The same in no other process and after no restart: it leads from an answer to its line of the log.
    genReqId: () => randomUUID(),
    // An address that cannot be decoded is an unknown one.
    frameworkErrors: (_error, request, reply) => void answer(notFound(), request, reply),
  });
  const formUrl = parts.contact.form.url;
  parts.metrics?.watch(app);
  boundConnections(app, limits);
  boundArrivingBodies(app, limits);
  readJsonBodies(app);
  await app.register(cookie);
  const { publicUrl } = parts;
  await sendSecurityHeaders(app, { webFolder: parts.webFolder, formUrl, publicUrl });

  const csrf = new CsrfTokens(parts.secret);
  const cookies = new SignInCookies(csrf, parts.secret);
  const sessions = new SessionGuard(
    {
      find: (token) => findSignedIn(parts.database, token),
      confirmed: (token) => isSessionConfirmed(parts.database, token),
      slide: async (request, reply, person) => {
        // Reading goes on where there is no room on the disk, and the session with it until then.
        await touchSession(parts.database, person.token).catch((error: unknown) => {
          if (databaseTrouble(error) !== "full") throw error;
        });
        cookies.setSession(request, reply, person.token);
        cookies.setCsrf(request, reply, person.token);
      },
    },
    csrf,
  );
  // What one person was answered is never shown to the next out of the browser's store.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    done();
  });
  refuseOtherSites(app, publicUrl);
  const guessing = new GuessingLimits(parts.database);
  const calls = new CallLimits();
  letProgramsIn(app, (secret, from) => findProgram({ ...parts, guessing, calls }, secret, from));
  refuseOtherPersons(app, sessions);
  const api = new Api(app, parts.database, sessions);
  const { followers, openSessions } = hearChanges(app, parts);

  serveAccounts(api, { ...parts, cookies, guessing });
  serveOwnAccount(api, { ...parts, cookies, guessing });
  servePasswordReset(api, { ...parts, cookies, guessing });
  serveSecondFactor(api, { ...parts, cookies, guessing });
  servePasskeys(api, parts);
  serveSignInPolicy(api, parts);
  serveSignInProviders(api, { ...parts, cookies, guessing });
  serveSchoolSignIn(api, { ...parts, cookies });
  serveEmailChanges(api, parts);
  serveContact(api, parts);
  servePayments(api, parts);
  serveSite(api, parts);
  serveTeachers(api, parts);
  serveClosedAccounts(api);
  serveStudents(api, parts);
  serveRights(api, parts);
  serveRetention(api, parts);
  serveSafekeeping(api, parts);
  serveConsent(api, parts);
  serveClassrooms(api);
  serveIntake(api, { ...parts, openSessions });
  serveApiTokens(api, parts);
  serveAudit(api);
  serveReports(api, parts);
  serveNoteReadings(api);
  serveProofreading(api);
  servePreviousInputs(api, parts);
  serveMarkBooks(api);
  serveStudentFigures(api);
  serveFeedback(api);
  serveClassTime(api, parts);
  serveSharing(api, parts);
  serveSuggestions(api, parts);
  serveInsights(api, parts);
  serveReinforcement(api, parts);
  serveRefining(api, parts);
  serveLeaving(api, parts);
  serveModelUsage(api);
  serveReportPolicies(api, parts);
  serveReportingPeriods(api, parts);
  serveSchoolInsights(api, parts);
  serveRecommendations(api, parts);
  serveDataProtection(api, parts);
  serveWholeReports(api, parts);
  serveDestinations(api, parts);
  serveBatches(api, app, { ...parts, followers, openSessions });
  serveOpenApi(app, api.endpoints);
  serveHealth(app, parts.database, parts.health);
  // Before anything is waited for: routes that have loaded keep the error handler of that moment.
  const { webFolder } = parts;
  const pages = webFolder === null ? null : new WrittenPages(webFolder, parts.site);
  serveErrors(app, api.endpoints, pages);
  if (pages && webFolder !== null) await serveWeb(app, { folder: webFolder, pages });
  return app;
}

/** What lasts for as long as somebody follows it: told by one listener of this process what has changed. */
function hearChanges(
  app: FastifyInstance,
  { database, log, lookEvery }: AppParts,
): { followers: BatchFollowers; openSessions: OpenSessions } {
  const followers = new BatchFollowers(database, log, lookEvery);
  const openSessions = new OpenSessions(
    (tokens) => selectOpenSessions(database, tokens),
    log,
    lookEvery,
  );
  const deafen = database.listen({
    heard: ({ kind, id }) => {
      if (kind === "batch") followers.changed(id);
      else if (kind === "user") openSessions.userChanged(id);
      else openSessions.institutionChanged(id);
    },
    missed: () => {
      followers.missed();
      openSessions.missed();
    },
  });
  app.addHook("preClose", async () => {
    openSessions.stop();
    await Promise.all([followers.stop(), deafen()]);
  });
  return { followers, openSessions };
}
