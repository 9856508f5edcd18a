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

setUpInteractiveLesson();

const visitWhere = (reply: () => Response | Promise<never>) => () => {
  server.on("GET /api/lessons/{id}", reply);
  visitLesson();
};

checkTexts([
  {
    where: "a lesson on its way",
    come: visitWhere(() => new Promise<never>(() => {})),
    texts: ["Loading lesson..."],
  },
  {
    where: "a lesson that cannot be read",
    come: visitWhere(() => refusal(500, "Broken.")),
    texts: ["Failed to fetch lesson"],
  },
  {
    where: "a lesson that does not exist",
    come: visitWhere(() => refusal(404, "No such lesson.", "not-found")),
    texts: ["Lesson Not Found", "Back to Dashboard"],
  },
  {
    where: "the first step",
    come: () => openLesson(),
    texts: [
      "At the market",
      "Buy fruit and ask for prices.",
      "10 min",
      "Learning Objectives",
      "Ask for a price",
      "+0 XP earned",
    ],
  },
  {
    where: "a step after one that paid 2 XP",
    come: () => openLesson({ attempt: { ...attempt, answers: { name: "Anna" } } }),
    texts: ["+2 XP earned", "Iris: Good morning, Anna."],
  },
  {
    where: "a lesson whose learner gave no name",
    come: () => openLesson({ attempt: { ...attempt, answers: { name: " " } } }),
    texts: ["Iris: Good morning, learner."],
  },
  {
    where: "an empty answer",
    come: async () => {
      await openLesson();
      goOn();
    },
    texts: ["Input Required", "Please provide a response before continuing."],
  },
  {
    where: "the quiz",
    come: () => openQuiz(),
    texts: ["Quiz Time", "Question 1", "Question 2", "Submit Quiz"],
  },
  {
    where: "a finished lesson, its card and its toast",
    come: () => complete(),
    texts: [
      "Lesson Complete",
      "60%",
      "+16",
      "XP",
      "+25",
      "Coins",
      "Dashboard",
      "More Lessons",
      "Lesson Complete!",
      "You earned 16 XP and 25 coins",
    ],
  },
  {
    where: "a finished lesson that earned a badge",
    come: () => complete({ badgeAwarded: "First Talk", badgesAwarded: ["First Talk"] }),
    texts: ["New Badge", "First Talk", "You earned 16 XP and 25 coins. New badge: First Talk."],
  },
  {
    where: "a finished lesson that led to the next level",
    come: () => complete({ leveledUp: true, level: 2 }),
    texts: ["Level Up"],
  },
  {
    where: "a finished lesson with a message",
    come: () => complete({ message: "Well done." }),
    texts: ["Lesson Complete!", "Well done."],
  },
  {
    where: "a replayed lesson",
    come: () => complete({ isReplay: true, message: "Good practice." }),
    texts: ["Lesson Replayed", "Lesson Replayed!", "Good practice."],
  },
]);

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
