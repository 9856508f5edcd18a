import type { Module } from "../../module";
import { record } from "./audit.store";
import { readAudit } from "./read-audit";

export type AuditExports = { record: typeof record; read: typeof readAudit };

/** What was done by whom that somebody may have to answer for. */
export const auditModule = (): Module<AuditExports> => ({ exports: { record, read: readAudit } });
