import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { NoteWay } from "../../features/reports/note/note-classes.tsx";
import { WelcomePage } from "../../features/welcome/welcome-page.tsx";
import { WelcomeSkeleton } from "../../features/welcome/welcome-skeleton.tsx";
import { errorText } from "../../lib/api/api-error.ts";
import { useMe } from "../../data/accounts.ts";
import { classroomsQuery } from "../../data/classrooms.ts";
import { PHONE, useMedia } from "../../lib/use-media.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { paths } from "../paths.ts";
import { administers } from "./sidebar-entries.ts";

/** The first page after the login, with links to what this person can do. */
export function WelcomeRoute() {
  const me = useMe();
  const phone = useMedia(PHONE);
  // Asked for at the same time as who is signed in.
  useQuery({ ...classroomsQuery, enabled: phone });
  const notes = phone && me.data !== undefined && me.data.role !== "admin";
  useEffect(() => {
    // The press on a class needs no connection then to open its page; one that is missed is asked for by the press.
    if (notes) import("./note-route.tsx").catch(() => undefined);
  }, [notes]);
  if (me.data) {
    const { id, role, first_name } = me.data;
    return (
      <WelcomePage
        firstName={first_name}
        reports={role === "admin" ? undefined : paths.reports}
        admin={administers(role) ? paths.adminDash : undefined}
        note={notes && <NoteWay teacher={id} />}
      />
    );
  }
  return (
    <>
      <PageHeading title="Welcome">{"\u00a0"}</PageHeading>
      {me.isError ? (
        <ErrorState onRetry={() => void me.refetch()}>{errorText(me.error)}</ErrorState>
      ) : (
        <WelcomeSkeleton />
      )}
    </>
  );
}
