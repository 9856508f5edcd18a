// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../fake-server";
import {
  attempt,
  complete,
  dialogueAnswers,
  goOn,
  openLesson,
  openQuiz,
  progress,
  server,
  setUpInteractiveLesson,
  shownToast,
  visitLesson,
} from "../interactive-lesson";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

setUpInteractiveLesson();

const visitWhere = (reply: () => Response | Promise<never>) => () => {
  server.on("GET /api/lessons/{id}", reply);
  visitLesson();
};

checkTexts(specifiedTexts.interactiveLesson, {
  "a lesson on its way": visitWhere(() => new Promise<never>(() => {})),
  "a lesson that cannot be read": visitWhere(() => refusal(500, "Broken.")),
  "a lesson that does not exist": visitWhere(() => refusal(404, "No such lesson.", "not-found")),
  "the first step": () => openLesson(),
  "a step after one that paid 2 XP": () =>
    openLesson({ attempt: { ...attempt, answers: { name: "Anna" } } }),
  "a lesson whose learner gave no name": () =>
    openLesson({ attempt: { ...attempt, answers: { name: " " } } }),
  "an empty answer": async () => {
    await openLesson();
    goOn();
  },
  "the quiz": () => openQuiz(),
  "a finished lesson, its card and its toast": () => complete(),
  "a finished lesson that earned a badge": () =>
    complete({ badgeAwarded: "First Talk", badgesAwarded: ["First Talk"] }),
  "a finished lesson that led to the next level": () => complete({ leveledUp: true, level: 2 }),
  "a finished lesson with a message": () => complete({ message: "Well done." }),
  "a replayed lesson": () => complete({ isReplay: true, message: "Good practice." }),
});

test("Input Required is a destructive toast", async () => {
  await openLesson();
  goOn();
  const title = await shownToast("Input Required");
  expect(title.closest("li")?.dataset["variant"]).toBe("destructive");
});

test("a finished lesson shows neither badge nor level up when there was none", async () => {
  await complete();
  expect(screen.queryByText("New Badge")).toBeNull();
  expect(screen.queryByText("Level Up")).toBeNull();
});

test("both buttons of a finished lesson lead to the dashboard", async () => {
  await complete();
  for (const name of ["Dashboard", "More Lessons"]) {
    const link = within(screen.getByRole("main")).getByText(name);
    expect(link.getAttribute("href")).toBe("/student-dashboard");
  }
});

test("a yes answers by itself after 100 ms, and the last step ends at 100", async () => {
  const { ripe: _, ...answers } = dialogueAnswers;
  await openLesson({ attempt: { ...attempt, answers } });
  vi.useFakeTimers();
  fireEvent.click(screen.getByText("Yes"));
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.queryByText("Quiz Time")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText("Quiz Time")).toBeTruthy();
  expect(progress()).toBe("100");
});

test.each([
  ["the first of five steps", {}, "20"],
  ["the third", { name: "Anna", hello: "" }, "60"],
])("progress on %s is its number of all, in percent", async (_, answers, percent) => {
  await openLesson({ attempt: { ...attempt, answers } });
  expect(progress()).toBe(percent);
});
