import { createBreaker } from "../../adapters/breaker";
import { createLanguageModel } from "../../adapters/language-model";
import type { Core, Module } from "../../module";
import { createModelMarks, type ModelMarksDeps } from "./model-marks";
import { createModelMind, type ModelMindDeps } from "./model-mind";
import { createModelTools, type ModelToolDeps } from "./model-tools";
import { tutorRoutes } from "./tutor.routes";
import { createTutorService, type TutorDeps, type TutorService } from "./tutor.service";

type Needs = Omit<
  TutorDeps,
  "db" | "clock" | "stopping" | "modelMind" | "modelMarks" | "grammar" | "content"
> &
  Pick<ModelMindDeps, "levelOf" | "isFitForAll"> &
  Pick<ModelToolDeps, "grammar"> & {
    content: TutorDeps["content"] & {
      english: { grammarTopics: ModelToolDeps["topics"] & ModelMarksDeps["topics"] };
    };
  };

/** The AI teacher's chat. What is said there is kept nowhere but cries for help, for those who look after the school. */
export function tutorModule(
  { db, clock, config, log, stopping }: Core,
  needs: Needs,
): Module<Pick<TutorService, "warmUp">> {
  const { content, grammar, explainWord, levelOf, isFitForAll } = needs;
  const topics = content.english.grammarTopics;
  const languageModel =
    config.languageModel && createLanguageModel({ ...config.languageModel, log });
  const tools = createModelTools({ explainWord, grammar, topics });
  const modelMind =
    languageModel && createModelMind({ languageModel, tools, levelOf, isFitForAll });
  const modelMarks =
    languageModel && config.modelMarks
      ? createModelMarks({
          languageModel,
          grammar,
          topics,
          isFitForAll,
          levelOf,
          breaker: createBreaker({ failures: 3, rest: 30_000, now: () => performance.now() }),
        })
      : undefined;
  const tutor = createTutorService({ db, clock, stopping, ...needs, modelMind, modelMarks });
  return { routes: (app) => tutorRoutes(app, tutor), exports: { warmUp: tutor.warmUp } };
}
