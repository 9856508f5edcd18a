import { invitationDays } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { invitationPath } from "./invitation-letter";
import type { InvitedAccounts } from "./invitations.service";
import { insertInvitation } from "./invitations.store";

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  createLink: InvitedAccounts["createLink"];
}

/**
 * Invites an admin without any admin who does: for whoever runs the program. Answers the path of a
 * link that works once.
 */
export async function makeAdmin(
  email: string,
  { db, clock, record, createLink }: Deps,
): Promise<string> {
  const lifetime = invitationDays * 24 * 60 * 60_000;
  const token = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + lifetime);
    const invited = { email, role: "ADMIN", name: null, classIds: [], invitedBy: null } as const;
    const id = await insertInvitation(tx, { ...invited, now, expiresAt });
    await record(tx, {
      at: now,
      actorId: null,
      action: "admin-made",
      aboutId: null,
      details: { invitationId: id },
    });
    const data = { invitationId: id };
    return await createLink(tx, { purpose: "invitation", accountId: null, email, data, lifetime });
  });
  return invitationPath(token);
}
