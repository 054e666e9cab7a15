import {
  AUDIT_ACTIONS,
  SUBJECT_TYPES,
  type AuditAction,
  type SubjectType,
} from "@reportair/contract/features/audit.ts";

/** What of the log is looked at; empty texts look at everything. */
export interface AuditFilter {
  search: string;
  action: AuditAction | "";
  subject_type: SubjectType | "";
  /** A person's id, as the address has it. */
  actor_id: string;
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Reads the page's own address; what means nothing is left out. */
export function readFilter(query: URLSearchParams): AuditFilter {
  const text = (name: string) => query.get(name) ?? "";
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : "");
  const actions = Object.keys(AUDIT_ACTIONS) as AuditAction[];
  return {
    search: text("search"),
    action: actions.find((each) => each === text("action")) ?? "",
    subject_type: SUBJECT_TYPES.find((each) => each === text("subject_type")) ?? "",
    actor_id: /^[1-9]\d{0,8}$/u.test(text("actor_id")) ? text("actor_id") : "",
    from: day("from"),
    to: day("to"),
  };
}

/** What of a filter is set, as a query has it. */
export function setParts(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ""));
}

/** Where the entries can be downloaded. */
export function csvAddress(filter: AuditFilter): string {
  const query = new URLSearchParams(setParts(filter)).toString();
  return `/api/audit/csv/${query === "" ? "" : `?${query}`}`;
}
