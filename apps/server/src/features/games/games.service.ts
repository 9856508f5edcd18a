import type { CefrLevel, Game } from "@saywell/contract";
import type { GameMode, GameType } from "@saywell/contract/constants";
import {
  type DrawnQuestion,
  drawQuestions,
  newQuiz,
  type QuizCommand,
  quizRefusals,
  quizRules,
  type QuizSetting,
  type SeenRound,
} from "@saywell/quiz";
import {
  newWordBoard,
  type WordBoardChoice,
  type WordBoardCommand,
  wordBoardRules,
  type WordBoardSetting,
  type WordBoardState,
} from "@saywell/word-board";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { PlayedRooms, QuizBank, RoomSubject } from "./games-needs";
import { findGame, findGameOf, gamesIn, insertGame, type StoredGame } from "./games.store";
import { closed } from "./hosted/admission";
import { type AnyState, isRunning, type OfKind } from "./kinds/any-game";
import { findHosted, saveQuestions } from "./hosted/hosted.store";
import { chooseForClass, type DrawQuestions } from "./play/draw-questions";
import type { GamePresence } from "./play/game-presence";
import { gameGone, type Playing } from "./play/playing";
import type { GameChannels } from "./telling/game-channels";

interface Deps {
  db: Db;
  clock: Clock;
  rooms: Pick<PlayedRooms, "subjectOf" | "admit" | "membersOf">;
  playing: Playing;
  presence: GamePresence;
  channels: Pick<GameChannels, "stateFor">;
  draw: DrawQuestions;
  bank: QuizBank;
  /** The lowest level of these people. */
  levelOf: (accountIds: readonly string[]) => Promise<CefrLevel>;
  /** Settles when it is kept who has seen what. */
  seenSettled: () => Promise<void>;
  chance: () => number;
}

interface Caller {
  id: string;
}

const unknownRoom = refuse("not-found", "Room not found.");
const noGame = refuse("not-found", "There is no game in this room yet.");
const noBoard = refuse("conflict", "This game has no board.");
const noQuestions = refuse("conflict", "This game asks no questions.");
const onlyInPrivate = refuse(
  "conflict",
  "A game with a day for each turn needs a private room with two people or more.",
);
const joinFirst = refuse("forbidden", "Join the game with its code first.");
const goneOn = refuse("conflict", quizRefusals["gone-on-already"]);
const comeFirst = refuse("forbidden", "Come into the room first, then play.");

export type GamesService = ReturnType<typeof createGamesService>;

/** The games of rooms: opened by whoever is in one, played by whoever is there. */
export function createGamesService(deps: Deps) {
  const { db, clock, rooms, playing, presence, channels, draw, chance } = deps;

  async function admitted(caller: Caller, room: string): Promise<Result<RoomSubject>> {
    const roomId = asUuid(room);
    const subject = roomId === null ? undefined : await rooms.subjectOf(db, roomId);
    if (subject === undefined) return unknownRoom;
    const admission = await rooms.admit(db, caller, subject.id);
    return admission.ok ? ok(subject) : admission;
  }

  /** Opening a game twice is opening it once. */
  async function open(
    caller: Caller,
    wish: { roomId: string; gameType: GameType; mode: GameMode },
  ): Promise<Result<Game>> {
    const subject = await admitted(caller, wish.roomId);
    if (!subject.ok) return subject;
    const { id: roomId } = subject.value;
    const { gameType, mode } = wish;
    const made = await insertGame(db, {
      roomId,
      hostId: null,
      gameType,
      mode,
      ...newGame(subject.value, mode),
      now: clock.now(),
    });
    if (made !== null) await presence.opened(roomId, made);
    return await shown(caller, subject.value);
  }

  async function find(caller: Caller, room: string): Promise<Result<Game>> {
    const subject = await admitted(caller, room);
    return subject.ok ? await shown(caller, subject.value) : subject;
  }

  async function shown(caller: Caller, subject: RoomSubject): Promise<Result<Game>> {
    const gameId = (await gamesIn(db, [subject.id])).get(subject.id);
    const known = gameId === undefined ? undefined : playing.known(gameId);
    const game = known ?? (await findGameOf(db, subject.id));
    if (game === undefined) return noGame;
    const viewer = await presence.viewerFor(caller.id);
    const { id, roomId, gameType, createdAt } = game;
    const { category, level } = subject;
    const state = await channels.stateFor(game, viewer);
    return ok({
      id,
      roomId,
      gameType,
      mode: state.kind === "QUIZ" ? state.mode : game.mode,
      createdAt: createdAt.toISOString(),
      category,
      level,
      state,
    });
  }

  /** Starts the game, or the next one, for everybody who is here. */
  async function start(caller: Caller, gameId: string, wish: StartWish): Promise<Result<AnyState>> {
    const game = await playing.find(gameId);
    if (game === undefined) return gameGone;
    // Who is stored as here and is not, since the process died that knew them, plays no more.
    if (!isRunning(game.state)) {
      const absent = await presence.absentFromNext(game, clock.now().getTime());
      await Promise.all(absent.map((by) => playing.perform(gameId, { kind: "leave", by })));
    }
    return game.kind === "QUIZ"
      ? await startQuiz(caller, game, wish)
      : await startBoard(caller, game, wish);
  }

  async function startQuiz(
    caller: Caller,
    game: Quiz,
    { mode, seen }: StartWish,
  ): Promise<Result<AnyState>> {
    const drawn = await questionsFor(game);
    if (!drawn.ok) return drawn;
    const isTeam = mode === undefined ? undefined : mode === "TEAM";
    return await playing.perform(game.id, {
      kind: "start",
      by: caller.id,
      isTeam,
      questions: drawn.value,
      seen,
    });
  }

  /** The words of bots are of the room's level, or of the lowest of those who play. */
  async function startBoard(
    caller: Caller,
    { id, roomId, state }: StoredGame,
    { seen, ...choice }: StartWish,
  ): Promise<Result<AnyState>> {
    const subject = roomId === null ? undefined : await rooms.subjectOf(db, roomId);
    if (subject === undefined) return gameGone;
    // As it is here by now: who has gone was put out a moment ago.
    const people = (playing.known(id)?.state ?? state).people.map((each) => each.id);
    const isByCorrespondence = choice.clock === "DAY";
    const absent =
      isByCorrespondence && subject.isPrivate ? await membersBut(subject.id, people) : [];
    const players = [...people, ...absent];
    const isAlone = players.length < wordBoardRules.leastSeats;
    if (isByCorrespondence && (isAlone || !subject.isPrivate)) return onlyInPrivate;
    const before = (state as WordBoardState).setting.clock;
    const usual = before === "NONE" || before === "DAY" ? "TURN" : before;
    return await playing.perform(id, {
      kind: "start",
      by: caller.id,
      choice: { ...choice, clock: choice.clock ?? (isAlone ? "NONE" : usual) },
      absent,
      level: subject.level ?? (await deps.levelOf(players)),
      seen,
    });
  }

  /**
   * Members of a room who are not among these people, and may come in. Nobody, where not all have a
   * seat: who plays is then for those to say who are here.
   */
  async function membersBut(roomId: string, people: readonly string[]): Promise<string[]> {
    const others = (await rooms.membersOf(db, roomId)).filter((id) => !people.includes(id));
    if (people.length + others.length > wordBoardRules.mostSeats) return [];
    const admitted = await Promise.all(others.map((id) => rooms.admit(db, { id }, roomId)));
    return others.filter((_, place) => admitted[place]!.ok);
  }

  /** What is done on a board, and nowhere else. */
  async function performOnBoard(
    gameId: string,
    command: Extract<WordBoardCommand, { kind: "play" | "exchange" | "pass" | "challenge" }>,
  ): Promise<Result<AnyState>> {
    const game = await playing.find(gameId);
    if (game === undefined) return gameGone;
    return game.kind === "WORD_BOARD" ? await playing.perform(gameId, command) : noBoard;
  }

  async function performInQuiz(
    gameId: string,
    command: Extract<QuizCommand, { kind: "answer" | "go-on" | "show-leaderboard" }>,
  ): Promise<Result<AnyState>> {
    const game = await playing.find(gameId);
    if (game === undefined) return gameGone;
    return game.kind === "QUIZ" ? await playing.perform(gameId, command) : noQuestions;
  }

  /** What the next game asks: what its host chose, or what chance and the room's subject give. */
  async function questionsFor({
    id,
    roomId,
    state,
  }: Quiz): Promise<Result<readonly DrawnQuestion[]>> {
    const name = `${state.match + 1}-`;
    const people = state.people.map((each) => each.id);
    const lastAsked = state.questions.flatMap(({ bankId }) => bankId ?? []);
    if (roomId === null) {
      const hosted = await findHosted(db, id);
      if (hosted === undefined || hosted.isClosed) return gameGone;
      const { bank } = hosted;
      if (bank === null || state.match === 0) {
        return ok(drawQuestions(hosted.questions, { name, chance }));
      }
      await deps.seenSettled();
      const questions = await chooseForClass(deps, bank, { people, lastAsked });
      if (!isRunning(state)) await saveQuestions(db, id, questions);
      return ok(drawQuestions(questions, { name, chance }));
    }
    const subject = await rooms.subjectOf(db, roomId);
    if (subject === undefined) return gameGone;
    return await draw({
      category: subject.category,
      level: subject.level,
      people,
      lastAsked,
      name,
    });
  }

  return {
    open,
    find,
    start,
    /** @param heardAt when the host's message came, by `performance.now()` */
    async goOn(
      { id: by }: Caller,
      gameId: string,
      { seen, heardAt }: { seen: SeenRound | undefined; heardAt: number },
    ): Promise<Result<AnyState>> {
      // Whoever does not say what they saw has seen no step that was taken after they sent it.
      if (seen === undefined && playing.hasSteppedSince(gameId, heardAt)) return goneOn;
      return await performInQuiz(gameId, { kind: "go-on", by, seen });
    },
    performOnBoard,
    performInQuiz,
    /** Ends a game, or gives up one's own seat in it. */
    stop: ({ id: by }: Caller, gameId: string, seen: { match: number } | undefined) =>
      playing.perform(gameId, { kind: "stop", by, seen }),
    /** Why somebody may do nothing in a game that they are not in. */
    async whyOutside(gameId: string): Promise<Result<never>> {
      const id = asUuid(gameId);
      const game: StoredGame | undefined = id === null ? undefined : await findGame(db, id);
      if (game === undefined) return gameGone;
      if (game.roomId !== null) return comeFirst;
      return (await findHosted(db, game.id))?.isClosed === true ? closed : joinFirst;
    },
  };
}

type Quiz = Extract<StoredGame, { kind: "QUIZ" }>;

/** What whoever starts a game asks for. What is left out is as in the game before. */
interface StartWish extends Partial<{
  [Key in keyof WordBoardChoice]: WordBoardChoice[Key] | undefined;
}> {
  mode: GameMode | undefined;
  seen: { match: number } | undefined;
}

function newGame({ game, level }: RoomSubject, mode: GameMode): OfKind {
  if (game === "QUIZ") {
    const setting = settingOf(mode);
    return { kind: "QUIZ", setting, state: newQuiz(setting) };
  }
  const setting: WordBoardSetting = {
    preset: "STARTER",
    board: "SMALL",
    challenge: "VOID",
    clock: "TURN",
    bot: null,
    level: level ?? "A2",
    mostPlayers: wordBoardRules.mostSeats,
    host: null,
  };
  return { kind: "WORD_BOARD", setting, state: newWordBoard(setting) };
}

const settingOf = (mode: GameMode): QuizSetting => ({
  isTeam: mode === "TEAM",
  time: quizRules.seconds * 1000,
  pause: quizRules.pauseSeconds * 1000,
  mostPlayers: quizRules.mostSeats,
  takesLatecomers: false,
  hasBots: true,
  showsLeaderboard: true,
  host: null,
});
