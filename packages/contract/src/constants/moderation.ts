export { type AppealState, appealStates } from "@saywell/moderation/appeal";
export {
  type ReportDecision,
  reportDecisions,
  type ReportState,
  reportStates,
} from "@saywell/moderation/report";
export { type SanctionKind, sanctionKinds } from "@saywell/moderation/sanctions";

export const reportReasons = [
  "RUDE",
  "HATE",
  "THREAT",
  "SEXUAL",
  "PERSONAL_DATA",
  "SPAM",
  "SELF_HARM",
  "OTHER",
] as const;
export type ReportReason = (typeof reportReasons)[number];
/** PERSON: somebody reported it. FILTER: the filter asks a teacher to look. */
export const reportSources = ["PERSON", "FILTER"] as const;

/** What somebody who reports adds in own words. */
export const reportNoteMaxLength = 500;
export const appealMaxLength = 500;
/** What a teacher writes to a decision: a report's, a lifting's, an appeal's. */
export const decisionReasonMaxLength = 300;
/** Hours of a sanction that has an end. */
export const longestSanction = 24 * 365;
