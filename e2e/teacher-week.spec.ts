import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { ClassDetails } from "@saywell/contract";
import { findFaults } from "./support/find-faults";
import { expect, productUrl, test } from "./support/test";

async function newPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
  });
  return await context.newPage();
}

const text =
  "Last weekend I go to the beach with my friends. We swam in the sea and we eat a ice cream. It was a very good day for all of us.";

test("a week of a teacher: a class from a list, a text to write, three students who write it, marking, the report and the files", async ({
  browser,
}) => {
  test.slow();
  const teacher = await newPage(browser, 1280);
  await teacher.request.post("/api/session/demo", { data: { role: "TEACHER" } });
  await teacher.goto("/classes?new=1");
  await teacher.getByLabel("Name").fill("Monday B1");
  await teacher.getByLabel("Level").selectOption("B1");
  const made = teacher.waitForResponse(
    (reply) => reply.url().endsWith("/api/classes") && reply.request().method() === "POST",
  );
  await teacher.getByRole("button", { name: "Make class" }).click();
  const { id } = (await (await made).json()) as ClassDetails;

  // A list with a row that is wrong invites nobody.
  await teacher.goto(`/classes/${id}/invite`);
  const list = teacher.getByLabel("Or paste your list");
  await list.fill("email,name\nana@school.example,Ana\nno address,Ben");
  await teacher.getByRole("button", { name: "Look at the list" }).click();
  await expect(teacher.getByRole("row", { name: /^3 .*is no email address/ })).toBeVisible();
  await list.fill(
    "email;name\r\nana@school.example;Ana\r\nben@school.example;Ben\r\ncem@school.example;Cem",
  );
  await teacher.getByRole("button", { name: "Look at the list" }).click();
  await teacher.getByRole("button", { name: "Invite 3 students" }).click();
  await expect(teacher.getByRole("heading", { name: "Open invitations (3)" })).toBeVisible();
  expect(await findFaults(teacher)).toEqual([]);
  const { invitations } = (await (
    await teacher.request.get(`/api/classes/${id}/invitations`)
  ).json()) as { invitations: { token: string }[] };

  await teacher.goto(`/classes/${id}/assignments?assign=1`);
  await teacher.getByRole("radio", { name: "Writing" }).check();
  await teacher.getByLabel("Title").fill("My weekend");
  await teacher.getByLabel("Task", { exact: true }).fill("Write about your last weekend.");
  await teacher.getByLabel("Words, at least").fill("20");
  await teacher.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(teacher.getByText("0 of 0 done")).toBeVisible();

  // Each in a browser of their own, who are nobody here yet.
  const students: Page[] = [];
  for (const { token } of invitations) {
    const student = await newPage(browser, 390);
    await student.goto(`/class-invitation#${token}`);
    await student.getByRole("button", { name: "Enter the demo and join" }).click();
    await expect(student.getByRole("heading", { name: "Monday B1" })).toBeVisible();
    await student.getByRole("link", { name: /^My weekend/ }).click();
    await student.getByLabel("Your text").fill(text);
    await student.getByRole("button", { name: "Hand in" }).click();
    await expect(student.getByText("Your teacher has it now.")).toBeVisible();
    students.push(student);
  }
  expect(await findFaults(students[0]!)).toEqual([]);

  await teacher.goto(`/marking?class=${id}`);
  await expect(teacher.getByRole("list", { name: "Waiting" }).getByRole("link")).toHaveCount(3);
  await teacher.getByRole("list", { name: "Waiting" }).getByRole("link").first().click();
  const marks = teacher.getByRole("list", { name: "Marks" });
  await expect(marks.getByText("“go” → “went”")).toBeVisible();
  // By keyboard alone: the first two marks accepted, a grade, given out.
  await teacher.keyboard.press("j");
  await teacher.keyboard.press("a");
  await teacher.keyboard.press("a");
  await teacher.keyboard.press("m");
  for (const _ of "Last") await teacher.keyboard.press("Shift+ArrowRight");
  await teacher.keyboard.press("Enter");
  const mark = teacher.getByRole("region", { name: "New mark" });
  await expect(mark.getByText("Last", { exact: true })).toBeVisible();
  await expect(mark.getByLabel("Better")).toBeFocused();
  await teacher.keyboard.press("Tab");
  await teacher.keyboard.type("A good beginning.");
  await teacher.keyboard.press("Tab");
  await teacher.keyboard.press("Tab");
  await teacher.keyboard.press("Enter");
  await expect(marks.getByText("A good beginning.")).toBeVisible();
  await teacher.keyboard.press("g");
  await teacher.keyboard.type("78");
  expect(await findFaults(teacher)).toEqual([]);
  await teacher.keyboard.press("Control+Enter");
  await expect(teacher.getByText("sees it now.").first()).toBeVisible();

  const [first] = students;
  await first!.reload();
  await expect(first!.getByText("78 of 100")).toBeVisible();
  await expect(first!.getByText("A good beginning.")).toBeVisible();
  await first!.goto("/review");
  await expect(first!.getByRole("heading", { name: /to review today/ })).toBeVisible();

  await teacher.goto(`/classes/${id}/report`);
  await expect(teacher.getByText("My weekend")).toBeVisible();
  expect(await findFaults(teacher)).toEqual([]);

  await teacher.goto(`/teacher?class=${id}`);
  await teacher.getByRole("button", { name: "Export Data" }).click();
  await teacher.getByRole("button", { name: "Make the file Gradebook, for Canvas" }).click();
  const download = teacher.waitForEvent("download");
  await teacher.getByRole("link", { name: /Download/ }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toMatch(/^\uFEFF?Student,ID,SIS User ID,SIS Login ID,Section,My weekend \(sw-/);
  expect(file).toMatch(/,78\r?\n/);
});
