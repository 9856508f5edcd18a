import type { Lexicon } from "../lexicon/lexicon";
import type { WordBotId } from "../word-board-facts";
import type { BotCompany, Move, Position } from "./bot-move";

export const chooseMove = (
  _position: Position,
  _bot: WordBotId,
  _with: { lexicon: Lexicon; company: BotCompany; chance: () => number },
): Move => ({ kind: "pass" });
export const thinkingTime = (_bot: WordBotId, { chance }: { chance: () => number }): number =>
  3000 + chance() * 5000;
