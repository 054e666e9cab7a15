import type { Page } from "@playwright/test";
import { cell, choose, details, openClass, review } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * What a browser does that translates a page: every text has another in its place, at once and whenever one comes.
 * The words are left as they were, so that what is to be read stays known.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const exchange = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.matches("font, textarea, script, style"))
        return;
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(text.nodeValue);
      text.parentNode?.replaceChild(outer, text);
    };
    const exchangeIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) exchange(text);
    };
    exchangeIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === "characterData") exchange(target);
        for (const node of addedNodes) {
          if (node instanceof Text) exchange(node);
          else if (node.nodeName !== "FONT") exchangeIn(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test("a class is written, read and changed on a page that is translated all the while", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 3 });
  const [{ name }, second] = room.students;
  await openClass(page, room, "300-400");
  await translate(page);

  await page.getByLabel(`Select ${name}`, { exact: true }).check();
  await expect(page.getByText("1 of 3 selected")).toBeVisible();
  await page.getByLabel(`Select ${second?.name}`, { exact: true }).check();
  await expect(page.getByText("2 of 3 selected")).toBeVisible();
  await expect(page.getByText("1 of 3 selected")).toHaveCount(0);

  const note = details(page, name).getByLabel("Best Achievement");
  await page.getByRole("button", { name, exact: true }).click();
  await note.fill("reads maps well");
  await expect(details(page, name)).toContainText("reads maps well.");
  await note.fill("bits and bobs");
  await expect(details(page, name)).not.toContainText("reads maps well.");
  await note.fill("reads maps well");
  await page.getByRole("button", { name, exact: true }).click();

  for (const student of [name, second?.name ?? ""])
    await choose(cell(page, "Level", student), "Proficient");
  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  await expect(review(page).getByRole("table", { name: "Reports" })).toBeVisible();
  await review(page)
    .getByRole("button", { name: `Open report for ${name}` })
    .click();
  await review(page).getByRole("button", { name: /^Edit/u }).click();
  const text = page.getByRole("textbox", { name: `Report for ${name}` });
  await text.fill("A calm term.");
  await expect(page.getByText("3 words")).toBeVisible();
  await text.fill("A calm and thoughtful term.");
  await expect(page.getByText("5 words")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes to Report" }).click();
  await expect(page.getByText("Report updated successfully")).toBeVisible();
  await expect(review(page)).toContainText("A calm and thoughtful term.");
  await review(page).getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(review(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Review the draft for ${name}` })).toBeVisible();
});

test("browsers may translate the public pages, and no page of pupils", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const translatable = () => page.evaluate(() => document.documentElement.translate);
  const asked = page.locator("meta[name=google][content=notranslate]");
  await page.goto("/privacy-notice");
  expect(await translatable()).toBe(true);
  await expect(asked).toHaveCount(0);
  // The app is there, and says the same.
  await page.getByRole("link", { name: "Login" }).first().click();
  await expect(page).toHaveURL("/login");
  expect(await translatable()).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/privacy-notice");
  expect(await translatable()).toBe(true);

  await signIn(page.request, room.teacher);
  const answer = await page.request.get("/dashboard");
  expect(await answer.text()).toContain('translate="no"');
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await translatable()).toBe(false);
  await expect(asked).toHaveCount(1);
});
