import type { Content } from "@saywell/content/answers";
import { createDictionary } from "../../adapters/dictionary";
import type { Module } from "../../module";
import { wordsRoutes } from "./words.routes";
import { createWordsService } from "./words.service";

interface Needs {
  content: Pick<Content, "lessons" | "english">;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

/** What words mean, for whoever asks and for the features that tell it. */
export function wordsModule({ content, isFitForAll }: Needs) {
  const words = createWordsService({ content, dictionary: createDictionary(isFitForAll) });
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
