/** The product's name, in its one place. */
export const PRODUCT_NAME = "ReportAIr";

/** Days in which a report that was discarded, or deleted with its inputs, can be brought back; then it is gone. */
export const DISCARD_DAYS = 7;

/** Base path of every call. */
export const API_BASE = "/api";
