// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeAccount } from "../testing/account";
import { createFakeServer, type FakeServer } from "../testing/fake-server";
import { guest, makeLesson } from "../testing/learning";
import InteractiveLessonPage from "./pages/interactive-lesson-page";
import SimpleLessonPage from "./pages/simple-lesson-page";
import { Providers } from "./providers";

let server: FakeServer;
const root = document.documentElement;
const marks = () => ({ ...root.dataset });

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("GET /api/lessons/{id}", () => makeLesson());
  server.on("GET /api/review/{userId}/words", () => []);
  server.on("POST /api/lessons/xapi", () => ({ id: "statement-1" }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const name of Object.keys(marks())) delete root.dataset[name];
});

const open = (path: string) =>
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/lesson/:id" element={<SimpleLessonPage />} />
          <Route path="/lesson-interactive/:id" element={<InteractiveLessonPage />} />
          <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );

it.each(["/lesson/a1-lesson-1", "/lesson-interactive/a1-lesson-1"])(
  "the account's preferences hold on %s too, on a device that has never seen them",
  async (path) => {
    server.on("GET /api/account/{userId}", () =>
      makeAccount({
        settings: { textSize: "LARGER", dyslexiaSpacing: true, reducedMotion: true, sound: false },
      }),
    );
    open(path);
    await expect
      .poll(marks)
      .toEqual({ text: "larger", spacing: "wide", motion: "reduced", sound: "off" });
    expect(await screen.findByRole("heading", { level: 1, name: "At the market" })).toBeTruthy();
  },
);

it("a lesson opens all the same when the account cannot be read", async () => {
  open("/lesson/a1-lesson-1");
  expect(await screen.findByRole("heading", { level: 1, name: "At the market" })).toBeTruthy();
  expect(marks()).toEqual({});
});

it("a page that needs nobody asks nothing", () => {
  open("/elsewhere");
  expect(server.calls("GET /api/session")).toEqual([]);
  expect(server.calls("GET /api/account/{userId}")).toEqual([]);
});
