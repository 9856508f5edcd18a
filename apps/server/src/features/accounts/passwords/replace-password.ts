import type { Clock } from "../../../adapters/clock";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import * as letters from "../letters";
import { deleteLinksOf } from "../links/one-time-links.store";
import type { SendMail } from "../needs";
import { type Owner, savePassword, saveWantedAddress } from "../owner.store";
import { endSessions } from "../sessions/end-sessions";

export type ReplacePassword = ReturnType<typeof createReplacePassword>;

/** Stores a password, and ends what was opened, or can still be opened, by the old one. */
export const createReplacePassword =
  ({ clock, send }: { clock: Clock; send: SendMail }) =>
  async (
    tx: Tx,
    happened: Publish,
    {
      owner,
      passwordHash,
      keep,
      endedSignIns = 0,
    }: {
      owner: Owner;
      passwordHash: string;
      /** The session that goes on. */
      keep?: string | undefined;
      /** How many ways in by a provider ended with it. */
      endedSignIns?: number;
    },
  ): Promise<void> => {
    await savePassword(tx, owner.id, passwordHash);
    // Whoever knew the old one may have asked for another address, and kept the link.
    await deleteLinksOf(tx, owner.id, ["reset-password", "change-address", "invitation"]);
    await saveWantedAddress(tx, owner.id, null);
    await endSessions(tx, happened, owner.id, keep);
    if (owner.email === null) return;
    const letter = letters.passwordChanged(owner, { at: clock.now(), endedSignIns });
    await send(tx, { to: owner.email, accountId: owner.id, letter });
  };
