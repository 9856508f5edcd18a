import { type CefrLevel, cefrLevels, compareLevels, rankOf } from "@saywell/cefr";
import type { Lexicon } from "../lexicon/lexicon";
import type { WordGraph } from "../lexicon/word-graph";
import type { WordBotId } from "../word-board-facts";
import type { BotCompany } from "./bot-move";

/** What Dot knows at most, whoever it plays with. */
const dotsLevel: CefrLevel = "A2";

/** The words that a bot knows. */
export function vocabularyOf(
  bot: WordBotId,
  { lexicon, company: { level } }: { lexicon: Lexicon; company: BotCompany },
): WordGraph {
  switch (bot) {
    case "bot:dot":
      return lexicon.upTo(compareLevels(level, dotsLevel) < 0 ? level : dotsLevel);
    case "bot:comma":
      return lexicon.upTo(level);
    case "bot:dash":
      return lexicon.upTo(cefrLevels[rankOf(level) + 1] ?? level);
    case "bot:bracket":
    case "bot:ampersand":
      return lexicon.graph;
    default:
      return bot satisfies never;
  }
}
