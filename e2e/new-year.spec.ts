import { isAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PAGE = "/dashboard/admindash/new-year";

test.use({ colorScheme: "light", viewport: { width: 1440, height: 900 } });

test("an administrator takes the school into a new year, and undoes it", async ({ page }) => {
  test.slow();
  await signIn(page.request, "admin@riverside.school");
  const classes = async () => {
    const answer = await page.request.get("/api/classrooms/");
    const rooms = (await answer.json()) as { name: string; year: number; student_count: number }[];
    return rooms
      .map(({ name, year, student_count }) => `${name} ${year} ${student_count}`)
      .toSorted();
  };
  const before = await classes();
  await page.goto("/dashboard/admindash");
  await page.getByRole("link", { name: "New school year" }).click();
  await expect(page).toHaveURL(PAGE);

  await test.step("what becomes of classes is settled first, at every width", async () => {
    await page.getByRole("combobox", { name: "Year 12" }).click();
    await page.getByRole("option", { name: "Are emptied" }).click();
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await isAccessible(page, `settling at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Look at the new year" }).click();
    await expect(page.getByText("Nothing is written yet.")).toBeVisible();
  });

  await test.step("what is asked is answered, and the preview is looked at", async () => {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await isAccessible(page, `preview at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // Whether it is asked depends on the day. While an answer is worked in, the preview is the one before it.
    const settled = () =>
      expect(page.getByRole("region", { name: "Preview" })).toHaveAttribute("aria-busy", "false");
    for (const name of ["Yes, rename the old ones", "They stay"]) {
      await settled();
      const answer = page.getByRole("button", { name });
      if (await answer.isVisible()) await answer.click();
    }
    await settled();
    expect(await classes(), "nothing is written").toEqual(before);
  });

  await page.getByRole("button", { name: /^Take \d+ students? up$/u }).click();
  await expect(page.getByText("Your school has gone up")).toBeVisible();
  await isAccessible(page, "what was done");
  expect(await classes()).not.toEqual(before);

  await test.step("a second time is warned of", async () => {
    await page.goto(PAGE);
    await page.getByRole("button", { name: "Look at the new year" }).click();
    await expect(page.getByRole("alert")).toContainText("Do you want to go up again?");
    await isAccessible(page, "going up twice");
  });

  await test.step("and it is undone as one", async () => {
    const done = page
      .getByRole("region", { name: "Lately" })
      .getByRole("listitem")
      .filter({ hasText: "can be undone until" });
    await done.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The new school year is undone")).toBeVisible();
    expect(await classes()).toEqual(before);
  });
});

test("a teacher is told that it is for administrators", async ({ page }) => {
  await signIn(page.request, "teacher@riverside.school");
  await page.goto(PAGE);
  await expect(page.getByText("You are not allowed")).toBeVisible();
});
