// @vitest-environment jsdom
import type { Correction, Lesson } from "@saywell/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/fake-server";
import {
  answersSent,
  attempt,
  goOn,
  line,
  openLesson,
  server,
  setUpInteractiveLesson,
  type,
} from "../../../testing/interactive-lesson";
import { makeLesson } from "../../../testing/learning";

setUpInteractiveLesson();

const [name, hello, ...others] = makeLesson().dialogueFlow.steps;
const home = { ...name!, id: "home", text: "Where are you from?" };
const written: Partial<Lesson> = {
  dialogueFlow: { steps: [name!, home, hello!, ...others] },
  attempt: { ...attempt, stepIndex: 1, answers: { name: "Anna" } },
};
const call = "GET /api/lessons/{id}/steps/{stepId}/marks";
const why = "Check the spelling.";
const form: Correction = { start: 5, length: 4, wrong: "form", better: "from", why };
const unjudged = { verdict: null, model: null };
const nearly = {
  answer: "I am form Spain",
  corrections: [form],
  verdict: "nearly" as const,
  model: "I am from Chile.",
};
const said = () => screen.getByLabelText("The conversation so far");

describe("what a learner writes", () => {
  it("is marked when the teacher has read it, while the lesson has gone on", async () => {
    let reply: (value: typeof nearly) => void = () => undefined;
    server.on(call, () => new Promise((resolve) => (reply = resolve)));
    await openLesson(written);
    type("I am form Spain");
    expect(line("Good morning, Anna.")).toBeTruthy();
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
    expect(server.calls(call)[0]?.params).toEqual({ id: "a1-lesson-1", stepId: "home" });
    expect(answersSent()).toEqual([{ stepId: "home", answer: "I am form Spain" }]);
    reply(nearly);
    const mark = await screen.findByRole("button", { name: /form.*from/ });
    expect(said().contains(mark)).toBe(true);
    expect(screen.getByText("Iris has marked your answer.")).toBeTruthy();
    fireEvent.click(mark);
    expect(screen.getByText(why)).toBeTruthy();
  });

  it.each([
    [
      "that could not be read in time",
      () => ({ ...unjudged, answer: "I am here", corrections: null }),
    ],
    ["in which nothing was found", () => ({ ...unjudged, answer: "I am here", corrections: [] })],
    [
      "that is not what the server has",
      () => ({ ...unjudged, answer: "I am form", corrections: [form] }),
    ],
    ["too soon after others", () => refusal(429, "Slower, please.", "too-many-requests")],
  ])("%s stays as it is, and nobody calls it right", async (_what, reply) => {
    server.on(call, reply);
    await openLesson(written);
    type("I am here");
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
    await act(async () => undefined);
    expect(said().textContent).toBe(
      "What we saidIris: What is your name?You: AnnaIris: Where are you from?You: I am here",
    );
    expect(screen.queryByText(/correct|right|well done|marked/i)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is marked after a time without a connection, once it has been sent", async () => {
    server.on(call, () => nearly);
    await openLesson(written);
    server.setOnline(false);
    type("I am form Spain");
    const retry = await screen.findByText("Try again");
    expect(server.calls(call)).toEqual([]);
    server.setOnline(true);
    fireEvent.click(retry);
    expect(await screen.findByRole("button", { name: /form.*from/ })).toBeTruthy();
    expect(server.calls(call)).toHaveLength(1);
  });

  it("is marked again when the lesson is opened again, and no name or choice is", async () => {
    server.on(call, () => nearly);
    const answers = { name: "Anna", home: "I am form Spain", hello: "", fruit: "Pears" };
    await openLesson({ ...written, attempt: { ...attempt, stepIndex: 4, answers } });
    expect(await screen.findByRole("button", { name: /form.*from/ })).toBeTruthy();
    expect(server.calls(call)).toHaveLength(1);
    expect(screen.queryByText("Iris has marked your answer.")).toBeNull();
  });
});

describe("how an answer fits", () => {
  const thanks = [{ when: [], say: "Thank you. Spain is warm." }];
  const hint = 'Begin with "I am from".';
  const steps = [name!, { ...home, hint, reactions: thanks }, hello!, ...others];
  const missed = { answer: "Pizza is good", corrections: [], model: "I am from Chile." };

  it("is told while the lesson goes on, and stays told; and one way to say it can be opened", async () => {
    server.on(call, () => ({ ...missed, verdict: "off-the-point" }));
    await openLesson({ ...written, dialogueFlow: { steps } });
    expect(screen.queryByText("One way to say it")).toBeNull();
    type("Pizza is good");
    expect(line("Good morning, Anna.")).toBeTruthy();
    expect(await screen.findByText("That was about something else.")).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.queryByText(/Spain is warm/)).toBeNull();
    expect(within(said()).getByText("One way to say it").closest("details")?.textContent).toContain(
      "I am from Chile.",
    );
    goOn();
    expect(said().textContent).toContain(`That was about something else. ${hint}`);
    expect(said().textContent).not.toContain("Spain is warm");
  });

  it("is not said to who wrote as if they may be in danger", async () => {
    server.on(call, () => ({ ...missed, answer: "I want to die", verdict: "off-the-point" }));
    server.on("POST /api/lessons/{id}/answers", () => ({
      attempt: { ...attempt, cries: ["home"] },
      help: "Call 112.",
    }));
    await openLesson({ ...written, dialogueFlow: { steps } });
    type("I want to die");
    await waitFor(() => expect(server.calls(call)).toHaveLength(1));
    await screen.findByRole("region", { name: "You are not alone" });
    expect(screen.queryByText(/does not answer|Spain is warm/)).toBeNull();
  });
});

describe("a long conversation", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...hello!,
    id: `line-${index}`,
    text: `Line ${index}.`,
  }));
  const long = (count: number): Partial<Lesson> => ({
    dialogueFlow: { steps: [name!, ...many] },
    attempt: {
      ...attempt,
      stepIndex: count,
      answers: {
        name: "Anna",
        ...Object.fromEntries(many.slice(0, count - 1).map(({ id }) => [id, ""])),
      },
    },
  });
  const rowsOnPhone = () =>
    [...said().querySelectorAll(".ruled-paper > *")]
      .filter((row) => !row.classList.contains("max-sm:hidden"))
      .map((row) => row.textContent);

  it("is folded on a phone, and shown when asked", async () => {
    await openLesson(long(8));
    const button = screen.getByText("What we said");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(rowsOnPhone()).toEqual([]);
    fireEvent.click(button);
    expect(rowsOnPhone()).toHaveLength(9);
    expect(rowsOnPhone()).toContain("Line 1.");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    goOn();
    expect(rowsOnPhone()).toHaveLength(10);
    fireEvent.click(button);
    expect(rowsOnPhone()).toEqual([]);
  });

  it("keeps on a phone what the learner has just answered", async () => {
    await openLesson(long(1));
    expect(rowsOnPhone()).toEqual(["You: Anna"]);
  });
});

describe("who writes as if they may be in danger", () => {
  const help =
    "It is right to talk about it. If somebody is in danger now, call 112. findahelpline.com.";
  const note = () => screen.findByRole("region", { name: "You are not alone" });

  it("reads in the conversation where help is, and it stays while the lesson goes on", async () => {
    server.on(call, () => ({ ...unjudged, answer: "", corrections: [] }));
    await openLesson(written);
    server.on("POST /api/lessons/{id}/answers", () => ({ attempt, help }));
    type("I want to die");
    expect((await note()).textContent).toContain(help);
    expect((await note()).closest("[aria-live=assertive]")).toBeTruthy();
    expect(
      within(await note())
        .getByRole("link", { name: "findahelpline.com" })
        .getAttribute("href"),
    ).toBe("https://findahelpline.com");
    server.on("POST /api/lessons/{id}/answers", () => ({ attempt }));
    goOn();
    await waitFor(() => expect(answersSent()).toHaveLength(2));
    expect((await note()).textContent).toContain(help);
    // It is no message that goes away by itself.
    expect(screen.queryByText("You are not alone", { selector: "li *" })).toBeNull();
  });

  it("reads it above the quiz too, where the cry was the last that they wrote", async () => {
    const [first] = makeLesson().dialogueFlow.steps;
    server.on(call, () => ({ ...unjudged, answer: "", corrections: [] }));
    server.on("POST /api/lessons/{id}/answers", () => ({ attempt, help }));
    await openLesson({ dialogueFlow: { steps: [{ ...first!, id: "home" }] }, attempt });
    type("I want to die");
    expect(await screen.findByText("Submit Quiz")).toBeTruthy();
    expect((await note()).textContent).toContain(help);
  });

  it("is not thanked for it later either, when the note is closed and the lesson opened again", async () => {
    const thanks = [{ when: [], say: "Thank you." }];
    const steps = [name!, { ...home, reactions: thanks }, hello!, ...others];
    const answers = { name: "Anna", home: "I want to die" };
    server.on(call, () => ({ ...unjudged, answer: "", corrections: [] }));
    const cried = { ...attempt, stepIndex: 2, answers, cries: ["home"] };
    await openLesson({ dialogueFlow: { steps }, attempt: cried });
    expect(line("Good morning, Anna.")).toBeTruthy();
    expect(screen.queryByText("Thank you.")).toBeNull();
    goOn();
    expect(screen.queryByText("Thank you.")).toBeNull();
  });
});
