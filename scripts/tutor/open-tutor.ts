import { loadContent } from "@saywell/content/answers";
import type { CefrLevel } from "@saywell/contract";
import { isFitForAll } from "@saywell/moderation";
import { createDictionary } from "../../apps/server/src/adapters/dictionary";
import type { GrammarChecker } from "../../apps/server/src/adapters/grammar-checker";
import type { LanguageModel } from "../../apps/server/src/adapters/language-model";
import { createModelMind } from "../../apps/server/src/features/tutor/model-mind";
import { createModelTools } from "../../apps/server/src/features/tutor/model-tools";
import { createTutorService } from "../../apps/server/src/features/tutor/tutor.service";
import { createWordsService } from "../../apps/server/src/features/words/words.service";
import { estimatedLevel } from "../../apps/server/src/word-levels";
import { databaseOfNobody } from "./database-of-nobody";

/** Every run is at the same moment, so that its replies can be compared. */
const now = new Date("2026-03-02T09:00:00Z");
const fit = (text: string): boolean => isFitForAll(text, now.getTime());

export const content = loadContent();
export const levelOf = estimatedLevel;

interface Minds {
  grammar: Pick<GrammarChecker, "check">;
  /** Without one the mind on board answers alone. */
  languageModel?: Pick<LanguageModel, "converse">;
}

/** The tutor's own service as the app builds it, with nobody behind it. */
export function openTutor({ grammar, languageModel }: Minds) {
  const words = createWordsService({ content, dictionary: createDictionary(fit), levelOf });
  const explainWord = async (word: string) => {
    const explained = await words.explain(word);
    return explained.ok ? explained.value : null;
  };
  const tools = () =>
    createModelTools({ explainWord, grammar, topics: content.english.grammarTopics });
  return createTutorService({
    db: databaseOfNobody(),
    stopping: new AbortController().signal,
    clock: { now: () => now },
    content,
    grammar,
    explainWord,
    levelOf,
    raiseCry: () => Promise.resolve({ country: "GB", readBy: "school" }),
    dueWordsOf: () => Promise.resolve([]),
    refusalToWrite: () => Promise.resolve(undefined),
    mayUseModel: () => Promise.resolve(true),
    modelMind:
      languageModel &&
      createModelMind({ languageModel, tools: tools(), levelOf, isFitForAll: fit }),
  });
}

/** Somebody who learns at a level. */
export const learnerAt = (level: CefrLevel) => ({
  id: "0e7c1f52-7a3d-4d6e-9a41-5b1f6f2f9c11",
  name: "Ilmari",
  level,
  timeZone: "Europe/London",
});
