import type { Content } from "@saywell/content/answers";
import { isFitForAll } from "@saywell/moderation";
import type { FastifyInstance } from "fastify";
import { allPersonalData } from "./all-personal-data";
import { type After, systemAfter } from "./adapters/after";
import type { Clock } from "./adapters/clock";
import { createGrammarChecker, type GrammarChecker } from "./adapters/grammar-checker";
import type { Config } from "./config";
import type { Db } from "./db/database";
import { accountsModule } from "./features/accounts/accounts.module";
import { classesModule } from "./features/classes/classes.module";
import { billingModule } from "./features/billing/billing.module";
import { gamificationModule } from "./features/gamification/gamification.module";
import { lessonsModule } from "./features/lessons/lessons.module";
import { reviewModule } from "./features/review/review.module";
import { tutorModule } from "./features/tutor/tutor.module";
import { createEvents, type Events } from "./events";
import { placementModule } from "./features/placement/placement.module";
import type { Jobs } from "./jobs";
import { practicePartnerModule } from "./features/practice-partner/practice-partner.module";
import { type ChatLimits, chatLimits } from "./features/rooms/chat/chat-limits";
import { roomsModule } from "./features/rooms/rooms.module";
import type { Module } from "./module";
import { friendsModule } from "./features/friends/friends.module";
import { profilesModule } from "./features/profiles/profiles.module";
import { endInvitations } from "./features/rooms/end-invitations.store";
import { moderationIntake } from "./features/moderation/intake";
import { moderationModule } from "./features/moderation/moderation.module";
import { sanctionsModule } from "./features/sanctions/sanctions.module";
import { type Bus, busOfOne } from "./live/bus";
import { createLive } from "./live/live";
import { type LiveLimits, liveLimits } from "./live/limits";
import { type PresenceRegistry, presenceRegistryOfOne } from "./live/presence-registry";
import { type SharedCounter, sharedCounterOfOne } from "./live/shared-counter";
import { createHttpServer } from "./http/create-http-server";
import { recogniseCallers } from "./http/current-user";
import { jsonLog, type Log } from "./observability/log";
import { mayActFor } from "./http/may-act-for";

export interface AppDeps {
  config: Config;
  db: Db;
  clock: Clock;
  content: Content;
  /** What must happen even if the process dies. Whoever builds the app starts and stops them. */
  jobs: Jobs;
  /** Where a test listens too. */
  events?: Events;
  /** The built pages. Absent where something else serves them, as in development. */
  webRoot?: string;
  log?: Log;
  /** Real waiting, unless a test brings its own. */
  after?: After;
  /** Harper, unless a test brings its own. */
  grammar?: GrammarChecker;
  /** Milliseconds after which a request is logged as slow. */
  slowRequest?: number;
  /** Where they differ from the usual ones, as for measuring. */
  liveLimits?: Partial<LiveLimits & ChatLimits>;
  /** What joins several processes. One process is alone. */
  bus?: Bus;
  presenceRegistry?: PresenceRegistry;
  sharedCounter?: SharedCounter;
}

/** The whole product on one HTTP server: what surrounds every request, then every feature. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, clock, content, log = jsonLog } = deps;
  const {
    bus = busOfOne(),
    presenceRegistry = presenceRegistryOfOne(),
    sharedCounter = sharedCounterOfOne(),
  } = deps;
  const { app, serveTheRest } = await createHttpServer({
    config,
    db,
    bus,
    sharedCounter,
    log,
    webRoot: deps.webRoot,
    slowRequest: deps.slowRequest,
  });

  const { jobs, events = createEvents(log) } = deps;
  const core = { config, db, clock, log, jobs, events };
  const classes = classesModule();
  const accounts = accountsModule(core, { personalData: allPersonalData });
  app.addHook("onClose", accounts.close!);
  const grammar = deps.grammar ?? createGrammarChecker({ log });
  app.addHook("onClose", () => grammar.close());
  const placement = placementModule(core, {
    accounts: accounts.exports,
    content,
    grammar,
    isFitForAll: (text) => isFitForAll(text, clock.now().getTime()),
  });
  app.addHook("onClose", placement.close!);
  const limitsAre = config.rateLimits === undefined ? "generous" : "usual";
  const live = createLive({
    bus,
    presenceRegistry,
    events,
    clock,
    limits: { ...liveLimits[limitsAre], ...deps.liveLimits },
    log,
  });
  const friends = friendsModule(core, {
    accounts: accounts.exports,
    classes: classes.exports,
    live,
    endInvitations,
  });
  const sanctions = sanctionsModule(core, { accounts: accounts.exports });
  const intake = moderationIntake(core);
  const rooms = roomsModule(core, {
    accounts: accounts.exports,
    classes: classes.exports,
    live,
    sharedCounter,
    limits: { ...chatLimits[limitsAre], ...deps.liveLimits },
    content,
    grammar,
    hiddenFor: friends.exports.hiddenFor,
    hiddenForAll: friends.exports.hiddenForAll,
    unlifted: sanctions.exports.unlifted,
    sanctionsOf: sanctions.exports.inForceOf,
    refusalToInvite: (from, inviter, invitee) =>
      friends.exports.refusalOf(from, inviter, invitee, "private-room-invite"),
    raiseAlert: intake.raiseAlert,
    reviewLater: intake.reviewLater,
    recordClosing: intake.recordRoomClosing,
  });
  const practicePartner = practicePartnerModule(core, {
    live,
    after: deps.after ?? systemAfter,
    chance: Math.random,
    content,
    grammar,
    isFitForAll: (text) => isFitForAll(text, clock.now().getTime()),
    hiddenFor: friends.exports.hiddenFor,
    findCard: accounts.exports.findCard,
    rooms: rooms.exports,
  });
  const gamification = gamificationModule(core, {
    content,
    accounts: accounts.exports,
    countSaid: rooms.exports.countSaid,
    scopeOf: friends.exports.scopeOf,
  });
  const review = reviewModule(core, { content, study: gamification.exports });
  const lessons = lessonsModule(core, {
    content,
    grammar,
    rewards: gamification.exports,
    recordMistakes: review.exports.recordMistakes,
  });
  const tutor = tutorModule(core, { content, grammar });
  const billing = billingModule(core);
  const profiles = profilesModule(core, {
    ...friends.exports,
    accounts: accounts.exports,
    lessons: lessons.exports,
    content,
    earnedBy: gamification.exports.earnedBy,
  });
  const moderation = moderationModule(core, {
    accounts: accounts.exports,
    classes: classes.exports,
    friends: friends.exports,
    sanctions: sanctions.exports,
    rooms: rooms.exports,
    toAccounts: live.toAccounts,
  });
  recogniseCallers(app, { identify: accounts.exports.identify, mayActFor });
  const modules: Module[] = [
    accounts,
    classes,
    friends,
    placement,
    sanctions,
    rooms,
    practicePartner,
    moderation,
    gamification,
    review,
    lessons,
    tutor,
    billing,
    profiles,
  ];
  const handlers = modules.flatMap(({ live: each }) => each ?? []);
  live.open(app, handlers, accounts.exports);

  for (const { routes } of modules) routes?.(app);

  await serveTheRest();
  return app;
}
