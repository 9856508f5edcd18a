import type { Core, Module } from "../../module";
import { createChatReward } from "./chat-reward";
import { gamificationRoutes } from "./gamification.routes";
import {
  createGamificationService,
  type GamificationDeps,
  type GamificationService,
} from "./gamification.service";
import { createGamePay, type GamePay } from "./game-pay";
import { createLeaderboard, type LeaderboardDeps } from "./leaderboard/leaderboard";
import { createWallet, type Wallet } from "./wallet";

type Needs = Pick<GamificationDeps, "content" | "countSaid"> &
  Pick<LeaderboardDeps, "scopeOf"> & {
    accounts: GamificationDeps["accounts"] & LeaderboardDeps["accounts"];
  };

export type GamificationExports = Pick<
  GamificationService,
  "lockLearner" | "award" | "recordStudy" | "isLaterDay" | "earnedBy"
> &
  Wallet &
  GamePay;

/** XP, coins, levels, streaks and badges: what is earned, what is spent, and who earned most. */
export function gamificationModule(
  core: Core,
  { content, accounts, countSaid, scopeOf }: Needs,
): Module<GamificationExports> {
  const { db, clock, log, events } = core;
  const service = createGamificationService({ db, clock, content, accounts, countSaid });
  const { demo } = core.config;
  const leaderboard = createLeaderboard({ db, clock, demo, accounts, scopeOf });
  const { lockLearner, award, recordStudy, payChat, isLaterDay, earnedBy } = service;
  events.subscribe("message-stored", createChatReward({ db, clock, log, payChat }));
  return {
    routes: (app) => gamificationRoutes(app, service, leaderboard),
    exports: {
      lockLearner,
      award,
      recordStudy,
      isLaterDay,
      earnedBy,
      ...createWallet({ accounts }),
      ...createGamePay({ lockLearner, award, recordStudy }),
    },
  };
}
