import { findFaults } from "./support/find-faults";
import { expect, test } from "./support/test";

test("a guest plays a scene with Iris by keyboard alone, sees goals ticked off and mistakes marked, and reads the review", async ({
  page,
}) => {
  await page.goto("/talk");
  await expect(page.getByRole("heading", { name: "Play a scene" })).toBeVisible();
  const field = page.getByLabel("Your message to Iris");
  const log = page.getByRole("log");
  const say = async (message: string) => {
    await field.focus();
    await page.keyboard.type(message);
    await page.keyboard.press("Enter");
    await expect(log.getByText("Iris is typing…")).toBeHidden();
  };

  // The thread that marks may still be getting ready: the first message waits for it.
  await say("My name Ana and I from Brazil.");
  await expect(log.getByRole("insertion").first()).toHaveText("is");
  const mark = log.getByRole("button").first();
  await mark.focus();
  await expect(log.getByRole("status").first()).toContainText("“My name is …”");

  await say("Let's play: At the café");
  const panel = page.getByRole("region", { name: "Role play: At the café", exact: true });
  await expect(panel).toContainText("0 of 3 goals reached");
  await say("i want a coffe please");
  await expect(panel).toContainText("1 of 3 goals reached");
  expect(await findFaults(page)).toEqual([]);
  await say("no milk");
  await say("A cheese sandwich, and I pay by card.");
  const review = page.getByRole("region", { name: "After the role play: At the café" });
  await expect(review).toContainText("Words to keep");
  await expect(review).toContainText("A cheese sandwich, and I pay by card.");
  await expect(panel).toBeHidden();
  expect(await findFaults(page)).toEqual([]);
});
