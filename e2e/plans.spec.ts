import { testCards } from "@saywell/contract/constants";
import type { Page } from "@playwright/test";
import { findFaults } from "./support/find-faults";
import { whoIs } from "./support/session";
import { expect, test } from "./support/test";

/** An adult with an account, on the free plan. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/student-dashboard");
  await whoIs(page);
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch("/api/session/sign-up", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).status,
    { name: "Paula Price", email, password: "purple kettle sings", ageBand: "ADULT" },
  );
  expect(status).toBe(200);
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^Pay £/ }).click();
}

async function buy(page: Page, plan: "Core" | "Hybrid Premium", card: string): Promise<void> {
  await page.goto("/pricing");
  await page.getByRole("button", { name: `Choose ${plan}` }).click();
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  await page.getByLabel("Email").fill("paula.pays@school.example");
  await page.getByLabel("Name on the card").fill("Paula Price");
  await pay(page, card);
  await expect(page).toHaveURL(/\/student-dashboard/);
}

const card = (page: Page) =>
  page
    .getByText("Your Subscription", { exact: true })
    .locator("xpath=ancestor::*[contains(@class,'p-5')][1]");

/** The dashboard is read anew until the event has come. */
async function expectPlan(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/student-dashboard");
    await expect(card(page)).toContainText(words, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

async function manage(page: Page): Promise<void> {
  await page.goto("/student-dashboard");
  await page.getByRole("button", { name: "Manage" }).click();
  await expect(page.getByRole("heading", { name: "Billing" })).toBeVisible();
}

async function act(page: Page, button: string, said: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
}

test("a locked lesson leads to the plans; one card is declined, another asks the bank, and the lesson is open", async ({
  page,
}) => {
  await signUp(page, "paula.one@school.example");
  await page.goto("/lesson/c2-lesson-1");
  await expect(page.getByRole("heading", { name: "This lesson is locked" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "See the plans" }).click();
  // Now the page's script is there.
  await expect(page.getByText("You are on Freemium.")).toBeVisible();
  await page.getByRole("button", { name: "Choose Core" }).click();

  await expect(page.getByText("Test payments: no money moves")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByLabel("Email").fill("paula.pays@school.example");
  await page.getByLabel("Name on the card").fill("Paula Price");
  await pay(page, testCards.declined);
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expect(page.getByText("declined", { exact: false }).first()).toBeVisible();
  await pay(page, testCards.needsConfirmation);
  await expect(page.getByRole("heading", { name: "Your bank asks you to confirm" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/student-dashboard/);

  await expectPlan(page, "Core");
  await page.goto("/lesson/c2-lesson-1");
  await expect(page.getByRole("heading", { name: "This lesson is locked" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Introduction" })).toBeVisible();
});

test("the page of success opened without paying gives no plan", async ({ page }) => {
  await signUp(page, "paula.two@school.example");
  await page.goto("/student-dashboard?session_id=cs_test_nothing_paid");
  await expect(card(page)).toContainText("Freemium");
  await page.goto("/lesson/c2-lesson-1");
  await expect(page.getByRole("heading", { name: "This lesson is locked" })).toBeVisible();
});

test("a renewal that fails is said, and another card saves the plan; more is had at once, and a cancelled plan can be kept", async ({
  page,
}) => {
  await signUp(page, "paula.three@school.example");
  await buy(page, "Core", testCards.failsAtRenewal);
  await expectPlan(page, /It renews on/);
  await manage(page);
  await act(page, "A month on", "The clock is moved a month on.");
  await expectPlan(page, "Status: past_due");
  await manage(page);
  await page.getByText("Change the card").click();
  await page.getByLabel("Card number").fill(testCards.succeeds);
  await act(page, "Use this card", "The card is changed.");
  const open = page.getByRole("button", { name: /^Pay / });
  if ((await open.count()) > 0) await open.first().click();
  await expectPlan(page, /It renews on/);

  await page.goto("/pricing");
  await page.getByRole("button", { name: "Upgrade now" }).first().click();
  await page.getByRole("button", { name: /^Agree and change to .*Hybrid Premium$/ }).click();
  await expectPlan(page, "Hybrid Premium");
  await manage(page);
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await expectPlan(page, /It ends on/);
  await manage(page);
  await page.getByRole("button", { name: /^Keep .*Hybrid Premium$/ }).click();
  await expectPlan(page, /It renews on/);
});

test("the money of the first seven days is given back on asking, and the plan ends", async ({
  page,
}) => {
  await signUp(page, "paula.four@school.example");
  await buy(page, "Core", testCards.succeeds);
  await expectPlan(page, "Get my money back");
  await page.getByRole("button", { name: "Get my money back" }).click();
  await page.getByRole("button", { name: "Give me £14.99 back" }).click();
  await expect(page.getByText("Your money is on its way", { exact: true })).toBeVisible();
  await expectPlan(page, "Freemium");
});
