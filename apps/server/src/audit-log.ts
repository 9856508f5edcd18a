import type { AuditAction } from "@saywell/contract";
import type { Tx } from "./db/database";

/** No names and no messages in the details: they outlive the people they are about. */
export interface AuditRecord {
  at: Date;
  /** Null for what no person did. */
  actorId: string | null;
  action: AuditAction;
  /** Null for what is about nobody. */
  aboutId: string | null;
  details: Record<string, unknown>;
}

/** Keeps in the audit log what was done, in the transaction that does it. */
export type RecordAudit = (tx: Tx, entry: AuditRecord) => Promise<void>;
