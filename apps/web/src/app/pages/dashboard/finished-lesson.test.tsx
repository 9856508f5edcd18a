// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  forgetFinishedLesson,
  keepFinishedLesson,
} from "../../../features/simple-lesson/model/finished-lesson";
import { createFakeServer } from "../../../testing/fake-server";
import { guest, makeLesson } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { FinishedLesson } from "./finished-lesson";

const result = {
  xpAwarded: 24,
  coinsAwarded: 25,
  badgeAwarded: "First Talk",
  badgesAwarded: ["First Talk"],
  leveledUp: false,
  level: 1,
  isReplay: false,
  message: "You earned 24 XP and 25 coins.",
};

beforeEach(() => {
  createFakeServer().on("GET /api/lessons", () => []);
  vi.spyOn(window, "scrollTo").mockReturnValue();
  keepFinishedLesson({ userId: guest.id, lesson: makeLesson(), result });
});
afterEach(() => {
  cleanup();
  forgetFinishedLesson();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const visit = (userId = guest.id) =>
  renderApp({ "/student-dashboard": <FinishedLesson userId={userId} /> }, "/student-dashboard");

it("what a lesson brought is shown once: whoever leaves it open finds it on no later visit", async () => {
  const first = visit();
  expect(await screen.findByText("Lesson Complete")).toBeTruthy();
  expect(screen.getByText("New Badge")).toBeTruthy();
  first.unmount();
  expect(sessionStorage).toHaveLength(0);
  visit();
  await act(async () => undefined);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a page that the browser kept comes back without it", async () => {
  visit();
  await screen.findByText("Lesson Complete");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("closing it leaves the dashboard", async () => {
  visit();
  await screen.findByText("Lesson Complete");
  fireEvent.click(screen.getByLabelText("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("it waits for whose lesson it was", async () => {
  const others = visit("somebody-else");
  await act(async () => undefined);
  expect(screen.queryByRole("dialog")).toBeNull();
  others.unmount();
  visit();
  expect(await screen.findByText("Lesson Complete")).toBeTruthy();
});
