import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { Footer } from "./footer.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { BarIsLive, PageIsLive } from "./is-live.tsx";
import { PageLoading } from "./page-loading.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useScrollOnNavigation } from "./use-scroll-on-navigation.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import { useTranslatable } from "./use-translatable.ts";
import { headAt } from "./page-heads.ts";

/** Pages that anybody may see. */
export function SiteLayout({ place = "site" }: { place?: "site" | "login" }) {
  useScrollOnNavigation();
  useTranslatable(place === "site");
  return (
    <>
      <SkipLink />
      <PageTitle />
      <BarIsLive />
      <NavigationBar menu={<MobileMenu />} place={place} />
      <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
          <PageIsLive />
        </Suspense>
      </main>
      {place === "site" && <Footer />}
    </>
  );
}

/** Names the public pages in the browser's tab; every other page names itself. */
function PageTitle() {
  const head = headAt(useLocation().pathname);
  return head && <Titled title={head.title} />;
}

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
