// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeServer } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import LevelTestLandingPage from "./placement-landing-page";

const open = () => renderApp({ "/level-test": <LevelTestLandingPage /> }, "/level-test");
const ways = () =>
  screen.getAllByRole("link", { name: "Start Test" }).map((link) => link.getAttribute("href"));

it.each([
  ["nobody", null, true],
  ["a guest", guest, true],
  ["a learner", { ...guest, isGuest: false }, false],
  ["a teacher", { ...guest, isGuest: false, role: "TEACHER" as const }, false],
])("its header offers %s to log in, as far as they have not", async (_, user, isOffered) => {
  const server = createFakeServer();
  server.on("GET /api/session", () => ({ user, demo: false }));
  open();
  await waitFor(() => expect(server.calls("GET /api/session")).toHaveLength(1));
  await act(async () => {});
  if (!isOffered) return expect(screen.queryByText("Log In")).toBeNull();
  const link = await screen.findByRole("link", { name: "Log In" });
  expect(link.getAttribute("href")).toBe("/student-dashboard#log-in");
});

it("its header has the menu of who is here, of a guest too", async () => {
  const server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  open();
  expect(await screen.findByRole("button", { name: /account|menu/i })).toBeTruthy();
});

it("says that the test is free and AI-powered", () => {
  open();
  expect(screen.getByText("Free")).toBeTruthy();
  expect(screen.getByText("AI-Powered")).toBeTruthy();
});

it.each([
  ["Junior English Test", ["25 minutes", "30", "A1-B1", "11-15"], "/level-test/junior"],
  ["Adult English Test", ["40 minutes", "40", "A1-C2"], "/level-test/adult"],
  ["OET English Test", ["45 minutes", "45", "B1-C1"], "/level-test/oet"],
])("the card of the %s has its facts %j and leads to %s", (title, facts, path) => {
  open();
  const link = screen.getByRole("link", { name: "Start Test", description: title });
  expect(link.getAttribute("href")).toBe(path);
  const card = link.closest("li");
  expect([...(card?.querySelectorAll("dd") ?? [])].map((each) => each.textContent)).toEqual(facts);
});

it.each([
  ["Junior English Test", "/level-test/junior?length=quick"],
  ["Adult English Test", "/level-test/adult?length=quick"],
  ["OET English Test", "/level-test/oet?length=quick"],
])("the %s can be taken quickly, as a first idea of five minutes", (title, path) => {
  open();
  const link = screen.getByRole("link", { name: "Start Quick Test", description: title });
  expect(link.getAttribute("href")).toBe(path);
  const way = link.closest("section")!.textContent;
  expect(way).toContain("Quick: 5 minutes, a first idea");
  expect(way).toContain("At most 12 questions. It says how sure it is");
});

it("the junior test says of one age only: 11 to 15", () => {
  open();
  expect(screen.getByText(/Made for ages 11 to 15\.$/)).toBeTruthy();
  expect(document.body.textContent).not.toContain("11-17");
});

it("the adult's choice comes first, Quick before Exact, and more time before both", () => {
  open();
  const ways = screen
    .getAllByRole("link", { name: /^Start/ })
    .map((way) => way.getAttribute("href"));
  expect(ways.slice(0, 2)).toEqual(["/level-test/adult?length=quick", "/level-test/adult"]);
  const [moreTime, first] = [
    screen.getByText("Do you need more time?"),
    screen.getAllByRole("link", { name: /^Start/ })[0]!,
  ];
  expect(moreTime.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("explains in three steps how it works, and what a result tells", () => {
  open();
  const steps = screen.getByRole("region", { name: "How It Works" });
  expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
  const results = screen.getByRole("region", { name: "What your result tells you" });
  const levels = [...results.querySelectorAll("dt")].map((each) => each.textContent);
  expect(levels).toEqual([
    "A1 · Beginner",
    "A2 · Elementary",
    "B1 · Intermediate",
    "B2 · Upper-Intermediate",
    "C1 · Advanced",
    "C2 · Proficient",
  ]);
});

it("lets anybody take more time, or practise without a clock, and the links carry it", () => {
  open();
  expect(ways()).toEqual(["/level-test/adult", "/level-test/junior", "/level-test/oet"]);
  fireEvent.click(screen.getByRole("radio", { name: /Half as much time again/ }));
  expect(ways()[0]).toBe("/level-test/adult?timeAllowance=1.5");
  expect(screen.getByText("60 minutes")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /Practice without a clock/ }));
  expect(ways()[1]).toBe("/level-test/junior?timeAllowance=practice");
  expect(screen.getAllByText("No time limit", { selector: "dd" })).toHaveLength(3);
});
