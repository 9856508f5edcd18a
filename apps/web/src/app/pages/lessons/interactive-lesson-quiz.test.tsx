// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/fake-server";
import {
  answerQuiz,
  answersSent,
  attempt,
  completion,
  openQuiz,
  progress,
  quizAnswer,
  server,
  setUpInteractiveLesson,
  shownToast,
} from "../../../testing/interactive-lesson";
import { guest, makeLesson } from "../../../testing/learning";

setUpInteractiveLesson();

describe("the quiz", () => {
  it("numbers its questions, and can be submitted only when every one has an answer", async () => {
    await openQuiz();
    expect(progress()).toBe("100");
    const submit = () => screen.getByText("Submit Quiz") as HTMLButtonElement;
    expect(screen.getByText("Question 2", { selector: "h3" })).toBeTruthy();
    expect(submit().disabled).toBe(true);
    fireEvent.change(quizAnswer(1), { target: { value: "   " } });
    fireEvent.click(within(quizAnswer(2)).getByText("No"));
    expect(submit().disabled).toBe(true);
    answerQuiz();
    expect(submit().disabled).toBe(false);
  });

  it("sends its answers before it is submitted, and then what it counted itself", async () => {
    await openQuiz();
    answerQuiz();
    fireEvent.click(screen.getByText("Submit Quiz"));
    await screen.findByText("Lesson Complete");
    expect(answersSent()).toEqual([
      { questionId: "q-price", answer: "how much?" },
      { questionId: "q-fruit", answer: "No" },
    ]);
    expect(server.calls("POST /api/lessons/complete").map(({ body }) => body)).toEqual([
      {
        userId: guest.id,
        lessonId: "a1-lesson-1",
        quizScore: 6,
        quizMaxScore: 10,
        duration: expect.any(Number),
        answers: { "q-price": " how much? ", "q-fruit": "No" },
        attemptId: "attempt-1",
      },
    ]);
    const [call] = server.calls("POST /api/lessons/complete");
    expect(Number.isInteger(call?.body.duration)).toBe(true);
  });

  it("is not submitted by Enter in an answer: only by its button", async () => {
    await openQuiz();
    answerQuiz();
    expect(fireEvent.keyDown(quizAnswer(1), { key: "Enter" })).toBe(false);
    fireEvent.keyDown(quizAnswer(2), { key: "Enter" });
    expect(screen.getByText("Quiz Time")).toBeTruthy();
    expect(server.calls("POST /api/lessons/complete")).toEqual([]);
  });

  it("is submitted once, however often the button is pressed", async () => {
    await openQuiz();
    answerQuiz();
    const form = screen.getByText("Submit Quiz").closest("form")!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText("Lesson Complete");
    expect(server.calls("POST /api/lessons/complete")).toHaveLength(1);
  });

  it("keeps everything when submitting fails, and tries again", async () => {
    await openQuiz();
    answerQuiz();
    server.on("POST /api/lessons/complete", () => refusal(503, "Saywell is busy.", "unavailable"));
    fireEvent.click(screen.getByText("Submit Quiz"));
    expect(await screen.findByText(/Saywell is busy\./)).toBeTruthy();
    expect((quizAnswer(1) as HTMLInputElement).value).toBe(" how much? ");
    server.on("POST /api/lessons/complete", () => completion);
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("Lesson Complete")).toBeTruthy();
  });
});

it("opens a lesson where it really is when the server refuses to complete it", async () => {
  await openQuiz();
  server.on("POST /api/lessons/complete", () =>
    refusal(409, "Answer every step first.", "out-of-order"),
  );
  server.on("GET /api/lessons/{id}", () => makeLesson({ attempt }));
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  expect(await screen.findByText("What is your name?")).toBeTruthy();
  expect(await shownToast("Answer every step first.")).toBeTruthy();
});

it("a quiz whose connection drops keeps its answers and is submitted when it is back", async () => {
  await openQuiz();
  server.setOnline(false);
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  expect(await screen.findByText(/Your answers are still here\./)).toBeTruthy();
  expect((quizAnswer(1) as HTMLInputElement).value).toBe(" how much? ");
  server.setOnline(true);
  fireEvent.click(screen.getByText("Try again", { selector: "[type=submit]" }));
  expect(await screen.findByText("Lesson Complete")).toBeTruthy();
  expect(answersSent()).toHaveLength(2);
});
