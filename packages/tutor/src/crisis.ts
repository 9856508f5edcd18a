import { plainText } from "./text";
import type { Chat } from "./types";

/** Words of somebody who may be in danger. Better one too many found than one too few. */
const signs: readonly RegExp[] = [
  /\b(?:kill|hurt|harm|cut|hang|drown)(?:t?ing)? my ?self\b|\b(?:kill|hurt|harm) me\b/,
  /\bsui?cid\w*/,
  /\bself[- ]?harm\w*/,
  /\b(?:want|wanna|going|gonna|ready|like|wish|prefer) (?:to )?(?:die|be dead)\b(?! (?:my|his|her) hair)/,
  /\bwish (?:that )?i (?:was|were|am) (?:dead|never born)\b/,
  /\bend (?:my|this) life\b|\bend it all\b|\btake my (?:own )?life\b/,
  /(?:\bnot|n't|\bdont|\bno longer) (?:want|wanna) (?:to )?(?:live|be alive|exist|wake up)\b/,
  /\bno (?:reason|point) (?:to|in) liv(?:e|ing)\b/,
  /\bbetter off (?:dead|without me)\b/,
  /\b(?:hits|beats|abuses|rapes|raped|abused|abusing|beating|molest\w*|threatens) me\b(?! (?:at|in) )/,
];

/** Help for somebody in danger, instead of a lesson. */
export function crisis({ message }: Pick<Chat, "message">): readonly string[] | null {
  const said = plainText(message).replace(/[*_.-]+/g, " ");
  if (!signs.some((sign) => sign.test(said))) return null;
  return [
    "I am sorry that things are so hard. You matter, and you do not have to be alone with this. I am a computer program, so please talk to a person you trust now: a friend, a parent, a teacher or a doctor. If you are in danger, call the emergency services: 999 in the UK, 112 in many other countries. In the UK and Ireland you can call Samaritans free on 116 123, day or night.",
    "Thank you for telling me. This is more important than English. Please do not stay alone: tell somebody you trust today how you feel. A doctor can help too. If you or somebody else is in danger now, call the emergency services, 999 in the UK or 112 in many other countries. Samaritans listen day and night, free, on 116 123 in the UK and Ireland.",
  ];
}
