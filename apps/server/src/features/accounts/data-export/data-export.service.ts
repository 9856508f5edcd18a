import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { ok, type Result } from "../../../refusal";
import { unknownAccount } from "../unknown-account";
import { type ExportedRows, readPersonalData } from "./data-export";

export type DataExport = ReturnType<typeof createDataExport>;

/** Hands an account everything that is its own. */
export function createDataExport({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async read(accountId: string): Promise<Result<{ exportedAt: string; tables: ExportedRows }>> {
      const tables = await readPersonalData(db, accountId);
      if (tables["account"]?.length !== 1) return unknownAccount;
      return ok({ exportedAt: clock.now().toISOString(), tables });
    },
  };
}
