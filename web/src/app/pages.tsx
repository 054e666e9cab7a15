import { Suspense, lazy, type ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router";
import { PageLoading } from "./page-loading.tsx";
import { paths } from "./paths.ts";
import { SessionGuard } from "./session-guard.tsx";
import { SiteLayout } from "./site-layout.tsx";
import { legalLinks } from "./site-links.ts";

const Home = lazyPage(() => import("./home-route.tsx"), "HomeRoute");
const Apps = lazyPage(() => import("./apps-route.tsx"), "AppsRoute");
const Contact = lazyPage(() => import("../features/contact/contact-page.tsx"), "ContactPage");
const Begin = lazyPage(() => import("../features/begin/begin-page.tsx"), "BeginPage");
const Subscribe = lazyPage(
  () => import("../features/payments/subscribe-page.tsx"),
  "SubscribePage",
);
const Success = lazyPage(() => import("../features/payments/success-page.tsx"), "SuccessPage");
const Cancel = lazyPage(() => import("../features/payments/cancel-page.tsx"), "CancelPage");
const Legal = lazyPage(() => import("./legal-route.tsx"), "LegalRoute");
const Login = lazyPage(() => import("../features/accounts/login-page.tsx"), "LoginPage");
const LoginReturn = lazyPage(() => import("../features/accounts/return-page.tsx"), "ReturnPage");
const ResetPassword = lazyPage(
  () => import("../features/password-reset/reset-password-page.tsx"),
  "ResetPasswordPage",
);
const ConfirmEmail = lazyPage(
  () => import("../features/email-changes/confirm-email-page.tsx"),
  "ConfirmEmailPage",
);
const NotFound = lazyPage(() => import("./not-found-page.tsx"), "NotFoundPage");
const Shell = lazyPage(() => import("./dashboard/dashboard-shell.tsx"), "DashboardShell");
const Welcome = lazyPage(() => import("./dashboard/welcome-route.tsx"), "WelcomeRoute");
const AdminDash = lazyPage(() => import("./dashboard/admin-dash-route.tsx"), "AdminDashRoute");
const adminPages = () => import("./dashboard/admin-pages.tsx");
const AdminInsights = lazyPage(adminPages, "InsightsRoute");
const AdminStaffRoom = lazyPage(adminPages, "StaffRoomRoute");
const AdminAudit = lazyPage(adminPages, "AuditRoute");
const AdminIntake = lazyPage(adminPages, "IntakeRoute");
const AdminNewYear = lazyPage(adminPages, "NewYearRoute");
const AdminPolicies = lazyPage(adminPages, "PoliciesRoute");
const AdminAdvice = lazyPage(adminPages, "RecommendationsRoute");
const AdminWholeReports = lazyPage(adminPages, "WholeReportsRoute");
const AdminDataProtection = lazyPage(adminPages, "DataProtectionRoute");
const Dash = lazyPage(() => import("./dashboard/dash-route.tsx"), "DashRoute");
const Students = lazyPage(() => import("./dashboard/students-route.tsx"), "StudentsRoute");
const Classes = lazyPage(() => import("./dashboard/classes-route.tsx"), "ClassesRoute");
const AllReports = lazyPage(() => import("./dashboard/all-reports-route.tsx"), "AllReportsRoute");
const DiscardedReports = lazyPage(
  () => import("./dashboard/discarded-reports-route.tsx"),
  "DiscardedReportsRoute",
);
const SharedReports = lazyPage(
  () => import("./dashboard/shared-reports-route.tsx"),
  "SharedReportsRoute",
);
const CopyQueue = lazyPage(() => import("./dashboard/copy-queue-route.tsx"), "CopyQueueRoute");
const Note = lazyPage(() => import("./dashboard/note-route.tsx"), "NoteRoute");
const Reports = lazyPage(() => import("./dashboard/reports-route.tsx"), "ReportsRoute");
const MyAccount = lazyPage(() => import("./dashboard/account-route.tsx"), "AccountRoute");

/** Every address and what it shows. */
export function Pages() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<SiteLayout place="login" />}>
          <Route path={paths.login} element={<Login />} />
          <Route path={paths.loginReturn} element={<LoginReturn />} />
          <Route path={paths.resetPassword} element={<ResetPassword />} />
          <Route path={paths.confirmEmail} element={<ConfirmEmail />} />
        </Route>
        <Route element={<SessionGuard />}>
          <Route path={paths.adminStaffRoom} element={<AdminStaffRoom />} />
          <Route path={paths.dashboard} element={<Shell />}>
            <Route index element={<Welcome />} />
            <Route path={paths.reportair} element={<Navigate to={paths.reportDash} replace />} />
            <Route path={paths.reportDash} element={<Dash />} />
            <Route path={paths.reportDashStudents} element={<Students />} />
            <Route path={paths.reportDashClasses} element={<Classes />} />
            <Route path={paths.reports} element={<Reports />} />
            <Route path={paths.note} element={<Note />} />
            <Route path={paths.allReports} element={<AllReports />} />
            <Route path={paths.discardedReports} element={<DiscardedReports />} />
            <Route path={paths.sharedReports} element={<SharedReports />} />
            <Route path={paths.copyQueue} element={<CopyQueue />} />
            <Route path={paths.adminDash} element={<AdminDash />} />
            <Route path={paths.adminInsights} element={<AdminInsights />} />
            <Route path={paths.adminAudit} element={<AdminAudit />} />
            <Route path={paths.adminIntake} element={<AdminIntake />} />
            <Route path={paths.adminNewYear} element={<AdminNewYear />} />
            <Route path={paths.adminPolicies} element={<AdminPolicies />} />
            <Route path={paths.adminRecommendations} element={<AdminAdvice />} />
            <Route path={paths.adminWholeReports} element={<AdminWholeReports />} />
            <Route path={paths.adminDataProtection} element={<AdminDataProtection />} />
            <Route path={paths.account} element={<MyAccount />} />
            <Route
              path={paths.formerAdminDash}
              element={<Navigate to={paths.adminDash} replace />}
            />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
        <Route element={<SiteLayout />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.apps} element={<Apps />} />
          <Route path={paths.contact} element={<Contact />} />
          <Route path={paths.begin} element={<Begin />} />
          <Route path={paths.subscribe} element={<Subscribe />} />
          <Route path={paths.paymentSuccess} element={<Success />} />
          <Route path={paths.paymentCancelled} element={<Cancel />} />
          {legalLinks.map(({ to }) => (
            <Route key={to} path={to} element={<Legal />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

/** A page whose code is loaded when it is first shown; the pages have named exports. */
function lazyPage<Name extends string>(
  load: () => Promise<{ [K in Name]: ComponentType }>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
