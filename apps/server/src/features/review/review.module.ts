import type { Core, Module } from "../../module";
import { createDeckService, type DeckService, type DeckDeps } from "./deck.service";
import { reviewRoutes } from "./review.routes";
import { createReviewService, type ReviewDeps } from "./review.service";

interface Needs {
  content: DeckDeps["content"] & ReviewDeps["content"];
  /** What a word means, for learners; null where nobody knows it, or it is not fit for them. */
  explainWord: ReviewDeps["explainWord"];
  locksOf: ReviewDeps["locksOf"];
  /** What a graded card counts as. */
  study: DeckDeps["study"];
}

export type ReviewExports = Pick<
  DeckService,
  "dueWords" | "recordMistakes" | "recordMissed" | "recordCorrections"
>;

/** Words and mistakes that come back until they are known. */
export function reviewModule(
  { db, clock }: Core,
  { content, explainWord, locksOf, study }: Needs,
): Module<ReviewExports> {
  const deck = createDeckService({ db, clock, content, study });
  const words = createReviewService({ db, clock, content, explainWord, locksOf });
  return {
    routes: (app) => reviewRoutes(app, { words, deck }),
    exports: {
      dueWords: deck.dueWords,
      recordMistakes: deck.recordMistakes,
      recordMissed: deck.recordMissed,
      recordCorrections: deck.recordCorrections,
    },
  };
}
