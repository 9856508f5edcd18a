import type { Tx } from "../../db/database";
import type { verifyAddress } from "./letters";

/** Writes a mail in the caller's transaction. `accountId` is whose mail it is. */
export type SendMail = (
  tx: Tx,
  mail: { to: string; accountId: string | null; letter: ReturnType<typeof verifyAddress> },
) => Promise<void>;
