import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { meQuery } from "../../data/accounts.ts";
import { useNotifications, useReadNotification } from "../../data/reinforcement.ts";
import { toast } from "../../ui/toast-store.ts";

/** Says that a style is ready, on whatever page its teacher is by then, in every tab that is open. */
export function TrainingNotice() {
  const { data: me } = useQuery(meQuery);
  // Training is for those who write; an administrator who does not has no style.
  return me && me.role !== "admin" ? <Notices key={me.id} /> : null;
}

/** Shows each notification once: unread ones, and those that came while this page was open. */
function Notices() {
  const notifications = useNotifications();
  const known = useRef<Set<number> | null>(null);
  const { mutate: markRead } = useReadNotification();
  useEffect(() => {
    if (!notifications) return;
    const before = known.current;
    known.current = new Set(notifications.map(({ id }) => id));
    for (const { id, text, read } of notifications) {
      // Another tab may have read it first, and is not the one that is looked at.
      if (before === null ? !read : !before.has(id)) toast.success(text);
      if (!read && !before?.has(id)) markRead(id);
    }
  }, [notifications, markRead]);
  return null;
}
