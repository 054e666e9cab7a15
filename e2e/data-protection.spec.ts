import type { Page } from "@playwright/test";
import { fitsItsWidth, isAccessible } from "./support/accessible.ts";
import { TestServer } from "./support/server.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const DASH = "/dashboard/admindash";
const PAGE = `${DASH}/data-protection`;

test.use({ colorScheme: "light", viewport: { width: 1440, height: 900 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const row = (page: Page, name: RegExp) =>
  page.getByRole("table", { name: "What is taken out" }).getByRole("row", { name });

test("an administrator finds the page for the data protection lead, where nothing leaves", async ({
  page,
}) => {
  test.slow();
  await signIn(page.request, "admin@riverside.school");
  await page.goto(DASH);
  await page.getByRole("link", { name: /^What leaves your school/u }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(heading(page, "What leaves your school")).toBeVisible();
  await expect(page.getByText("Nothing about a pupil leaves to write reports.")).toBeVisible();
  await expect(page.getByText("Riverside College, for its data protection lead")).toBeVisible();

  await test.step("what is taken out, by examples that the server has made", async () => {
    await expect(row(page, /^The pupil’s own name/u)).toContainText("{PUPIL} writes well.");
    await expect(row(page, /safeguarding/u)).toContainText("Nothing: the note is kept out");
    await expect(row(page, /e-mail/u)).toContainText("(removed)");
  });

  await test.step("two drafts, said to be drafts", async () => {
    const assessment = page.getByRole("region", {
      name: "Draft data protection impact assessment",
    });
    await expect(assessment.getByText("It is not legal advice.")).toBeVisible();
    await expect(assessment.getByRole("heading", { level: 3 })).toHaveCount(7);
    const terms = page.getByRole("region", { name: "Draft processing terms" });
    await expect(terms).toContainText("Article 28(3)");
    await expect(terms.getByRole("img", { name: "to be filled in" }).first()).toBeVisible();
  });

  await test.step("fits every width, in both themes", async () => {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await isAccessible(page, `data protection at ${width} px`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test("on paper it is the page alone, in black on white, also from the dark", async ({ page }) => {
  await signIn(page.request, "admin@demo.school");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute("data-asked-to-print");
  });
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked-to-print");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 643, height: 933 });
  for (const name of ["Main", "On this page"]) {
    await expect(page.getByRole("navigation", { name })).toBeHidden();
  }
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(heading(page, "Draft processing terms")).toBeVisible();
  await fitsItsWidth(page, "on paper");
  const ink = await heading(page, "What leaves your school").evaluate(
    (element) => getComputedStyle(element).color,
  );
  expect(ink).toMatch(/^(?:rgb\((?:[0-5]?\d(?:, )?){3}\)|oklch\(0\.[0-3])/u);
});

test("a server with a model names who is sent what, and a teacher is not let in", async ({
  browser,
}) => {
  const server = await TestServer.start({
    WRITER: "anthropic",
    WRITER_API_KEY: "no-key-at-all",
    PROVIDER_NAME: "Marlow Learning Ltd",
  });
  const context = await browser.newContext({ baseURL: server.url, colorScheme: "light" });
  const page = await context.newPage();
  await signIn(page.request, "admin@demo.school");
  await page.goto(PAGE);
  await expect(
    page.getByText(/^Ticks and notes go to Anthropic, at api\.anthropic\.com/u),
  ).toBeVisible();
  await expect(page.getByText("Nothing was ever sent")).toBeVisible();
  const terms = page.getByRole("region", { name: "Draft processing terms" });
  await expect(terms).toContainText("Processor: Marlow Learning Ltd");
  await expect(terms).toContainText("Article 45A");
  await isAccessible(page, "data protection with a model");

  await signIn(page.request, "teacher@demo.school");
  await page.goto(PAGE);
  await expect(page.getByText("You are not allowed")).toBeVisible();
  await context.close();
  await server.remove();
});
