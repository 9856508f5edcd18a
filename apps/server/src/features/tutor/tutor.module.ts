import type { Content } from "@saywell/content/answers";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import type { Core, Module } from "../../module";
import { tutorRoutes } from "./tutor.routes";
import { createTutorService } from "./tutor.service";

interface Needs {
  content: Pick<Content, "lessons" | "lesson">;
  grammar: Pick<GrammarChecker, "check">;
}

/** The AI teacher's chat, which keeps nothing. */
export function tutorModule(_core: Core, needs: Needs): Module {
  const tutor = createTutorService(needs);
  return { routes: (app) => tutorRoutes(app, tutor), exports: {} };
}
