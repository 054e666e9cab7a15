import { useLocation, useNavigate } from "react-router";

/**
 * The student whose page is open on a phone. It stands in the address, so that the back gesture closes
 * the page and a reload keeps it.
 */
export function useOpenStudent(known: readonly number[]): {
  student: number | null;
  open: (student: number) => void;
  go: (student: number) => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const opened = typeof state === "object" && state !== null && "studentOpened" in state;
  const asked = Number(new URLSearchParams(location.search).get("pupil"));

  function address(student: number | null): string {
    const query = new URLSearchParams(location.search);
    if (student === null) query.delete("pupil");
    else query.set("pupil", String(student));
    return `?${query}`;
  }

  return {
    student: known.includes(asked) ? asked : null,
    open: (student) => void navigate(address(student), { state: { studentOpened: true } }),
    go: (student) => void navigate(address(student), { replace: true, state }),
    close: () => void (opened ? navigate(-1) : navigate(address(null), { replace: true })),
  };
}
