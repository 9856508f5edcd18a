// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { enterGame, tell, visitGame } from "../../../testing/game-screen";
import {
  annaSeat,
  answered,
  asking,
  finished,
  gameId,
  revealed,
  seat,
  waiting,
} from "../../../testing/quiz-states";
import {
  live,
  roomId,
  say,
  server,
  setUpRoomScreen,
  toastText,
} from "../../../testing/room-screen";
import { refusal } from "../../../testing/fake-server";

setUpRoomScreen();

const actions = () => live.socket().sentOf("GAME_ACTION");
const answerButton = (letter: string) =>
  screen.findByRole("button", { name: new RegExp(`^${letter}:`) });

describe("the way back", () => {
  it("asks first while one plays, and says what is lost", async () => {
    await enterGame(asking);
    await answerButton("A");
    fireEvent.click(screen.getByRole("button", { name: "Back to Rooms" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Leave the room?" }));
    expect(dialog.getByText(/goes on without you/)).toBeTruthy();
    expect(live.socket().sentOf("LEAVE_ROOM")).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "Back to Rooms" }));
    fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(live.socket().sentOf("LEAVE_ROOM")).toHaveLength(1));
  });

  it.each([
    ["before a game", waiting, "Start Game"],
    ["after one", finished(), "Play Again"],
  ])("asks nothing %s", async (_, state, begins) => {
    await enterGame(state);
    await screen.findByRole("button", { name: begins });
    fireEvent.click(screen.getByRole("button", { name: "Back to Rooms" }));
    await waitFor(() => expect(live.socket().sentOf("LEAVE_ROOM")).toHaveLength(1));
  });
});

describe("before a game", () => {
  it("opens the game of the room, and says who is here", async () => {
    await enterGame({
      ...waiting,
      people: [...waiting.people, { userId: "anna", userName: "Anna Berg" }],
    });
    expect(await screen.findByText("Here with you: Anna Berg.")).toBeTruthy();
    expect(server.calls("POST /api/games")[0]?.body).toEqual({
      roomId,
      gameType: "VOCABULARY_BATTLE",
      mode: "COMPETITIVE",
    });
  });

  it("says to somebody alone that bots play along, and starts at once", async () => {
    await enterGame();
    expect(await screen.findByText(/only one here, so bots play with you/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Start Game" }));
    expect(actions()).toMatchObject([
      { gameId, action: "START_GAME", data: { mode: "COMPETITIVE" } },
    ]);
  });

  it("can be for two teams", async () => {
    await enterGame();
    fireEvent.click(await screen.findByRole("radio", { name: "Two teams" }));
    fireEvent.click(screen.getByRole("button", { name: "Start Game" }));
    expect(actions()).toMatchObject([{ data: { mode: "TEAM" } }]);
  });

  it("a refusal is told in the server's words", async () => {
    await enterGame();
    await screen.findByText("Ready to Play?");
    live.say({ type: "ERROR", message: "This game has already started.", gameId });
    await toastText("This game has already started.");
  });

  it("of others leads whoever comes later to the next one", async () => {
    await enterGame({ ...finished(), seats: [annaSeat({ score: 100 })] });
    expect(await screen.findByText("Ready to Play?")).toBeTruthy();
  });
});

describe("a question", () => {
  it("takes the focus, and has four answers", async () => {
    await enterGame();
    await screen.findByText("Ready to Play?");
    tell(asking, "GAME_STARTED");
    const heading = await screen.findByRole("heading", { name: "We ___ tea every day." });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText("Question 1 of 5")).toBeTruthy();
    const group = screen.getByRole("group", { name: "Answers" });
    expect(
      within(group)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["AA: drink", "BB: drinks", "CC: drinking", "DD: drank"]);
  });

  it("leaves the focus to somebody who is writing in the chat, and tells them all the same", async () => {
    await enterGame();
    const field = await screen.findByPlaceholderText("Type your message...");
    field.focus();
    tell(asking, "GAME_STARTED");
    await screen.findByText("Question 1 of 5");
    expect(document.activeElement).toBe(field);
    const told = (text: string | RegExp) => screen.findByText(text, { selector: "output" });
    expect(await told("Question 1 of 5. We ___ tea every day.")).toBeTruthy();
    tell(answered, "ANSWER_TAKEN");
    expect(await told("Your answer is in.")).toBeTruthy();
    tell(revealed("A"), "ANSWER_REVEALED");
    expect(await told(/^Right\. \+\d+ points\. ./)).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it("is answered by a tap, once", async () => {
    await enterGame(asking);
    fireEvent.click(await answerButton("A"));
    fireEvent.click(await answerButton("B"));
    expect(actions()).toMatchObject([
      { action: "SUBMIT_ANSWER", data: { questionId: "1-1", answer: "A" } },
    ]);
    tell(answered, "ANSWER_TAKEN");
    expect(await screen.findByText("You answered A. Waiting for one other.")).toBeTruthy();
    fireEvent.click(await answerButton("C"));
    expect(actions()).toHaveLength(1);
  });

  it("that is answered while the line is cut says that the answer is kept", async () => {
    await enterGame(asking);
    await answerButton("A");
    act(() => live.socket().hangUp());
    fireEvent.click(await answerButton("A"));
    expect(await screen.findByText("Your answer is kept. It goes when you are back.")).toBeTruthy();
  });

  it.each([
    ["b", "B"],
    ["4", "D"],
  ])("is answered by the key %s", async (key, answer) => {
    await enterGame(asking);
    await answerButton("A");
    fireEvent.keyDown(document.body, { key });
    expect(actions()).toMatchObject([{ data: { answer } }]);
  });

  it("is not answered by what somebody writes in the chat", async () => {
    await enterGame(asking);
    const field = await screen.findByPlaceholderText("Type your message...");
    field.focus();
    fireEvent.keyDown(field, { key: "a" });
    expect(actions()).toEqual([]);
  });

  it("is walked with the arrow keys", async () => {
    await enterGame(asking);
    (await answerButton("A")).focus();
    fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toBe("BB: drinks");
    fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    expect(document.activeElement?.textContent).toBe("DD: drank");
  });

  it("is given up when its time is over, so that nobody waits", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await enterGame({ ...asking, endsInMs: 2000 });
    await answerButton("A");
    act(() => void vi.advanceTimersByTime(2500));
    await waitFor(() =>
      expect(actions()).toMatchObject([{ action: "SUBMIT_ANSWER", data: { answer: "" } }]),
    );
  });

  it("can be answered again when the first try was refused", async () => {
    await enterGame(asking);
    fireEvent.click(await answerButton("A"));
    live.say({ type: "ERROR", message: "Please try again.", gameId });
    fireEvent.click(await answerButton("B"));
    expect(actions()).toMatchObject([{ data: { answer: "A" } }, { data: { answer: "B" } }]);
  });

  it("says by sign and word what was right when it is over, and why", async () => {
    await enterGame(asking);
    await answerButton("A");
    tell(revealed(), "ANSWER_REVEALED");
    expect(await screen.findByText("Right. +96 points.")).toBeTruthy();
    expect(screen.getByText("With we the verb has no s.")).toBeTruthy();
    expect((await answerButton("A")).textContent).toContain("(right)");
  });

  it("says of a wrong answer which one it was", async () => {
    await enterGame(asking);
    await answerButton("A");
    tell(revealed("B"), "ANSWER_REVEALED");
    expect(await screen.findByText("Not this time")).toBeTruthy();
    expect((await answerButton("B")).textContent).toContain("(wrong)");
  });

  it("only shows itself to who watches", async () => {
    await enterGame({ ...asking, seats: [annaSeat()], mine: waiting.mine });
    expect(await screen.findByText("You are watching. You play in the next game.")).toBeTruthy();
    fireEvent.click(await answerButton("A"));
    expect(actions()).toEqual([]);
  });

  it("stays as it is when an older message comes late", async () => {
    await enterGame(revealed());
    expect(await screen.findByText("Right. +96 points.")).toBeTruthy();
    tell(asking, "GAME_STARTED");
    expect(screen.queryByText("Right. +96 points.")).toBeTruthy();
  });
});

describe("the scores", () => {
  it("stand best first, and say who is a bot, away, or gone", async () => {
    await enterGame({
      ...asking,
      seats: [
        seat({ rank: 3 }),
        annaSeat({ score: 96, rank: 2, presence: "AWAY" }),
        seat({ userId: "ben", userName: "Ben", score: 98, rank: 1, presence: "LEFT" }),
        seat({ userId: "bot:nib", userName: "Nib", isBot: true, rank: 3 }),
      ],
    });
    const list = within(await screen.findByRole("region", { name: "Live Scores" }));
    const rows = list.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toContain("Ben");
    expect(rows[0]).toContain("Left");
    expect(rows[1]).toContain("Away");
    expect(rows[2]).toContain("(you)");
    expect(rows[3]).toContain("Bot");
  });

  it("of teams stand above", async () => {
    await enterGame({
      ...asking,
      mode: "TEAM",
      seats: [seat({ team: "INK" }), annaSeat({ team: "CHALK" })],
      teams: [
        { team: "INK", score: 196 },
        { team: "CHALK", score: 90 },
      ],
    });
    expect(await screen.findByText("Team Ink: 196")).toBeTruthy();
    expect(screen.getByText("Team Chalk: 90")).toBeTruthy();
  });
});

describe("the end of a game", () => {
  it("says what was won and paid, and plays again", async () => {
    await enterGame(asking);
    await answerButton("A");
    tell(finished(), "GAME_ENDED");
    expect(await screen.findByText("You win. Well played.")).toBeTruthy();
    live.say({
      type: "GAME_UPDATE",
      action: "GAME_PAID",
      gameId,
      roomId,
      userId: "me",
      xp: 11,
      coins: 2,
    });
    expect(await screen.findByText("+11 XP · 2 coins")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Play Again" }));
    expect(actions()).toMatchObject([{ action: "START_GAME" }]);
  });

  it("says that the first place is shared", async () => {
    await enterGame(asking);
    await answerButton("A");
    const over = finished();
    const seats = over.seats.map((each) => ({ ...each, rank: 1 }));
    tell({ ...over, seats }, "GAME_ENDED");
    expect(await screen.findByText("You share the first place. Well played.")).toBeTruthy();
  });

  it("praises nobody who is not first, and shows what was missed", async () => {
    await enterGame(asking);
    await answerButton("A");
    tell(revealed("B"), "ANSWER_REVEALED");
    await screen.findByText("Not this time");
    tell(finished({ score: 0, rank: 4 }), "GAME_ENDED");
    expect(await screen.findByText("#4 of 4")).toBeTruthy();
    expect(screen.queryByText("You win. Well played.")).toBeNull();
    const missed = within(screen.getByRole("region", { name: "Look at these once more" }));
    expect(missed.getByText("A) drink")).toBeTruthy();
  });

  it("is left by Exit, and the room with it", async () => {
    await enterGame(asking);
    await answerButton("A");
    tell(finished(), "GAME_ENDED");
    fireEvent.click(await screen.findByRole("button", { name: "Exit" }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/rooms");
    expect(live.socket().sentTypes()).toContain("LEAVE_ROOM");
  });
});

it("the first word in an empty chat is told beside the game, until it is looked at", async () => {
  await enterGame(asking);
  await screen.findByText("No messages yet. Start the conversation!");
  say(1);
  fireEvent.click(await screen.findByRole("radio", { name: "Chat (1 new)" }));
  expect(await screen.findByRole("radio", { name: "Chat" })).toBeTruthy();
});

it("a room that is missing reads Room not found", async () => {
  visitGame();
  server.on("GET /api/rooms/{id}", () => refusal(404, "There is no such room.", "not-found"));
  expect(await screen.findByText("Room not found")).toBeTruthy();
});

it("a game that cannot be opened says why, with a way to try again", async () => {
  visitGame();
  server.on("POST /api/games", () => refusal(409, "This cannot be played now.", "conflict"));
  expect(await screen.findByText("This cannot be played now.")).toBeTruthy();
});
