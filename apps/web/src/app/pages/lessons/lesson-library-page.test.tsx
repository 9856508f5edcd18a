// @vitest-environment jsdom
import type { LessonSummary } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freeSubscription } from "../../../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest, makeSummary } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import LessonLibraryPage from "./lesson-library-page";

let server: FakeServer;

const course = [
  makeSummary({
    id: "l1",
    title: "At the café",
    progress: { progress: 100, completedAt: "2026-01-02T03:04:05Z" },
  }),
  makeSummary({ id: "l2", title: "My family", progress: { progress: 30, completedAt: null } }),
  makeSummary({ id: "l3", title: "At the office", difficulty: "B1", topic: "work" }),
  makeSummary({
    id: "l4",
    title: "The train",
    difficulty: "B1",
    topic: "travel",
    isBookmarked: true,
  }),
];

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(at = "/lessons", lessons: LessonSummary[] = course) {
  server.on("GET /api/lessons", () => lessons);
  const Address = () => <p data-testid="query">{useLocation().search}</p>;
  renderApp(
    {
      "/lessons": (
        <>
          <LessonLibraryPage />
          <Address />
        </>
      ),
    },
    at,
  );
  await screen.findByText(/^\d+ (of \d+ )?lessons?$/);
}
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((each) => each.textContent);
const query = () => screen.getByTestId("query").textContent;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("shows all lessons level by level, with how many are done", async () => {
  await open();
  expect(screen.getByText("4 lessons")).toBeTruthy();
  const shelf = within(screen.getByRole("region", { name: "A1 · Beginner" }));
  expect(shelf.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
    "At the café",
    "My family",
  ]);
  expect(shelf.getByText("1 of 2 done")).toBeTruthy();
  expect(screen.getByRole("region", { name: "B1 · Intermediate" })).toBeTruthy();
  expect(screen.queryByText(/^A2 · Elementary$/, { selector: "h2" })).toBeNull();
});

it("shows each level as a path: an ordered list with what is done, and which lesson is next", async () => {
  await open();
  const path = within(screen.getByRole("region", { name: "A1 · Beginner" })).getByRole("list");
  expect(path.tagName).toBe("OL");
  const stops = within(path).getAllByRole("listitem");
  expect(stops.map((stop) => stop.textContent)).toEqual([
    "At the café10 min · 20 XPDone",
    "My family10 min · 20 XPNext 30% done",
  ]);
  expect(stops.map((stop) => stop.getAttribute("aria-current"))).toEqual([null, "step"]);
  expect(screen.getAllByText("Next")).toHaveLength(1);
  expect(screen.getByText("My family").getAttribute("href")).toBe("/lesson-interactive/l2");
});

it("shows a locked lesson as locked, on the path and as a card: no link to it, but the way to the plans", async () => {
  const why = "This lesson is not part of your plan. You can go on with Core.";
  await open(
    "/lessons",
    course.map((lesson) => (lesson.id === "l2" ? lesson : { ...lesson, lock: why })),
  );
  const cafe = () => screen.getByText("At the café", { exact: false }).closest("li")!;
  const waysIn = () =>
    [...cafe().querySelectorAll("a")].map((way) => [way.textContent, way.getAttribute("href")]);
  expect(cafe().textContent).toContain(`(locked)`);
  expect(waysIn()).toEqual([["Locked: see the plans", "/pricing?back=%2Flessons"]]);
  expect(screen.getByText("My family").getAttribute("href")).toBe("/lesson-interactive/l2");
  choose("Level", "A1");
  await screen.findByText("2 of 4 lessons");
  expect(cafe().querySelector("article")?.dataset["state"]).toBe("locked");
  expect(waysIn()).toEqual([["Locked: see the plans", "/pricing?back=%2Flessons%3Flevel%3DA1"]]);
});

it("says why lessons are locked once in each level, with the way to the plans, on the path and over cards", async () => {
  const why = "This lesson is not part of your plan. You can go on with Core.";
  await open(
    "/lessons",
    course.map((lesson) => (lesson.difficulty === "B1" ? { ...lesson, lock: why } : lesson)),
  );
  const saidIn = (level: string) =>
    within(screen.getByRole("region", { name: level })).queryAllByText(
      /^The locked lessons are not part of your plan\. You can go on with Core\./,
    );
  expect(saidIn("A1 · Beginner")).toHaveLength(0);
  expect(saidIn("B1 · Intermediate")).toHaveLength(1);
  const plans = within(saidIn("B1 · Intermediate")[0]!).getByRole("link");
  expect([plans.textContent, plans.getAttribute("href")]).toEqual([
    "See the plans",
    "/pricing?back=%2Flessons",
  ]);
  choose("Level", "B1");
  await screen.findByText("2 of 4 lessons");
  expect(saidIn("B1 · Intermediate")).toHaveLength(1);
});

it("says each reason of a level that has two", async () => {
  const full = "You have begun five lessons this month.";
  const above = "This is not part of your plan.";
  await open(
    "/lessons",
    course.map((lesson, index) => ({ ...lesson, lock: index % 2 === 0 ? full : above })),
  );
  const shelf = within(screen.getByRole("region", { name: "A1 · Beginner" }));
  expect(shelf.getAllByText(full, { exact: false })).toHaveLength(1);
  expect(shelf.getAllByText(above, { exact: false })).toHaveLength(1);
});

it("offers no locked lesson as the next one", async () => {
  await open(
    "/lessons",
    course.map((lesson) => ({ ...lesson, progress: null, lock: "Not on your plan." })),
  );
  expect(screen.queryByText("Next")).toBeNull();
  expect(screen.queryByText(/^Start: /)).toBeNull();
});

it("shows what was searched for as cards with their progress, which lead to the interactive lesson", async () => {
  await open();
  choose("Level", "A1");
  await screen.findByText("2 of 4 lessons");
  expect(screen.getByLabelText("Progress in My family").getAttribute("aria-valuenow")).toBe("30");
  expect(screen.getByText("Done")).toBeTruthy();
  expect(screen.getByText("My family").getAttribute("href")).toBe("/lesson-interactive/l2");
});

it.each([
  ["Level", "B1", "?level=B1", ["At the office", "The train"]],
  ["Topic", "work", "?topic=work", ["At the office"]],
  ["Progress", "in-progress", "?state=in-progress", ["My family"]],
  ["Progress", "completed", "?state=completed", ["At the café"]],
  ["Progress", "not-started", "?state=not-started", ["At the office", "The train"]],
  ["Progress", "bookmarked", "?state=bookmarked", ["The train"]],
  ["Search", "OFFICE", "?q=OFFICE", ["At the office"]],
])("%s %s is in the address as %s, and leaves what matches", async (label, value, search, left) => {
  await open();
  choose(label, value);
  await waitFor(() => expect(titles()).toEqual(left));
  expect(query()).toBe(search);
  expect(screen.getByText(`${left.length} of 4 lessons`)).toBeTruthy();
});

it("opens with the filter of its address", async () => {
  await open("/lessons?level=B1&q=train");
  expect(titles()).toEqual(["The train"]);
  expect(screen.getByLabelText<HTMLSelectElement>("Level").value).toBe("B1");
  expect(screen.getByLabelText<HTMLInputElement>("Search").value).toBe("train");
});

it("keeps what was typed while it is not known yet who is here", async () => {
  let answer: (reply: { user: typeof guest; demo: boolean }) => void = () => {};
  server.on("GET /api/session", () => new Promise((resolve) => (answer = resolve)));
  server.on("GET /api/lessons", () => course);
  renderApp({ "/lessons": <LessonLibraryPage /> }, "/lessons");
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: "train" } });
  await waitFor(() => expect(server.calls("GET /api/session")).toHaveLength(1));
  answer({ user: guest, demo: false });
  expect(await screen.findByText("1 of 4 lessons")).toBeTruthy();
  expect(titles()).toEqual(["The train"]);
});

it("offers a way out of an empty result", async () => {
  await open("/lessons?level=B1&state=completed&q=x");
  expect(screen.getByText("No lesson matches this.")).toBeTruthy();
  fireEvent.click(screen.getByText("Clear search and filters"));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(query()).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Search").value).toBe("");
});

it("reads “No lessons available yet.” where the course is empty", async () => {
  await open("/lessons", []);
  expect(screen.getByText("No lessons available yet.")).toBeTruthy();
});

it("says Failed to fetch lessons, and tries again", async () => {
  server.on("GET /api/lessons", () => refusal(500, "Broken."));
  renderApp({ "/lessons": <LessonLibraryPage /> }, "/lessons");
  expect(await screen.findByText("Failed to fetch lessons")).toBeTruthy();
  server.on("GET /api/lessons", () => course);
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("4 lessons")).toBeTruthy();
});
