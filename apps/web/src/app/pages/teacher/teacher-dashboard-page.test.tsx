// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { makeStudent, makeTaughtClass, serveTeacher } from "../../../testing/teaching";
import TeacherDashboardPage from "./teacher-dashboard-page";

let server: FakeServer;
beforeEach(() => {
  server = serveTeacher();
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

describe("data is exported", () => {
  const begin = "POST /api/classes/{classId}/exports";
  const file = {
    id: "file-1",
    classId: "class-1",
    kind: "GRADEBOOK_CSV" as const,
    state: "WAITING" as const,
    progress: 0,
    fileName: null,
    createdAt: "2026-11-26T10:00:00.000Z",
    expiresAt: "2026-11-27T10:00:00.000Z",
  };
  const ask = async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Export Data" }));
    await userEvent.click(
      await screen.findByRole("button", { name: "Make the file Gradebook, for Canvas" }),
    );
  };

  test("as a file that a job makes: with how far it is, and then to be downloaded", async () => {
    server.on(begin, () => file);
    let looks = 0;
    server.on("GET /api/exports/{exportId}", () => {
      looks += 1;
      return looks < 2
        ? { ...file, state: "RUNNING", progress: 40 }
        : { ...file, state: "DONE", progress: 100, fileName: "gradebook-b1.csv" };
    });
    await ask();
    expect(await screen.findByText("40%")).toBeTruthy();
    expect(
      screen.getByRole("progressbar", { name: "Gradebook, for Canvas: being made" }),
    ).toBeTruthy();
    const link = await screen.findByRole("link", { name: "Download gradebook-b1.csv" });
    expect(link.getAttribute("href")).toBe("/api/exports/file-1/file");
    expect(server.calls(begin).map(({ body }) => body)).toEqual([{ kind: "GRADEBOOK_CSV" }]);
  });

  test("or says why not, and can be asked for again", async () => {
    server.on(begin, () => file);
    server.on("GET /api/exports/{exportId}", () => ({ ...file, state: "FAILED" }));
    await ask();
    expect(await screen.findByText("The file could not be made. Please try again.")).toBeTruthy();
    expect(
      screen.getByRole("button", { name: "Make the file Gradebook, for Canvas" }),
    ).toBeTruthy();
    server.on(begin, () => refusal(409, "This class is archived.", "conflict"));
    await userEvent.click(
      screen.getByRole("button", { name: "Make the file Gradebook, for Canvas" }),
    );
    expect(await screen.findByText("This class is archived.")).toBeTruthy();
  });
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
