import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { Core, Module } from "../../module";
import { tutorRoutes } from "./tutor.routes";
import { createTutorService, type TutorDeps } from "./tutor.service";

interface Needs {
  content: TutorDeps["content"];
  grammar: Pick<GrammarChecker, "check">;
  explainWord: TutorDeps["explainWord"];
  raiseCry: TutorDeps["raiseCry"];
  refusalToWrite: TutorDeps["refusalToWrite"];
}

/** The AI teacher's chat, which keeps nothing but cries for help, for those who look after the school. */
export function tutorModule({ db, clock }: Core, needs: Needs): Module {
  const tutor = createTutorService({ db, clock, ...needs });
  return { routes: (app) => tutorRoutes(app, tutor), exports: {} };
}
