import type { Report } from "@saywell/contract";
import { helpForStaff, isCryForHelp } from "@saywell/moderation";
import type { HelpPlaceOf } from "../../../help-place";
import { namedOrNull } from "../person-view";
import type { ReportRow } from "./reports.store";

interface Line {
  userId: string;
}

/** Who said what stands before a reported message. */
export const speakersOf = (row: ReportRow): string[] =>
  (row.context as readonly Line[]).map(({ userId }) => userId);

/** A report without what others said before the message than these. */
export const withLinesOf = (row: ReportRow, speakers: ReadonlySet<string>): ReportRow => ({
  ...row,
  context: (row.context as readonly Line[]).filter(({ userId }) => speakers.has(userId)),
});

/** Whether it is about somebody who needs help themselves. */
export const needsHelp = (row: ReportRow): boolean =>
  isCryForHelp({ ...row, reason: row.reason as Report["reason"] });

const inClasses = <Person>(person: Person | null, classes: string[]) =>
  person && { ...person, classes };

export type ViewReport = ReturnType<typeof reportViewer>;

/** Shows a report as teachers see it. */
export const reportViewer =
  (helpPlaceOf: HelpPlaceOf) =>
  (row: ReportRow): Report => ({
    id: row.id,
    source: row.source,
    reason: row.reason as Report["reason"],
    isSafeguarding: row.isSafeguarding,
    needsHelp: needsHelp(row),
    note: row.note,
    state: row.state,
    reporter: inClasses(namedOrNull(row.reporterId, row.reporterName), row.reporterClasses),
    about: inClasses(namedOrNull(row.aboutId, row.aboutName), row.aboutClasses),
    help: row.isSafeguarding ? helpForStaff(helpPlaceOf(row.aboutTimeZone ?? undefined)) : null,
    room: namedOrNull(row.roomId, row.roomName),
    saidTo: row.saidTo as Report["saidTo"],
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
    decisionNote: row.decisionNote,
  });
