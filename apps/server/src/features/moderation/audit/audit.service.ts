import type { AuditEntry } from "@saywell/contract";
import type { Db } from "../../../db/database";
import { ok, type Result } from "../../../refusal";
import type { CaseAccount, CaseAccounts } from "../case-accounts.store";
import { namedOrNull } from "../person-view";
import type { AuditStore } from "./audit.store";

interface Deps {
  db: Db;
  accounts: CaseAccounts;
  audit: AuditStore;
}

export type AuditService = ReturnType<typeof createAuditService>;

const longestList = 200;

/** What was decided by whom, for those who may decide. */
export function createAuditService({ db, accounts, audit }: Deps) {
  async function list(caller: CaseAccount): Promise<Result<AuditEntry[]>> {
    const onlyDemo = await accounts.isOfDemo(db, caller.id);
    const friendshipsFor = caller.role === "ADMIN" ? null : caller.id;
    const rows = await audit.list(db, {
      viewerId: caller.id,
      onlyDemo,
      friendshipsFor,
      isTeacher: caller.role !== "ADMIN",
      limit: longestList,
    });
    return ok(
      rows.map((row) => ({
        id: String(row.id),
        at: row.at.toISOString(),
        actor: namedOrNull(row.actorId, row.actorName),
        action: row.action,
        about: namedOrNull(row.aboutId, row.aboutName),
        details: row.details as AuditEntry["details"],
      })),
    );
  }

  return { list };
}
