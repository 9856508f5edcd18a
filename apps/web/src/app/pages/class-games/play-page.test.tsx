// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  comeIn,
  gameId,
  joinedGame,
  live,
  play,
  server,
  setUpClassGame,
  tell,
  visit,
} from "../../../testing/class-game-screen";
import { refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { annaSeat, answered, asking, finished, revealed, seat } from "../../../testing/quiz-states";

setUpClassGame();

const over = "This game is over. Thank you for playing.";
const actions = () => live.socket().sentOf("GAME_ACTION");
const answerButton = (letter: string) =>
  screen.findByRole("button", { name: new RegExp(`^${letter}:`) });
/** In a class the teacher goes on. */
const shown = (answer: "A" | "B" | null = "A") => ({ ...revealed(answer), endsInMs: null });
const youAreIn = () => screen.findByText("You are in, Ana. Look at the screen.");

describe("a class game", () => {
  it("goes from its beginning to its end, and begins again, as the teacher leads it", async () => {
    await play();
    await youAreIn();
    tell(asking, "GAME_STARTED");
    const heading = await screen.findByRole("heading", { name: "We ___ tea every day." });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.click(await answerButton("A"));
    expect(actions()).toMatchObject([
      { gameId, action: "SUBMIT_ANSWER", data: { questionId: "1-1", answer: "A" } },
    ]);
    tell(answered, "ANSWER_TAKEN");
    expect(await screen.findByText("Your answer is in. Wait for the others.")).toBeTruthy();
    tell(shown(), "ANSWER_REVEALED");
    expect(await screen.findByText("Right. +96 points.")).toBeTruthy();
    expect(screen.getByText("96 points")).toBeTruthy();
    expect(screen.queryByText("Next in a moment")).toBeNull();
    const next = { id: "1-2", question: "She ___ tea.", options: ["A) a", "B) b", "C) c", "D) d"] };
    tell({ ...asking, version: 10, round: 2, question: next }, "GAME_STARTED");
    expect(await screen.findByText("Question 2 of 5")).toBeTruthy();
    expect((await answerButton("A")).getAttribute("aria-pressed")).toBe("false");
    tell(
      { ...finished(), playerCount: 28, mine: { ...finished().mine, rightAnswers: 4 } },
      "GAME_ENDED",
    );
    expect(await screen.findByText("Game Complete!")).toBeTruthy();
    expect(screen.getByText("#1 of 28")).toBeTruthy();
    expect(screen.getByText("4 of 5")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Play Again" })).toBeNull();
    tell({ ...asking, version: 30, match: 2 }, "GAME_STARTED");
    expect(await screen.findByText("Question 1 of 5")).toBeTruthy();
  });

  it("is joined again after the connection was lost, and says so meanwhile", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await play(asking);
    tell(asking);
    await answerButton("A");
    act(() => live.socket().hangUp());
    const lost = "The connection is lost. Please wait a moment.";
    expect(await screen.findByText(lost)).toBeTruthy();
    const before = live.socket();
    act(() => void vi.advanceTimersByTime(2000));
    await waitFor(() => expect(live.socket()).not.toBe(before));
    await comeIn();
    tell(answered);
    expect(await screen.findByText("Your answer is in. Wait for the others.")).toBeTruthy();
    expect(screen.queryByText(lost)).toBeNull();
  });

  it("that could not be opened right now is asked for again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await play();
    live.say({ type: "ERROR", message: "Please try again." });
    act(() => void vi.advanceTimersByTime(3000));
    await waitFor(() => expect(live.socket().sentOf("JOIN_GAME")).toHaveLength(2));
  });

  it("of teams says which team is one's own", async () => {
    await play({ ...asking, mode: "TEAM", seats: [seat({ team: "CHALK" })] });
    expect(await screen.findByText("Ana · Team Chalk")).toBeTruthy();
  });

  it("is left by the way out, for good", async () => {
    await play();
    fireEvent.click(await screen.findByRole("button", { name: "Leave the game" }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/student-dashboard");
    expect(live.socket().sentTypes()).toContain("LEAVE_GAME");
  });
});

it("keeps the phone's screen on until it is left", async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { wakeLock: { request } }));
  await play();
  expect(request).toHaveBeenCalledWith("screen");
  fireEvent.click(await screen.findByRole("button", { name: "Leave the game" }));
  await waitFor(() => expect(release).toHaveBeenCalled());
});

describe("a question", () => {
  it("is there again after a reload in its middle, answered as it was", async () => {
    await play(answered);
    expect(await screen.findByText("Your answer is in. Wait for the others.")).toBeTruthy();
    expect((await answerButton("A")).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(await answerButton("B"));
    expect(actions()).toEqual([]);
  });

  it.each([
    ["b", "B"],
    ["4", "D"],
  ])("is answered by the key %s", async (key, answer) => {
    await play(asking);
    await answerButton("A");
    fireEvent.keyDown(document.body, { key });
    expect(actions()).toMatchObject([{ data: { answer } }]);
  });

  it("whose time is over waits for the teacher, and sends nothing", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await play({ ...asking, endsInMs: 2000 });
    await answerButton("A");
    act(() => void vi.advanceTimersByTime(2500));
    expect(await screen.findByText("Time is over. Wait for the others.")).toBeTruthy();
    expect(actions()).toEqual([]);
    tell({
      ...shown(null),
      mine: asking.mine,
      reveal: { ...shown(null).reveal!, answers: [] },
    });
    expect(await screen.findByText("No answer this time")).toBeTruthy();
  });
});

describe("the place", () => {
  const many = {
    ...shown(),
    playerCount: 28,
    seats: [annaSeat({ score: 300 }), seat({ score: 96, rank: 17 })],
  };

  it("stands below the answer, with the best and one's own seat", async () => {
    await play(many);
    expect(await screen.findByText("Your place: 17 of 28")).toBeTruthy();
    const rows = within(screen.getByRole("region", { name: "Live Scores" })).getAllByRole(
      "listitem",
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Anna Berg"),
      expect.stringContaining("(you)"),
    ]);
  });

  it("is not shown where the teacher hides the leaderboard", async () => {
    await play({ ...many, showsLeaderboard: false, seats: [seat({ score: 96, rank: 0 })] });
    expect(await screen.findByText("Right. +96 points.")).toBeTruthy();
    expect(screen.queryByText(/Your place/)).toBeNull();
    expect(screen.queryByRole("region", { name: "Live Scores" })).toBeNull();
  });
});

describe("the end", () => {
  it("offers a guest an account, and leads to the dashboard", async () => {
    await play(finished());
    expect(await screen.findByText("Keep what you have earned")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Exit" }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/student-dashboard");
  });

  it("offers nothing to who has an account", async () => {
    await play(finished(), { user: { ...guest, isGuest: false, email: "a@x.org" } });
    expect(await screen.findByText("Game Complete!")).toBeTruthy();
    expect(screen.queryByText("Keep what you have earned")).toBeNull();
  });

  it("shows what was missed, also where no answer was given", async () => {
    await play({ ...shown(null), reveal: { ...shown(null).reveal!, answers: [] } });
    await screen.findByText("No answer this time");
    tell(finished({ score: 0, rank: 4 }), "GAME_ENDED");
    const missed = within(await screen.findByRole("region", { name: "Look at these once more" }));
    expect(missed.getByText("A) drink")).toBeTruthy();
  });

  it("stays to be read when the teacher closes the game", async () => {
    await play(finished());
    await screen.findByText("Game Complete!");
    live.say({ type: "GAME_CLOSED", gameId, message: over });
    expect(await screen.findByText(over)).toBeTruthy();
    expect(screen.getByText("Game Complete!")).toBeTruthy();
  });

  it("tells one's own place alone where the teacher hides the leaderboard", async () => {
    await play({ ...finished(), showsLeaderboard: false });
    await screen.findByText("Game Complete!");
    expect(screen.getByText(/^#\d+ of \d+$/)).toBeTruthy();
    expect(screen.queryByText("Final Leaderboard")).toBeNull();
  });

  it("of others leads whoever comes later to the next game", async () => {
    await play({ ...finished(), seats: [annaSeat({ score: 100 })] });
    await youAreIn();
  });
});

describe("a game that is closed", () => {
  it("to somebody who is in it says why, with ways on", async () => {
    await play(asking);
    await answerButton("A");
    const message = "Your teacher has taken you out of this game.";
    live.say({ type: "GAME_CLOSED", gameId, message });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Answers" })).toBeNull();
    const exit = screen.getByRole("button", { name: "Exit" });
    await waitFor(() => expect(document.activeElement).toBe(exit));
    expect(screen.getByRole("link", { name: "Join another game" })).toBeTruthy();
  });

  it("before somebody comes back to it says so", async () => {
    await play(joinedGame.state, { isOpen: false });
    expect(await screen.findByText(over)).toBeTruthy();
  });
});

describe("who has no seat", () => {
  it("and no session is led to the code, and no guest is made", async () => {
    visit(`/join/${gameId}`);
    expect(await screen.findByText("You are not in this game")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Join a class game" }).getAttribute("href")).toBe(
      "/join",
    );
    expect(server.calls("POST /api/session/guest")).toEqual([]);
  });

  it.each([
    [403, "forbidden", "Join the game with its code first."],
    [404, "not-found", "This game is not here any more."],
  ] as const)(
    "by a %i is led to the code, in the server's words",
    async (status, code, sentence) => {
      server.on("GET /api/joined-games/{gameId}", () => refusal(status, sentence, code));
      visit(`/join/${gameId}`, guest);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByRole("link", { name: "Join a class game" })).toBeTruthy();
    },
  );
});

it("a game that could not be read offers to try again", async () => {
  server.on("GET /api/joined-games/{gameId}", () => refusal(500, "Something went wrong."));
  visit(`/join/${gameId}`, guest);
  await screen.findByText("Something went wrong.");
  server.on("GET /api/joined-games/{gameId}", () => joinedGame);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await youAreIn();
});
