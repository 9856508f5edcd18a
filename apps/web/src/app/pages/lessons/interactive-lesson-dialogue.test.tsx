// @vitest-environment jsdom
import type { Lesson } from "@saywell/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  answersSent,
  attempt,
  dialogueAnswers,
  goOn,
  line,
  openLesson,
  progress,
  server,
  setUpInteractiveLesson,
  shownToast,
  type,
} from "../../../testing/interactive-lesson";
import { makeLesson } from "../../../testing/learning";

setUpInteractiveLesson();

describe("the dialogue", () => {
  it.each(["", "   "])("asks for an answer where there is none but “%s”", async (blank) => {
    await openLesson();
    type(blank);
    const title = await shownToast("Input Required");
    expect(title.closest("li")?.dataset["variant"]).toBe("destructive");
    expect(await shownToast("Please provide a response before continuing.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Your answer"));
    expect(answersSent()).toEqual([]);
  });

  it("stops asking for an answer once there is one", async () => {
    await openLesson();
    type("");
    const asked = await shownToast("Input Required");
    type("Anna");
    await waitFor(() => expect(asked.isConnected).toBe(false));
  });

  it("goes from step to step, with the learner's name, reactions, progress and XP", async () => {
    await openLesson();
    expect(progress()).toBe("20");
    expect(screen.getByText("+0 XP earned")).toBeTruthy();
    type("Anna");
    expect(line("Good morning, Anna.")).toBeTruthy();
    expect(progress()).toBe("40");
    expect(screen.getByText("+2 XP earned")).toBeTruthy();
    goOn();
    fireEvent.click(screen.getByText("Pears"));
    goOn();
    expect(line("Pears are sweet today, Anna.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: "Two" } });
    goOn();
    expect(progress()).toBe("100");
    expect(screen.getByText("+6 XP earned")).toBeTruthy();
    const said = screen.getByLabelText("The conversation so far").textContent;
    expect(said).toBe(
      "What we saidIris: What is your name?You: AnnaIris: Good morning, Anna.What do you want?" +
        "You: PearsIris: Pears are sweet today, Anna.How many?You: Two",
    );
  });

  it("sends each answer once and in order", async () => {
    await openLesson();
    type(" Anna ");
    goOn();
    await waitFor(() =>
      expect(answersSent()).toEqual([
        { stepId: "name", answer: "Anna" },
        { stepId: "hello", answer: "" },
      ]),
    );
  });

  it("a choice may be made by number, and sent with Enter", async () => {
    await openLesson({
      attempt: { ...attempt, answers: { name: "Anna", hello: "" } },
    });
    const choices = screen.getByLabelText("Your answer");
    fireEvent.keyDown(choices, { key: "2" });
    fireEvent.keyDown(choices, { key: "Enter" });
    expect(line("Pears are sweet today, Anna.")).toBeTruthy();
  });

  it("shows a hint when it is asked for, where a step has one", async () => {
    await openLesson({ attempt: { ...attempt, answers: { name: "Anna", hello: "" } } });
    expect(screen.queryByText("Look at the words.")).toBeNull();
    fireEvent.click(screen.getByText("Hint"));
    expect(screen.getByText("Look at the words.")).toBeTruthy();
  });

  it("Yes and No answer at once and go on after 100 ms, once", async () => {
    const { ripe: _, ...answers } = dialogueAnswers;
    await openLesson({ attempt: { ...attempt, answers } });
    vi.useFakeTimers();
    fireEvent.click(screen.getByText("Yes"));
    fireEvent.click(screen.getByText("No"));
    act(() => void vi.advanceTimersByTime(99));
    expect(screen.queryByText("Quiz Time")).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText("Quiz Time")).toBeTruthy();
    vi.useRealTimers();
    await waitFor(() => expect(answersSent()).toEqual([{ stepId: "ripe", answer: "Yes" }]));
  });

  it("takes the focus to the first control of the next step", async () => {
    await openLesson();
    type("Anna");
    expect(document.activeElement?.textContent).toBe("Continue");
    goOn();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Apples" }));
  });

  it("has no Listen button where the browser has no voice", async () => {
    await openLesson();
    expect(screen.queryByText("Listen")).toBeNull();
  });
});

describe("a dialogue that branches", () => {
  const { steps } = makeLesson().dialogueFlow;
  const after = (
    answer: string,
    id: string,
    text: string,
  ): Lesson["dialogueFlow"]["steps"][number] => ({
    ...steps[4]!,
    id,
    text,
    xpAward: 2,
    onlyIf: { stepId: "fruit", answers: [answer] },
  });
  const branching = {
    steps: [
      ...steps.slice(0, 3),
      after("Apples", "red", "Do you want the red ones?"),
      after("Pears", "soft", "Do you want a soft one?"),
      ...steps.slice(3),
    ],
  };
  const answers = { name: "Anna", hello: "" };

  it.each([
    ["Apples", "I see.", "Do you want the red ones?"],
    ["Pears", "Pears are sweet today, Anna.", "Do you want a soft one?"],
  ])("goes on after %s with its own step, and rejoins", async (choice, reaction, next) => {
    await openLesson({ dialogueFlow: branching, attempt: { ...attempt, answers } });
    expect(progress()).toBe("50");
    fireEvent.click(screen.getByText(choice));
    goOn();
    expect(line(reaction)).toBeTruthy();
    expect(line(next)).toBeTruthy();
    expect(progress()).toBe("67");
    fireEvent.click(screen.getByText("No"));
    expect(await screen.findByText("How many?")).toBeTruthy();
    expect(progress()).toBe("83");
    expect(screen.getByText("+6 XP earned")).toBeTruthy();
  });

  it("goes on in the branch where the learner left, and tells nothing of the other", async () => {
    const stopped = { ...attempt, stepIndex: 4, answers: { ...answers, fruit: "Pears" } };
    await openLesson({ dialogueFlow: branching, attempt: stopped });
    expect(line("Do you want a soft one?")).toBeTruthy();
    cleanup();
    const further = { ...stopped, stepIndex: 5, answers: { ...stopped.answers, soft: "Yes" } };
    await openLesson({ dialogueFlow: branching, attempt: further });
    expect(line("How many?")).toBeTruthy();
    const said = screen.getByLabelText("The conversation so far").textContent;
    expect(said).toContain("Do you want a soft one?You: Yes");
    expect(said).not.toContain("red ones");
  });
});

it.each(["سارة", "𝔄𝔫𝔞", "محمد علي"])(
  "keeps the name %s apart from the words around it",
  async (name) => {
    await openLesson();
    type(name);
    const greeting = line(`Good morning, ${name}.`);
    expect(greeting.querySelector("bdi")?.textContent).toBe(name);
    const said = screen.getByLabelText("The conversation so far");
    expect(said.querySelector("bdi")?.textContent).toBe(name);
  },
);

describe("a wrong choice", () => {
  const asked = makeLesson().dialogueFlow.steps.map((step) => {
    if (step.id === "fruit")
      return {
        ...step,
        choices: ["Apples", "Pears", "Plums"],
        correct: ["Pears"],
        reactions: [
          { when: ["Pears"], say: "They are sweet, {name}." },
          { when: ["Plums"], say: "Plums are blue, {name}." },
          { when: [], say: "That is not green, {name}." },
        ],
      };
    if (step.id === "how-many")
      return { ...step, choices: ["One", "Two", "Six"], correct: ["Two"] };
    return step.id === "ripe" ? { ...step, correct: ["Yes"] } : step;
  });
  const open = (answers: Record<string, string>) =>
    openLesson({ dialogueFlow: { steps: asked }, attempt: { ...attempt, answers } });
  const beforeFruit = { name: "Anna", hello: "" };
  const tryAgain = () => fireEvent.click(screen.getByText("Try again"));
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

  it("stops the lesson, says why in sign and words, and lets the learner try again", async () => {
    await open(beforeFruit);
    fireEvent.click(screen.getByText("Apples"));
    goOn();
    expect(screen.getByText("Not right yet")).toBeTruthy();
    expect(line("That is not green, Anna.")).toBeTruthy();
    expect(line("What do you want?")).toBeTruthy();
    expect(screen.queryByText("Continue")).toBeNull();
    expect(radio(/Apples\s*\(wrong\)/).disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByText("Try again"));
    tryAgain();
    expect(screen.queryByText("Not right yet")).toBeNull();
    expect(radio(/Apples\s*\(wrong\)/).disabled).toBe(true);
    expect(document.activeElement).toBe(radio(/Pears/));
    fireEvent.click(radio(/Pears/));
    goOn();
    expect(line("Right. They are sweet, Anna.")).toBeTruthy();
    expect(line("How many?")).toBeTruthy();
  });

  it("that is wrong twice is told more quietly why and what is right, and the talk keeps both tries, crossed out, and the right one", async () => {
    await open(beforeFruit);
    fireEvent.click(screen.getByText("Apples"));
    goOn();
    const loud = () => document.querySelectorAll("main [class*=bg-destructive-wash]");
    expect(loud().length).toBeGreaterThan(1);
    tryAgain();
    fireEvent.click(radio(/Plums/));
    goOn();
    expect(screen.getByText("Not this time")).toBeTruthy();
    expect(loud()).toHaveLength(0);
    expect(radio(/Plums\s*\(wrong\)/).disabled).toBe(true);
    expect(line("Plums are blue, Anna.")).toBeTruthy();
    expect(line("The answer is “Pears”.")).toBeTruthy();
    expect(radio(/Pears\s*\(right\)/).disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByText("Continue"));
    goOn();
    expect(line("How many?")).toBeTruthy();
    expect(screen.queryByText(/^Right/)).toBeNull();
    const said = screen.getByLabelText("The conversation so far");
    expect(said.textContent).toMatch(
      /You: Apples \(wrong\)Plums \(wrong\)Iris: The answer is “Pears”\.$/,
    );
    const told = within(said).getByText("Pears").closest(".ruled-paper > *")!;
    expect(told.className).not.toContain("hidden");
    for (const wrong of ["Apples", "Plums"])
      expect(within(said).getByText(wrong).className).toContain("line-through");
  });

  it("pays as a right one, and only the first answer is sent and told of", async () => {
    await open(beforeFruit);
    expect(screen.getByText("+2 XP earned")).toBeTruthy();
    fireEvent.click(screen.getByText("Apples"));
    goOn();
    tryAgain();
    fireEvent.click(radio(/Pears/));
    goOn();
    expect(screen.getByText("+4 XP earned")).toBeTruthy();
    await waitFor(() => expect(answersSent()).toEqual([{ stepId: "fruit", answer: "Apples" }]));
    const told = server.calls("POST /api/lessons/xapi").map(({ body }) => body.response);
    expect(told).toEqual([undefined, "Apples"]);
  });

  it("is where the learner is again after a reload, with the second try that they had begun", async () => {
    await open(beforeFruit);
    fireEvent.click(screen.getByText("Apples"));
    goOn();
    cleanup();
    await open({ ...beforeFruit, fruit: "Apples" });
    expect(screen.getByText("Not right yet")).toBeTruthy();
    expect(radio(/Apples\s*\(wrong\)/).checked).toBe(true);
    expect(line("What do you want?")).toBeTruthy();
    expect(screen.getByText("+2 XP earned")).toBeTruthy();
    tryAgain();
    cleanup();
    await open({ ...beforeFruit, fruit: "Apples" });
    expect(screen.queryByText("Not right yet")).toBeNull();
    expect(radio(/Apples\s*\(wrong\)/).disabled).toBe(true);
    fireEvent.click(radio(/Pears/));
    goOn();
    expect(screen.getByText("+4 XP earned")).toBeTruthy();
    cleanup();
    await open({ ...beforeFruit, fruit: "Apples" });
    expect(line("How many?")).toBeTruthy();
    expect(line("Right. They are sweet, Anna.")).toBeTruthy();
    expect(answersSent()).toHaveLength(1);
  });

  it("is stopped at in a list too", async () => {
    await open({ ...beforeFruit, fruit: "Pears" });
    const list = () => screen.getByLabelText<HTMLSelectElement>("Your answer");
    fireEvent.change(list(), { target: { value: "One" } });
    goOn();
    expect(screen.getByText("Not right yet")).toBeTruthy();
    expect(list().disabled).toBe(true);
    tryAgain();
    expect(document.activeElement).toBe(list());
    expect(list().value).toBe("");
    fireEvent.change(list(), { target: { value: "Two" } });
    goOn();
    expect(line("Do you like them sweet?")).toBeTruthy();
  });

  it("stops a yes or no at once, and the other answer goes on after 100 ms", async () => {
    await open({ ...beforeFruit, fruit: "Pears", "how-many": "Two" });
    fireEvent.click(screen.getByText("No"));
    expect(screen.getByText("Not right yet")).toBeTruthy();
    tryAgain();
    expect(document.activeElement).toBe(screen.getByText("Yes").closest("button"));
    fireEvent.click(screen.getByText("Yes"));
    expect(await screen.findByText("Quiz Time")).toBeTruthy();
  });

  it("is over once a later step is answered, and the talk says what was right", async () => {
    await open({ ...beforeFruit, fruit: "Apples", "how-many": "Two" });
    expect(line("Do you like them sweet?")).toBeTruthy();
    expect(screen.getByLabelText("The conversation so far").textContent).toContain(
      "The answer is “Pears”.",
    );
    expect(screen.getByLabelText("The conversation so far").textContent).toContain(
      "You: Apples (wrong)",
    );
  });
});

it("a right choice is told to be right beside the next question", async () => {
  const asked = makeLesson().dialogueFlow.steps.map((step) =>
    step.id === "fruit" ? { ...step, correct: ["Pears"] } : step,
  );
  const answers = { name: "Anna", hello: "" };
  await openLesson({ dialogueFlow: { steps: asked }, attempt: { ...attempt, answers } });
  fireEvent.click(screen.getByText("Pears"));
  goOn();
  expect(line("Right. Pears are sweet today, Anna.")).toBeTruthy();
});

describe("coming back in the middle", () => {
  it("turns the page to the learner's turn, and leaves the focus", async () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({
      ...new DOMRect(),
      top: 900,
      bottom: 1400,
    });
    await openLesson({ attempt: { ...attempt, answers: { name: "Anna" } } });
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: "instant" }));
    expect(document.activeElement).toBe(document.body);
  });
});
