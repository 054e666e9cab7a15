import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { Select } from "../../../ui/select.tsx";

/** Which class is on the screen. */
export function ClassPicker(props: {
  classrooms: readonly Classroom[];
  chosen: Classroom;
  onChoose: (classroom: number) => void;
}) {
  const { classrooms, chosen, onChoose } = props;
  return (
    <Select
      label="Class"
      className="min-w-60 max-sm:w-full sm:max-w-90"
      value={String(chosen.id)}
      options={classrooms.map((classroom) => ({
        value: String(classroom.id),
        label: classTitle(classroom),
        detail: String(classroom.student_count),
      }))}
      onChange={(id) => onChoose(Number(id))}
    />
  );
}

/** "9B/En2 English, Year 9". */
export function classTitle({ name, subject, year }: Classroom): string {
  return `${name} ${subject}, Year ${year}`;
}
