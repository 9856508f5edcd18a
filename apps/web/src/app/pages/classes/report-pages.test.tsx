// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeTaughtClass, serveClasses, teacher } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { makeLearningReport } from "../../../testing/reports";
import ReportPage from "./report-page";
import StudentReportPage from "./student-report-page";

const classReport = "GET /api/classes/{classId}/report";
const studentReport = "GET /api/classes/{classId}/students/{studentId}/learning-report";
const sheet = "GET /api/classes/{classId}/students/{studentId}/learning-report.pdf";

let server: FakeServer;
let asked: Record<string, string | undefined>[];
beforeEach(() => {
  server = serveClasses({ ...teacher, timeZone: "Europe/Lisbon" });
  asked = [];
  server.on(classReport, ({ query }) => {
    asked.push(query);
    return makeLearningReport();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (at = "/classes/class-1/report") =>
  renderApp(
    {
      "/classes/:classId/report": <ReportPage />,
      "/classes/:classId/students/:studentId/report": <StudentReportPage />,
    },
    at,
  );
const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("the report on a class", () => {
  test("says its days and zone, and has each number of the chart in a table", async () => {
    open();
    expect(
      await screen.findByText(/5 February 2026 to 6 February 2026, the school's days \(Lisbon\)/),
    ).toBeTruthy();
    const time = await part("Time");
    expect(time.getByRole("button", { name: /^2 lessons finished: see what/ })).toBeTruthy();
    const rows = time.getAllByRole("row", { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "DayActiveLessonsMinutes",
      "5 February1225",
      "6 February1225",
    ]);
  });

  test("of nothing says so in each part", async () => {
    open();
    const empty = {
      Skills: "No question was answered in these days.",
      "Most often wrong": "Nothing was wrong at a first try in these days.",
      "Can-do statements": "No quiz of a lesson was taken yet.",
      Assignments: "Nothing was assigned for these days.",
      "Placement tests": "Nobody finished a placement test in these days.",
    };
    for (const [name, words] of Object.entries(empty)) {
      expect((await part(name)).getByText(words)).toBeTruthy();
    }
  });

  test("leads from what most got wrong to the lesson that teaches it, and assigns it", async () => {
    server.on(classReport, () =>
      makeLearningReport({
        mostWrong: [
          {
            figure: "wrong:a1-lesson-2/question:one-apple",
            lessonId: "a1-lesson-2",
            question: "I'd like ___ apple.",
            answer: "an",
            skill: "grammar",
            topic: "A, an and some",
            tried: 12,
            wrong: 9,
            lessons: [{ lessonId: "a1-lesson-2", title: "At the café", level: "A1" }],
          },
        ],
      }),
    );
    open();
    const wrong = await part("Most often wrong");
    expect(wrong.getByText("9 of 12 wrong at first")).toBeTruthy();
    expect(wrong.getByRole("link", { name: "At the café" }).getAttribute("href")).toBe(
      "/lesson-interactive/a1-lesson-2",
    );
    expect(wrong.getByRole("link", { name: "Assign At the café" }).getAttribute("href")).toBe(
      "/classes/class-1/assignments?assign=1&lessons=a1-lesson-2",
    );
  });

  test("says that somebody moved only as the tests do, and why", async () => {
    const takenAt = "2026-02-05T10:00:00.000Z";
    const before = { takenAt, level: "A2", lowest: "A1", highest: "A2" } as const;
    const after = { takenAt, level: "B2", lowest: "B1", highest: "B2" } as const;
    const people = { userId: "u", figure: "placement:u", before, after };
    server.on(classReport, () =>
      makeLearningReport({
        placement: [
          { ...people, userName: "Ana", movement: "likely-up" },
          { ...people, userId: "v", userName: "Ben", movement: "unclear" },
          { ...people, userId: "w", userName: "Cem", before: null, movement: null },
        ],
      }),
    );
    open();
    const [ana, ben, cem] = (await part("Placement tests")).getAllByRole("listitem");
    expect(ana!.textContent).toContain("Likely moved up");
    expect(ana!.textContent).toContain("A2 (between A1 and A2), then B2 (between B1 and B2)");
    expect(ana!.textContent).toContain("The two intervals do not overlap.");
    expect(ben!.textContent).toContain("No clear move");
    expect(cem!.textContent).toContain("One test alone");
  });

  test("opens what a figure is made of, with its own days and rule", async () => {
    server.on("GET /api/classes/{classId}/report/made-of", ({ query }) => {
      asked.push(query);
      return {
        figure: "finished:2026-02-06",
        title: "Lessons finished",
        period: { from: "2026-02-06", to: "2026-02-06", timeZone: "Europe/Lisbon" },
        rule: "Each lesson that a student finished for the first time.",
        pieces: [
          {
            userId: "ana",
            userName: "Ana Costa",
            what: "At the café",
            day: "2026-02-06",
            outcome: "finished",
          },
        ],
        more: 1200,
      };
    });
    open();
    const time = await part("Time");
    fireEvent.click(
      time.getByRole("button", { name: /^2 lessons finished, 6 February 2026/, hidden: true }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    const ana = await dialog.findByRole("link", { name: "Ana Costa" });
    expect(ana.getAttribute("href")).toBe("/classes/class-1/students/ana/report");
    expect(dialog.getByText(/^And 1,200 more\./)).toBeTruthy();
    expect(dialog.getByText("At the café, 6 February 2026")).toBeTruthy();
    expect(dialog.getByText(/^6 February 2026, the school's days \(Lisbon\)\. Each/)).toBeTruthy();
    expect(asked.at(-1)).toEqual({
      figure: "finished:2026-02-06",
      from: "2026-02-05",
      to: "2026-02-06",
    });
  });

  test("is of the days that are chosen", async () => {
    open();
    await part("Time");
    expect(asked).toEqual([{}]);
    fireEvent.change(screen.getByLabelText("Days"), { target: { value: "year" } });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(Object.keys(asked[1]!)).toEqual(["from"]);
    fireEvent.change(screen.getByLabelText("Days"), { target: { value: "own" } });
    fireEvent.click(await screen.findByRole("button", { name: "Show" }));
    expect(screen.getByText("Choose both days.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2024-01-01" } });
    fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2025-01-01" } });
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(screen.getByText("Choose at most 366 days.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2024-12-31" } });
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: "2024-01-01", to: "2024-12-31" }));
  });

  test("that cannot be read can be tried again", async () => {
    server.on(classReport, () => refusal(503, "Saywell is busy right now."));
    open();
    expect(await screen.findByText("Saywell is busy right now.")).toBeTruthy();
    server.on(classReport, () => makeLearningReport());
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await part("Time");
  });

  test.each([
    ["archived", { isArchived: true }, "This class is archived"],
    ["empty", { students: 0 }, "This class has no students yet"],
  ])("of an %s class is not asked for", async (_how, parts, words) => {
    server.on("GET /api/classes/{classId}", () => makeTaughtClass(parts));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe("the report on a student", () => {
  beforeEach(() =>
    server.on(studentReport, () =>
      makeLearningReport({ student: { userId: "ana", userName: "Ana Costa" }, students: 1 }),
    ),
  );

  test("is named after the student and saved as PDF", async () => {
    const pdf = new Blob(["%PDF-"], { type: "application/pdf" });
    server.on(sheet, () => new Response(pdf));
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }),
    );
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    open("/classes/class-1/students/ana/report");
    expect(await screen.findByRole("heading", { name: "Report on Ana Costa" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Download report (PDF)" }));
    await waitFor(() => expect(saved).toEqual(["saywell-report.pdf"]));
  });

  test("of nobody says that there is no such student", async () => {
    server.on(studentReport, () => refusal(404, "There is no such student.", "not-found"));
    open("/classes/class-1/students/nobody/report");
    expect(await screen.findByText("There is no such student in this class")).toBeTruthy();
  });
});
