import { invitationDays } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { ok, refuse, type Result } from "../../../refusal";
import { invitationPath } from "./invitation-letter";
import type { InvitedAccounts } from "./invitations.service";
import { insertInvitation } from "./invitations.store";
import { whyNotStaff } from "./why-not-staff";

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  createLink: InvitedAccounts["createLink"];
  /** Whoever has proved the address, or has it by the school's list. */
  findHolder: InvitedAccounts["findProved"];
}

/**
 * Invites an admin without any admin who does: for whoever runs the program. Answers the path of a
 * link that works once. Refused, with all invitations left as they are, where whoever has the address
 * could not accept it.
 */
export async function makeAdmin(
  email: string,
  { db, clock, record, createLink, findHolder }: Deps,
): Promise<Result<string>> {
  const lifetime = invitationDays * 24 * 60 * 60_000;
  return await inTransaction(db, async (tx) => {
    const holder = await findHolder(tx, email);
    const reason = holder && whyNotStaff(holder, "ADMIN");
    if (reason) return refuse("conflict", reason);
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
    const link = { purpose: "invitation", accountId: null, email, data, lifetime } as const;
    return ok(invitationPath(await createLink(tx, link)));
  });
}
