import { levelBelow, levelsByDistance, rankOf } from "@saywell/cefr";
import type { CefrLevel, RoomCategory } from "@saywell/contract";
import {
  chooseQuestions,
  type DrawnQuestion,
  drawQuestions,
  type QuizQuestion,
  quizRules,
} from "@saywell/quiz";
import type { Db } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import type { PlayerCards, QuizBank } from "../games-needs";
import { findPlayers } from "./players.store";
import { lastSeen } from "./quiz-seen.store";

interface Deps {
  db: Db;
  cards: PlayerCards;
  bank: QuizBank;
  chance: () => number;
}

export interface Asked {
  category: RoomCategory;
  /** Null where it goes by who plays. */
  level: CefrLevel | null;
  /** Who is here. */
  people: readonly string[];
  /** The ids in the bank of what the last game here asked. */
  lastAsked: readonly string[];
  /** What the questions of this game are called, before their numbers. */
  name: string;
}

const usualLevel: CefrLevel = "A2";
/** One question of a game is of the level below. */
const easier = 1;

export type DrawQuestions = ReturnType<typeof createDrawQuestions>;

/** What a class game asks of the bank when it is played again: what its people saw longest ago, or never. */
export async function chooseForClass(
  { db, bank, chance }: Pick<Deps, "db" | "bank" | "chance">,
  { category, level, count }: { category: RoomCategory; level: CefrLevel; count: number },
  { people, lastAsked }: Pick<Asked, "people" | "lastAsked">,
): Promise<QuizQuestion[]> {
  const seenAt = new Map(await lastSeen(db, people));
  for (const id of lastAsked) seenAt.set(id, Infinity);
  const chosen: QuizQuestion[] = [];
  // Of the level itself first, but for those of the last game: rather one from beside it.
  for (const isNew of [true, false]) {
    for (const near of levelsByDistance(level)) {
      const pool = bank
        .of(category, near)
        .filter((each) => (seenAt.get(each.id ?? "") !== Infinity) === isNew)
        .filter((each) => !chosen.includes(each));
      chosen.push(...chooseQuestions(pool, { count: count - chosen.length, seenAt, chance }));
    }
  }
  return chosen;
}

/** Which questions a game asks: those of its subject and level that its people saw longest ago, or never. */
export function createDrawQuestions({ db, cards, bank, chance }: Deps) {
  return async function draw(asked: Asked): Promise<Result<DrawnQuestion[]>> {
    const [players, seen] = await Promise.all([
      asked.level === null ? findPlayers(db, cards, asked.people) : [],
      lastSeen(db, asked.people),
    ]);
    const seenAt = new Map(seen);
    // Whoever has come since may not have seen them, and still: not twice in a row.
    for (const id of asked.lastAsked) seenAt.set(id, Infinity);
    const level = asked.level ?? lowestOf(players.map((player) => player.level));
    const chosen = choose(asked.category, level, seenAt);
    if (chosen.length < quizRules.rounds) {
      return refuse("conflict", "There are not enough questions for this room yet.");
    }
    return ok(drawQuestions(chosen, { name: asked.name, chance }));
  };

  function choose(
    category: RoomCategory,
    level: CefrLevel,
    seenAt: ReadonlyMap<string, number>,
  ): QuizQuestion[] {
    const chosen: QuizQuestion[] = [];
    const add = (pool: readonly QuizQuestion[], count: number): void => {
      const rest = pool.filter(({ id }) => !chosen.some((each) => each.id === id));
      chosen.push(...chooseQuestions(rest, { count, seenAt, chance }));
    };
    const below = levelBelow(level);
    if (below !== null) add(bank.of(category, below), easier);
    for (const each of [category, "GENERAL" as const]) {
      for (const near of levelsByDistance(level))
        add(bank.of(each, near), quizRules.rounds - chosen.length);
    }
    return chosen;
  }
}

/** The lowest of these levels; A2 where none is known. */
export const lowestOf = (levels: readonly (CefrLevel | null)[]): CefrLevel =>
  levels.filter((level) => level !== null).toSorted((a, b) => rankOf(a) - rankOf(b))[0] ??
  usualLevel;
