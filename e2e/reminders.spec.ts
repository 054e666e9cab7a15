import { isAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const ADMIN = "/dashboard/admindash";

for (const width of [1440, 360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 360 });

    test("a head sees how far the school is, reminds a subject, and shows the staff room", async ({
      page,
    }) => {
      await signIn(page.request, "admin@demo.school");
      await page.goto(ADMIN);
      const progress = page.getByRole("region", { name: "Progress", exact: true });
      const subject = progress
        .getByRole("row")
        .filter({ hasText: /Remind \d/u })
        .last();
      const name = await subject.getByRole("rowheader").innerText();
      await subject.getByRole("button", { name: /^Remind/u }).click();
      const mail = progress.getByRole("region", { name: /^Remind/u });
      await expect(mail.getByRole("button", { name: /^Send/u })).toBeFocused();
      await expect(mail).toContainText("names no pupil");
      await isAccessible(page, "the mail to a subject’s teachers");
      await page.keyboard.press("Escape");
      await expect(mail).toBeHidden();
      await subject.getByRole("button", { name: /^Remind/u }).click();
      await mail.getByRole("button", { name: /^Send/u }).click();
      await expect(page.getByText(/reminded by e-mail/u)).toBeVisible();
      await expect(
        progress.getByRole("row").filter({ hasText: name.split("\n")[0] ?? "" }),
      ).toContainText(/\d reminded/u);

      await progress.getByRole("link", { name: "View for the staff room" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /^Reports of/u })).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await isAccessible(page, "the view for the staff room");
      await page.getByRole("link", { name: "AdminDash" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "AdminDash" })).toBeVisible();
    });
  });
}
