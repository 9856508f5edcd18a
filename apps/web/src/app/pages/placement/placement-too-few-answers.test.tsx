// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { makeResult } from "../../../features/placement/testing/placement-test";
import { createFakeServer } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import LevelTestResultsPage from "./placement-results-page";

afterEach(cleanup);

it.each([
  ["quick", { questions: 39, secondsLeft: 2100 }, ["Go on"]],
  ["exact", null, []],
] as const)(
  "of a %s test with too few answers it says that no level was found, shows none, and leads to one",
  async (length, goOn, buttons) => {
    const server = createFakeServer();
    server.on("GET /api/session", () => ({ user: null, demo: false }));
    server.on("GET /api/level-test/results/{resultId}", () =>
      makeResult({ stopReason: "too-few-answers", answered: 1, level: "B2", length, goOn }),
    );
    renderApp(
      { "/level-test/results": <LevelTestResultsPage /> },
      "/level-test/results?score=50&level=B2&result=result-1",
    );
    await screen.findByText(/^You answered 1 question\. That is too few to find a level\./);
    expect(screen.getByText(/your level in Saywell has not changed/)).toBeTruthy();
    const main = screen.getByRole("main");
    expect(main.textContent).not.toMatch(/[ABC][12]|%/);
    expect([...main.querySelectorAll("button")].map((each) => each.textContent?.trim())).toEqual(
      buttons,
    );
    const test = screen.getByRole("link", { name: "Take a placement test" });
    expect(test.getAttribute("href")).toBe("/level-test");
  },
);
