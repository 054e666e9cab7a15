import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";

const KEY = "reports-class";

/**
 * The class on the screen: the one in the address, else the one last worked on in this browser, else
 * the first. Undefined where there is no class at all.
 */
export function useChosenClass(
  classrooms: readonly Classroom[],
): [Classroom | undefined, (classroom: number) => void] {
  const [query, setQuery] = useSearchParams();
  const wanted = [query.get("class"), remembered()];
  const chosen = wanted
    .map((id) => classrooms.find((classroom) => String(classroom.id) === id))
    .find((classroom) => classroom !== undefined);
  const known = chosen?.id;
  // A class that came with the address, too: the way to another tab and back leads through no address.
  useEffect(() => {
    if (known !== undefined) remember(known);
  }, [known]);

  function choose(classroom: number) {
    remember(classroom);
    setQuery({ class: String(classroom) }, { replace: true });
  }
  return [chosen ?? classrooms[0], choose];
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(classroom: number): void {
  try {
    localStorage.setItem(KEY, String(classroom));
  } catch {
    // Then the address alone knows.
  }
}
