import type { AuditEntry } from "@saywell/contract";
import { moderationActions } from "@saywell/contract/constants";
import type { Db, Tx } from "../../../db/database";
import { ok, type Result } from "../../../refusal";
import type { Accounts, CaseAccount, CaseAccounts } from "../case-accounts.store";
import type { AuditView, EntryCondition } from "./audit-view.store";

interface Deps {
  db: Db;
  accounts: CaseAccounts;
  cards: Accounts["cards"];
  view: AuditView;
  readAudit: (
    db: Db | Tx,
    names: Accounts["cards"],
    wish: { actions: typeof moderationActions; only: EntryCondition; limit: number },
  ) => Promise<AuditEntry[]>;
}

export type AuditService = ReturnType<typeof createAuditService>;

const longestList = 200;

/** What was decided by whom, for those who may decide. */
export function createAuditService({ db, accounts, cards, view, readAudit }: Deps) {
  async function list(caller: CaseAccount): Promise<Result<AuditEntry[]>> {
    const only = view(db, {
      viewerId: caller.id,
      onlyDemo: await accounts.isOfDemo(db, caller.id),
      isTeacher: caller.role !== "ADMIN",
    });
    return ok(await readAudit(db, cards, { actions: moderationActions, only, limit: longestList }));
  }

  return { list };
}
