export { isMinor, type AgeBand, type Role } from "./age";
export * from "./appeal";
export * from "./contact-rules";
export { decideFriendship } from "./friendship-approval";
export { inOneLine, isFitForAll } from "./fit-for-all";
export { emergencyHelp, helpLines, helpMessage } from "./help";
export { judgeMessage } from "./judge";
export * from "./model-verdict";
export { defaultPaceLimits } from "./pace";
export * from "./report";
export type { Refusal, Result } from "./result";
export * from "./room-entry";
export * from "./sanctions";
export * from "./sanitise";
export {
  actions,
  reasons,
  type Action,
  type MessageContext,
  type PaceLimits,
  type Reason,
  type RecentMessage,
  type Verdict,
} from "./verdict";
