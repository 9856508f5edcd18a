import type { Lesson } from "@saywell/contract";
import { outlineParts } from "@saywell/lesson";
import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import SimpleLessonPage from "../app/pages/lessons/simple-lesson-page";
import { forgetFinishedLesson } from "../features/simple-lesson/model/finished-lesson";
import { removeToast } from "../ui/use-toast";
import { createFakeServer, type FakeServer } from "./fake-server";
import { emptyProfile, guest, makeLesson } from "./learning";
import { renderApp } from "./render-app";

/** The server of the test that runs. */
export let server: FakeServer;

export const outline: Lesson["outline"] = outlineParts.map(({ id, title }) => ({
  id,
  title,
  teacherMessage: `Iris on ${title}.`,
  question: `Which ${title}?`,
  choices: ["One", "Two", "Three", "Four"],
  correct: "Three",
  reactions: [
    { when: ["One"], say: `One is less than ${title}.` },
    { when: ["Two"], say: `Two is not yet ${title}.` },
    { when: ["Four"], say: `Four is more than ${title}.` },
  ],
  explanation: `Three is ${title}.`,
}));

/** Gives each test of a file a server that takes progress, and a clean screen. */
export function setUpSimpleLesson(): void {
  beforeEach(() => {
    server = createFakeServer();
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    server.on("GET /api/lessons", () => []);
    server.on("GET /api/gamification/profile/{userId}", () => emptyProfile);
    server.on("POST /api/lessons/progress", () => ({ xpAwarded: 0, coinsAwarded: 0 }));
    vi.spyOn(window, "scrollTo").mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    removeToast();
    forgetFinishedLesson();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}

export const visitLesson = (others: Record<string, ReactNode> = {}) =>
  renderApp({ "/lesson/:id": <SimpleLessonPage />, ...others }, "/lesson/a1-lesson-1");

export async function openLesson(
  progress: number | null = null,
  parts: Partial<Lesson> = {},
  otherPages: Record<string, ReactNode> = {},
) {
  server.on("GET /api/lessons/{id}", () =>
    makeLesson({
      outline,
      progress: progress === null ? null : { progress, completedAt: null },
      ...parts,
    }),
  );
  const view = visitLesson(otherPages);
  await screen.findByText("At the market");
  return view;
}
