export { isLongEnoughToClassify } from "./classifier/tokens";
export * from "./contact/age-policy";
export * from "./sanctions/appeal";
export * from "./contact/contact-rules";
export { helpFor } from "./judging/cry-for-help";
export { decideFriendship } from "./contact/friendship-approval";
export { inOneLine, isFitAsExercise, isFitForAll } from "./judging/fit-for-all";
export { isGrave, setsPeopleBeside } from "./judging/grave";
export { mayNeedHelp } from "./cry-classifier/may-need-help";
export {
  careReplies,
  countryFor,
  helpForStaff,
  helpMessage,
  helpNote,
  helpReplies,
  type HelpPlace,
} from "./judging/help";
export { countryCodes, countryOf } from "./lists/countries";
export {
  type Danger,
  dangerIn,
  isCryForHelp,
  isSafeguarding,
  saysWhereHelpIs,
  withHelp,
} from "./judging/safeguarding";
export { nameKey } from "./judging/name-key";
export { notAName } from "./judging/name-shape";
export { shownName } from "./judging/shown-name";
export { isNameOfStaff, passesForStaff, passesForStaffAsShown } from "./judging/staff-name";
export { isUnfitName } from "./judging/unfit-name";
export { judgeMessage } from "./judging/judge";
export * from "./judging/model-verdict";
export * from "./judging/second-opinion";
export { defaultFloodLimits } from "./judging/flood-control";
export * from "./sanctions/report";
export type { Refusal, Result } from "./result";
export { rises, type Role } from "./contact/roles";
export * from "./contact/room-entry";
export * from "./sanctions/sanction-sentence";
export * from "./sanctions/sanctions";
export * from "./text/sanitise";
export { withoutUnseen } from "./text/unseen";
export {
  actions,
  asksToMeet,
  reasons,
  reasonsToTell,
  type Action,
  type MessageContext,
  type FloodLimits,
  type Reason,
  type RecentMessage,
  type Verdict,
} from "./judging/verdict";
