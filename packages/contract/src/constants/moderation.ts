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
export const reportStates = ["OPEN", "UPHELD", "DISMISSED"] as const;
export const reportDecisions = ["DISMISS", "HIDE_MESSAGE", "MUTE", "BAN"] as const;
/** MUTE: may read, not write. BAN: may not enter rooms at all. */
export const sanctionKinds = ["MUTE", "BAN"] as const;
export const appealStates = ["OPEN", "ACCEPTED", "REFUSED"] as const;

/** What somebody who reports adds in own words. */
export const reportNoteMaxLength = 500;
export const appealMaxLength = 500;
/** What a teacher writes to a decision: a report's, a lifting's, an appeal's. */
export const decisionReasonMaxLength = 300;
/** Hours of a sanction that has an end. */
export const longestSanction = 24 * 365;
