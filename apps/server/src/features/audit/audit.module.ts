import type { Module } from "../../module";
import { entries, record } from "./audit.store";

export type AuditExports = { record: typeof record; entries: typeof entries };

/** What was done by whom that somebody may have to answer for. */
export const auditModule = (): Module<AuditExports> => ({ exports: { record, entries } });
