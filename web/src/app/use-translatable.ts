import { useLayoutEffect } from "react";

/**
 * Says to browsers whether they may translate the page: the public ones, and no other. What is translated goes to whoever
 * translates it, and behind the login it is pupils' names, notes and reports.
 */
export function useTranslatable(translatable: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.translate = translatable;
  }, [translatable]);
}
