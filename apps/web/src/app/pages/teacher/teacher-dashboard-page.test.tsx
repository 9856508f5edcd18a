// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { makeStudent, makeTaughtClass, serveTeacher } from "../../../testing/teaching";
import TeacherDashboardPage from "./teacher-dashboard-page";

const save = vi.hoisted(() => vi.fn());
vi.mock("../../../lib/save-file", () => ({ saveFile: save }));

let server: FakeServer;
beforeEach(() => {
  server = serveTeacher();
  save.mockClear();
});
afterEach(cleanup);

const open = (at = "/teacher") => renderApp({ "/teacher": <TeacherDashboardPage /> }, at);
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const serveStudents = (count: number) =>
  server.on("GET /api/teacher/{teacherId}/students", () =>
    Array.from({ length: count }, (_, at) =>
      makeStudent({ userId: `student-${at}`, userName: `Student number ${at}` }),
    ),
  );
const names = () =>
  within(screen.getByRole("list", { name: "Students" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

test("the first class is chosen, with its figures and how many students are active", async () => {
  open();
  expect(await screen.findByText("You have 24 active students")).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Class").value).toBe("class-1");
  expect(hrefOf(/^24, Active Students/)).toMatch(/^#/);
  expect(hrefOf(/^12, Lessons Assigned/)).toBe("/classes/class-1/assignments");
  expect(hrefOf(/^58%, Avg Progress/)).toMatch(/^#/);
  expect(hrefOf(/^156, Completions/)).toBe("/classes/class-1/assignments");
});

test("another class is chosen in the header, and stays in the address", async () => {
  open();
  const selector = await screen.findByLabelText<HTMLSelectElement>("Class");
  await screen.findByText("You have 24 active students");
  await userEvent.selectOptions(selector, "Advanced C1");
  await vi.waitFor(() =>
    expect(server.calls("GET /api/teacher/{teacherId}/students").at(-1)).toMatchObject({
      params: { teacherId: "teacher-1" },
      query: { classId: "class-2" },
    }),
  );
  cleanup();
  open("/teacher?class=class-2");
  expect((await screen.findByLabelText<HTMLSelectElement>("Class")).disabled).toBe(false);
  await vi.waitFor(() =>
    expect(hrefOf("Schedule")).toBe("/classes/class-2/assignments?view=calendar"),
  );
});

test("planning, assigning, reports and settings are one press away", async () => {
  open();
  await screen.findByText("You have 24 active students");
  expect(hrefOf("Schedule")).toBe("/classes/class-1/assignments?view=calendar");
  expect(hrefOf("Assign Lesson")).toBe("/classes/class-1/assignments?assign=1");
  expect(hrefOf("Create Assignment")).toBe("/classes/class-1/assignments?assign=1");
  expect(hrefOf("View Progress Reports")).toBe("/classes/class-1/report");
  expect(hrefOf("Class Settings")).toBe("/classes/class-1/settings");
});

test("the chart says each day's students, marks today, and its period and zone", async () => {
  open();
  const days = await screen.findByRole("list", { name: "Students who learnt, by day" });
  await screen.findByText("You have 24 active students");
  const said = within(days)
    .getAllByRole("listitem")
    .map((day) => day.querySelector(".sr-only")?.textContent);
  expect(said[0]).toBe("Monday 23 November: 12 students");
  expect(said[6]).toBe("Sunday 29 November, today: 6 students");
  expect(
    screen.getByText(
      "Students who learnt, Monday 23 November to Sunday 29 November, where each student is. Today is the school's (London).",
    ),
  ).toBeTruthy();
});

test("six students are shown, all when that is wished, and six again", async () => {
  serveStudents(8);
  open();
  await userEvent.click(await screen.findByRole("button", { name: "View All Students (8)" }));
  expect(names()).toHaveLength(8);
  await userEvent.click(screen.getByRole("button", { name: "Show fewer students" }));
  expect(names()).toHaveLength(6);
});

test("six students or fewer have no button to view all", async () => {
  serveStudents(6);
  open();
  await screen.findByText("Student number 5");
  expect(screen.queryByRole("button", { name: /View All Students/ })).toBeNull();
});

test("a student without a name is called Student, and the card leads to their page", async () => {
  server.on("GET /api/teacher/{teacherId}/students", () => [makeStudent({ userName: "" })]);
  open();
  const link = await screen.findByRole("link", { name: "Student" });
  expect(link.getAttribute("href")).toBe("/classes/class-1/students/student-1");
});

test("who needs attention is found, with the reason and the rule", async () => {
  server.on("GET /api/teacher/{teacherId}/students", () => [
    makeStudent({ userId: "1", userName: "Ana", isActiveThisWeek: true }),
    makeStudent({
      userId: "2",
      userName: "Ben",
      isActiveThisWeek: false,
      attention: [{ reason: "inactive", days: 9 }],
    }),
  ]);
  open();
  await screen.findByText("No activity for 9 days");
  expect(screen.queryByText(/^A student needs attention after 7 days/)).toBeNull();
  await userEvent.click(screen.getByLabelText("Need Attention"));
  expect(names()).toEqual(["Ben"]);
  expect(screen.getByText(/^A student needs attention after 7 days/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText("Active This Week"));
  expect(names()).toEqual(["Ana"]);
});

test("a class without students says so, and how to get them", async () => {
  serveStudents(0);
  open();
  expect(await screen.findByText("No students found in your class yet.")).toBeTruthy();
  expect(hrefOf("Show the class code")).toBe("/classes/class-1");
});

test("students that could not be read are the empty state, with a way to try again", async () => {
  server.on("GET /api/teacher/{teacherId}/students", () => refusal(500, "Broken."));
  open();
  expect(await screen.findByText("No students found in your class yet.")).toBeTruthy();
  expect(screen.getByText("Failed to fetch students")).toBeTruthy();
  serveStudents(1);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Student number 0")).toBeTruthy();
});

test("figures that could not be read are asked for again, and the students are there", async () => {
  server.on("GET /api/classes/{classId}/dashboard", () => refusal(500, "Broken."));
  open();
  expect(await screen.findByText("Broken.")).toBeTruthy();
  expect(await screen.findByText("Ana Costa")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("exported is what the list shows, formulas made harmless", async () => {
  server.on("GET /api/teacher/{teacherId}/students", () => [
    makeStudent({ userId: "1", userName: "=1+1" }),
    makeStudent({ userId: "2", userName: "Ben", isActiveThisWeek: false }),
  ]);
  open();
  await screen.findByText("Ben");
  await userEvent.click(screen.getByLabelText("Active This Week"));
  await userEvent.click(screen.getByRole("button", { name: "Export Data" }));
  const [file, name] = save.mock.calls[0] as [Blob, string];
  expect(name).toBe("students-intermediate-b1.csv");
  expect(file.size).toBeGreaterThan(0);
  expect(await screen.findByText("1 student, as the list shows them.")).toBeTruthy();
});

test("a teacher with no class is led to the first one, and sees no zeros", async () => {
  server.on("GET /api/classes", () => ({ classes: [] }));
  open();
  expect(await screen.findByRole("heading", { name: "Make your first class" })).toBeTruthy();
  expect(hrefOf("Make your first class")).toBe("/classes?new=1");
  expect(screen.queryByText("Active Students")).toBeNull();
  expect(screen.queryByRole("link", { name: "Schedule" })).toBeNull();
});

test("classes that could not be read are asked for again", async () => {
  server.on("GET /api/classes", () => refusal(500, "Broken."));
  open();
  await screen.findByText("Broken.");
  server.on("GET /api/classes", () => ({ classes: [makeTaughtClass()] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("You have 24 active students")).toBeTruthy();
});
