import type { QuizGameState, ServerMessage } from "@saywell/contract";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { createLines, type Line, listenOn } from "../../../testing/dial";
import { makeRoom, type RoomTraits } from "../../../testing/factories";
import { type MovableClock, movableClock } from "../../../testing/movable-clock";
import { movableTimers } from "../../../testing/movable-timers";
import { numberedQuestions } from "./numbered-questions";

/** What is told of a quiz. */
export type GameUpdate = Omit<Extract<ServerMessage, { type: "GAME_UPDATE" }>, "state"> & {
  state?: QuizGameState;
};

/** A seat at a game: what a client does and hears. */
export interface Player {
  user: TestUser;
  line: Line;
  /** Everything that was ever said to it, as it went over the wire. */
  frames: string[];
  act(action: string, data?: object): void;
  /** The next update of an action; those before it stay. */
  hears(action: GameUpdate["action"]): Promise<GameUpdate>;
  /** The next refusal. */
  refused(): Promise<string>;
  answer(letter: string, questionId?: string): void;
  /** What it knows of the game: the state with the highest version. */
  state(): QuizGameState;
}

export type Games = Awaited<ReturnType<typeof openGames>>;

/** The product with games in it, over real sockets, in which time passes when a test says so. */
export async function openGames(options: Partial<Parameters<typeof buildTestApp>[0]> = {}) {
  const clock: MovableClock = movableClock("2026-03-02T09:00:00Z");
  const timers = movableTimers(clock);
  const app = await buildTestApp({
    clock,
    after: timers.after,
    quizBank: numberedQuestions(),
    chance: evenChance(),
    ...options,
  });
  const port = await listenOn(app);
  const lines = createLines();

  async function makeGameRoom(traits: RoomTraits = {}): Promise<string> {
    const { id } = await makeRoom(app.db, { type: "GAME", category: "FOOTBALL", ...traits });
    return id;
  }

  const openGame = async (
    as: TestUser,
    roomId: string,
    mode: "COMPETITIVE" | "TEAM" = "COMPETITIVE",
  ) =>
    await app.call(
      "POST /api/games",
      { body: { roomId, gameType: "VOCABULARY_BATTLE", mode } },
      { as },
    );

  async function enter(
    user: TestUser,
    roomId: string,
    gameId: string,
    options?: Parameters<typeof lines.open>[2],
  ): Promise<Player> {
    const line = await lines.join(port, user, roomId, undefined, options);
    return playerOn(line, user, gameId);
  }

  function playerOn(line: Line, user: TestUser, gameId: string): Player {
    const frames: string[] = [];
    let latest: QuizGameState | undefined;
    const note = (message: ServerMessage): void => {
      frames.push(JSON.stringify(message));
      if (message.type !== "GAME_UPDATE" || message.state?.kind !== "QUIZ") return;
      if (latest === undefined || message.state.version >= latest.version) latest = message.state;
    };
    for (const message of line.inbox) note(message);
    line.socket.on("message", (data) =>
      note(JSON.parse((data as Buffer).toString()) as ServerMessage),
    );
    const player: Player = {
      user,
      line,
      frames,
      act: (action, data) =>
        line.send({ type: "GAME_ACTION", gameId, action, ...(data && { data }) }),
      async hears(action) {
        for (;;) {
          const update = (await line.until("GAME_UPDATE")) as GameUpdate;
          if (update.action === action) return update;
        }
      },
      refused: async () => (await line.until("ERROR")).message,
      answer: (answer, questionId = latest!.question!.id) =>
        player.act("SUBMIT_ANSWER", { questionId, answer, timeToAnswer: 0, score: 1000 }),
      state: () => latest!,
    };
    return player;
  }

  return {
    app,
    clock,
    timers,
    port,
    lines,
    makeGameRoom,
    openGame,
    enter,
    playerOn,
    /** People in a room with a game in it. */
    async seat(count: number, traits: RoomTraits = {}) {
      const users: TestUser[] = [];
      for (let index = 0; index < count; index++) {
        users.push(await app.signIn({ name: playerNames[index]!, ageBand: "ADULT" }));
      }
      const roomId = await makeGameRoom({ memberIds: users.map(({ id }) => id), ...traits });
      const { body } = await openGame(users[0]!, roomId);
      const players: Player[] = [];
      for (const user of users) {
        const player = await enter(user, roomId, body.id);
        players.push(player);
        // In the game too, so that they are in it in this order.
        await player.hears("GAME_STATE");
      }
      return { roomId, gameId: body.id, players };
    },
    async close(): Promise<void> {
      lines.hangUp();
      await app.close();
    },
  };
}

export const playerNames = ["Ann", "Ben", "Cay", "Dee", "Eve", "Fay", "Gil", "Hal", "Ida", "Jim"];

/** The letter of the right option of the question that is asked, as these questions say it. */
export const rightLetter = ({ question }: QuizGameState): string =>
  question!.options.find((option) => option.includes(") right "))!.slice(0, 1);
export const wrongLetter = ({ question }: QuizGameState): string =>
  question!.options.find((option) => option.includes(") wrong "))!.slice(0, 1);

/** Chance that repeats itself: bots play alike each time. */
export function evenChance(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

export type { TestApp };
