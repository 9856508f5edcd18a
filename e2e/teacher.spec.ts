import type { Browser, Page } from "@playwright/test";
import type { ClassDetails } from "@saywell/contract";
import { findFaults } from "./support/find-faults";
import { expect, productUrl, test } from "./support/test";

/** A page of somebody who has just entered the demo school. */
async function enter(
  browser: Browser,
  role: "TEACHER" | "LEARNER",
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const entered = await page.request.post("/api/session/demo", { data: { role } });
  expect(entered.status()).toBe(200);
  return page;
}

test("the dashboard of the demo's teacher has the figures of its class, and leads to a student's page by keyboard", async ({
  browser,
}) => {
  const teacher = await enter(browser, "TEACHER");
  await teacher.goto("/teacher");
  await expect(teacher.getByText("You have 24 active students")).toBeVisible();
  const selector = teacher.getByRole("combobox", { name: "Class" });
  await expect(selector).toHaveText(/Intermediate B1.*Advanced C1.*Beginner A2/s);
  await expect(teacher.getByText("156", { exact: true })).toBeVisible();
  await expect(teacher.getByText("12", { exact: true }).first()).toBeVisible();
  for (const [day, count] of [
    ["Monday", 12],
    ["Tuesday", 15],
    ["Wednesday", 18],
    ["Thursday", 14],
    ["Friday", 20],
    ["Saturday", 8],
    ["Sunday", 6],
  ] as const) {
    await expect(teacher.getByText(new RegExp(`^${day} .*: ${count} students$`))).toBeAttached();
  }
  await expect(teacher.getByRole("button", { name: "View All Students (24)" })).toBeVisible();
  await teacher.getByRole("link", { name: /Aylin Demir/ }).focus();
  await teacher.keyboard.press("Enter");
  await expect(teacher.getByRole("heading", { name: "Aylin Demir" })).toBeVisible();
  expect(await findFaults(teacher)).toEqual([]);
});

test("a class is made, joined by its code on a phone and given a lesson, and what the learner does comes to its teacher by itself", async ({
  browser,
}) => {
  const teacher = await enter(browser, "TEACHER");
  await teacher.goto("/classes?new=1");
  await teacher.getByLabel("Name").fill("Friday B2");
  const made = teacher.waitForResponse(
    (reply) => reply.url().endsWith("/api/classes") && reply.request().method() === "POST",
  );
  await teacher.getByRole("button", { name: "Make class" }).click();
  const { id, joinCode } = (await (await made).json()) as ClassDetails;

  const learner = await enter(browser, "LEARNER", { width: 390, height: 844 });
  await learner.goto(`/join-class/${joinCode}`);
  await learner.getByRole("button", { name: "Join the class" }).click();
  await expect(learner.getByRole("heading", { name: "Friday B2" })).toBeVisible();
  expect(await findFaults(learner)).toEqual([]);

  await teacher.goto(`/classes/${id}/assignments?assign=1`);
  await teacher.getByLabel("Level of the lessons").selectOption("B2");
  await teacher.getByRole("checkbox", { name: /A slow walk with Marta/ }).check();
  await teacher.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(teacher.getByText("0 of 1 done")).toBeVisible();

  await learner.goto(`/my-classes/${id}`);
  await expect(learner.getByText("A slow walk with Marta").first()).toBeVisible();
  // As its player does when a lesson is worked through.
  const { user } = (await (await learner.request.get("/api/session")).json()) as {
    user: { id: string };
  };
  const done = await learner.request.post("/api/lessons/complete", {
    data: { userId: user.id, lessonId: "b2-lesson-5", quizScore: 0, quizMaxScore: 0, duration: 60 },
  });
  expect(done.status()).toBe(200);
  await teacher.reload();
  await expect(teacher.getByText("1 of 1 done")).toBeVisible();
  await teacher.goto(`/teacher?class=${id}`);
  await expect(teacher.getByText("You have 1 active student", { exact: true })).toBeVisible();
});
