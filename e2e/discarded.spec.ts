import { isAccessible } from "./support/accessible.ts";
import { keepReports } from "./support/kept-reports.ts";
import { REPORTS } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("what is deleted or cleared waits in Recently discarded, and comes back", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [{ name: amira }] = room.students;
  const ben = room.students[1]?.name ?? "";
  const [, second] = await keepReports(page.request, room, 2);
  const headers = await signIn(page.request, room.teacher);
  const report = await (await page.request.get(`/api/reports/generated/${second}/`)).json();
  for (const data of [{ level_notes: "Plans first" }, { level: "", level_notes: "" }]) {
    const path = `/api/reports/${report.report_configuration}/`;
    expect((await page.request.patch(path, { data, headers })).status()).toBe(200);
  }

  await page.goto(`${REPORTS}/all`);
  await page.getByRole("button", { name: `Delete report for ${amira}` }).click();
  const ask = page.getByRole("alertdialog", { name: "Confirm Delete" });
  await expect(ask).toContainText(/Until \d+ \w+ it can be brought back from Recently discarded/u);
  await ask.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Showing 1 of 1 reports")).toBeVisible();
  await expect(page.getByRole("rowheader").filter({ hasText: ben })).toContainText("Out of date");

  await page.getByRole("link", { name: "Recently discarded" }).click();
  await expect(page).toHaveURL(/\/reports\/discarded$/u);
  const lines = page.getByRole("list", { name: "Discarded" }).getByRole("listitem");
  await expect(lines.filter({ hasText: amira })).toContainText(
    /Report · [\s\S]+here until \d+ \w+/u,
  );
  await expect(lines.filter({ hasText: ben })).toContainText("Level note: Plans first");
  await isAccessible(page, "Recently discarded");
  await page.getByRole("button", { name: `Bring back the inputs of ${ben}` }).click();
  await expect(lines).toHaveCount(1);
  await page.getByRole("button", { name: `Bring back the report of ${amira}` }).click();
  await expect(page.getByText("Nothing here.")).toBeVisible();

  await page.getByRole("link", { name: "Back to writing" }).click();
  await expect(page.getByRole("region", { name: "Student reports" })).toContainText(
    "Showing 2 of 2 reports",
  );
});
