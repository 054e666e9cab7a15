import { listClassroomStudents } from "@reportair/contract/features/students.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ADA, BEN, serveClass } from "../../../../test/generator.tsx";
import { CLASSROOM, ME } from "../../../../test/records.ts";
import { answer, refuse } from "../../../../test/server.ts";
import { show } from "../../../../test/show.tsx";
import { BatchReportGenerator } from "./generator.tsx";

const below = () => page.getByRole("button", { name: "Below the class", includeHidden: true });

function open() {
  return show(
    <BatchReportGenerator
      me={ME}
      classrooms={[CLASSROOM]}
      classroom={CLASSROOM}
      onClassroom={() => {}}
    >
      <button type="button">Below the class</button>
    </BatchReportGenerator>,
  );
}

describe("what stands below the class", () => {
  test("is there only once the pupils are", async () => {
    serveClass();
    const { promise: students, resolve: come } = Promise.withResolvers<(typeof ADA)[]>();
    answer(listClassroomStudents, () => students);
    await open();
    await expect.element(page.getByText("Loading the class...")).toBeInTheDocument();
    await expect.element(below()).not.toBeInTheDocument();
    come([ADA, BEN]);
    await expect.element(below()).toBeVisible();
    await expect.element(page.getByRole("table", { name: /^Pupils of 7A/u })).toBeVisible();
  });

  test("is to be seen where the pupils cannot be had", async () => {
    serveClass();
    answer(listClassroomStudents, () => refuse("not_found"));
    await open();
    await expect.element(page.getByText("The class could not be loaded")).toBeVisible();
    await expect.element(below()).toBeVisible();
  });
});
