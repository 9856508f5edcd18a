import type {
  ChallengeRule,
  WordBoardClock,
  WordBoardName,
  WordBoardPreset,
} from "@saywell/contract/constants";

export const presetNames: Readonly<Record<WordBoardPreset, string>> = {
  STARTER: "Starter",
  CLASSIC: "Classic",
};

export const boardNames: Readonly<Record<WordBoardName, string>> = {
  SMALL: "11×11",
  STANDARD: "15×15",
};

export const challengeNames: Readonly<Record<ChallengeRule, string>> = {
  VOID: "No challenges",
  SINGLE: "Free challenges",
  DOUBLE: "Lose a turn",
  FIVE_POINT: "5 points",
};

export const challengeHints: Readonly<Record<ChallengeRule, string>> = {
  VOID: "The dictionary checks every word. Nobody challenges.",
  SINGLE: "Players may challenge a word. A wrong challenge costs nothing.",
  DOUBLE: "Players may challenge a word. A wrong challenge costs your turn.",
  FIVE_POINT: "Players may challenge a word. A wrong challenge gives the other player 5 points.",
};

export const clockNames: Readonly<Record<WordBoardClock, string>> = {
  NONE: "No clock",
  TURN: "3 minutes a turn",
  GAME: "25 minutes each",
  DAY: "A day for each turn",
};
