// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { refusal } from "../../../testing/fake-server";
import { guest, makeLesson, makeSummary } from "../../../testing/learning";
import { FinishedLesson } from "../dashboard/finished-lesson";
import {
  openLesson,
  outline,
  server,
  setUpSimpleLesson,
  visitLesson,
} from "../../../testing/simple-lesson";

setUpSimpleLesson();

// By words rather than roles: finding a role takes far longer on a page of this size.
const button = (name: string) =>
  (screen.queryByLabelText(name) ?? screen.getByText(name)).closest("button") as HTMLButtonElement;
const press = (name: string) => fireEvent.click(button(name));
const progress = () => screen.getByLabelText("Lesson progress").getAttribute("aria-valuenow");
const partShown = () => screen.getByText(/^Part \d of 6$/).nextElementSibling?.textContent;
const outlineStep = (title: string) =>
  screen.getByText(title, { selector: "nav span" }).closest("button") as HTMLButtonElement;
const saved = () =>
  server.calls("POST /api/lessons/progress").map(({ body }) => ({ ...body, choices: undefined }));
const shownToast = (words: string) => screen.findByText(words, { selector: "li *" });
const atDashboard = async () =>
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/student-dashboard");
const completed = {
  xpAwarded: 24,
  coinsAwarded: 25,
  badgeAwarded: null,
  badgesAwarded: [],
  leveledUp: false,
  level: 1,
  isReplay: false,
  message: "You earned 24 XP and 25 coins.",
};
const common = { userId: guest.id, lessonId: "a1-lesson-1" };

describe("reading the lesson", () => {
  it("shows Lesson Not Found with a Back to Dashboard button where there is none", async () => {
    server.on("GET /api/lessons/{id}", () => refusal(404, "No such lesson.", "not-found"));
    visitLesson();
    expect(await screen.findByText("Lesson Not Found")).toBeTruthy();
    fireEvent.click(screen.getByText("Back to Dashboard"));
    await atDashboard();
  });

  it("says Failed to fetch lesson on any other failure, and tries again", async () => {
    server.on("GET /api/lessons/{id}", () => refusal(500, "Broken."));
    visitLesson();
    expect(await screen.findByText("Failed to fetch lesson")).toBeTruthy();
    server.on("GET /api/lessons/{id}", () => makeLesson({ outline }));
    press("Try again");
    expect(await screen.findByText("At the market")).toBeTruthy();
  });
});

describe("the header", () => {
  it("has the way back, title, level, progress and bookmark", async () => {
    await openLesson(40);
    const header = screen.getByRole("banner");
    expect(header.textContent).toContain("Back");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("At the market");
    expect(header.textContent).toContain("A1");
    expect(progress()).toBe("40");
    expect(button("Bookmark").getAttribute("aria-pressed")).toBe("false");
  });

  it("keeps the bookmark on the server, and takes it away again", async () => {
    server.on("POST /api/lessons/{id}/bookmark", ({ body }) => ({
      isBookmarked: body.isBookmarked,
    }));
    await openLesson();
    press("Bookmark");
    await waitFor(() => expect(button("Bookmark").getAttribute("aria-pressed")).toBe("true"));
    await waitFor(() => expect(server.calls("POST /api/lessons/{id}/bookmark")).toHaveLength(1));
    press("Bookmark");
    await waitFor(() => expect(button("Bookmark").getAttribute("aria-pressed")).toBe("false"));
    await waitFor(() =>
      expect(server.calls("POST /api/lessons/{id}/bookmark").map(({ body }) => body)).toEqual([
        { userId: guest.id, isBookmarked: true },
        { userId: guest.id, isBookmarked: false },
      ]),
    );
  });

  it("puts the bookmark back and says so when it could not be kept", async () => {
    server.on("POST /api/lessons/{id}/bookmark", () => refusal(500, "Broken."));
    await openLesson(null, { isBookmarked: true });
    press("Bookmark");
    const title = await shownToast("The bookmark was not saved");
    expect(title.closest("li")?.dataset["variant"]).toBe("destructive");
    expect(button("Bookmark").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the outline", () => {
  it.each([
    [0, [], "Introduction"],
    [20, ["Introduction"], "Key Vocabulary"],
    [40, ["Introduction", "Key Vocabulary"], "Listening Exercise"],
    [60, ["Introduction", "Key Vocabulary", "Listening Exercise"], "Grammar Practice"],
    [79, ["Introduction", "Key Vocabulary", "Listening Exercise"], "Grammar Practice"],
    [80, ["Introduction", "Key Vocabulary", "Listening Exercise", "Grammar Practice"], "Role Play"],
  ])("at %d percent has %j reached, and %s current and open", async (percent, reached, current) => {
    await openLesson(percent);
    const isReached = (title: string) => outlineStep(title).dataset["reached"] === "true";
    expect(outline.map(({ title }) => title).filter(isReached)).toEqual(reached);
    const currents = outline.filter(
      ({ title }) => outlineStep(title).getAttribute("aria-current") === "step",
    );
    expect(currents.map(({ title }) => title)).toEqual([current]);
    expect(partShown()).toBe(current);
  });

  it("leads to what is reached, and not beyond", async () => {
    await openLesson(20);
    expect(outlineStep("Role Play").disabled).toBe(true);
    fireEvent.click(outlineStep("Introduction"));
    expect(partShown()).toBe("Introduction");
    expect(document.activeElement?.textContent).toBe("Introduction");
  });
});

describe("a part", () => {
  it("has what Iris says, a Listen button, and a question with four choices", async () => {
    await openLesson();
    expect(screen.getByText("Iris on Introduction.")).toBeTruthy();
    expect(button("Listen")).toBeTruthy();
    expect(screen.getByText("Which Introduction?")).toBeTruthy();
    for (const choice of ["One", "Two", "Three", "Four"]) expect(button(choice)).toBeTruthy();
  });

  it("hides what is to be heard until somebody asks for the words", async () => {
    await openLesson(40);
    expect(partShown()).toBe("Listening Exercise");
    expect(screen.queryByText("Iris on Listening Exercise.")).toBeNull();
    press("Read it");
    expect(screen.getByText("Iris on Listening Exercise.")).toBeTruthy();
    press("Hide the words");
    expect(screen.queryByText("Iris on Listening Exercise.")).toBeNull();
  });

  it("shows the words of what cannot be heard here", async () => {
    await openLesson(40);
    press("Listen");
    expect(screen.getByText("Iris on Listening Exercise.")).toBeTruthy();
    expect(screen.getByText(/this browser has no English voice/)).toBeTruthy();
  });

  it("says that there is no voice where the browser has none", async () => {
    await openLesson();
    press("Listen");
    expect(screen.getByText(/this browser has no English voice/)).toBeTruthy();
  });

  it("stops at a wrong choice, says why without telling the answer, and lets it be tried again", async () => {
    await openLesson();
    press("One");
    expect(screen.getByText("Incorrect")).toBeTruthy();
    expect(screen.getByText("One is less than Introduction.")).toBeTruthy();
    expect(screen.queryByText("Three is Introduction.")).toBeNull();
    expect(screen.queryByText("Next")).toBeNull();
    // Nothing else can be chosen meanwhile, not even what is right.
    press("Three");
    expect(progress()).toBe("0");
    expect(document.activeElement).toBe(button("Try again"));
    press("Try again");
    expect(screen.queryByText("Incorrect")).toBeNull();
    expect(button("One").getAttribute("aria-disabled")).toBe("true");
    expect(button("One").textContent).toBe("One (wrong)");
    expect(document.activeElement).toBe(button("Two"));
    press("Three");
    expect(screen.getByText("Correct")).toBeTruthy();
    expect(button("Three").textContent).toBe("Three (right)");
    expect(screen.getByText("Three is Introduction.")).toBeTruthy();
    expect(progress()).toBe("20");
  });

  it("keeps the choices clear of what is said to one of them", async () => {
    const turnedTo = vi.fn<(this: Element) => void>(function (this: Element) {
      expect(this.textContent).toContain("One (wrong)");
    });
    Object.defineProperty(Element.prototype, "scrollIntoView", {
      value: turnedTo,
      configurable: true,
    });
    await openLesson();
    expect(turnedTo).not.toHaveBeenCalled();
    press("One");
    await waitFor(() => expect(turnedTo).toHaveBeenCalledOnce());
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });

  it("tells why and the answer after a second wrong choice, and leaves it to be tapped", async () => {
    await openLesson();
    press("One");
    press("Try again");
    press("Two");
    expect(screen.getByText("Not this time")).toBeTruthy();
    expect(screen.getByText("Two is not yet Introduction.")).toBeTruthy();
    expect(screen.getByText("Tap “Three” to finish this part.")).toBeTruthy();
    expect(screen.queryByText("Three is Introduction.")).toBeNull();
    expect(button("Three").textContent).toBe("Three (right)");
    expect(document.activeElement).toBe(button("Three"));
    expect(button("Next")).toBeTruthy();
    expect(progress()).toBe("0");
    press("Three");
    expect(screen.getByText("Correct")).toBeTruthy();
    expect(screen.getByText("Three is Introduction.")).toBeTruthy();
    expect(progress()).toBe("20");
  });

  it("says a long message to a beginner in bubbles, one after the other, and all of it aloud", async () => {
    const sentence = (word: string) => `${Array.from({ length: 12 }, () => word).join(" ")}.`;
    const said = ["one", "two", "three"].map(sentence);
    const [first, ...rest] = outline;
    await openLesson(0, { outline: [{ ...first!, teacherMessage: said.join(" ") }, ...rest] });
    expect(screen.getByText("Iris:").parentElement?.textContent).toBe(
      `Iris: ${said[0]} ${said[1]}`,
    );
    press("More");
    expect(screen.getByText("Iris:").parentElement?.textContent).toBe(`Iris: ${said[2]}`);
    press("From the start");
    expect(screen.getByText("Iris:").parentElement?.textContent).toContain(said[0]);
  });

  it("pays once, also when it is seen again", async () => {
    await openLesson();
    press("Three");
    press("Three");
    press("Next");
    expect(partShown()).toBe("Key Vocabulary");
    press("Previous");
    expect(screen.getByText("Correct")).toBeTruthy();
    press("Three");
    expect(progress()).toBe("20");
  });

  it("pays once on this device, also after coming back", async () => {
    const { unmount } = await openLesson();
    press("Next");
    press("Three");
    unmount();
    await openLesson(20);
    expect(partShown()).toBe("Key Vocabulary");
    expect(screen.getByText(/You have done this part before/)).toBeTruthy();
    press("Three");
    expect(progress()).toBe("20");
    fireEvent.click(outlineStep("Introduction"));
    press("Three");
    expect(progress()).toBe("40");
  });
});

describe("leaving", () => {
  it.each([
    ["Back", () => fireEvent.click(screen.getByText("Back"))],
    ["Previous in the first part", () => fireEvent.click(screen.getByText("Previous"))],
  ])("by %s goes to the dashboard, and saves what is new", async (_, leave) => {
    await openLesson();
    press("Three");
    leave();
    await atDashboard();
    await waitFor(() => expect(saved()).toEqual([{ ...common, progress: 20, completed: 0 }]));
  });

  it("saves nothing where nothing is new", async () => {
    await openLesson(40);
    press("One");
    fireEvent.click(screen.getByText("Back"));
    await atDashboard();
    expect(saved()).toEqual([]);
  });

  it("saves without a word when the page is hidden, and never completes then", async () => {
    await openLesson(90);
    press("Three");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => expect(saved()).toEqual([{ ...common, progress: 100, completed: 0 }]));
    vi.restoreAllMocks();
  });

  it("by Next in the last part saves, and goes to the dashboard", async () => {
    await openLesson(80);
    press("Next");
    expect(partShown()).toBe("Final Assessment");
    press("Next");
    await atDashboard();
    expect(saved()).toEqual([{ ...common, progress: 80, completed: 0 }]);
  });

  it("keeps progress that could not be saved, and sends it on the next visit", async () => {
    await openLesson();
    press("Three");
    server.setOnline(false);
    fireEvent.click(screen.getByText("Back"));
    await atDashboard();
    const title = await shownToast("Failed to update progress");
    expect(title.closest("li")?.dataset["variant"]).toBe("destructive");
    cleanup();
    server.setOnline(true);
    await openLesson();
    expect(progress()).toBe("20");
    await waitFor(() => expect(saved()).toEqual([{ ...common, progress: 20, completed: 0 }]));
  });

  it("sends it by itself when the browser is online again", async () => {
    await openLesson();
    press("Three");
    server.setOnline(false);
    fireEvent.click(screen.getByText("Back"));
    await shownToast("Failed to update progress");
    server.setOnline(true);
    fireEvent.online(window);
    await waitFor(() => expect(saved()).toContainEqual({ ...common, progress: 20, completed: 0 }));
  });
});

describe("completing", () => {
  it("takes a right answer to all six parts; then the last button reads Complete Lesson", async () => {
    await openLesson();
    const seen = [];
    for (let part = 1; part <= 6; part += 1) {
      expect(screen.queryByText("Complete Lesson")).toBeNull();
      press("Three");
      seen.push(progress());
      if (part < 6) press("Next");
    }
    expect(seen).toEqual(["20", "40", "60", "80", "90", "100"]);
    // The bar with the ways on keeps room for itself at the bottom of a phone.
    const bar = document.querySelector("[data-action-bar]");
    const last = [...(bar?.querySelectorAll("button") ?? [])].at(-1);
    expect(last?.textContent).toContain("Complete Lesson");
  });

  it("waits for the part that was passed over, and names it", async () => {
    await openLesson();
    for (let part = 1; part <= 6; part += 1) {
      if (part !== 5) press("Three");
      if (part < 6) press("Next");
    }
    expect(progress()).toBe("90");
    expect(outlineStep("Final Assessment").dataset["reached"]).toBeUndefined();
    expect(screen.queryByText("Complete Lesson")).toBeNull();
    expect(screen.getByText(/^Still to do: Role Play\./)).toBeTruthy();
    press("Previous");
    press("Three");
    expect(progress()).toBe("100");
    expect(screen.getByText("Complete Lesson")).toBeTruthy();
  });

  it("sends completed, says what was earned, and goes to the dashboard", async () => {
    server.on("POST /api/lessons/progress", () => completed);
    await openLesson(90);
    press("Three");
    press("Complete Lesson");
    await atDashboard();
    expect(saved()).toEqual([{ ...common, progress: 100, completed: 1 }]);
    expect(await shownToast("Lesson Complete!")).toBeTruthy();
    expect(await shownToast("You earned 24 XP and 25 coins.")).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it("names the badge that it earned", async () => {
    const badge = { badgeAwarded: "First Talk", badgesAwarded: ["First Talk"] };
    server.on("POST /api/lessons/progress", () => ({ ...completed, ...badge }));
    await openLesson(100);
    press("Complete Lesson");
    expect(await shownToast("You earned 24 XP and 25 coins. New badge: First Talk.")).toBeTruthy();
  });

  it("shows at the dashboard the card of a finished lesson", async () => {
    const gains = { badgesAwarded: ["First Talk"], badgeAwarded: "First Talk" };
    server.on("POST /api/lessons/progress", () => ({ ...completed, ...gains }));
    server.on("GET /api/lessons", () => [
      makeSummary(),
      makeSummary({ id: "a1-lesson-2", title: "In a café" }),
    ]);
    await openLesson(100, {}, { "/student-dashboard": <FinishedLesson userId={guest.id} /> });
    press("Complete Lesson");
    const card = within(await screen.findByRole("dialog"));
    expect(card.getByText("Lesson Complete")).toBeTruthy();
    expect(card.getByText("+24")).toBeTruthy();
    expect(card.getByText("+25")).toBeTruthy();
    expect(card.getByText("First Talk")).toBeTruthy();
    expect(card.queryByText("Quiz score")).toBeNull();
    const next = await card.findByText("Next lesson: In a café");
    expect(next.closest("a")?.getAttribute("href")).toBe("/lesson-interactive/a1-lesson-2");
    fireEvent.click(card.getByText("Dashboard"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("of a lesson that was finished before says Lesson Replayed!", async () => {
    const again = { ...completed, xpAwarded: 0, isReplay: true, message: "Good practice." };
    server.on("POST /api/lessons/progress", () => again);
    await openLesson(100, { progress: { progress: 100, completedAt: "2026-01-02T03:04:05Z" } });
    // It is gone through again first, and not repeated by one tap.
    expect(screen.queryByText("Complete Lesson")).toBeNull();
    for (let part = 1; part < 6; part += 1) press("Next");
    press("Complete Lesson");
    expect(await shownToast("Lesson Replayed!")).toBeTruthy();
    expect(await shownToast("Good practice.")).toBeTruthy();
    await atDashboard();
    expect(saved()).toEqual([{ ...common, progress: 100, completed: 1 }]);
  });

  it("sends what was chosen in each part, which shows that the lesson was worked through", async () => {
    await openLesson();
    for (let part = 1; part <= 6; part += 1) {
      if (part === 2) {
        press("One");
        press("Try again");
      }
      press("Three");
      if (part < 6) press("Next");
    }
    press("Complete Lesson");
    await atDashboard();
    const [call] = server.calls("POST /api/lessons/progress");
    expect(call?.body.choices).toEqual({
      introduction: "Three",
      "key-vocabulary": "Three",
      "listening-exercise": "Three",
      "grammar-practice": "Three",
      "role-play": "Three",
      "final-assessment": "Three",
    });
  });

  it("says why a completion earned nothing", async () => {
    const message = "Go through the whole lesson and finish it again.";
    server.on("POST /api/lessons/progress", () => ({ ...completed, xpAwarded: 0, message }));
    await openLesson(100);
    press("Complete Lesson");
    expect(await shownToast(message)).toBeTruthy();
    await atDashboard();
  });

  it("stays and loses nothing when it fails, and can be tried again", async () => {
    server.on("POST /api/lessons/progress", () => refusal(503, "Busy.", "unavailable"));
    await openLesson(90);
    press("Three");
    press("Complete Lesson");
    const title = await shownToast("Failed to update progress");
    expect(title.closest("li")?.dataset["variant"]).toBe("destructive");
    expect(progress()).toBe("100");
    server.on("POST /api/lessons/progress", () => completed);
    // The toast may be there a moment before the button can be pressed again.
    await waitFor(() => expect(button("Complete Lesson").disabled).toBe(false));
    press("Complete Lesson");
    await atDashboard();
  });

  it("is sent once, however often the button is pressed", async () => {
    await openLesson(90);
    press("Three");
    press("Complete Lesson");
    press("Complete Lesson");
    await atDashboard();
    expect(saved()).toHaveLength(1);
  });
});

it("has the lesson's chat in it", async () => {
  server.on("POST /api/ai/chat", () => ({ response: "A pear is green.", corrections: [] }));
  await openLesson();
  fireEvent.change(screen.getByLabelText("Your message to Iris"), {
    target: { value: "What is a pear?" },
  });
  press("Send");
  expect(await screen.findByText("A pear is green.")).toBeTruthy();
  const [call] = server.calls("POST /api/ai/chat");
  expect(call?.body).toEqual({
    message: "What is a pear?",
    conversationHistory: [],
    lessonId: "a1-lesson-1",
  });
});
