// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  answerQuiz,
  complete,
  completion,
  openQuiz,
  quizAnswer,
  server,
  setUpInteractiveLesson,
  shownToast,
} from "../../../testing/interactive-lesson";

setUpInteractiveLesson();

describe("completion", () => {
  it("shows the score in percent, XP and coins as the server paid them, and both ways on", async () => {
    await complete();
    expect(screen.getByText("Lesson Complete")).toBeTruthy();
    expect(screen.getByText("+16")).toBeTruthy();
    expect(screen.getByText("+25")).toBeTruthy();
    expect(screen.queryByText("New Badge")).toBeNull();
    expect(screen.queryByText("Level Up")).toBeNull();
    for (const name of ["Dashboard", "More Lessons"]) {
      const link = within(screen.getByRole("main")).getByText(name).closest("a");
      expect(link?.getAttribute("href")).toBe("/student-dashboard");
    }
  });

  it("shows a new badge with its artwork, and a level up", async () => {
    await complete({
      badgeAwarded: "First Talk",
      badgesAwarded: ["First Talk"],
      leveledUp: true,
      level: 2,
    });
    const badge = screen.getByText("New Badge").closest("div")!;
    expect(within(badge).getByText("First Talk")).toBeTruthy();
    expect(badge.querySelector("img")?.getAttribute("src")).toBe("/badges/first-talk.svg");
    expect(screen.getByText("Level Up")).toBeTruthy();
    expect(screen.getByText("You are on level 2 now")).toBeTruthy();
  });

  it.each([
    [{}, "Lesson Complete!", "You earned 16 XP and 25 coins"],
    [
      { badgeAwarded: "First Talk" },
      "Lesson Complete!",
      "You earned 16 XP and 25 coins. New badge: First Talk.",
    ],
    [{ message: "Well paid." }, "Lesson Complete!", "Well paid."],
    [
      { message: "Well paid.", badgeAwarded: "First Talk" },
      "Lesson Complete!",
      "Well paid. New badge: First Talk.",
    ],
    [{ isReplay: true, message: "Good practice." }, "Lesson Replayed!", "Good practice."],
  ])("%j is toasted as %s %s", async (parts, title, description) => {
    await complete(parts);
    expect(await shownToast(title)).toBeTruthy();
    expect(await shownToast(description)).toBeTruthy();
  });

  it("of a replay reads Lesson Replayed", async () => {
    await complete({ isReplay: true });
    expect(screen.getByText("Lesson Replayed")).toBeTruthy();
  });

  it("marks each answer in words, with the right one and the reason", async () => {
    await complete();
    const marked = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
    expect(marked[0]).toContain("Right");
    expect(marked[0]).toContain("how much?");
    expect(marked[1]).toContain("Wrong");
    expect(marked[1]).toContain("Right answer: Yes");
    expect(marked[1]).toContain("A pear is a green fruit.");
  });
});

describe("a typing mistake", () => {
  async function completeWith(answer: string) {
    await openQuiz();
    answerQuiz();
    fireEvent.change(quizAnswer(1), { target: { value: answer } });
    server.on("POST /api/lessons/complete", () => ({
      ...completion,
      results: completion.results.map((result) => ({ ...result, isCorrect: false })),
    }));
    fireEvent.click(screen.getByText("Submit Quiz"));
    await screen.findByText("Lesson Complete");
    return screen.getAllByRole("listitem")[0]!;
  }

  it("is marked letter by letter against the nearest right answer, and stays wrong", async () => {
    const marked = await completeWith("how mach?");
    expect(marked.textContent).toContain("how m(wrong: a, better: u)ch?");
    expect(marked.textContent).toContain("Nearly. Look at the spelling.");
    expect(marked.textContent).toContain("Right answer: How much?");
    expect(marked.textContent).toContain("Wrong");
    const [call] = server.calls("POST /api/lessons/complete");
    expect(call?.body.quizScore).toBe(0);
  });

  it("shows what is missing", async () => {
    const marked = await completeWith("How much is it");
    expect(marked.textContent).toContain("How much is it‸(missing: ?)");
  });

  it("is not what another answer has", async () => {
    const marked = await completeWith("What price?");
    expect(marked.textContent).not.toContain("Nearly");
    expect(marked.textContent).toContain("Right answer: How much is it?");
  });
});

it("goes to its end where local storage is blocked", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(blocked);
  await openQuiz();
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  expect(await screen.findByText("Lesson Complete")).toBeTruthy();
});
