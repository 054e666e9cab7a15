import { isAccessible } from "./support/accessible.ts";
import { writeReports } from "./support/school.ts";
import { classTable, openClass, review } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("a finished class says what it took, to its teacher alone, and nothing counts twice", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [{ name: first }, second] = room.students;
  await writeReports(page.request, room);
  await page.clock.install();
  const sent: { sums: object[] }[] = [];
  await page.route("**/api/reports/class-time/", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent.push(route.request().postDataJSON() as { sums: object[] });
    if (sent.length > 1) return route.fallback();
    // The server has the sum, and the page is never told.
    await route.fetch();
    return route.abort();
  });
  const took = page.getByRole("region", { name: "What this class took" });
  const began = performance.now();
  /** Four times 100 s, and 120 s before it rested; what this test itself takes is worked, too. */
  const minutes = () => {
    const own = Math.ceil((performance.now() - began) / 60_000);
    return `(?:${Array.from({ length: 2 + own }, (_, more) => 8 + more).join("|")}) min`;
  };

  await test.step("seconds of work are sent now and then, and nothing else of it", async () => {
    await openClass(page, room, "300-400");
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press("Shift");
      await page.clock.fastForward(100_000);
    }
    // After more than two minutes without a press it has rested.
    await page.clock.fastForward(3_600_000);
    await page.keyboard.press("Shift");
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    const keys = sent.flatMap(({ sums }) => sums.map((sum) => Object.keys(sum).toSorted()));
    expect(keys).toEqual(keys.map(() => ["classroom", "id", "seconds"]));
  });

  await test.step("with the last report that is kept", async () => {
    await page.getByRole("button", { name: `Review the draft for ${second?.name}` }).click();
    await expect(
      review(page).getByRole("article", { name: `Report for ${second?.name}` }),
    ).toBeVisible();
    await page.keyboard.press("k");
    await expect(took).toContainText("This class took");
    await expect(took).toContainText(new RegExp(`This class took${minutes()}`, "u"));
    await expect(took).toContainText("As written2");
    await expect(took).toContainText("Only you see this.");
    await isAccessible(page, "a finished class");
  });

  await test.step("it asks once how long one took before", async () => {
    await page.getByRole("textbox", { name: "How long did a class take you before?" }).fill("4");
    await page.getByRole("button", { name: "Answer" }).click();
    await expect(took).toContainText("4 h before, as you said");
    await page.keyboard.press("Escape");
    await expect(took).toBeHidden();
    await expect(classTable(page)).toContainText(first);
  });

  await test.step("the year's figures stand on the dashboard, and can be stopped", async () => {
    await page.goto("/dashboard/reportair/dash");
    const year = page.getByRole("region", { name: "What your classes took" });
    await expect(year).toContainText(new RegExp(`${minutes()} ?for the reports of 1 class`, "u"));
    await expect(year).toContainText("Before, you said, a class took you 4 h.");
    await year.getByText("Class by class").click();
    await expect(year.getByRole("row").filter({ hasText: room.name })).toContainText(
      new RegExp(minutes(), "u"),
    );
    await isAccessible(page, "what a year's classes took");
    await year.getByRole("button", { name: "Stop counting" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stop counting" }).click();
    await expect(year).toContainText("Your time is not counted.");
    await expect(year).not.toContainText("for the reports of");
  });

  await test.step("an administrator is told that it takes five teachers", async () => {
    await page.context().clearCookies();
    await signIn(page.request, "admin@demo.school");
    await page.goto("/dashboard/admindash/insights");
    await expect(page.getByRole("region", { name: "What classes took" })).toContainText(
      "it takes 5 teachers beside you",
    );
    await isAccessible(page, "insights with what classes took");
  });
});
