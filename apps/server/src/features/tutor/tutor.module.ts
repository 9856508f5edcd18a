import { createLanguageModel } from "../../adapters/language-model";
import type { Core, Module } from "../../module";
import { createModelMind, type ModelMindDeps } from "./model-mind";
import { createModelTools, type ModelToolDeps } from "./model-tools";
import { tutorRoutes } from "./tutor.routes";
import { createTutorService, type TutorDeps } from "./tutor.service";

type Needs = Omit<TutorDeps, "db" | "clock" | "modelMind" | "grammar" | "content"> &
  Pick<ModelMindDeps, "levelOf" | "isFitForAll"> &
  Pick<ModelToolDeps, "grammar"> & {
    content: TutorDeps["content"] & { english: { grammarTopics: ModelToolDeps["topics"] } };
  };

/** The AI teacher's chat. What is said there is kept nowhere but cries for help, for those who look after the school. */
export function tutorModule({ db, clock, config, log }: Core, needs: Needs): Module {
  const { content, grammar, explainWord, levelOf, isFitForAll } = needs;
  const modelMind =
    config.languageModel &&
    createModelMind({
      languageModel: createLanguageModel({ ...config.languageModel, log }),
      tools: createModelTools({ explainWord, grammar, topics: content.english.grammarTopics }),
      levelOf,
      isFitForAll,
    });
  const tutor = createTutorService({ db, clock, ...needs, modelMind });
  return { routes: (app) => tutorRoutes(app, tutor), exports: {} };
}
