import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { useEffect } from "react";

/** Names the page in the browser's tab and history: "Login · ReportAIr". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
