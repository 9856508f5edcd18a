export * from "./age-policy";
export * from "./appeal";
export * from "./contact-rules";
export { helpFor } from "./cry-for-help";
export { decideFriendship } from "./friendship-approval";
export { inOneLine, isFitForAll } from "./fit-for-all";
export { emergencyHelp, helpLines, helpMessage } from "./help";
export { judgeMessage } from "./judge";
export * from "./model-verdict";
export { defaultFloodLimits } from "./flood-control";
export * from "./report";
export type { Refusal, Result } from "./result";
export type { Role } from "./roles";
export * from "./room-entry";
export * from "./sanction-sentence";
export * from "./sanctions";
export * from "./sanitise";
export {
  actions,
  reasons,
  type Action,
  type MessageContext,
  type FloodLimits,
  type Reason,
  type RecentMessage,
  type Verdict,
} from "./verdict";
