export { asksOfQuiz } from "./asks-of-quiz";
export * from "./reply-to";
export * from "./types";
export { hintInstead } from "./hints";
export { givesAway } from "./spoilers";
export {
  practicePartnerGreeting,
  practicePartnerNudge,
  practicePartnerReply,
} from "./practice-partner/practice-partner-reply";
export { practicePartnerName } from "./practice-partner/practice-partner-name";
export { isNamed, isQuestion } from "./practice-partner/read-message";
export * from "./practice-partner/types";
export { greetingDelay, whenToSpeak } from "./practice-partner/when-to-speak";
export { topicAsked } from "./english-questions/grammar-topics";
export type { EnglishSources, ExplainedWord, GrammarTopic } from "./english-questions/types";
export { openKnownEnglish } from "./english-questions/known-english";
export { readEnglishQuestion } from "./english-questions/read-english-question";
export { inContext } from "./looking-back/in-context";
export { textsToMark } from "./looking-back/look-back";
export { readRequest } from "./requests/reading/read-request";
export type { Request } from "./requests/request";
export type { WordQuestion } from "./study-help/word-book/questions/word-question";
export { withoutCall } from "./practice-partner/read-message";
export {
  type GuardedReply,
  guardReply,
  type ReplyGuard,
  type ReplyProblem,
} from "./guardrails/guard-reply";
export { instructionsFor, type ModelTask } from "./guardrails/instructions";
export { assumedLevel, hardnessOf, replyLimits } from "./guardrails/level-of-reply";
export { createMask, type Mask, turnToSend, withoutPersonalData } from "./guardrails/outgoing";
export { isInEnglish } from "./other-languages";
export { releaseSafely } from "./guardrails/release-safely";
export * from "./scenes";
export { playRequest, scenesToOffer, sceneTurn } from "./scene-talk";
export { easyMeanings } from "./guardrails/easy-meanings";
