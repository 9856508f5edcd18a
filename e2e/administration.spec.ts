import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { routes } from "@saywell/contract";
import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { findFaults } from "./support/find-faults";
import { openWhole, switchTheme } from "./support/open-whole";
import { launchProduct, type Product } from "./support/product";
import { whoIs } from "./support/session";
import { expect, test } from "./support/test";

const root = fileURLToPath(new URL("..", import.meta.url));
const email = "head@school.example";
const password = "purple kettle sings";

/** A school of its own, without the demo: admins need a second factor in it. */
let school: Product;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "saywell-e2e-school-"));
  school = await launchProduct(dataDir, 0, { DEMO: "off" });
});
test.afterAll(async () => {
  await school.end("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

/** What `npm run admin` prints. */
async function runAdmin(...words: string[]): Promise<string> {
  const tsx = join(root, "node_modules/.bin/tsx");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const { stdout } = await promisify(execFile)(tsx, ["scripts/admin.ts", ...words], {
    cwd: root,
    env,
  });
  return stdout;
}

/** From the one-time link to the administration. */
async function becomeAdmin(page: Page): Promise<void> {
  const link = new URL(/http\S+/.exec(await runAdmin("create", email))![0]);
  await page.goto(`${school.url}${link.pathname}${link.hash}`);
  await page.getByLabel("Your name").fill("Helena Head");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(`${school.url}/admin`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Set up your second factor first" }),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Your password now" }).fill(password);
  await page.getByRole("button", { name: "Set it up" }).click();
  const secret = (await page.locator("code").first().innerText()).replaceAll(/\s/g, "");
  await expectSound(page);
  await page.getByRole("textbox", { name: "Code" }).fill(generateSync({ secret }));
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
  await expectSound(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();
}

async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, page.url()).toBe(0);
  expect(await findFaults(page), page.url()).toEqual([]);
}

/** What stands for a part of an address. */
async function makeThings(page: Page): Promise<Record<string, string>> {
  const { id: personId } = await whoIs(page);
  const api = `${school.url}/api/admin`;
  const made = await page.request.post(`${api}/classes`, {
    data: { name: "B1 evening", teacherId: personId },
    headers: { origin: school.url },
  });
  const { id: classId } = (await made.json()) as { id: string };
  const outbox = await page.request.get(`${api}/mails`);
  const { mails } = (await outbox.json()) as { mails: { id: string }[] };
  return { personId, classId, mailId: mails[0]!.id };
}

test("the first admin comes by the one-time link to a second factor and to every page of the administration, which have no fault that axe finds in either theme, and nothing wider than a phone", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: school.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await becomeAdmin(page);
  const things = await makeThings(page);
  const paths = routes.map(({ path }) => path).filter((path) => path.startsWith("/admin"));
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    const at = path.replaceAll(/:(\w+)/g, (_, name: string) => things[name]!);
    await openWhole(page, at);
    await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();
    await expectSound(page);
    await switchTheme(page, "light");
    await expectSound(page);
    await page.emulateMedia({ colorScheme: "dark" });
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin");
  const nav = page.getByRole("navigation", { name: "Administration" });
  await nav.getByRole("link", { name: "Overview" }).focus();
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link", { name: "People" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/people");
  await page.getByLabel("Name or address").focus();
  await page.keyboard.type("helena");
  const person = page.getByRole("link", { name: "Helena Head" });
  await expect(person).toBeVisible();
  while (!(await person.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Helena Head" })).toBeVisible();
  await page.getByLabel("Plan").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  const change = page.getByRole("button", { name: "Change plan" });
  await expect(change).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await context.close();
});
