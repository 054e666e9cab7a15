import {
  AUDIT_ACTIONS,
  SUBJECT_TYPES,
  type AuditAction,
  type SubjectType,
} from "@reportair/contract/features/audit.ts";
import {
  oneOf,
  pageNumber,
  typedText,
  type Part,
  type Parts,
} from "../../lib/use-address-state.ts";

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

const matching = (pattern: RegExp, typed: boolean): Part<string> => ({
  first: "",
  read: (text) => (pattern.test(text) ? text : undefined),
  write: (text) => text,
  typed,
});

/** The filter in the page's own address. */
export const FILTER_PARTS: Parts<AuditFilter> = {
  search: typedText,
  action: oneOf(["", ...(Object.keys(AUDIT_ACTIONS) as AuditAction[])], ""),
  subject_type: oneOf(["", ...SUBJECT_TYPES], ""),
  actor_id: matching(/^[1-9]\d{0,8}$/u, false),
  from: matching(DAY, true),
  to: matching(DAY, true),
};

/** The filter and the page that is open. */
export const LOG_PARTS = { ...FILTER_PARTS, page: pageNumber };

/** What of a filter is set, as a query has it. */
export function setParts(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ""));
}
