import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { cell, choose, openClass, review, told } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const list = (page: Page) => page.getByRole("region", { name: "Worth a look" });

test("an edited text is read while it is edited: advice stands under it, and stops nothing", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [one, other] = room.students.map(({ name }) => name) as [string, string];
  await openClass(page, room, "300-400");
  for (const student of [one, other]) {
    await choose(cell(page, "Level", student), "Proficient");
    await page.getByLabel(`Select ${student}`, { exact: true }).check();
  }
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  await review(page)
    .getByRole("button", { name: `Open report for ${one}` })
    .click();
  // Who only reads is told nothing, and loads no dictionary.
  await expect(list(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes("spelling"))).toEqual([]);

  await review(page).getByRole("button", { name: /^Edit/u }).click();
  const text = page.getByRole("textbox", { name: `Report for ${one}` });
  await text.fill(
    `${other} copied the the work. Ring 07700 900123. Dyslexia is a definately known [Name].`,
  );
  const items = list(page).getByRole("listitem");
  await expect(items.filter({ hasText: "Contact details" })).toContainText("07700 900123");
  await expect(items.filter({ hasText: "Another pupil" })).toHaveCount(1);
  await expect(items.filter({ hasText: "Left over" })).toContainText("[Name]");
  await expect(items.filter({ hasText: "Spelling" })).toContainText("definately");
  await isAccessible(page, "advice on an edited text");

  await list(page).getByRole("button", { name: "Change to “the”" }).click();
  await expect(text).toHaveValue(/copied the work\./u);
  await list(page).getByRole("button", { name: "It is fine: 07700 900123" }).click();
  await expect(items.filter({ hasText: "Contact details" })).toHaveCount(0);
  await list(page).getByRole("button", { name: "Show: [Name]" }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type("condition");
  await expect(text).toHaveValue(/known condition\./u);

  await page.getByRole("button", { name: "Save Changes to Report" }).click();
  await expect(told(page, "Report updated successfully")).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  // Of the words nothing went anywhere but to this server's reader.
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith("blob:"))).toEqual([]);
});
