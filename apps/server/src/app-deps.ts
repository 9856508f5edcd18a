import { setMaxListeners } from "node:events";
import type { Content } from "@saywell/content/answers";
import type { CefrLevel } from "@saywell/contract";
import { isFitForAll } from "@saywell/moderation";
import { type After, systemAfter } from "./adapters/after";
import type { Clock } from "./adapters/clock";
import { createGrammarChecker, type GrammarChecker } from "./adapters/grammar-checker";
import { createMessageClassifier, type MessageClassifier } from "./adapters/message-classifier";
import { type LexiconOf, lexiconsOf } from "./adapters/word-lexicons";
import { type Config, limitSizeOf } from "./config";
import type { Db } from "./db/database";
import type { Payments } from "./adapters/payments/payments";
import { createEvents, type Events } from "./events";
import type { GamificationExports } from "./features/gamification/gamification.module";
import type { QuizBank } from "./features/games/games-needs";
import type { TutorService } from "./features/tutor/tutor.service";
import type { RoomLimits } from "./features/rooms/rooms.module";
import type { Jobs } from "./jobs";
import { type Bus, busOfOne } from "./bus/bus";
import { type LiveLimits, liveLimits } from "./live/limits";
import { type PresenceRegistry, presenceRegistryOfOne } from "./live/presence-registry";
import { type SharedCounter, sharedCounterOfOne } from "./limits/shared-counter";
import { jsonLog, type Log } from "./observability/log";
import { estimatedLevel } from "./word-levels";

/** What the product stands on. What is left out is the real thing, for one process. */
export interface AppDeps {
  config: Config;
  db: Db;
  clock: Clock;
  content: Content;
  /** What must happen even if the process dies. Whoever builds the app starts them; it stops them. */
  jobs: Jobs;
  /** Stripe, unless a test brings its own. */
  payments?: Payments;
  /** Aborted when the server begins to stop. */
  stopping?: AbortSignal;
  /** Where a test listens too. */
  events?: Events;
  /** The built pages. Absent where something else serves them, as in development. */
  webRoot?: string;
  log?: Log;
  /** What the modules are needed for before anything is served, such as opening the demo school. */
  beforeServing?: (modules: {
    rewards: GamificationExports;
    tutor: Pick<TutorService, "warmUp">;
  }) => Promise<void>;
  /** Real waiting, unless a test brings its own. */
  after?: After;
  /** Harper, unless a test brings its own. */
  grammar?: GrammarChecker;
  /** The one on board, unless a test brings its own. */
  classifier?: MessageClassifier;
  /** The questions of games. Those of the content, unless a test brings its own. */
  quizBank?: QuizBank;
  /** The words of the word board. Those on board, or of `WORD_LIST`, unless a test brings its own. */
  lexiconOf?: LexiconOf;
  /** About which level a word has. By the word board's list, unless a test says otherwise. */
  levelOf?: (word: string) => CefrLevel | null;
  /** Chance, from 0 up to 1. */
  chance?: () => number;
  /** Milliseconds after which a request is logged as slow. */
  slowRequest?: number;
  /** Where they differ from the usual ones, as for measuring. */
  liveLimits?: Partial<LiveLimits>;
  roomLimits?: RoomLimits;
  /** What joins several processes. One process is alone. */
  bus?: Bus;
  presenceRegistry?: PresenceRegistry;
  sharedCounter?: SharedCounter;
}

/** The highest level has no questions of its own: it plays those of the one below. */
const bankOf = ({ quiz }: Content): QuizBank => ({
  of: (category, level) => quiz.of(category, level === "C2" ? "C1" : level),
});

/** Puts the real thing where nothing else was given. */
export function completeDeps(deps: AppDeps) {
  const { config, clock, log = jsonLog, stopping = new AbortController().signal } = deps;
  // Everybody who waits for a language model listens.
  setMaxListeners(0, stopping);
  return {
    ...deps,
    log,
    events: deps.events ?? createEvents(log),
    stopping,
    webRoot: deps.webRoot,
    slowRequest: deps.slowRequest,
    after: deps.after ?? systemAfter,
    grammar: deps.grammar ?? createGrammarChecker({ log }),
    classifier: config.messageClassifier
      ? (deps.classifier ?? createMessageClassifier({ log }))
      : undefined,
    bus: deps.bus ?? busOfOne(),
    presenceRegistry: deps.presenceRegistry ?? presenceRegistryOfOne(),
    sharedCounter: deps.sharedCounter ?? sharedCounterOfOne(),
    limits: { ...liveLimits[limitSizeOf(config)], ...deps.liveLimits },
    roomLimits: deps.roomLimits ?? {},
    /** Whether people of every age may read this. */
    isFitForAll: (text: string): boolean => isFitForAll(text, clock.now().getTime()),
    quizBank: deps.quizBank ?? bankOf(deps.content),
    lexiconOf: deps.lexiconOf ?? lexiconsOf(config),
    levelOf: deps.levelOf ?? estimatedLevel,
    chance: deps.chance ?? Math.random,
  };
}
