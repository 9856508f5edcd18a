import {
  type GameMode,
  type classGameCounts,
  classGameRules,
  type classGameSeconds,
  type QuizLevel,
  type RoomCategory,
} from "@saywell/contract/constants";
import type { NewClassGame } from "../api/class-game-queries";

/** A game that is being chosen. */
export interface GameWish {
  /** Null until somebody writes one: then it says what is played. */
  title: string | null;
  from: "bank" | "set";
  category: RoomCategory;
  level: QuizLevel;
  count: (typeof classGameCounts)[number];
  /** Null for the first of them. */
  setId: string | null;
  mode: GameMode;
  seconds: (typeof classGameSeconds)[number];
  showsLeaderboard: boolean;
}

export const firstWish: GameWish = {
  title: null,
  from: "bank",
  category: "GENERAL",
  level: "A2",
  count: 10,
  setId: null,
  mode: "COMPETITIVE",
  seconds: 20,
  showsLeaderboard: true,
};

/** What the game is called: as its teacher wrote, or by what it asks. */
export function titleOf(
  { title, from, level }: GameWish,
  names: { category: string; set: string | undefined },
): string {
  const usual = from === "bank" ? `${names.category} quiz, ${level}` : (names.set ?? "");
  return (title ?? usual).slice(0, classGameRules.titleMaxLength);
}

export function newGameOf(
  { title, from, category, level, count, mode, seconds, showsLeaderboard }: GameWish,
  setId: string | undefined,
): NewClassGame {
  return {
    title: title?.trim() ?? "",
    from:
      from === "set" && setId !== undefined
        ? { kind: "set", setId }
        : { kind: "bank", category, level, count },
    mode,
    seconds,
    showsLeaderboard,
  };
}
