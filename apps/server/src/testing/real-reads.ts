import type { Db } from "../db/database";
import * as accounts from "../features/accounts/accounts.store";
import { createBillingService } from "../features/billing/billing.service";
import { listBegun } from "../features/lessons/lessons.store";
import { countSaid } from "../features/rooms/chat/count-said.store";

/** What gamification is handed of other features, for tests of it alone. */
export const realReads = { accounts, countSaid };

/** What entitlements are handed of other features. */
export const learningReads = (db: Db) => ({
  findCard: accounts.findCard,
  planOf: createBillingService({ db }).planOf,
  lessonsBegun: listBegun,
});
