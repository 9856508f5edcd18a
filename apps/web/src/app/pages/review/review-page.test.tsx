// @vitest-environment jsdom
import type { ReviewCard, SavedWord } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useProfile } from "../../../features/gamification/api/profile-query";
import { applyPreferences } from "../../../lib/preferences";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { emptyProfile, guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import ReviewPage from "./review-page";

const list = "GET /api/review/{userId}/words";
const remove = "DELETE /api/review/{userId}/words/{wordId}";
let server: FakeServer;

const due = "GET /api/review/due";
const grade = "POST /api/review/{cardId}/grade";

const usual = {
  textSize: "NORMAL",
  dyslexiaSpacing: false,
  reducedMotion: false,
  penSounds: true,
  sound: true,
} as const;

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: true }));
  server.on(due, () => ({ cards: [], dueCount: 0, nextDueAt: null }));
});
afterEach(() => {
  cleanup();
  removeToast();
  applyPreferences(usual);
  vi.unstubAllGlobals();
});

const word = (name: string): SavedWord => ({
  id: `id-${name}`,
  word: name,
  meaning: `what ${name} means`,
  example: `I have a ${name}.`,
  lessonId: "a1-lesson-1",
  lock: null,
  savedAt: "2026-01-02T03:04:05Z",
});
async function open(...words: SavedWord[]) {
  let kept = words;
  server.on(list, () => kept);
  server.on(remove, ({ params }) => {
    kept = kept.filter(({ id }) => id !== params["wordId"]);
    return { ok: true as const };
  });
  server.on("POST /api/review/{userId}/words", ({ body }) => {
    const saved = { ...word(body.word), lessonId: body.lessonId ?? null };
    kept = [saved, ...kept];
    return saved;
  });
  renderApp({ "/review": <ReviewPage /> }, "/review");
  await screen.findByText(words[0]?.meaning ?? "You have no saved words yet.");
}
const shown = () => screen.queryAllByRole("heading", { level: 3 }).map((each) => each.textContent);

it("shows each word with its meaning and example, and the way to its lesson", async () => {
  await open(word("pear"), word("plum"));
  expect(shown()).toEqual(["pear", "plum"]);
  expect(screen.getByText("what plum means")).toBeTruthy();
  expect(screen.getByText("I have a plum.")).toBeTruthy();
  const links = screen.getAllByText("Open the lesson").map((link) => link.closest("a"));
  expect(links[0]?.getAttribute("href")).toBe("/lesson-interactive/a1-lesson-1");
});

it("leads from a word of a locked lesson to the plans, not to the lesson, and says once why", async () => {
  const lock = "This lesson is not part of your plan. You can go on with Core.";
  await open({ ...word("pear"), lock }, word("plum"), { ...word("quince"), lock });
  expect(screen.getAllByText(/^The locked lessons are not part of your plan\./)).toHaveLength(1);
  const waysOf = (name: string) =>
    [...screen.getByRole("heading", { name }).closest("li")!.querySelectorAll("a")].map((way) => [
      way.textContent,
      way.getAttribute("href"),
    ]);
  const locked = ["Lesson locked: see the plans", "/pricing?back=%2Freview"];
  const openLesson = ["Open the lesson of plum", "/lesson-interactive/a1-lesson-1"];
  expect(["pear", "plum", "quince"].map(waysOf)).toEqual([[locked], [openLesson], [locked]]);
});

it("takes a word out, moves the focus to the next one, and can put it back", async () => {
  await open(word("pear"), word("plum"));
  fireEvent.click(screen.getByLabelText("Take out: pear"));
  await waitFor(() => expect(shown()).toEqual(["plum"]));
  expect(document.activeElement).toBe(screen.getByLabelText("Take out: plum"));
  fireEvent.click(await screen.findByText("Put it back"));
  await waitFor(() => expect(shown()).toEqual(["pear", "plum"]));
});

it("shows a word from the dictionary without a lesson, nor an example where there is none", async () => {
  await open({ ...word("quay"), lessonId: null, example: null }, word("plum"));
  expect(shown()).toEqual(["quay", "plum"]);
  expect(screen.getByText("what quay means").parentElement?.querySelectorAll("p")).toHaveLength(1);
  expect(screen.getAllByText("Open the lesson")).toHaveLength(1);
  fireEvent.click(screen.getByLabelText("Take out: quay"));
  fireEvent.click(await screen.findByText("Put it back"));
  await waitFor(() =>
    expect(server.calls("POST /api/review/{userId}/words").map(({ body }) => body)).toEqual([
      { word: "quay" },
    ]),
  );
  await waitFor(() => expect(shown()).toEqual(["quay", "plum"]));
});

it("without words it says how they come here; the focus is on the heading after the last", async () => {
  await open(word("pear"));
  fireEvent.click(screen.getByLabelText("Take out: pear"));
  expect(await screen.findByText("You have no saved words yet.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("My words");
  expect(screen.getByText("Choose a lesson").getAttribute("href")).toBe("/lessons");
});

it("a word that could not be taken out stays, and says so", async () => {
  await open(word("pear"));
  server.on(remove, () => refusal(503, "Saywell is busy.", "unavailable"));
  fireEvent.click(screen.getByLabelText("Take out: pear"));
  expect(await screen.findByText("Saywell is busy.", { selector: "li *" })).toBeTruthy();
  expect(shown()).toEqual(["pear"]);
});

it("has a message of its own when it cannot be read, and tries again", async () => {
  server.on(list, () => refusal(500, "Broken."));
  renderApp({ "/review": <ReviewPage /> }, "/review");
  await screen.findByText("Failed to fetch your words");
  server.on(list, () => [word("pear")]);
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("what pear means")).toBeTruthy();
});

it("lets words be heard where there is a voice, and not when sound is off", async () => {
  const voices = [{ lang: "en-GB", localService: true }];
  vi.stubGlobal("speechSynthesis", { getVoices: () => voices, cancel() {}, speak() {} });
  await open(word("pear"));
  expect(screen.getByText("Listen")).toBeTruthy();
  cleanup();
  applyPreferences({ ...usual, sound: false });
  await open(word("pear"));
  expect(screen.queryByText("Listen")).toBeNull();
});

describe("the review", () => {
  const comesBackIn = { again: 60, hard: 360, good: 600, easy: 8 * 24 * 3600 };
  const about = { lessonId: "a1-lesson-1", comesBackIn };
  const pear: ReviewCard = {
    ...about,
    id: "card-pear",
    kind: "word",
    asksFor: "meaning",
    word: "pear",
    meaning: "a green fruit",
    example: "I have a pear.",
  };
  const plum: ReviewCard = {
    ...pear,
    id: "card-plum",
    asksFor: "word",
    word: "plum",
    meaning: "a blue fruit",
    example: "I have a plum.",
  };
  const mistake: ReviewCard = {
    ...about,
    id: "card-price",
    kind: "mistake",
    isOwnWriting: false,
    question: "Which is right?",
    type: "choice",
    choices: ["How much is it?", "How many is it?"],
    correct: "How much is it?",
    acceptAlternatives: [],
    explanation: "A price is not counted.",
  };

  /** Answers that these cards are due, until each has been graded. */
  function serve(...cards: ReviewCard[]) {
    let left = cards;
    const nextDueAt = new Date(Date.now() + 36 * 3_600_000).toISOString();
    server.on(list, () => []);
    server.on(due, () => ({ cards: left, dueCount: left.length, nextDueAt }));
    server.on(grade, ({ params }) => {
      left = left.filter(({ id }) => id !== params["cardId"]);
      return { dueAt: nextDueAt, isCounted: true };
    });
  }
  async function start(...cards: ReviewCard[]) {
    serve(...cards);
    renderApp({ "/review": <ReviewPage /> }, "/review");
    await screen.findByText(`${cards.length} to review today`);
    await userEvent.click(screen.getByText("Start"));
  }
  const grades = () =>
    server.calls(grade).map(({ params, body }) => [params["cardId"], body.grade]);
  const focused = () => document.activeElement;

  it("asks a word, shows what it means, and is answered by the keyboard alone", async () => {
    await start(pear, mistake);
    expect(screen.getByText("pear")).toBeTruthy();
    expect(screen.queryByText("a green fruit")).toBeNull();
    expect(focused()?.textContent).toBe("Show the answer");
    await userEvent.keyboard("4[Space]");
    expect(screen.getByText("a green fruit")).toBeTruthy();
    expect(screen.getByText("I have a pear.")).toBeTruthy();
    expect(focused()?.textContent).toContain("Good");
    expect(grades()).toEqual([]);
    await userEvent.keyboard("2");
    await screen.findByText("Which is right?");
    expect(grades()).toEqual([["card-pear", "hard"]]);
    expect(focused()?.textContent).toBe("How much is it?");
    await userEvent.keyboard("1");
    await waitFor(() => expect(grades()[1]).toEqual(["card-price", "good"]));
    expect(focused()?.textContent).toBe("Next");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("You reviewed 2 cards.");
    expect(grades()).toHaveLength(2);
  });

  it.each([
    ["meaning", "[Space]", "quay: a place where boats stop."],
    ["word", "quay{Enter}", "Right. quay: a place where boats stop."],
  ] as const)(
    "asks for the %s of a word from the dictionary as of any other, and says no example where it has none",
    async (asksFor, keys, whole) => {
      const meaning = "a place where boats stop";
      await start({ ...pear, word: "quay", meaning, asksFor, lessonId: null, example: null });
      await userEvent.keyboard(keys);
      expect(said()).toBe(whole);
      expect(screen.getByText(meaning).parentElement?.querySelectorAll("p")).toHaveLength(2);
    },
  );

  const choose = async (choice: string) => {
    await userEvent.click(screen.getByText(choice));
    await waitFor(() => expect(grades()).toHaveLength(1));
  };
  const said = () => screen.getByRole("status", { name: "" }).textContent;

  it("a choice that is right is marked with sign and word, and graded as good", async () => {
    await start(mistake);
    await choose("How much is it?");
    expect(grades()).toEqual([["card-price", "good"]]);
    expect(screen.getByText("Right.").closest("div")?.querySelector("svg")).toBeTruthy();
    expect(screen.getByText("A price is not counted.")).toBeTruthy();
    expect(screen.getByText("Comes back in 10 minutes.")).toBeTruthy();
    expect(said()).toBe("Right. Right answer: How much is it? A price is not counted.");
    expect(screen.queryByText("How well did you remember?")).toBeNull();
  });

  it("one that is wrong comes again, with the right one shown, and cannot be changed", async () => {
    await start(mistake);
    await choose("How many is it?");
    expect(grades()).toEqual([["card-price", "again"]]);
    expect(screen.getByText("Not right yet")).toBeTruthy();
    expect(screen.getByText("(wrong)").closest("button")?.textContent).toContain("How many");
    expect(screen.getByText("(right)").closest("button")?.textContent).toContain("How much");
    await userEvent.click(screen.getByText("(right)"));
    await userEvent.keyboard("1");
    expect(grades()).toHaveLength(1);
    await userEvent.click(screen.getByText("Next"));
    await screen.findByText("You reviewed 1 card.");
  });

  it("the answer may be shown instead of a guess, and the card comes again", async () => {
    await start(mistake);
    await choose("Show the answer");
    expect(grades()).toEqual([["card-price", "again"]]);
    expect(screen.queryByText("Not right yet")).toBeNull();
    expect(said()).toBe("Right answer: How much is it? A price is not counted.");
  });

  it("a choice that did not arrive is sent once more with Next, as the same one", async () => {
    await start(mistake);
    server.on(grade, () => refusal(503, "Saywell is busy.", "unavailable"));
    await userEvent.click(screen.getByText("How many is it?"));
    await screen.findByText("Saywell is busy.", { selector: "li *" });
    serve();
    await userEvent.click(screen.getByText("Next"));
    await screen.findByText("You reviewed 1 card.");
    const sent = server.calls(grade).map(({ body }) => body);
    expect(sent[0]).toEqual(sent[1]);
  });

  it.each([
    ["My name is Priya.", "Right answer: My name is Priya. A price is not counted."],
    ["the station", "Right answer: the station. A price is not counted."],
  ])("says %j with one full stop", async (correct, whole) => {
    await start({ ...mistake, correct, choices: [correct, "Other"] });
    await choose("Show the answer");
    expect(said()).toBe(whole);
  });

  it("each graded card makes the learner's profile be read anew, also before the last", async () => {
    const profile = "GET /api/gamification/profile/{userId}";
    const ProfileReader = () => <p>XP {useProfile(guest.id).data?.xp}</p>;
    server.on(profile, () => ({ ...emptyProfile, xp: server.calls(grade).length }));
    serve(pear, mistake);
    renderApp(
      {
        "/review": (
          <>
            <ReviewPage />
            <ProfileReader />
          </>
        ),
      },
      "/review",
    );
    await screen.findByText("XP 0");
    await userEvent.click(await screen.findByText("Start"));
    await userEvent.keyboard("[Space]3");
    expect(await screen.findByText("XP 1")).toBeTruthy();
  });

  it("says on each button when it brings the card back, and how far one is", async () => {
    await start(pear, mistake);
    expect(screen.getByText("1 of 2")).toBeTruthy();
    await userEvent.click(screen.getByText("Show the answer"));
    const buttons = ["Again", "Hard", "Good", "Easy"].map(
      (name) => screen.getByRole("button", { name: new RegExp(`^${name}`) }).textContent,
    );
    expect(buttons).toEqual([
      "Again, comes back in 1 minute",
      "Hard, comes back in 6 minutes",
      "Good, comes back in 10 minutes",
      "Easy, comes back in 8 days",
    ]);
    expect(screen.getByRole("status", { name: "" }).textContent).toContain("a green fruit");
  });

  it("shows of a mistake in writing what was asked, what is right, and why", async () => {
    await start({ ...mistake, type: "text", choices: [] });
    await userEvent.click(screen.getByText("Show the answer"));
    expect(screen.getByText("Which is right?")).toBeTruthy();
    expect(screen.getByText("How much is it?")).toBeTruthy();
    expect(screen.getByText("A price is not counted.")).toBeTruthy();
  });

  it.each([
    ["plum", "Right", "good", "10 minutes"],
    [" Plum. ", "Right", "good", "10 minutes"],
    ["banana", "banana", "again", "1 minute"],
  ])("a typed %j grades itself, and says when it comes back", async (typed, said, given, when) => {
    await start(plum);
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByText("plum", { selector: "p" })).toBeTruthy();
    expect(screen.getByText(`Comes back in ${when}.`)).toBeTruthy();
    expect(screen.queryByText("How well did you remember?")).toBeNull();
    await waitFor(() => expect(grades()).toEqual([["card-plum", given]]));
    await userEvent.keyboard("4");
    expect(focused()?.textContent).toBe("Next");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("You reviewed 1 card.");
    expect(grades()).toHaveLength(1);
  });

  it.each([
    ["plun", "Nearly.", "Hard"],
    ["", "a blue fruit", "Again"],
  ])(
    "a typed %j is marked, and the learner says how well it was remembered",
    async (typed, said, offered) => {
      await start(plum);
      expect(focused()).toBe(screen.getByLabelText("Your answer"));
      await userEvent.keyboard(`${typed}{Enter}`);
      expect(screen.getByText((text) => text.trim() === said)).toBeTruthy();
      expect(screen.getByText("plum", { selector: "p" })).toBeTruthy();
      expect(focused()?.textContent).toMatch(new RegExp(`^${offered}`));
      expect(grades()).toEqual([]);
    },
  );

  it("says at its end when the next card comes, or goes on where more is due", async () => {
    await start(pear);
    await userEvent.keyboard("[Space]3");
    const end = await screen.findByText("You reviewed 1 card.");
    expect(focused()).toBe(end);
    expect(await screen.findByText(/^The next card comes (tomorrow|on \w+)\.$/)).toBeTruthy();
    expect(screen.queryByText("Go on")).toBeNull();
    cleanup();

    await start(pear);
    server.on(due, () => ({ cards: [mistake], dueCount: 1, nextDueAt: null }));
    await userEvent.keyboard("[Space]3");
    await userEvent.click(await screen.findByText("Go on"));
    expect(screen.getByText("Which is right?")).toBeTruthy();
  });

  it("keeps a card whose grade did not arrive, and sends the same grade once more", async () => {
    await start(pear);
    server.on(grade, () => refusal(503, "Saywell is busy.", "unavailable"));
    await userEvent.keyboard("[Space]3");
    await screen.findByText("Saywell is busy.", { selector: "li *" });
    expect(screen.getByText("a green fruit")).toBeTruthy();
    serve();
    await userEvent.keyboard("3");
    await screen.findByText("You reviewed 1 card.");
    const ids = server.calls(grade).map(({ body }) => body.reviewId);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it("hides the list, which would give the answers away, until it is finished", async () => {
    await start(pear);
    expect(screen.queryByRole("heading", { name: "Saved words" })).toBeNull();
    await userEvent.keyboard("[Space]3");
    expect(await screen.findByRole("heading", { name: "Saved words" })).toBeTruthy();
  });

  it("passes over the card of a word that was taken out meanwhile", async () => {
    await start(pear, mistake);
    server.on(grade, () => refusal(404, "There is no such card.", "not-found"));
    await userEvent.keyboard("[Space]3");
    expect(await screen.findByText("Which is right?")).toBeTruthy();
  });

  it("says once how a card comes, where there is none yet", async () => {
    await open();
    expect(screen.getAllByText(/Save a word in a lesson/)).toHaveLength(1);
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  });

  it("says when the next card comes where none is due", async () => {
    serve();
    renderApp({ "/review": <ReviewPage /> }, "/review");
    expect(await screen.findByText("Nothing to review now")).toBeTruthy();
    expect(screen.getByText(/^The next card comes (tomorrow|on \w+)\.$/)).toBeTruthy();
    expect(screen.queryByText("Start")).toBeNull();
  });

  it("that cannot be read leaves the words in sight, and tries again", async () => {
    server.on(list, () => [word("pear")]);
    server.on(due, () => refusal(500, "Broken."));
    renderApp({ "/review": <ReviewPage /> }, "/review");
    await screen.findByText("Failed to fetch your review");
    expect(screen.getByText("what pear means")).toBeTruthy();
    serve(pear);
    await userEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("1 to review today")).toBeTruthy();
  });
});
