export { type AppealState, appealStates } from "@saywell/moderation/appeal";
export {
  queueSections,
  type QueueSection,
  type ReportDecision,
  reportDecisions,
  type ReportReason,
  reportReasons,
  type ReportState,
  reportStates,
  safeguardingNoteMinLength,
  severities,
  type Severity,
} from "@saywell/moderation/report";
export { type SanctionKind, sanctionKinds } from "@saywell/moderation/sanctions";

/** PERSON: somebody reported it. FILTER: the filter asks a teacher to look. */
export const reportSources = ["PERSON", "FILTER"] as const;

/** Where words were said, when it was not in a room. */
export const reportPlaces = ["TUTOR", "LESSON", "PLACEMENT", "CLASS"] as const;
export type ReportPlace = (typeof reportPlaces)[number];

/** People of the queue on one page. */
export const queuePage = 20;

/** What somebody who reports adds in own words. */
export const reportNoteMaxLength = 500;
export const appealMaxLength = 500;
/** What a teacher writes to a decision: a report's, a lifting's, an appeal's. */
export const decisionReasonMaxLength = 300;
/** Hours of a sanction that has an end. */
export const longestSanction = 24 * 365;
