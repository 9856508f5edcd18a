import { prerenderedPaths } from "@saywell/contract";
import { findFaults } from "./support/find-faults";
import { expect, test } from "./support/test";

test("every link of the footer leads to a page that is there, with the heading it promises", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  const links = page.getByRole("contentinfo").getByRole("link");
  const names = await links.allTextContents();
  expect(names).toHaveLength(11);
  for (const name of names) {
    const href = (await links.filter({ hasText: name }).first().getAttribute("href")) ?? "";
    const reply = await page.request.get(href);
    expect(reply.status(), href).toBe(200);
    const isPrerendered = prerenderedPaths().some((path) => path !== "/" && path === href);
    if (isPrerendered) expect(await reply.text()).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
  }
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${baseURL}/`);
});

test("the public pages run no script but their own, ask nothing but whose plan to show, and are read without any", async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    const calls: string[] = [];
    let here = "";
    page.on("request", (request) => calls.push(`${here} ${new URL(request.url()).pathname}`));
    for (const path of prerenderedPaths()) {
      here = path;
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(complaints).toEqual([]);
    const isOwnPlan = (call: string) => call === "/pricing /api/session";
    expect(calls.filter((call) => call.includes(" /api/") && !isOwnPlan(call))).toEqual([]);
    await context.close();
  }
});

test("the sitemap and robots.txt name the address they were asked at", async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    prerenderedPaths().map((path) => baseURL + path),
  );
  expect(await (await request.get("/robots.txt")).text()).toContain(`${baseURL}/sitemap.xml`);
});

test("the teachers can be walked through by keyboard on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const row = page.getByRole("list", { name: "Teachers" });
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Previous teachers" }).click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test("the chat card opens, leads on, and closes by its button and by Escape", async ({ page }) => {
  await page.goto("/");
  const bubble = page.getByRole("button", { name: "Chat with Iris" });
  const card = page.getByRole("dialog", { name: "Iris" });
  await expect(card).toBeHidden();
  for (const close of [
    () => card.getByRole("button", { name: "Close the chat" }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await bubble.click();
    await expect(card.getByRole("link", { name: "Start a free lesson" })).toBeVisible();
    await expect(card.getByRole("link", { name: "Go to your dashboard" })).toBeVisible();
    await close();
    await expect(card).toBeHidden();
    await expect(bubble).toBeVisible();
  }
});

test("a visitor writes to Iris in the card, and she answers", async ({ page, request }) => {
  const message = "I have a apple.";
  // While the checker of English loads, as it does for long on a busy machine, she answers without marks.
  await request.post("/api/session/guest");
  await expect(async () => {
    const data = { message, conversationHistory: [], lessonId: null };
    const reply = await request.post("/api/ai/chat", { data });
    expect(await reply.json()).toMatchObject({ corrections: [{ better: "an" }] });
  }).toPass({ timeout: 120_000 });

  await page.goto("/");
  const script = page.waitForResponse(/chat-with-iris/);
  await page.getByRole("button", { name: "Chat with Iris" }).click();
  await script;
  const card = page.getByRole("dialog", { name: "Iris" });
  await card.getByLabel("Write to Iris").fill(message);
  await card.getByLabel("Write to Iris").press("Enter");
  const log = card.getByRole("log");
  await expect(log.locator("p.from-visitor ins")).toHaveText("an");
  await expect(log.locator("p.from-iris")).toHaveCount(2);
  await expect(log).not.toContainText("Iris is typing");
});

test("the page of the calls has no fault that axe finds, light or dark, and opens a call by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/api/docs");
    const first = page.locator("summary").first();
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("details[open]")).toHaveCount(1);
    expect(await findFaults(page)).toEqual([]);
  }
});
