import { type CefrLevel, cefrLevels, compareLevels, rankOf } from "@saywell/cefr";
import type { Lexicon } from "../lexicon/lexicon";
import type { WordGraph } from "../lexicon/word-graph";
import type { WordBotId } from "../word-board-facts";

/** The highest level that Dot knows, whoever plays with it. */
const dotKnows: CefrLevel = "A2";

/** Up to which level a bot knows the words, beside a learner of a level; null: it knows all words. */
export function vocabularyLevel(bot: WordBotId, level: CefrLevel): CefrLevel | null {
  switch (bot) {
    case "bot:dot":
      return compareLevels(level, dotKnows) < 0 ? level : dotKnows;
    case "bot:comma":
      return level;
    case "bot:dash":
      return cefrLevels[rankOf(level) + 1] ?? level;
    case "bot:bracket":
    case "bot:ampersand":
      return null;
    default:
      return bot satisfies never;
  }
}

/** The words that a bot lays: all that its plays make are among them. */
export function vocabularyOf(bot: WordBotId, lexicon: Lexicon, level: CefrLevel): WordGraph {
  const highest = vocabularyLevel(bot, level);
  return highest === null ? lexicon.graph : lexicon.upTo(highest);
}
