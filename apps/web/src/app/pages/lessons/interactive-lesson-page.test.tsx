// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/fake-server";
import {
  answerQuiz,
  answersSent,
  attempt,
  dialogueAnswers,
  goOn,
  line,
  openLesson,
  openQuiz,
  progress,
  quizAnswer,
  server,
  setUpInteractiveLesson,
  shownToast,
  type,
  visitLesson,
} from "../../../testing/interactive-lesson";
import { emptyProfile, guest, makeLesson, makeSummary } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import InteractiveLessonPage from "./interactive-lesson-page";
import StudentDashboardPage from "../dashboard/student-dashboard-page";

setUpInteractiveLesson();

describe("reading the lesson", () => {
  it("says Loading lesson... meanwhile", async () => {
    server.on("GET /api/lessons/{id}", () => new Promise(() => undefined));
    visitLesson();
    expect(await screen.findByText("Loading lesson...")).toBeTruthy();
  });

  it("shows Lesson Not Found with the way back where there is none", async () => {
    server.on("GET /api/lessons/{id}", () => refusal(404, "No such lesson.", "not-found"));
    visitLesson();
    expect(await screen.findByText("Lesson Not Found")).toBeTruthy();
    const back = screen.getByText("Back to Dashboard").closest("a");
    expect(back?.getAttribute("href")).toBe("/student-dashboard");
  });

  it("says what plan has the lesson where the learner's has not", async () => {
    const sentence = "This lesson is not part of your plan. You can go on with Core.";
    server.on("GET /api/lessons/{id}", () => refusal(402, sentence, "plan-required"));
    visitLesson();
    expect(await screen.findByText(sentence)).toBeTruthy();
    const ways = screen.getByRole("main").querySelectorAll("a");
    expect(Array.from(ways, (way) => [way.textContent, way.getAttribute("href")])).toEqual([
      ["See the plans", "/pricing?back=%2Flesson-interactive%2Fa1-lesson-1"],
      ["All lessons", "/lessons"],
      ["Back to Dashboard", "/student-dashboard"],
    ]);
    expect(screen.queryByText("Try again")).toBeNull();
  });

  it("says Failed to fetch lesson on any other failure, and tries again", async () => {
    server.on("GET /api/lessons/{id}", () => refusal(500, "Broken."));
    visitLesson();
    expect(await screen.findByText("Failed to fetch lesson")).toBeTruthy();
    server.on("GET /api/lessons/{id}", () => makeLesson());
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("At the market")).toBeTruthy();
  });

  it("shows title, description, duration, and the objectives on the first step only", async () => {
    await openLesson();
    expect(screen.getByText("Buy fruit and ask for prices.")).toBeTruthy();
    expect(screen.getByText("10 min")).toBeTruthy();
    expect(screen.getByText("Learning Objectives")).toBeTruthy();
    expect(screen.getByText("Ask for a price")).toBeTruthy();
    type("Anna");
    expect(screen.queryByText("Learning Objectives")).toBeNull();
  });
});

describe("statements", () => {
  it("tell that the lesson was opened, and each answer to a step", async () => {
    await openLesson();
    type("Anna");
    goOn();
    await waitFor(() => expect(server.calls("POST /api/lessons/xapi")).toHaveLength(3));
    const common = { userId: guest.id, lessonId: "a1-lesson-1", success: 1 };
    expect(server.calls("POST /api/lessons/xapi").map(({ body }) => body)).toEqual([
      { ...common, verb: "interacted", object: "lesson.at-the-market" },
      { ...common, verb: "answered", object: "lesson.at-the-market.step_name", response: "Anna" },
      { ...common, verb: "answered", object: "lesson.at-the-market.step_hello" },
    ]);
  });

  it("never disturb the lesson when they fail", async () => {
    server.on("POST /api/lessons/xapi", () => refusal(500, "Broken."));
    await openLesson();
    type("Anna");
    expect(await waitFor(() => line("Good morning, Anna."))).toBeTruthy();
  });
});

describe("coming back", () => {
  it("goes on at the same step with the same answers", async () => {
    await openLesson({ attempt: { ...attempt, answers: { name: "Anna", hello: "" } } });
    expect(screen.getByText("What do you want?")).toBeTruthy();
    expect(progress()).toBe("60");
    expect(screen.getByLabelText("The conversation so far").textContent).toContain("You: Anna");
  });

  it("goes on in the quiz with the same answers", async () => {
    await openLesson({
      attempt: { ...attempt, answers: dialogueAnswers, quizAnswers: { "q-price": "How much?" } },
    });
    expect(screen.getByText("Quiz Time")).toBeTruthy();
    expect((quizAnswer(1) as HTMLInputElement).value).toBe("How much?");
  });

  it("reads the lesson again, because it may have gone on elsewhere", async () => {
    await openLesson();
    cleanup();
    await openLesson({ attempt: { ...attempt, answers: { name: "Anna" } } });
    expect(line("Good morning, Anna.")).toBeTruthy();
  });

  it("keeps answers that could not be sent, says so, and sends them after a reload", async () => {
    await openLesson();
    server.setOnline(false);
    type("Anna");
    expect(await screen.findByText(/your answers are kept on this device/)).toBeTruthy();
    cleanup();
    server.setOnline(true);
    await openLesson();
    expect(line("Good morning, Anna.")).toBeTruthy();
    await waitFor(() => expect(answersSent()).toEqual([{ stepId: "name", answer: "Anna" }]));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it("sends them when the browser is online again", async () => {
    await openLesson();
    server.setOnline(false);
    type("Anna");
    await screen.findByText(/your answers are kept on this device/);
    server.setOnline(true);
    fireEvent.online(window);
    await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull());
    expect(answersSent()).toEqual([{ stepId: "name", answer: "Anna" }]);
  });

  it("opens the lesson where it really is when the server refuses an answer", async () => {
    await openLesson();
    server.on("POST /api/lessons/{id}/answers", () =>
      refusal(409, "Answer the steps before this one first.", "out-of-order"),
    );
    server.on("GET /api/lessons/{id}", () =>
      makeLesson({ attempt: { ...attempt, answers: { name: "Maya" } } }),
    );
    type("Anna");
    expect(await waitFor(() => line("Good morning, Maya."))).toBeTruthy();
    expect(await shownToast("Answer the steps before this one first.")).toBeTruthy();
  });
});

describe("a lesson that is removed while it is open", () => {
  const gone = () => refusal(404, "There is no such lesson.", "not-found");

  it.each(["an answer", "the quiz"])("says so on a screen of its own at %s", async (at) => {
    await (at === "the quiz" ? openQuiz() : openLesson());
    server.on("GET /api/lessons/{id}", gone);
    if (at === "the quiz") {
      server.on("POST /api/lessons/complete", gone);
      answerQuiz();
      fireEvent.click(screen.getByText("Submit Quiz"));
    } else {
      server.on("POST /api/lessons/{id}/answers", gone);
      type("Anna");
    }
    const heading = await screen.findByText("Lesson Not Found");
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/has just been taken out of the course/)).toBeTruthy();
    expect(screen.getByText("Back to Dashboard")).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });
});

it("a replay does not promise XP for steps that pay nothing", async () => {
  const progress = { progress: 100, completedAt: "2026-01-01T00:00:00Z" };
  await openLesson({ progress, isReplay: true, paidDialogueXp: 10 });
  expect(screen.getByText("Replay")).toBeTruthy();
  expect(screen.queryByText(/XP earned/)).toBeNull();
});

it("a first quiz after the simple player is no replay, and what that paid is counted once", async () => {
  const progress = { progress: 100, completedAt: "2026-01-01T00:00:00Z" };
  await openLesson({ progress, paidDialogueXp: 10 });
  expect(screen.queryByText("Replay")).toBeNull();
  expect(screen.getByText("+10 XP earned")).toBeTruthy();
  type("Anna");
  expect(screen.getByText("+10 XP earned")).toBeTruthy();
});

it("brings fresh figures back to the dashboard", async () => {
  server.on("GET /api/lessons", () => [makeSummary()]);
  server.on("GET /api/lessons/{id}", () =>
    makeLesson({ attempt: { ...attempt, answers: dialogueAnswers } }),
  );
  const pages = {
    "/student-dashboard": <StudentDashboardPage />,
    "/lesson-interactive/:id": <InteractiveLessonPage />,
  };
  renderApp(pages, "/student-dashboard");
  fireEvent.click((await screen.findAllByText("At the market"))[0]!);
  await screen.findByText("Quiz Time");
  server.on("GET /api/gamification/profile/{userId}", () => ({ ...emptyProfile, xp: 16 }));
  server.on("GET /api/lessons", () => [
    makeSummary({ progress: { progress: 100, completedAt: "2026-01-02T03:04:05Z" } }),
  ]);
  answerQuiz();
  fireEvent.click(screen.getByText("Submit Quiz"));
  fireEvent.click(await screen.findByText("More Lessons"));
  expect(await screen.findByText("16", { selector: "dd *" })).toBeTruthy();
  expect(await screen.findByText("No recommendations available yet.")).toBeTruthy();
});
