import type { Report } from "@saywell/contract";
import { namedOrNull } from "../person-view";
import type { ReportRow } from "./reports.store";

/** A report as teachers see it. */
export const viewReport = (row: ReportRow): Report => ({
  id: row.id,
  source: row.source,
  reason: row.reason as Report["reason"],
  note: row.note,
  state: row.state,
  reporter: namedOrNull(row.reporterId, row.reporterName),
  about: namedOrNull(row.aboutId, row.aboutName),
  room: namedOrNull(row.roomId, row.roomName),
  message:
    row.content === null
      ? null
      : {
          id: row.messageId,
          content: row.content,
          createdAt: (row.messageAt ?? row.createdAt).toISOString(),
        },
  context: row.context as Report["context"],
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: namedOrNull(row.deciderId, row.deciderName),
});
