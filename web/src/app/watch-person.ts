import { forgetSession, lookBehindCover, sessionQuery } from "../data/accounts.ts";
import {
  actingUser,
  beforeCover,
  coverPage,
  currentCover,
  hideAddress,
  ownerIsBack,
} from "../lib/api/acting-user.ts";
import { hearSignIns } from "../lib/api/sign-ins.ts";
import { flushDrafts } from "../lib/drafts/keeper.ts";
import { closeDrafts } from "../lib/drafts/opening.ts";
import { forgetDrafts } from "../lib/drafts/return-to.ts";
import { queryClient } from "../lib/query-client.ts";

/**
 * Keeps this page its own person's: covers it once somebody else signs in in this browser, which it hears from the
 * page where they do, or finds out when it is looked at again; and gives it back when its person is there again.
 */
export function watchPerson(): void {
  hearSignIns((what) => {
    if ("forget" in what) {
      // Not `look`ed after: the session goes on until the logout, which is told next.
      if (what.forget === actingUser()) forgetDrafts();
      return;
    }
    if ("out" in what) {
      if (what.out === actingUser()) forgetSession(queryClient);
    } else if (what.in.id === actingUser()) ownerIsBack();
    else coverPage(what.in);
    void look();
  });
  beforeCover(() => void queryClient.cancelQueries());
  beforeCover(() => {
    flushDrafts();
    closeDrafts();
  });
  addEventListener("focus", () => void look());
  addEventListener("pageshow", ({ persisted }) => void (persisted && look()));
  addEventListener("popstate", hideAddress);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void look();
  });
}

/** Asks who is signed in. Named by this page's person, the question itself is refused where that is another. */
async function look(): Promise<void> {
  if (currentCover() !== null) return lookBehindCover();
  const { queryKey } = sessionQuery;
  await queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
}
