import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testCards } from "@saywell/contract/constants";
import type { Browser, Page } from "@playwright/test";
import { startMailServer, type TestMailServer } from "../apps/server/src/testing/start-mail-server";
import { findFaults } from "./support/find-faults";
import { answerQuiz, playDialogue, readLesson } from "./support/play-lesson";
import { launchProduct, type Product } from "./support/product";
import { whoIs } from "./support/session";
import { expect, test } from "./support/test";

const lockedLesson = "/lesson/b1-lesson-1";
const locked = { name: "This lesson is locked" };
/** Word of a payment comes as an event, and a page may have to be read again for it. */
const untilHeard = { timeout: 90_000 };

/** A school of its own, whose mails arrive here. */
let post: TestMailServer;
let school: Product;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "saywell-e2e-buyers-"));
  post = await startMailServer();
  const SMTP_URL = `smtp://127.0.0.1:${post.port}`;
  school = await launchProduct(dataDir, 0, { SMTP_URL, MAIL_FROM: "school@school.example" });
});
test.afterAll(async () => {
  await school.end("SIGTERM");
  await post.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Somebody at a device of their own, without a session. */
async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: school.url, reducedMotion: "reduce" });
  return await context.newPage();
}

/** The link to a page that a mail to somebody holds, without the host, which the mail cannot know here. */
async function linkTo(page: string, to: string): Promise<string> {
  let link: URL | undefined;
  await expect
    .poll(() => {
      const texts = post.taken.filter((each) => each.to.includes(to)).map(({ mail }) => mail.text);
      const found = texts.flatMap((text) => text?.match(/https?:\/\/\S+/g) ?? []);
      link = found.map((each) => new URL(each)).findLast(({ pathname }) => pathname === page);
      return link?.hash ?? "";
    }, untilHeard)
    .toMatch(/^#.{10}/);
  return `${link!.pathname}${link!.hash}`;
}

async function payByCard(page: Page, email: string | null): Promise<void> {
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  if (email === null) await expect(page.getByLabel("Card number")).toBeVisible();
  else await page.getByLabel("Email").fill(email);
  await page.getByLabel("Name on the card").fill("Pat Payer");
  await page.getByLabel("Card number").fill(testCards.succeeds);
  await page.getByRole("button", { name: /^Pay £/ }).click();
}

test("who is under 18 is refused and sends a parent the link; the parent pays without an account, the locked lesson opens, and the parent cancels by the link", async ({
  browser,
}) => {
  const child = await somebody(browser);
  const mum = "mum.of.mia@school.example";
  await child.goto("/student-dashboard");
  await whoIs(child);
  const signedUp = await child.request.post("/api/session/sign-up", {
    data: {
      name: "Mia Minor",
      email: "mia.minor@school.example",
      password: "purple kettle sings",
      ageBand: "AGE_13_TO_17",
    },
    headers: { origin: school.url },
  });
  expect(signedUp.status()).toBe(200);
  await child.goto(lockedLesson);
  await expect(child.getByRole("heading", locked)).toBeVisible();
  await child.getByRole("link", { name: "See the plans" }).click();
  // Now the page's script is there.
  await expect(child.getByText("You are on Freemium.")).toBeVisible();
  await child.getByRole("button", { name: "Choose Core" }).click();
  await expect(child.getByRole("heading", { name: "Send a link to a parent" })).toBeVisible();
  await expect(child.getByLabel("Your parent's email")).toBeFocused();
  await child.getByLabel("Your parent's email").fill(mum);
  await child.keyboard.press("Enter");
  await expect(child.getByText(/^We sent it to m.*When it is paid/)).toBeVisible();
  expect(await findFaults(child)).toEqual([]);

  const parent = await somebody(browser);
  const link = await linkTo("/plan-for-child", mum);
  await parent.goto(link);
  await expect(parent.getByRole("heading", { name: "A plan for Mia" })).toBeVisible();
  expect(await findFaults(parent)).toEqual([]);
  await parent.getByRole("button", { name: "Pay by card" }).click();
  await payByCard(parent, null);
  await expect(parent).toHaveURL(/\/plan-for-child/);
  await expect(async () => {
    await parent.goto(link.split("#")[0]!);
    await expect(parent.getByText("You pay for Core for Mia")).toBeVisible({ timeout: 5000 });
  }).toPass(untilHeard);
  expect(await findFaults(parent)).toEqual([]);
  // Nobody was logged in for it.
  const session = await parent.request.get("/api/session");
  expect(await session.json()).toMatchObject({ user: null });

  await child.goto(lockedLesson);
  await expect(child.getByRole("heading", { name: "Introduction" })).toBeVisible();
  await expect(child.getByRole("heading", locked)).toHaveCount(0);
  await child.goto("/student-dashboard");
  await expect(child.getByText(/^A parent pays for your plan\. It renews on/)).toBeVisible();
  await expect(child.getByRole("button", { name: "Manage" })).toHaveCount(0);

  await parent.getByRole("button", { name: "Manage this plan" }).click();
  await expect(parent.getByRole("heading", { name: "Billing" })).toBeVisible();
  await parent.getByRole("button", { name: "Cancel the plan" }).click();
  await expect(parent.getByText(/^Your plan ends on/)).toBeVisible();
  await expect(async () => {
    await parent.goto(link.split("#")[0]!);
    await expect(parent.getByText(/^It is cancelled, and ends on/)).toBeVisible({ timeout: 5000 });
  }).toPass(untilHeard);
  await child.goto("/student-dashboard");
  await expect(child.getByText(/^A parent pays for your plan\. It ends on/)).toBeVisible();
});

test("a guest says their age, buys with an address, and claims the account on another device by the link of the mail, with what was earned before", async ({
  browser,
}) => {
  // A whole lesson is played in it.
  test.slow();
  const guest = await somebody(browser);
  const email = "gus.guest@school.example";
  const lesson = await (async () => {
    await guest.goto("/lesson-interactive/a1-lesson-1");
    await expect(guest.getByRole("heading", { name: "Learning Objectives" })).toBeVisible();
    return await readLesson(guest, "a1-lesson-1");
  })();
  await playDialogue(guest, lesson);
  await answerQuiz(guest, lesson);
  await guest.getByRole("button", { name: "Submit Quiz" }).click();
  await expect(guest.getByText(`Next lesson: `, { exact: false }).first()).toBeVisible();
  const { id } = await whoIs(guest);
  await guest.goto("/coins");
  const had = guest.getByText(/^You have \d+\./);
  await expect(had).toBeVisible();
  const coins = await had.innerText();

  await guest.goto("/pricing");
  await expect(guest.getByText("You are on Freemium.")).toBeVisible();
  await guest.getByRole("button", { name: "Choose Core" }).click();
  await guest.getByRole("link", { name: "Go to Settings" }).click();
  await guest.getByLabel("Your age").selectOption("ADULT");
  await expect.poll(async () => (await whoIs(guest)).ageBand).toBe("ADULT");
  await guest.goto("/pricing");
  await expect(guest.getByText("You are on Freemium.")).toBeVisible();
  await guest.getByRole("button", { name: "Choose Core" }).click();
  await payByCard(guest, email);
  await expect(guest).toHaveURL(/\/student-dashboard/);

  const elsewhere = await somebody(browser);
  await elsewhere.goto(await linkTo("/claim-account", email));
  await expect(
    elsewhere.getByRole("heading", { name: "Keep what you bought and learnt" }),
  ).toBeVisible();
  await elsewhere.getByLabel("Your name").fill("Gus Grown");
  await elsewhere.getByLabel("Password", { exact: true }).fill("purple kettle sings");
  expect(await findFaults(elsewhere)).toEqual([]);
  await elsewhere.getByRole("button", { name: "Make it my account" }).click();
  await expect(elsewhere.getByText("The account is yours")).toBeVisible();
  await elsewhere.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(elsewhere).toHaveURL(/\/student-dashboard/);
  expect(await whoIs(elsewhere)).toMatchObject({ id, isGuest: false, name: "Gus Grown" });
  await elsewhere.goto("/coins");
  await expect(elsewhere.getByText(coins)).toBeVisible();
  await expect(elsewhere.getByText(lesson.title, { exact: false }).first()).toBeVisible();
  await elsewhere.goto(lockedLesson);
  await expect(elsewhere.getByRole("heading", { name: "Introduction" })).toBeVisible();
});
