import type { BrowserContext } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { mailedLink } from "./support/mail.ts";
import { TestServer } from "./support/server.ts";
import { PaymentPage } from "./support/stripe.ts";
import { expect, test } from "./support/test.ts";

const PASSWORD = "margin-line-rose";

const welcome = (server: TestServer) =>
  mailedLink(server.folder, "head@hilltop.example", "/reset-password");

test("a school subscribes: the form, the payment page, both ways back, and the first login", async ({
  browser,
}) => {
  const payments = await PaymentPage.start();
  const server = await TestServer.start(payments.settings);
  const context = await browser.newContext({ baseURL: server.url, colorScheme: "light" });
  const page = await context.newPage();
  try {
    await page.goto("/login");
    await page.getByRole("link", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "Subscribe your school" })).toBeVisible();
    const goOn = page.getByRole("button", { name: "Continue to payment" });
    await goOn.click();
    await expect(page.getByText("School name is required.")).toBeVisible();
    await expect(page.getByLabel("School name")).toBeFocused();
    await isAccessible(page, "subscribing, with errors");
    await page.getByLabel("School name").fill("Hill Top School");
    await page.getByLabel("First name").fill("Helen");
    await page.getByLabel("Last name").fill("Marsden");
    await page.getByLabel("Email").fill("head@hilltop.example");
    await goOn.click();

    await page.getByRole("link", { name: "Do not pay" }).click();
    await expect(page.getByText("Please try again or contact support.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await isAccessible(page, "cancelled");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByLabel("School name")).toHaveValue("Hill Top School");
    await expect(page.getByLabel("First name")).toHaveValue("Helen");
    await expect(page.getByLabel("Last name")).toHaveValue("Marsden");
    await expect(page.getByLabel("Email")).toHaveValue("head@hilltop.example");
    await page.goto("/success?session_id=cs_test_1");
    await expect(page.getByText("payment not completed. Please try again.")).toBeVisible();
    await page.goto("/success?session_id=cs_test_of_nobody");
    await expect(page.getByText("Error verifying payment. Please contact support.")).toBeVisible();
    await isAccessible(page, "a payment that nobody knows");
    await page.goto("/success");
    await expect(
      page.getByText("No session ID provided. Please check your payment."),
    ).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/subscribe");
    await expect(page.getByLabel("Email")).toHaveValue("head@hilltop.example");
    await goOn.click();
    await page.getByRole("link", { name: "Pay", exact: true }).click();
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await expect(
      page.getByText("Payment successful! Welcome, head@hilltop.example. Your account is ready."),
    ).toBeVisible();
    await isAccessible(page, "a payment that has arrived");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await test.step("what became of a payment is told without the app, and stays when that comes", () =>
      isToldWithoutApp(context, "head@hilltop.example"));

    await expect.poll(() => welcome(server)).toBeTruthy();
    await page.goto(welcome(server) ?? "");
    await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm new password").fill(PASSWORD);
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("Password reset successful.")).toBeVisible();
    await page.getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Username").fill("head@hilltop.example");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.goto("/dashboard/account");
    const manage = page.getByRole("button", { name: "Manage subscription" });
    await expect(manage).toBeVisible();
    await isAccessible(page, "the account of an administrator who subscribed");
    await manage.click();
    await page.getByRole("link", { name: "Back to the school" }).click();
    await expect(manage).toBeVisible();
  } finally {
    await context.close();
    await server.remove();
    await payments.stop();
  }
});

async function isToldWithoutApp(context: BrowserContext, payer: string): Promise<void> {
  const page = await context.newPage();
  const app = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto("/success?session_id=cs_test_1");
  await expect(page.getByRole("alert")).toHaveText("payment not completed. Please try again.");
  await page.goto("/success");
  await expect(page.getByRole("alert")).toHaveText(
    "No session ID provided. Please check your payment.",
  );
  await page.goto("/success?session_id=cs_test_2");
  const told = page.getByText(`Payment successful! Welcome, ${payer}. Your account is ready.`);
  await expect(told).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment has arrived");

  let asked = 0;
  await page.route("**/api/stripe/session/**", async (route) => {
    asked += 1;
    await route.continue();
  });
  const live = page.evaluate(
    () => new Promise((resolve) => addEventListener("page-is-live", resolve, { once: true })),
  );
  await page.getByRole("link", { name: "Log in" }).hover();
  app.resolve();
  await live;
  await expect(told).toBeVisible();
  expect(asked).toBe(0);

  await page.route("**/api/stripe/session/**", (route) => route.abort());
  await page.goto("/success?session_id=cs_test_2");
  await expect(page.getByRole("alert")).toHaveText(
    "Error verifying payment. Please contact support.",
  );
  await page.unroute("**/api/stripe/session/**");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(told).toBeVisible();
  await page.close();
}

test("without payments no page offers a subscription", async ({ page }) => {
  await page.goto("/apps");
  await expect(page.getByRole("link", { name: "Get Started Now" })).toBeVisible();
  await page.goto("/subscribe");
  await expect(page.getByText("Schools are not subscribed online here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue to payment" })).toHaveCount(0);
  await page.goto("/cancel");
  await expect(page.getByRole("link", { name: "Contact support" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
});
