import { ArrowRight, NotebookPen, ShieldCheck, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { Sheet } from "../../ui/sheet.tsx";

/** Where somebody can go from the welcome page; what they cannot do is left out. */
export function Ways({
  reports,
  admin,
}: {
  reports: string | undefined;
  admin: string | undefined;
}) {
  return (
    <Sheet
      aria-label="What you can do"
      className="mb-6 max-w-240 divide-y divide-border overflow-hidden"
    >
      {reports && (
        <Way to={reports} icon={NotebookPen} title="Write reports">
          Choose a class, tick what you know about each pupil, and generate the whole class’s
          reports. You review, edit and keep each one.
        </Way>
      )}
      {admin && (
        <Way to={admin} icon={ShieldCheck} title="Look after your school">
          See your school’s teachers, classes and students in AdminDash.
        </Way>
      )}
    </Sheet>
  );
}

function Way(props: { to: string; icon: LucideIcon; title: string; children: string }) {
  const Icon = props.icon;
  return (
    <Link
      to={props.to}
      className="group flex items-start gap-4 px-5 py-4 -outline-offset-4 hover:bg-hover sm:px-7"
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent-ink" />
      <span className="min-w-0 flex-1">
        <span className="block text-h3 font-bold">{props.title}</span>
        <span className="block text-md text-text-2">{props.children}</span>
      </span>
      <ArrowRight
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="mt-1 shrink-0 text-muted group-hover:text-accent-ink"
      />
    </Link>
  );
}
