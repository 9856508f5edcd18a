export * from "./reply-to";
export * from "./types";
export { givesAway } from "./spoilers";
export { partnerGreeting, partnerNudge, partnerReply } from "./partner/partner-reply";
export { isNamed, isQuestion, partnerName } from "./partner/read-message";
export * from "./partner/types";
export { greetingDelay, needsHelp, whenToSpeak } from "./partner/when-to-speak";
