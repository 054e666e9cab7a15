import { useEffect } from "react";

/**
 * In place of the package `react-style-singleton`, by which open dialogs keep the page behind them from scrolling: the
 * same component over an adopted stylesheet. The package writes a style element, for which the content security policy
 * would have to let in every style that somebody gets into a page.
 */
export function styleSingleton() {
  const shared: { sheet: CSSStyleSheet | null; uses: number } = { sheet: null, uses: 0 };
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      shared.uses += 1;
      if (shared.sheet === null) {
        shared.sheet = new CSSStyleSheet();
        shared.sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, shared.sheet];
      }
      return () => {
        shared.uses -= 1;
        if (shared.uses > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (each) => each !== shared.sheet,
        );
        shared.sheet = null;
      };
    }, [styles]);
    return null;
  };
}
