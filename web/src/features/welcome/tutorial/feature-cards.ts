import {
  FilePenLine,
  NotebookPen,
  School,
  Settings2,
  UserCog,
  UsersRound,
  type LucideIcon,
} from "lucide-react";

export interface FeatureCard {
  title: string;
  text: string;
  icon: LucideIcon;
}

/** What the introduction promises a teacher. */
export const teacherCards: readonly FeatureCard[] = [
  {
    title: "AI report generation",
    text: "A whole class’s reports from what you tick and note.",
    icon: NotebookPen,
  },
  { title: "Class organisation", text: "Your classes, and who is in each of them.", icon: School },
  {
    title: "Report editing",
    text: "Review as a table or as cards, and change every word.",
    icon: FilePenLine,
  },
  {
    title: "Student management",
    text: "Add, find and enrol the students you teach.",
    icon: UsersRound,
  },
];

/** What the introduction promises an administrator. */
export const adminCards: readonly FeatureCard[] = [
  { title: "Teacher management", text: "Accounts for your staff, in one table.", icon: UserCog },
  { title: "Class management", text: "Every class by year, with its teachers.", icon: School },
  {
    title: "Student oversight",
    text: "All students, and the classes they are in.",
    icon: UsersRound,
  },
  {
    title: "System administration",
    text: "Totals, the audit log and the rules for reports.",
    icon: Settings2,
  },
];
