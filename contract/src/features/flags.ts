import { z } from "zod";
import { ALLOWABLE_KINDS, FLAG_KINDS } from "../flag-kinds.ts";
import { REPORT_FIELDS, type ReportField } from "../report-inputs.ts";

export * from "../flag-kinds.ts";

/** An input field by its server name. */
export const reportField = z.enum(REPORT_FIELDS as readonly [ReportField, ...ReportField[]]);

export const flagKind = z.enum(FLAG_KINDS);

export const flag = z.object({ field: reportField, kind: flagKind });

export const allowableKind = z.enum(ALLOWABLE_KINDS);

export const allowedFlag = z.object({ field: reportField, kind: allowableKind });

/** Everything of one configuration that is let stand. */
export const allowedFlags = z.array(allowedFlag).max(REPORT_FIELDS.length * ALLOWABLE_KINDS.length);
