import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { PHONE, useMedia } from "../../lib/use-media.ts";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { StepUpDialog } from "../../features/accounts/step-up/step-up-dialog.tsx";
import { TrainingNotice } from "../../features/reinforcement/training-notice.tsx";
import { soon } from "../../ui/part.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { NavigationBar } from "../navigation-bar.tsx";
import { PageLoading } from "../page-loading.tsx";
import { SkipLink } from "../skip-link.tsx";
import { useScrollOnNavigation } from "../use-scroll-on-navigation.ts";
import { PartsSoon } from "./parts-soon.tsx";
import { SidebarDrawer } from "./sidebar-drawer.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useSidebarWidth } from "./use-sidebar-width.ts";

// Where the way out leads, also without a connection.
soon(() => import("../../features/accounts/login-page.tsx"));

/** The frame of every page behind the login: bar, sidebar, content. */
export function DashboardShell() {
  const { narrow, toggle } = useSidebarWidth();
  const phone = useMedia(PHONE);
  const { pathname } = useLocation();
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose;
  useScrollOnNavigation();
  return (
    <>
      <SkipLink />
      <TrainingNotice />
      <NavigationBar place="app" menu={<SidebarDrawer />} />
      <div className="flex pt-(--bar) print:block print:pt-0">
        {!phone && (
          <aside
            aria-label="Sidebar"
            className={cx(
              "sticky top-(--bar-shown) flex print:hidden h-[calc(100dvh-var(--bar-shown))] shrink-0 flex-col border-r border-border transition-[width] duration-(--dur-2)",
              narrow ? "w-14" : "w-53",
            )}
          >
            <Sidebar
              narrow={narrow}
              fold={
                <IconButton
                  label={narrow ? "Open the sidebar" : "Collapse the sidebar"}
                  tooltipSide="right"
                  aria-expanded={!narrow}
                  icon={<Icon aria-hidden size={18} strokeWidth={1.75} />}
                  onClick={toggle}
                />
              }
            />
          </aside>
        )}
        <main
          id="main"
          tabIndex={-1}
          className="min-h-[calc(100dvh-var(--bar))] min-w-0 flex-1 px-4 pt-5 pb-12 outline-none sm:px-7 print:p-0 sm:has-data-training:touch:pr-12"
        >
          <div className="mx-auto max-w-360">
            <Suspense fallback={<PageLoading />}>
              {/* At another address there is another page, which may well be shown. */}
              <ErrorBoundary key={pathname} framed>
                <Outlet />
              </ErrorBoundary>
              <PartsSoon />
            </Suspense>
          </div>
        </main>
      </div>
      <StepUpDialog />
    </>
  );
}
