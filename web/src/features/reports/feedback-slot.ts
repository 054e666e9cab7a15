import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { createContext, type ReactNode } from "react";

/** What stands under a report under review to rate it; the app brings it, being of another feature. */
export const FeedbackSlot = createContext<(report: GeneratedReport) => ReactNode>(() => null);
