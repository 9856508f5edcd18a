import type { Db, Tx } from "../../db/database";
import type { verifyAddress } from "./letters";

/** Writes a mail in the caller's transaction. `accountId` is whose mail it is. */
export type SendMail = (
  tx: Tx,
  mail: { to: string; accountId: string | null; letter: ReturnType<typeof verifyAddress> },
) => Promise<void>;

/** What accounts are told of what was learnt in them, by those who keep it. */
export interface Learnt {
  /** How many lessons each of these accounts has completed. Those that have begun none are left out. */
  lessonsOf: (from: Db | Tx, accountIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Which of these accounts were ever paid anything. */
  haveEarned: (from: Db | Tx, accountIds: readonly string[]) => Promise<ReadonlySet<string>>;
}
