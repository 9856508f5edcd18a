import type { Content } from "@saywell/content/answers";
import type { CefrLevel } from "@saywell/contract";
import { createDictionary } from "../../adapters/dictionary";
import type { Module } from "../../module";
import { wordsRoutes } from "./words.routes";
import { createWordsService } from "./words.service";

interface Needs {
  content: Pick<Content, "lessons" | "english">;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
  /** About which level a word has; null where nobody knows. */
  levelOf: (word: string) => CefrLevel | null;
}

/** What words mean, for whoever asks and for the features that tell it. */
export function wordsModule({ content, isFitForAll, levelOf }: Needs) {
  const dictionary = createDictionary(isFitForAll);
  const words = createWordsService({ content, dictionary, levelOf });
  return {
    routes: (app) => wordsRoutes(app, words),
    exports: {
      /** A word and what it means, for learners; null where nobody knows it. */
      async explainWord(word: string) {
        const explained = await words.explain(word);
        return explained.ok ? explained.value : null;
      },
    },
  } satisfies Module;
}
