import * as accounts from "../features/accounts/accounts.store";
import { countSaid } from "../features/rooms/chat/count-said.store";

/** What gamification is handed of other features, for tests of it alone. */
export const realReads = { accounts, countSaid };
