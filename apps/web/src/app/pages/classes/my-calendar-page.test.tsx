// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  learner,
  makeJoinedClass,
  makeOwnAssignment,
  serveClasses,
} from "../../../testing/classes";
import type { FakeServer } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import MyCalendarPage from "./my-calendar-page";

let server: FakeServer;
const dueAt = new Date().toISOString();
const text = {
  id: "text",
  classId: "class-2",
  className: "Evening",
  kind: "WRITING",
  lessonId: null,
  title: "My town",
  task: { kind: "WRITING", prompt: "", minWords: 5, maxWords: 80 },
  dueAt,
} as const;
beforeEach(() => {
  server = serveClasses(learner);
  server.on("GET /api/my-assignments", () => ({
    assignments: [makeOwnAssignment({ dueAt }), makeOwnAssignment(text)],
  }));
  server.on("GET /api/my-classes", () => ({
    classes: [makeJoinedClass(), makeJoinedClass({ id: "class-2", name: "Evening" })],
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderApp({ "/my-calendar": <MyCalendarPage /> }, "/my-calendar");
const links = async () => {
  const table = within(await screen.findByRole("table"));
  return table.getAllByRole("link");
};

test("the work of all classes stands on its days, with its class, and leads to where it is done", async () => {
  open();
  await within(await screen.findByRole("table")).findByText(/Evening/);
  const found = await links();
  expect(found.map((link) => link.getAttribute("href"))).toEqual([
    "/lesson-interactive/b1-lesson-1",
    "/my-work/text",
  ]);
  expect(found[0]?.textContent).toMatch(/^Due \d\d:\d\d, Intermediate B1A job interview$/);
});

test("who is in one class reads no class beside the work", async () => {
  server.on("GET /api/my-classes", () => ({ classes: [makeJoinedClass()] }));
  open();
  expect((await links())[0]?.textContent).toMatch(/^Due \d\d:\d\dA job interview$/);
});

test("what is not open yet leads to the page of its class", async () => {
  server.on("GET /api/my-assignments", () => ({
    assignments: [makeOwnAssignment({ ...text, state: "not-open" })],
  }));
  open();
  expect((await links())[0]?.getAttribute("href")).toBe("/my-classes/class-2");
});

test("a month without work is a month all the same", async () => {
  server.on("GET /api/my-assignments", () => ({ assignments: [] }));
  open();
  expect(within(await screen.findByRole("table")).queryByRole("link")).toBeNull();
  expect(screen.getByText("Nothing opens or is due then.")).toBeTruthy();
});
