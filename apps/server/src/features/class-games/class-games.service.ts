import { randomInt } from "node:crypto";
import { levelsByDistance } from "@saywell/cefr";
import type { CallByName, CallInput, ClassGame, ClassGameResults } from "@saywell/contract";
import { classGameRules } from "@saywell/contract/constants";
import { chooseQuestions, type QuizQuestion } from "@saywell/quiz";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { HostedGames, QuizBank } from "./class-games-needs";
import * as store from "./class-games.store";
import { closesAt, closesNoSooner } from "./closing";
import { forgetAddresses, keepAddress } from "./joining/game-addresses.store";
import type { QuizSetsService } from "./quiz-sets/quiz-sets.service";
import { noResultsYet, toldResults } from "./results/told-results";
import { writeResults } from "./results/results-file";

interface Deps {
  db: Db;
  clock: Clock;
  chance: () => number;
  bank: QuizBank;
  sets: Pick<QuizSetsService, "questionsOf">;
  hosted: HostedGames;
  isFitForAll: (text: string) => boolean;
}

type Wish = CallInput<CallByName<"POST /api/class-games">>["body"];

const noGame = refuse("not-found", "There is no such class game.");
const noSet = refuse("not-found", "There is no such set of questions.");
const noResults = refuse("not-found", "This game has not been played to its end yet.");
const mostOpen = 20;
const tooManyOpen = refuse(
  "conflict",
  `You have ${mostOpen} open games. Close one that you do not need.`,
);

export type ClassGamesService = ReturnType<typeof createClassGamesService>;

/** The games that teachers make for their classes. Nobody reads them but who made them. */
export function createClassGamesService(deps: Deps) {
  const { db, clock, chance, bank, sets, hosted, isFitForAll } = deps;

  async function chooseFrom(ownerId: string, from: Wish["from"]): Promise<QuizQuestion[] | null> {
    if (from.kind === "set") {
      const own = await sets.questionsOf(ownerId, from.setId);
      return own?.map((question) => ({ ...question, id: null })) ?? null;
    }
    const seenAt = await hosted.askedBy(db, ownerId);
    const chosen: QuizQuestion[] = [];
    for (const level of levelsByDistance(from.level)) {
      const count = from.count - chosen.length;
      if (count > 0) {
        const pool = bank.of(from.category, level);
        chosen.push(...chooseQuestions(pool, { count, seenAt, chance }));
      }
    }
    return chosen;
  }

  async function make(ownerId: string, wish: Wish, address: string): Promise<Result<ClassGame>> {
    const { title, mode, seconds, showsLeaderboard } = wish;
    if (!isFitForAll(title)) {
      return refuse("invalid-input", "The title has words that are not for a class.");
    }
    const questions = await chooseFrom(ownerId, wish.from);
    if (questions === null) return noSet;
    const now = clock.now();
    const id = await inTransaction(db, async (tx) => {
      await store.lockOwner(tx, ownerId);
      if ((await store.countOpen(tx, ownerId)) >= mostOpen) return null;
      const setting = { hostId: ownerId, mode, seconds, showsLeaderboard };
      const { from } = wish;
      const bank =
        from.kind === "bank"
          ? { category: from.category, level: from.level, count: from.count }
          : null;
      const gameId = await hosted.open(tx, { ...setting, questions, bank, now });
      const game = { id: gameId, ownerId, title, questionCount: questions.length, createdAt: now };
      // Among a million codes one of eight is free, and another takes it in this moment hardly ever.
      for (let attempt = 0; attempt < 5; attempt += 1) {
        for (const code of await store.freeCodes(tx, drawCodes(8))) {
          if (await store.insertGame(tx, { ...game, code })) return gameId;
        }
      }
      throw new Error("No code is free.");
    });
    return id === null ? tooManyOpen : await open(ownerId, id, address);
  }

  const find = async (ownerId: string, gameId: string) => {
    const id = asUuid(gameId);
    return id === null ? undefined : await store.findOwned(db, ownerId, id);
  };

  async function read(ownerId: string, gameId: string): Promise<Result<ClassGame>> {
    const game = await find(ownerId, gameId);
    if (game === undefined) return noGame;
    const [questions, state] = await Promise.all([
      hosted.questionsOf(db, game.id),
      hosted.stateFor(ownerId, game.id),
    ]);
    if (!state.ok) return state;
    return ok({
      id: game.id,
      title: game.title,
      code: game.code,
      createdAt: game.createdAt.toISOString(),
      questions: questions.map(({ question, answer, wrong, explanation }) => ({
        question,
        answer,
        wrong: [...wrong],
        explanation,
      })),
      state: state.value,
    });
  }

  /** A game as its teacher opens it, on the screen where it is going to be played. */
  async function open(
    ownerId: string,
    gameId: string,
    address: string,
  ): Promise<Result<ClassGame>> {
    const game = await read(ownerId, gameId);
    if (game.ok && game.value.code !== null) await keepAddress(db, game.value.id, address);
    return game;
  }

  async function end(id: string): Promise<void> {
    await hosted.close(id);
    await store.dropCode(db, id);
    await forgetAddresses(db, id);
  }

  async function resultsOf(
    ownerId: string,
    gameId: string,
    match: number | undefined,
  ): Promise<Result<ClassGameResults>> {
    const game = await find(ownerId, gameId);
    if (game === undefined) return noGame;
    const results = await hosted.resultsOf(db, game.id, match);
    if (results !== undefined) return ok(toldResults(game.title, results));
    return match === undefined ? ok(noResultsYet(game.title)) : noResults;
  }

  return {
    async list(ownerId: string) {
      const games = await store.listGames(db, ownerId);
      const ids = games.map(({ id }) => id);
      const figures = await hosted.figuresOf(db, ids);
      return ok({
        games: games.flatMap((game) => {
          const known = figures.get(game.id);
          if (known === undefined) return [];
          const { id, title, code, createdAt, questionCount } = game;
          const { players: playerCount, matches, phase } = known;
          const times = {
            createdAt: createdAt.toISOString(),
            closesAt: code === null ? null : closesAt(createdAt, known).toISOString(),
          };
          return [{ id, title, code, ...times, questionCount, playerCount, matches, phase }];
        }),
      });
    },

    make,
    open,

    async close(ownerId: string, gameId: string): Promise<Result<ClassGame>> {
      const game = await find(ownerId, gameId);
      if (game === undefined) return noGame;
      await end(game.id);
      return await read(ownerId, game.id);
    },

    results: resultsOf,

    async resultsFile(
      ownerId: string,
      gameId: string,
      match: number | undefined,
    ): Promise<Result<File>> {
      const found = await resultsOf(ownerId, gameId, match);
      if (!found.ok) return found;
      if (found.value.matches === 0) return noResults;
      const file = new File([writeResults(found.value)], "saywell-results.csv", {
        type: "text/csv",
      });
      return ok(
        file,
        found.value.players.map(({ userId }) => userId),
      );
    },

    /** Closes games whose time is over. One that can't be closed now keeps none of the others open. */
    async endOld(): Promise<void> {
      const now = clock.now();
      const failures: unknown[] = [];
      let after: string | null = null;
      do {
        const page: store.StoredClassGame[] = await store.listOpenBefore(db, closesNoSooner(now), {
          limit: 200,
          after,
        });
        const figures = await hosted.figuresOf(
          db,
          page.map(({ id }) => id),
        );
        for (const { id, createdAt } of page) {
          const known = figures.get(id);
          if (known !== undefined && closesAt(createdAt, known) > now) continue;
          await end(id).catch((error: unknown) => failures.push(error));
        }
        after = page.at(-1)?.id ?? null;
      } while (after !== null);
      if (failures.length > 0)
        throw new AggregateError(failures, "Some class games are open still.");
    },
  };
}

const drawCodes = (count: number): string[] =>
  Array.from({ length: count }, () =>
    String(randomInt(10 ** classGameRules.codeLength)).padStart(classGameRules.codeLength, "0"),
  );
