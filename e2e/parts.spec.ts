import type { Page } from "@playwright/test";
import { classTable, details, openClass } from "./support/screens.ts";
import { PASSWORD, signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** From now on no code reaches the page; returns what lets it through again. */
async function cutCode(page: Page): Promise<() => Promise<void>> {
  const code = "**/assets/*.js";
  await page.route(code, (route) => route.abort());
  return () => page.unroute(code);
}

test("a class is worked on though the code of its windows does not arrive", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  // What comes after the first sight is cut off before it is asked for.
  await page.route(/\/(?:keys-dialog|report-lists|training-dialog)-[^/~]+\.js$/u, (route) =>
    route.abort(),
  );
  await openClass(page, room, "300-400");
  await page.getByRole("button", { name, exact: true }).click();
  const note = details(page, name).getByLabel("Best Achievement");
  await note.fill("reads maps well");
  const missing = page.getByText("This part of the page did not arrive.");
  await expect(missing).toBeVisible();
  await page.getByRole("button", { name: "Personalised AI training" }).click();
  await expect(page.getByText(/^It could not be opened: a part of the page/u)).toBeVisible();
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.getByRole("button", { name: "All keys" }).click();
  await expect(page.getByText(/^It could not be opened: a part of the page/u)).toBeVisible();
  await expect(classTable(page)).toBeVisible();
  await expect(note).toHaveValue("reads maps well");

  await page.unrouteAll();
  await page.getByRole("button", { name: "All keys" }).click();
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("status")
    .filter({ has: missing })
    .getByRole("button", { name: "Try again" })
    .click();
  await expect(page.getByRole("button", { name: "View Previous Reports" })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test("a page that does not arrive leaves the way to the others", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 1 });
  await signIn(page.request, room.teacher);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const mend = await cutCode(page);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await sidebar.getByRole("link", { name: "Students" }).click();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await mend();
  await sidebar.getByRole("link", { name: "Classes" }).click();
  await expect(page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
});

test("a login that is pressed before its code can be had says so, and is done with the next try", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await page.getByLabel("Username").fill("teacher@demo.school");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("What you typed is still here.");
  await page.unrouteAll();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(alert).toHaveCount(0);
});
