// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetBoardKnown, keepBoardKnown } from "../../../features/word-board/model/coach-seen";
import {
  boardAfterAnna,
  boardAnalysis,
  boardAnnas,
  boardFinished,
  boardMine,
  boardSeat,
  boardWaiting,
  quietTurn,
  rackOf,
  rowsWith,
} from "../../../testing/board-states";
import { refusal } from "../../../testing/fake-server";
import { enterBoard, tell } from "../../../testing/game-screen";
import { guest } from "../../../testing/learning";
import { gameId } from "../../../testing/quiz-states";
import { live, roomId, server, setUpRoomScreen, toastText } from "../../../testing/room-screen";

setUpRoomScreen();
beforeEach(() => {
  localStorage.clear();
  forgetBoardKnown();
  server.on("GET /api/games/matches/{matchId}/analysis", () => boardAnalysis);
});

afterEach(() => void vi.useRealTimers());

const actions = () => live.socket().sentOf("GAME_ACTION");
// By their labels: roles of 121 cells are slow to work out.
const cell = (row: number, col: number) =>
  screen.getByLabelText(new RegExp(`row ${row}, column ${col}(,|$)`, "i"));
const tile = (letter: string) => {
  const rack = within(screen.getByLabelText("Your tiles"));
  return rack.getAllByLabelText(new RegExp(`^${letter}, `))[0]!;
};
const press = (text: string | RegExp) => fireEvent.click(screen.getByText(text));
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("before a game", () => {
  it("has two rules to choose from, and starts with one tap", async () => {
    await enterBoard();
    expect(
      await screen.findByText("Short common words. Put the letters of one word in a line."),
    ).toBeTruthy();
    expect(screen.getByText("Words cross, as in a crossword.")).toBeTruthy();
    expect(screen.getByText("You are the only one here, so a bot plays with you.")).toBeTruthy();
    press("Start Game");
    expect(actions()).toMatchObject([
      { action: "START_GAME", data: { preset: "STARTER", clock: "NONE", bot: null, match: 0 } },
    ]);
  });

  it("of Classic has a board, challenges, a clock and a bot to choose", async () => {
    await enterBoard();
    fireEvent.click(await screen.findByLabelText(/^Classic/));
    fireEvent.click(screen.getByLabelText("11×11"));
    fireEvent.change(screen.getByLabelText("Challenges"), { target: { value: "DOUBLE" } });
    expect(screen.getByText(/A wrong challenge costs your turn/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Clock"), { target: { value: "TURN" } });
    fireEvent.change(screen.getByLabelText("Play with"), { target: { value: "bot:dash" } });
    press("Start Game");
    expect(actions()).toMatchObject([
      {
        data: {
          preset: "CLASSIC",
          board: "SMALL",
          challenge: "DOUBLE",
          clock: "TURN",
          bot: "bot:dash",
        },
      },
    ]);
  });

  it.each([
    [0, false],
    [1, true],
  ] as const)("offers a day for each turn in a private room only (%s)", async (isPrivate, is) => {
    await enterBoard(boardWaiting, { isPrivate });
    const clock = await screen.findByLabelText("Clock");
    expect(within(clock).queryByText("A day for each turn") !== null).toBe(is);
  });

  it("that goes on for days says who plays too, though they are not here", async () => {
    await enterBoard(boardWaiting, { isPrivate: 1 });
    fireEvent.change(await screen.findByLabelText("Clock"), { target: { value: "DAY" } });
    expect(
      screen.getByText("These people play too, each when it is their turn: Anna Berg."),
    ).toBeTruthy();
    expect(screen.queryByLabelText("Play with")).toBeNull();
  });

  it("offers no bots where somebody else is here", async () => {
    await enterBoard({
      ...boardWaiting,
      people: [...boardWaiting.people, { userId: "anna", userName: "Anna Berg" }],
    });
    expect(await screen.findByText("Here with you: Anna Berg.")).toBeTruthy();
    expect(screen.queryByLabelText("Play with")).toBeNull();
  });

  it("that cannot begin says why, once", async () => {
    await enterBoard();
    await screen.findByText("Start Game");
    live.say({ type: "ERROR", message: "This game has already started.", gameId });
    expect(await screen.findAllByText("This game has already started.")).toHaveLength(1);
  });
});

describe("one's own turn", () => {
  it("is played by taps: a letter, a square, and Submit with its points", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    fireEvent.click(tile("S"));
    fireEvent.click(cell(5, 4));
    fireEvent.click(tile("A"));
    fireEvent.click(cell(5, 5));
    expect(cell(5, 4).getAttribute("aria-label")).toBe(
      "S, 1 point, placed by you now, row 5, column 4",
    );
    press("Submit (2 pts)");
    expect(actions()).toMatchObject([
      {
        action: "SUBMIT_TURN",
        data: {
          word: "SA",
          turnScore: 2,
          placedTiles: [
            { row: 4, col: 3 },
            { row: 4, col: 4 },
          ],
        },
      },
    ]);
  });

  it("is heard as it is laid, and keeps the keyboard at the board", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    fireEvent.click(cell(5, 4));
    tile("A").focus();
    fireEvent.click(tile("A"));
    expect(screen.getByText("A placed.", { selector: "output" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(cell(5, 5)));
    key("s");
    expect(screen.getByText("S placed. AS: 2 points.", { selector: "output" })).toBeTruthy();
  });

  it("leads who has never played through the first one, until it is played", async () => {
    await enterBoard(boardMine);
    expect(await screen.findByText("Tap a letter, then tap a square.")).toBeTruthy();
    fireEvent.click(tile("S"));
    expect(screen.getByText("Now tap a square.")).toBeTruthy();
    fireEvent.click(cell(5, 4));
    expect(screen.getByText("Add more letters in a line.")).toBeTruthy();
    fireEvent.click(tile("A"));
    fireEvent.click(cell(5, 5));
    expect(screen.getByText("Tap Submit.")).toBeTruthy();
    tell({
      ...boardMine,
      version: 9,
      rows: rowsWith(11, "SA", 4, 3),
      turns: [{ ...quietTurn, userId: guest.id, words: [{ word: "SA", score: 2 }] }],
    });
    await waitFor(() => expect(screen.queryByText(/^Tap /)).toBeNull());
    expect(localStorage.length).toBe(1);
  });

  it("can do without the hints", async () => {
    await enterBoard(boardMine);
    fireEvent.click(await screen.findByLabelText("Hide the hints"));
    expect(screen.queryByText("Tap a letter, then tap a square.")).toBeNull();
  });

  it("without a tile for half a minute has the way to exchange in sight", async () => {
    keepBoardKnown();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.queryByText("No word with these letters?")).toBeNull();
    act(() => void vi.advanceTimersByTime(10_000));
    press("Exchange tiles");
    fireEvent.click((await dialog("Exchange tiles")).getByLabelText("Q, 10 points"));
  });

  it("that is refused says so beside the tiles, once, and leaves them where they lie", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    fireEvent.click(tile("Q"));
    fireEvent.click(cell(5, 4));
    fireEvent.click(tile("U"));
    fireEvent.click(cell(5, 5));
    press(/^Submit/);
    const sentence = '"QU" is not a valid word. Try again!';
    live.say({ type: "ERROR", message: sentence, gameId });
    const told = await screen.findByText(sentence);
    expect(told.closest("[role=alert]")).not.toBeNull();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(cell(5, 4).getAttribute("aria-label")).toContain("Q, 10 points, placed by you now");
    expect(screen.getByText<HTMLButtonElement>(/^Submit/).disabled).toBe(false);
  });

  it("is played with the keyboard alone: arrows, letters, Space, Backspace, Escape and Enter", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    act(() => cell(6, 6).focus());
    key("ArrowUp");
    key("ArrowLeft");
    expect(document.activeElement).toBe(cell(5, 5));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Row 5, column 5, empty");
    key("s");
    key("a");
    key("t");
    key("Backspace");
    key("Escape");
    expect(screen.getByText("Submit (0 pts)")).toBeTruthy();
    act(() => cell(1, 1).focus());
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Row 1, column 1, empty, triple word",
    );
    key(" ");
    expect(screen.getByText("Direction: down")).toBeTruthy();
    for (const letter of "set") key(letter);
    expect(document.activeElement).toBe(cell(4, 1));
    key("Enter");
    expect(actions()).toMatchObject([
      {
        action: "SUBMIT_TURN",
        data: {
          word: "SET",
          placedTiles: [
            { row: 0, col: 0, letter: "S" },
            { row: 1, col: 0, letter: "E" },
            { row: 2, col: 0, letter: "T" },
          ],
        },
      },
    ]);
  });

  it("asks for the letter of a blank, which can be typed", async () => {
    await enterBoard(boardAfterAnna);
    await screen.findByText("Your Turn");
    fireEvent.click(screen.getByLabelText("Blank, 0 points"));
    fireEvent.click(cell(6, 9));
    await dialog("Choose a letter");
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "s" });
    await waitFor(() =>
      expect(cell(6, 9).getAttribute("aria-label")).toContain("S, blank, 0 points"),
    );
  });

  it("passes after a second thought", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    fireEvent.keyDown(screen.getByLabelText("More"), { key: "Enter" });
    fireEvent.click(await screen.findByText("Pass"));
    const asked = await dialog("Pass your turn?");
    fireEvent.click(asked.getByText("Pass"));
    expect(actions()).toMatchObject([{ action: "PASS_TURN", data: { match: 1, turns: 0 } }]);
  });

  it("exchanges the tiles that are chosen", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    fireEvent.keyDown(screen.getByLabelText("More"), { key: "Enter" });
    fireEvent.click(await screen.findByText("Exchange tiles"));
    const asked = await dialog("Exchange tiles");
    fireEvent.click(asked.getByLabelText("Q, 10 points"));
    fireEvent.click(asked.getByText("Exchange 1 tile"));
    expect(actions()).toMatchObject([{ action: "EXCHANGE_TILES", data: { tiles: "Q" } }]);
  });

  it("can be resigned from, after a second thought", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    fireEvent.keyDown(screen.getByLabelText("More"), { key: "Enter" });
    fireEvent.click(await screen.findByText("Resign"));
    fireEvent.click((await dialog("Resign from this game?")).getByText("Resign"));
    expect(actions()).toMatchObject([{ action: "END_GAME", data: { match: 1 } }]);
  });

  it("that only the last play is left of is to agree, or to challenge", async () => {
    await enterBoard({
      ...boardAfterAnna,
      challenge: "SINGLE",
      mine: { ...boardAfterAnna.mine, mustAgree: true, mayChallenge: true },
    });
    await screen.findByText("Your Turn");
    press("Challenge");
    expect(actions()).toMatchObject([{ action: "CHALLENGE_PLAY", data: { match: 1, turns: 1 } }]);
    live.say({ type: "ERROR", message: "No.", gameId });
    press("Agree");
    expect(actions()[1]).toMatchObject({ action: "PASS_TURN" });
    expect(screen.queryByText(/^Submit/)).toBeNull();
  });

  it("is kept while the line is cut", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    fireEvent.click(tile("S"));
    fireEvent.click(cell(5, 4));
    fireEvent.click(tile("A"));
    fireEvent.click(cell(5, 5));
    act(() => live.socket().hangUp());
    press(/^Submit/);
    expect(await screen.findByText("Your turn is kept. It goes when you are back.")).toBeTruthy();
  });
});

describe("somebody else's turn", () => {
  it("says whose it is, and lets one lay tiles but not submit", async () => {
    await enterBoard(boardAnnas);
    expect(await screen.findByText("Anna Berg is playing...")).toBeTruthy();
    expect(screen.getByText("Playing...").closest("li")?.textContent).toContain("Anna Berg");
    expect(screen.getByText<HTMLButtonElement>(/^Submit/).disabled).toBe(true);
  });

  it("is announced when it is over, with what comes now", async () => {
    await enterBoard(boardAnnas);
    await screen.findByText("Anna Berg is playing...");
    tell(boardAfterAnna);
    expect(
      await screen.findByText(
        "Anna Berg played QUIET for 42 points. It is your turn. 30 tiles remaining.",
        { selector: "output" },
      ),
    ).toBeTruthy();
  });

  it("whose word one doubts can be challenged", async () => {
    await enterBoard({
      ...boardAfterAnna,
      challenge: "DOUBLE",
      mine: { ...boardAfterAnna.mine, mayChallenge: true },
    });
    fireEvent.click(await screen.findByText("Challenge"));
    const asked = await dialog("Is QUIET no word?");
    expect(asked.getByText("If it is a good word, you lose your turn.")).toBeTruthy();
    expect(actions()).toEqual([]);
    fireEvent.click(asked.getByText("Challenge"));
    await waitFor(() => expect(actions()).toMatchObject([{ action: "CHALLENGE_PLAY" }]));
  });

  it("whose word was a good one after all leaves one's own turn to be played", async () => {
    const open = { ...boardAfterAnna, challenge: "SINGLE" as const };
    await enterBoard({ ...open, mine: { ...open.mine, mayChallenge: true } });
    fireEvent.click(await screen.findByText("Challenge"));
    expect(actions()).toMatchObject([{ action: "CHALLENGE_PLAY" }]);
    tell({
      ...open,
      version: open.version + 1,
      turns: [{ ...quietTurn, challengerId: guest.id }],
    });
    expect(await screen.findByText(/You challenged it\. It is a good word\.$/)).toBeTruthy();
    fireEvent.click(tile("S"));
    expect(tile("S").getAttribute("aria-pressed")).toBe("true");
  });

  it("is only watched by who has no seat", async () => {
    await enterBoard({ ...boardAnnas, mine: { ...boardAnnas.mine, hasSeat: false, rack: [] } });
    expect(await screen.findByText("You are watching. You play in the next game.")).toBeTruthy();
    expect(screen.queryByLabelText("Your tiles")).toBeNull();
  });

  it("shows who is away, gone, or a bot, and what time each has", async () => {
    await enterBoard({
      ...boardAnnas,
      clock: "GAME",
      seats: [
        boardSeat({ timeLeftMs: 125_000 }),
        boardSeat({ userId: "anna", userName: "Anna Berg", presence: "AWAY", isPlaying: true }),
        boardSeat({ userId: "ben", userName: "Ben", presence: "LEFT" }),
        boardSeat({ userId: "bot:dot", userName: "Dot", isBot: true }),
      ],
    });
    const scores = within(await screen.findByRole("region", { name: "Scores" }));
    const rows = scores.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toContain("2:05");
    expect(rows[1]).toContain("Away");
    expect(rows[2]).toContain("Left");
    expect(rows[3]).toContain("Bot");
  });
});

describe("a word of the game", () => {
  const quiet = () =>
    server.on("GET /api/words/{word}", () => ({
      word: "quiet",
      level: "A2" as const,
      meanings: [
        {
          partOfSpeech: "adjective",
          meaning: "making very little noise",
          example: null,
          source: "COURSE" as const,
        },
      ],
    }));

  it("opens from the list of turns with its meaning and level, and can be saved", async () => {
    quiet();
    server.on("POST /api/review/{userId}/words", ({ body }) => ({
      id: "saved-1",
      word: body.word,
      meaning: "",
      example: "",
      lessonId: "none",
      lock: null,
      savedAt: "2026-03-02T09:00:00.000Z",
    }));
    await enterBoard(boardAfterAnna);
    const turns = within(await screen.findByRole("region", { name: "Turns" }));
    fireEvent.click(turns.getByText("QUIET"));
    const card = await dialog("quiet");
    expect(await card.findByText("making very little noise")).toBeTruthy();
    expect(card.getByText("A2")).toBeTruthy();
    fireEvent.click(card.getByText("Save"));
    expect(await card.findByText("Saved")).toBeTruthy();
    expect(server.calls("POST /api/review/{userId}/words")[0]?.body).toEqual({ word: "quiet" });
  });

  it("opens from the board, by a tap or by Enter", async () => {
    quiet();
    await enterBoard(boardAfterAnna);
    await screen.findByText("Your Turn");
    fireEvent.click(cell(6, 5));
    await dialog("quiet");
    fireEvent.click(screen.getByLabelText("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    act(() => cell(6, 6).focus());
    key("Enter");
    await dialog("quiet");
    expect(actions()).toEqual([]);
  });

  it("that the dictionary does not have says so", async () => {
    server.on("GET /api/words/{word}", () => refusal(404, "Unknown.", "not-found"));
    await enterBoard(boardAfterAnna);
    await screen.findByText("Your Turn");
    fireEvent.click(cell(6, 5));
    expect(await screen.findByText("The dictionary has no meaning for this word.")).toBeTruthy();
  });
});

describe("the end of a game", () => {
  it("says how one did, what was taken off, and what it paid, and plays again by the same rules", async () => {
    await enterBoard(boardMine);
    await screen.findByText("Your Turn");
    tell(boardFinished, "GAME_ENDED");
    expect(await screen.findByText("Game Complete!")).toBeTruthy();
    expect(screen.getByText("#1 of 2")).toBeTruthy();
    expect(screen.getByText("You win. Well played.")).toBeTruthy();
    expect(screen.getByText("−5 for tiles left")).toBeTruthy();
    live.say({
      type: "GAME_UPDATE",
      action: "GAME_PAID",
      gameId,
      roomId,
      userId: guest.id,
      xp: 11,
      coins: 2,
    });
    expect(await screen.findByText("+11 XP · 2 coins")).toBeTruthy();
    press("Play Again");
    expect(actions()).toMatchObject([
      { action: "START_GAME", data: { preset: "CLASSIC", board: "SMALL", match: 1 } },
    ]);
  });

  it("shows for each of one's turns what could have been played", async () => {
    await enterBoard(boardFinished);
    const turns = within(await screen.findByRole("region", { name: "Your turns" }));
    expect(turns.getByText("NASTIEST")).toBeTruthy();
    expect(turns.getByText("Best with words up to A2")).toBeTruthy();
    expect(turns.getByText("You found the best move.")).toBeTruthy();
    expect(turns.getByText("No word was possible with these tiles.")).toBeTruthy();
    expect(screen.getByText("Watch again")).toBeTruthy();
  });

  it("saves all words of the game to review, and says which have nothing to learn", async () => {
    server.on("POST /api/review/{userId}/words", ({ body }) =>
      body.word === "ants"
        ? refusal(404, "No meaning.", "not-found")
        : {
            id: "saved-1",
            word: body.word,
            meaning: "",
            example: "",
            lessonId: "none",
            lock: null,
            savedAt: "2026-03-02T09:00:00.000Z",
          },
    );
    await enterBoard(boardFinished);
    fireEvent.click(await screen.findByText("Save all to review"));
    expect(
      await screen.findByText("All words that have a meaning are in your review."),
    ).toBeTruthy();
    expect(screen.getByLabelText("quiet is saved")).toBeTruthy();
    expect(screen.getByText("No meaning in the dictionary")).toBeTruthy();
  });

  it("says to who has resigned that they did", async () => {
    const [own, ...others] = boardFinished.seats;
    await enterBoard({
      ...boardFinished,
      seats: [{ ...own!, presence: "LEFT" }, ...others],
      end: { reason: "ALONE", adjustments: [] },
    });
    expect(await screen.findByText("You resigned from this game.")).toBeTruthy();
  });

  it("can be followed by a game with other rules", async () => {
    await enterBoard(boardFinished);
    fireEvent.click(await screen.findByText("Play with other rules"));
    expect(await screen.findByText("Start Game")).toBeTruthy();
  });

  it("of others leads whoever comes later to the next one", async () => {
    await enterBoard({
      ...boardFinished,
      seats: [boardSeat({ userId: "anna", userName: "Anna Berg" })],
      mine: boardWaiting.mine,
    });
    expect(await screen.findByText("Start Game")).toBeTruthy();
  });
});

it("a late message leaves the board as it is", async () => {
  await enterBoard(boardAfterAnna);
  await screen.findByText("Your Turn");
  tell({ ...boardAnnas, version: 3 });
  expect(screen.getByText("Your Turn")).toBeTruthy();
  expect(cell(6, 4).getAttribute("aria-label")).toContain("Q, 10 points, last play");
});

it("leaving asks first while one plays, except in a game by correspondence", async () => {
  await enterBoard({ ...boardMine, mine: { ...boardMine.mine, rack: rackOf("AB") } });
  await screen.findByText("Your Turn");
  fireEvent.click(screen.getByLabelText("Back to Rooms"));
  await dialog("Leave the room?");
  press("Stay");
  tell({ ...boardMine, version: 6, clock: "DAY" });
  fireEvent.click(screen.getByLabelText("Back to Rooms"));
  await waitFor(() => expect(live.socket().sentOf("LEAVE_ROOM")).toHaveLength(1));
});

it("a turn that waits in another room is told, one in this room is not", async () => {
  await enterBoard(boardMine);
  await screen.findByText("Your Turn");
  const dueAt = "2026-03-02T09:00:00.000Z";
  live.say({ type: "TURN_WAITING", roomId, roomName: "Letters and tea", dueAt });
  expect(screen.queryByText("It is your turn in Letters and tea.")).toBeNull();
  live.say({ type: "TURN_WAITING", roomId: "other", roomName: "Slow words", dueAt });
  await toastText("It is your turn in Slow words.");
});
