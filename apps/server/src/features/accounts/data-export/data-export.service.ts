import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { ok, type Result } from "../../../refusal";
import type { AllPersonalData } from "../../../personal-data";
import { unknownAccount } from "../unknown-account";
import { allTables, type ExportedRows, readPersonalData } from "./data-export.store";

export type DataExport = ReturnType<typeof createDataExport>;

interface Deps {
  db: Db;
  clock: Clock;
  personalData: AllPersonalData;
}

/** Hands an account everything that is its own. */
export function createDataExport({ db, clock, personalData }: Deps) {
  const tables = allTables(personalData);

  return {
    async read(accountId: string): Promise<Result<{ exportedAt: string; tables: ExportedRows }>> {
      const rows = await readPersonalData(db, tables, accountId);
      if (rows["account"]?.length !== 1) return unknownAccount;
      return ok({ exportedAt: clock.now().toISOString(), tables: rows });
    },
  };
}
