import { REPORTS, cell, choose, classTable } from "./support/screens.ts";
import { isAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { button } from "./support/writing-screen.ts";

/** As a teacher's sheet is: a title, scales under the headings, abs and n/a, a step with a sign, an average. */
const sheetOf = (rows: readonly string[]) =>
  [
    "8Q Geography Autumn 2026\t\t\t\t\t\t",
    "\tName\tEssay 1\tEffort\tHwk\tBeh\tPunct\tComment",
    "\tout of\t25\t(1-4)\t(A-D)\t(1-4)\tlates\t",
    ...rows,
    "\t\t\t\t\t\t\t",
    "\tAverage\t18.5\t1.9\t\t2.0\t1.4\t",
  ].join("\n");

test("a teacher fills a class in from a mark book, and one press takes it back", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 5 });
  const [amira, ben, cerys, dev, ellis] = room.students;
  if (!ben || !cerys || !dev || !ellis) throw new Error("The class has five pupils");
  await signIn(page.request, room.teacher);
  await page.goto(`${REPORTS}?class=${room.id}`);
  await expect(classTable(page)).toBeVisible();
  // A tick that stands already, and differs from the book.
  await choose(cell(page, "Behaviour", ben.name), "Excellent Behaviour");

  const sheet = sheetOf([
    '1\tALDOUS Amira\t24\t3\tA\t2\t9\t"Quiet but thoughtful.',
    'Moved seat in October."',
    "2\tBarlow, B\t17\t1\tA\t4\t0\t",
    "3\tCerys Calder\tabs\t2-\tn/a\t2\t2\t",
    "4\tDhillon, Devi\t11\t4\tC\t1\t1\t",
    "5\tEastwood\t20\t2\tB\t3\t0\t",
    "6\tSomebody Else\t20\t2\tB\t3\t0\t",
  ]);
  const dialog = page.getByRole("dialog", { name: "Ticks from a mark book" });
  const panel = dialog.getByRole("complementary");
  const fillIn = button(dialog, /^Fill in/u);
  await button(page, "Ticks from a mark book").click();

  await test.step("pastes the cells", async () => {
    await expect(dialog.getByLabel("Paste the cells of your mark book")).toBeVisible();
    await isAccessible(page, "where cells are pasted");
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, sheet);
    const cells = dialog.getByRole("table", { name: "Cells of the mark book" });
    await expect(cells.getByRole("row")).toHaveCount(7);
    await expect(dialog.getByText("Five scales and two names to settle")).toBeVisible();
    await expect(fillIn).toBeDisabled();
    await isAccessible(page, "the cells and the first question");
  });

  await test.step("settles the scales by the keyboard", async () => {
    // Marks, of which the thresholds are asked.
    await expect(panel.getByRole("heading")).toHaveText("What do the values of “Essay 1” come to?");
    await expect(button(panel, "Yes, that is right")).toBeFocused();
    await page.keyboard.press("Enter");
    // Effort fills the one field that no other column does.
    await expect(panel.getByRole("heading")).toHaveText("Which end of “Effort” is best?");
    await expect(button(panel, "Yes, 1 is best")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toHaveText("Choose first what 2- becomes.");
    await expect(panel.getByLabel("2- becomes")).toBeFocused();
    await page.keyboard.press("2");
    await expect(panel.getByLabel("2- becomes")).toHaveText(/Occasionally Participates/u);
    await button(panel, "Yes, 1 is best").click();
    await expect(button(panel, "Yes, A is best")).toBeFocused();
    await page.keyboard.press("Enter");
    // Two real pupils stand for the two ends.
    await expect(panel.getByRole("radio", { name: /^1 is best/u })).toBeChecked();
    await expect(panel.getByText(`${ben.name}, 4`).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("heading")).toHaveText("What do the values of “Punct” come to?");
    await page.keyboard.press("Enter");
  });

  await test.step("says who is who", async () => {
    await expect(panel.getByRole("heading")).toHaveText("Who is “Dhillon, Devi”?");
    await isAccessible(page, "who a row is");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("heading")).toHaveText("Who is “Somebody Else”?");
    await button(panel, "Leave this row out").click();
    await expect(panel.getByRole("heading")).toHaveText("Everything is settled");
    await expect(panel.getByText("1 tick stands otherwise than in the book")).toBeVisible();
    await expect(panel.getByText(`${ben.name}: Excellent Behaviour`)).toBeVisible();
    await isAccessible(page, "everything settled");
  });

  await test.step("fills in, and takes it back", async () => {
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith("/mark-book/") && answer.request().method() === "PUT",
    );
    await button(dialog, "Fill in 5 pupils").click();
    expect((await kept).status()).toBe(200);
    await expect(dialog).toBeHidden();
    await expect(cell(page, "Behaviour", amira.name)).toHaveText("Good Behaviour");
    await expect(cell(page, "Participation", cerys.name)).toHaveText("Occasionally Participates");
    await expect(cell(page, "Level", dev.name)).toHaveText("Developing");
    await expect(cell(page, "Behaviour", ben.name)).toHaveText("Excellent Behaviour");
    const stored = async () => {
      const answer = await page.request.get(`/api/reports/classroom/${room.id}/?period=current`);
      const all = (await answer.json()) as { student: { id: number }; [field: string]: unknown }[];
      return all.find(({ student }) => student.id === amira.id);
    };
    // As long as it is pointed at, the message with its button stays, however long the saving takes.
    await button(page, "Undo").hover();
    await expect.poll(stored).toMatchObject({
      level: "Advanced",
      participation: "Passive Observer",
      homework: "Consistently Completed",
      behaviour: "Good Behaviour",
      punctuality: "Chronically late",
      additional_notes: "Quiet but thoughtful.\nMoved seat in October.",
    });
    await button(page, "Undo").click();
    await expect(cell(page, "Behaviour", amira.name)).toHaveText("Choose");
    await expect(cell(page, "Behaviour", ben.name)).toHaveText("Excellent Behaviour");
    await expect.poll(stored).toMatchObject({ level: "", additional_notes: "" });
  });

  await test.step("the next time is asked only who is who", async () => {
    await button(page, "Ticks from a mark book").click();
    await dialog.getByLabel("Paste the cells of your mark book").fill(sheet);
    await button(dialog, "Read these cells").click();
    await expect(dialog.getByText("Two names to settle")).toBeVisible();
    await expect(button(dialog, "1 to 4, 1 is best, as last time").first()).toBeVisible();
  });

  await test.step("on a phone, too", async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    await expect(dialog.getByRole("region", { name: "Rows of the mark book" })).toBeVisible();
    await isAccessible(page, "a mark book on a phone");
  });
});
