/** The product's name, in its one place. */
export const PRODUCT_NAME = "ReportAIr";

/** Base path of every call. */
export const API_BASE = "/api";
