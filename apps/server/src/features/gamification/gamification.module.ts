import type { Core, Module } from "../../module";
import { createChatReward } from "./chat-reward";
import { type CoinsDeps, createCoins } from "./coins.service";
import { gamificationRoutes } from "./gamification.routes";
import {
  createGamificationService,
  type GamificationDeps,
  type GamificationService,
} from "./gamification.service";
import { createGamePay, type GamePay } from "./game-pay";
import { createLeaderboard, type LeaderboardDeps } from "./leaderboard/leaderboard";
import { createMonthlyCoins } from "./monthly-coins";
import { createWallet, type Wallet } from "./wallet";

type Needs = Pick<GamificationDeps, "content" | "countSaid"> &
  Pick<LeaderboardDeps, "scopeOf" | "namedTo"> &
  Pick<CoinsDeps, "gameNames"> & {
    accounts: GamificationDeps["accounts"] & LeaderboardDeps["accounts"];
    content: CoinsDeps["content"];
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
  { content, accounts, countSaid, scopeOf, namedTo, gameNames }: Needs,
): Module<GamificationExports> {
  const { db, clock, log, events } = core;
  const monthlyCoins = createMonthlyCoins({
    isCharged: core.config.plans,
    lock: (tx, accountId) => accounts.lock(tx, accountId),
  });
  const learning = { db, clock, content, accounts, monthlyCoins };
  const service = createGamificationService({ ...learning, countSaid });
  const coins = createCoins({ ...learning, gameNames });
  const { demo } = core.config;
  const leaderboard = createLeaderboard({ db, clock, demo, accounts, scopeOf, namedTo });
  const { lockLearner, award, recordStudy, payChat, isLaterDay, earnedBy } = service;
  events.subscribe("message-stored", createChatReward({ db, clock, log, payChat }));
  return {
    routes: (app) => gamificationRoutes(app, service, leaderboard, coins),
    exports: {
      lockLearner,
      award,
      recordStudy,
      isLaterDay,
      earnedBy,
      ...createWallet({ accounts, monthlyCoins }),
      ...createGamePay({ lockLearner, award, recordStudy }),
    },
  };
}
