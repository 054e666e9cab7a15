import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isAccessible } from "./support/accessible.ts";
import { classTable, REPORTS } from "./support/screens.ts";
import { TestServer } from "./support/server.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };
const NOTE = "bus late most mondays, lives out past the old mill";
/** How a report is to differ from others is drawn when it is written. */
const withoutVariety = (text: string) => text.replace(/ "variety": .*\n/u, "");

/** A provider that writes down what it gets, and writes nothing itself. */
async function startProvider() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      bodies.push(body);
      response.writeHead(401, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  /** The first request, put together as a teacher is shown it. */
  const first = () =>
    (JSON.parse(bodies[0] ?? "") as { messages: { content: string }[] }).messages
      .map(({ content }) => content)
      .join("\n\n");
  return { bodies, first, url: `http://127.0.0.1:${port}/v1`, close: () => server.close() };
}

test("a teacher looks first where the school asks for it, takes words out, and just that is sent", async ({
  browser,
}) => {
  const provider = await startProvider();
  const server = await TestServer.start({
    WRITER: "openai-compatible",
    WRITER_MODEL: "local",
    WRITER_API_KEY: "key",
    WRITER_BASE_URL: provider.url,
  });
  try {
    const school = await browser.newContext({ baseURL: server.url });
    const asks = await school.request.patch("/api/admin/report-policies/", {
      headers: await signIn(school.request, "admin@demo.school"),
      data: { look_first: true },
    });
    expect(asks.status()).toBe(200);

    const context = await browser.newContext({ baseURL: server.url, viewport: DESK });
    const page = await context.newPage();
    const api = page.request;
    const headers = await signIn(api, "teacher@demo.school");
    await api.patch("/api/users/me/", { headers, data: { length_range: "500-1200" } });
    const [room] = await (await api.get("/api/classrooms/")).json();
    const [student] = await (await api.get(`/api/students/classroom/${room.id}`)).json();
    const ticked = await api.post("/api/reports/list/", {
      headers,
      data: {
        student: student.id,
        classroom: room.id,
        level: "Proficient",
        level_notes: `${student.first_name} plans essays well`,
        punctuality: "Occasionally late",
        punctuality_notes: NOTE,
      },
    });
    expect(ticked.ok()).toBe(true);
    await page.goto(REPORTS);
    await expect(classTable(page)).toBeVisible();
    await page.getByRole("button", { name: `Gen for ${student.full_name}` }).click();

    const look = page.getByRole("dialog", { name: "What leaves the school" });
    await expect(look).toContainText("Your school asks you to look at this once");
    expect(provider.bodies).toEqual([]);
    for (const size of [DESK, TABLET, PHONE]) {
      // One window after the other.
      // oxlint-disable no-await-in-loop
      await page.setViewportSize(size);
      await isAccessible(page, `what leaves the school, ${size.width} px`);
      // oxlint-enable no-await-in-loop
    }
    await page.setViewportSize(DESK);
    const row = look.getByRole("row", { name: /^Punctuality/u });
    await look.getByRole("option", { name: "old", exact: true }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowRight");
    await isAccessible(page, "words selected, 1440 px");
    await look.getByRole("button", { name: "Take this out too" }).click();
    await expect(row.getByRole("deletion")).toHaveText(["old mill"]);
    await look.getByRole("button", { name: "The whole request" }).click();
    const shown = (await look.getByLabel("Text that would be sent").textContent()) ?? "";
    expect(shown).toContain("bus late most mondays");
    await isAccessible(page, "the whole request, 1440 px");

    await look.getByRole("button", { name: "Go on writing" }).click();
    await expect(page.getByText(/^The AI provider refused the school.s key/u)).toBeVisible();
    expect(withoutVariety(provider.first())).toBe(withoutVariety(shown));
    expect(provider.bodies.join("\n")).not.toMatch(/old mill/iu);
    expect(provider.bodies.join("\n")).not.toContain(student.last_name);

    const asked = provider.bodies.length;
    await page.getByRole("button", { name: student.full_name, exact: true }).click();
    await page
      .getByRole("button", { name: `What leaves the school for ${student.full_name}` })
      .click();
    await look.getByRole("button", { name: "Write on this server instead" }).click();
    const written = page.getByRole("dialog", { name: "Generated Reports" });
    await expect(written.getByText("Written on this server")).toBeVisible();
    // There is nothing to be shown.
    await expect(written.getByRole("button", { name: /^History/u })).toBeVisible();
    await expect(written.getByRole("button", { name: /^What left the school/u })).toHaveCount(0);
    expect(provider.bodies).toHaveLength(asked);
  } finally {
    await server.remove();
    provider.close();
  }
});
