import type { Content } from "@saywell/content/answers";
import type { GrammarChecker } from "../../adapters/grammar-checker";
import { createLanguageModel } from "../../adapters/language-model";
import type { Db, Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import { createBankKeeper } from "./bank/bank-keeper";
import { createCalibrationJob } from "./calibration/calibration-job";
import { createItemEstimator } from "./calibration/item-estimator";
import { placementRoutes } from "./placement.routes";
import { createResultPrinter } from "./result-sheet/result-printer";
import { createResultsService } from "./results/results.service";
import type { SetLevel } from "./session/end-session";
import { createTestSessions, type TestSessionDeps } from "./session/test-sessions.service";
import { createJudge } from "./writing/judge-writing";
import { createWritingScorer, type WritingScorer } from "./writing/writing-scorer";

interface Handed {
  accounts: {
    setLevel: SetLevel;
    findCard: (
      db: Db | Tx,
      accountId: string,
    ) => Promise<{ is_demo: boolean; needs_consent: boolean } | undefined>;
  };
  raiseCry: TestSessionDeps["raiseCry"];
  content: Content;
  grammar: Pick<GrammarChecker, "check" | "checkAndWait">;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
  /** The lessons that an account has finished. */
  lessonsFinished: (db: Db, accountId: string) => Promise<ReadonlySet<string>>;
  /** Why lessons are not open to an account, or to a visitor, in a sentence; null for one that is. */
  locksOf: (db: Db, accountId: string | null) => Promise<(lessonId: string) => string | null>;
}

export interface PlacementExports {
  /** Scores a text as the test does, with the mistakes that were found in it. */
  scoreText: WritingScorer["scoreText"];
}

/** The placement test: sessions, their results, and the bank of items that answers calibrate. */
export function placementModule(
  { config, db, clock, log, events, jobs }: Core,
  { accounts, raiseCry, content, grammar, isFitForAll, lessonsFinished, locksOf }: Handed,
): Module<PlacementExports> {
  const bank = createBankKeeper({ db, content });
  const judgeWriting =
    config.languageModel &&
    createJudge({
      languageModel: createLanguageModel({ ...config.languageModel, log }),
      isFitForAll,
    });
  const writing = createWritingScorer({ content, grammar, judgeWriting });
  const tests = createTestSessions({
    db,
    clock,
    bank,
    writing,
    events,
    jobs,
    setLevel: accounts.setLevel,
    raiseCry,
    learnsAlone: async (accountId) =>
      (await accounts.findCard(db, accountId))?.needs_consent ?? false,
    isOfDemo: async (tx, accountId) => (await accounts.findCard(tx, accountId))?.is_demo ?? false,
  });
  const sheets = createResultPrinter();
  const results = createResultsService({
    db,
    clock,
    bank,
    content,
    sheets,
    lessonsFinished,
    locksOf,
  });
  const { estimate, close: closeEstimator } = createItemEstimator();
  const calibrate = createCalibrationJob({ db, clock, shipped: content.bank, estimate, log });
  jobs.handle("calibrate-test", calibrate);
  return {
    routes: (app) => placementRoutes(app, { tests, results }),
    exports: { scoreText: writing.scoreText },
    async close() {
      await Promise.all([sheets.close(), closeEstimator()]);
    },
  };
}
