import { useSearchParams } from "react-router";

const KEY = "step";

/**
 * The step that shows, 0 for the introduction. It stands in the address, so that reloading, or coming
 * back from another page, finds it again.
 */
export function useStep(steps: number): [step: number, show: (step: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get(KEY) ?? 0);
  const step = Number.isInteger(asked) && asked >= 0 && asked <= steps ? asked : 0;
  return [
    step,
    (next) => {
      const to = new URLSearchParams(search);
      if (next === 0) to.delete(KEY);
      else to.set(KEY, String(next));
      setSearch(to, { replace: true, preventScrollReset: true });
    },
  ];
}
