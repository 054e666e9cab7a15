import {
  CalendarRange,
  CopyCheck,
  GraduationCap,
  House,
  LibraryBig,
  NotebookPen,
  School,
  ShieldCheck,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { Role } from "@reportair/contract/features/accounts.ts";
import { paths } from "../paths.ts";

export interface SidebarEntry {
  label: string;
  icon: LucideIcon;
  /** Absent: the entry is disabled. */
  to?: string;
  /** Active on this very address only. */
  end?: boolean;
  /** Stands at the right of a disabled entry. */
  note?: string;
}

export interface SidebarGroup {
  title?: string;
  entries: readonly SidebarEntry[];
}

/** Whether a role may open AdminDash. */
export function administers(role: Role): boolean {
  return role === "admin" || role === "adminteacher";
}

/**
 * The address of the entry that a page belongs to: the longest that leads to it, so that Students is
 * not ReportAIr too, under whose address it lies.
 */
export function entryOf(groups: readonly SidebarGroup[], pathname: string): string | undefined {
  const page = `${pathname.replace(/\/+$/u, "")}/`;
  const leading = groups
    .flatMap(({ entries }) => entries)
    .flatMap(({ to, end }) =>
      to && (end ? page === `${to}/` : page.startsWith(`${to}/`)) ? [to] : [],
    );
  return leading.toSorted((a, b) => b.length - a.length)[0];
}

/** What the sidebar offers to someone of this role. */
export function sidebarGroups(role: Role): readonly SidebarGroup[] {
  const soon = "soon";
  return [
    { entries: [{ label: "Welcome", icon: House, to: paths.dashboard, end: true }] },
    {
      title: "Tools",
      entries: [
        { label: "ReportAIr", icon: NotebookPen, to: paths.reportair },
        { label: "PlannAIr", icon: CalendarRange, note: soon },
        { label: "GradeAIr", icon: CopyCheck, note: soon },
        { label: "ResourceAIr", icon: LibraryBig, note: soon },
        { label: "TrainAIr", icon: GraduationCap, note: soon },
      ],
    },
    {
      title: "School",
      entries: [
        { label: "Students", icon: Users, to: paths.reportDashStudents },
        { label: "Classes", icon: School, to: paths.reportDashClasses },
        {
          label: "AdminDash",
          icon: ShieldCheck,
          ...(administers(role) ? { to: paths.adminDash } : { note: "admins" }),
        },
      ],
    },
  ];
}
