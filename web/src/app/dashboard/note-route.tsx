import { useEffect } from "react";
import { NotePage } from "../../features/reports/note/note-page.tsx";
import { TeachersReports } from "./teachers-reports.tsx";

/** What somebody may need after the connection is gone: to sign out, and where that leads. */
const WITHOUT_CONNECTION = [
  () => import("./drawer-panel.tsx"),
  () => import("../sign-out-dialog.tsx"),
  () => import("../../features/accounts/login-page.tsx"),
];

/** A note of a teacher, between two lessons. */
export function NoteRoute() {
  useEffect(() => {
    // What does not come now is asked for again when it is needed.
    void Promise.allSettled(WITHOUT_CONNECTION.map((load) => load()));
  }, []);
  return <TeachersReports page={NotePage} />;
}
