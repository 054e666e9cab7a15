import { isAccessible } from "./support/accessible.ts";
import { keepReports } from "./support/kept-reports.ts";
import { REPORTS } from "./support/screens.ts";
import { askToProofRead, inOwnBrowser } from "./support/sharing.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ colorScheme: "light", viewport, hasTouch: viewport === PHONE });

    test("a colleague suggests changes; the author takes one and leaves one", async ({
      page,
      newRoom,
      browser,
      baseURL,
    }) => {
      const room = await newRoom({ students: 2 });
      const colleague = await newRoom({ students: 1 });
      const { name: student } = room.students[0];
      const [report] = await keepReports(page.request, room, 1);
      const share = await askToProofRead(page, {
        room: room.name,
        student,
        colleague: colleague.teacher,
      });

      const reader = await inOwnBrowser({ browser, baseURL, viewport }, colleague.teacher, REPORTS);
      await reader.getByRole("link", { name: "Shared with you (1)" }).click();
      await reader.getByRole("button", { name: `Suggest changes: report for ${student}` }).click();
      const copy = reader.getByRole("textbox", { name: `Your copy of the report for ${student}` });
      await expect(copy).not.toHaveValue("");
      const read = await copy.inputValue();
      await copy.fill(`Dear all. ${read} Well done.`);
      await isAccessible(reader, "suggesting changes");
      // What is typed and not handed in is still there after a reload.
      await reader.reload();
      await expect(copy).toHaveValue(`Dear all. ${read} Well done.`);
      await reader.getByRole("button", { name: "Hand in changes" }).click();
      await expect(reader.getByText("You suggested 2 changes.")).toBeVisible();

      // The list of reports says so, and is one way to them.
      await page.reload();
      const changes = page.getByRole("dialog", { name: "Changes suggested by Robin Thistle" });
      await page.getByRole("button", { name: `2 changes suggested by Robin Thistle` }).click();
      await changes.getByRole("button", { name: "Close" }).last().click();
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await expect(share).toContainText("Suggests 2 changes");
      await share
        .getByRole("button", { name: /^Look at the changes suggested by Robin Thistle/u })
        .click();
      await isAccessible(page, "suggested changes");
      await changes.getByRole("button", { name: /^Leave: add “Dear all/u }).click();
      await expect(changes).toContainText("2 changes: 0 taken, 1 left, 1 to go");
      await changes.getByRole("button", { name: /^Take: add “ Well done/u }).click();
      await expect(changes).toContainText("Every change is decided on.");
      await isAccessible(page, "changes that are decided on");
      await changes.getByRole("button", { name: "Close" }).last().click();
      await expect(share).toContainText("you took 1 and left 1");

      const saved = await page.request.get(`/api/reports/generated/${report}/`);
      const { report_content, status } = (await saved.json()) as Record<string, string>;
      expect([report_content, status]).toEqual([`${read} Well done.`, "kept"]);
      const history = await page.request.get(`/api/reports/generated/${report}/versions/`);
      expect(await history.json()).toMatchObject([{ report_content: read }]);
      await reader.reload();
      await expect(reader.getByText("took 1 and left 1.")).toBeVisible();
      await reader.context().close();
    });
  });
}
