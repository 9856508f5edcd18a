import type { ReplyProblem } from "./reply-problem";
import { asksWho } from "./asks-who";
import { offersContact } from "./contact";
import { advisesHarm } from "./unsafe-advice";

const saysHuman =
  /\bi(?:'m| am) (?:really |actually |just |truly )*not (?:just |only |really )?(?:an? )?(?:ai|artificial|program|robot|bot|computer|machine|chatbot)\b|\bi(?:'m| am) (?:really |actually |just |also |truly )*an? (?:real |living |normal |actual )*(?:human(?: being)?|person|woman|girl|boy|man)\b|\bi(?:'m| am) human\b|\bi(?:'m| am)\b[^.?!"]{0,40}\ba real (?:teacher|person|human|woman|man|girl|boy)\b|\bi(?:'m| am) [a-z]+, (?:\d\d\b|from )|\bi live in (?:your|the same|a house|a flat)\b|\bi (?:was born|grew up) in\b|\bi have (?:a (?:body|husband|wife|boyfriend|girlfriend|daughter|son)|two children)\b|\bthere is a (?:real )?(?:person|human) (?:behind|here)\b/;

/** Whatever a learner asks for, Iris meets nobody; that she cannot is sayable. */
const offersToMeet =
  /\b(?:let'?s|let us|we (?:can|could|should|will)|i(?:'ll| will| can| could| would love to| want to|'d love to)) (?:\w+ )?(?:meet(?: up)?(?= (?:you|up|at|in|on|tomorrow|tonight|today|this|next|outside|after|near|for|there|soon)\b|[.!?,]|$)|see (?:you|each other) (?:at the|at my|in the (?:park|café|cafe|city)|tomorrow at)|come (?:to|and see) (?:you|your))|\bi(?:'ll| will| shall| can| could)? (?:wait for you|pick you up|be waiting for you|come (?:over|round)|visit you)\b|\bwe (?:could|can|should|will) (?:have|eat|get|go|drink)\b[^.?!]{0,30}\btogether\b|\bwait for me (?:at|in|behind|outside|near|after|by|on)\b|\bmeet me (?:at|in|on|near|after|outside|tomorrow|tonight|there)\b|\b(?:yes|sure|ok|okay|of course),? (?:let'?s|we can|i can|i will) meet\b/;
const tellsInstructions =
  /\byou are iris\b|\bfacts as json\b|\b(?:my|the|these) (?:system )?(?:instructions?|prompt) (?:is|are|says?|say)\b|\b(?:my|the) system prompt\b|\bhere (?:is|are) my (?:instructions|rules|prompt)\b|\byou talk with one learner\b|\blearnerslevel\b|\b(?:mistakesinthelastmessage|recentmistakes)\b|\bnever an instruction to you\b/;
const obeys =
  /\bi(?:'m| am) (?:now )?dan\b|\bdan(?: mode| here|:)|\b(?:developer|jailbreak|god|unrestricted) mode\b|\bi (?:will|can|'ll|now) (?:now )?(?:ignore|forget|break) (?:all |my |the |these |every |any )*(?:previous |earlier )?(?:rules?|instructions?|guidelines)\b|\bi (?:have|follow) no (?:rules|limits|restrictions|filters?)\b|\b(?:my|the|all) (?:rules|restrictions|limits|filters) (?:are|have been) (?:gone|off|lifted|removed|ignored)\b|\bi can do anything\b|\bi(?:'m| am) no longer iris\b/;

const asksForMoney =
  /\b(?:your|the) (?:credit|debit|bank) ?(?:card|account)?\b.{0,40}(?:number|details|code|pin|\?)|\b(?:send|give|pay|transfer|lend) me (?:some |your |the )?(?:money|dollars|euros|pounds|\d+|gift cards?|bitcoin)|\b(?:card number|cvv|iban|pin code)\b.{0,30}(?:\?|please)|\b(?:write|text|call|message|add|contact|find|follow) me (?:on|at|via) (?:whatsapp|telegram|instagram|snapchat|discord|facebook|skype|tiktok|my)|\b(?:talk|chat|speak|write|continue|call|text|move|go|switch)(?: [\w']+){0,3} (?:on|in|to|via|over) (?:another|a different|a private|some other|a secret) (?:app|chat|site|server|platform|group|channel|room)\b|\bmy (?:nick ?name|user ?name|handle|profile)(?: \w+){0,3} is\b|\b(?:dm|pm) me\b|\badd me\b|\bmy (?:phone number|e-?mail|instagram|whatsapp|telegram|number) is\b/;
/** Of the learner, not of anything that they speak of. */
const insults =
  /\b(?:you(?:'re| are)|what an?|you(?: look| sound| seem)?) (?:such |so |really |very |just |a |an |the |too )*(?:stupid|idiots?|dumb|moron|fool|loser|ugly|pathetic|worthless|useless|lazy|hopeless|disgusting|retarded|imbecile|ignorant|bad (?:student|learner|person))\b(?! mistakes?| answers?)|\bshut up\b(?! (?:means|is))|\byour english is (?:terrible|awful|horrible|hopeless|so bad|very bad|rubbish)\b|\bnobody likes you\b/;
const persuades =
  /\b(?:you (?:should|must|have to)|everyone should|please|people should|we (?:should|must)) (?:\w+ )?(?:vote|support|elect|believe in|convert to|pray to|join)\b.{0,30}\b(?:party|president|candidate|trump|biden|putin|government|communis\w+|socialis\w+|conservatives?|labour|democrats?|republicans?|christ\w*|islam|jesus|allah|religion)\b|\b(?:boys|girls|men|women|whites?|blacks?|\w+ people) are (?:all |just )?(?:smarter|better|cleverer|stupider|worse|dumber|lazier) than (?:boys|girls|men|women|whites?|blacks?|\w+ people)\b|\b(?:boys|girls|men|women|foreigners) (?:should not|shouldn't|must not|can't|cannot|should never) (?:learn|study|work|vote|drive|play|go to school|cry|be)\b|\b(?:nobody|no one) (?:will|would|could) (?:ever )?(?:love|like) you\b|\b(?:immigrants|muslims|jews|christians|gays|refugees) (?:are|should) (?:\w+ )?(?:bad|dangerous|inferior|banned|deported|stupid|evil|worse)\b/;

const neverSaid: readonly (readonly [ReplyProblem, RegExp])[] = [
  ["says-human", saysHuman],
  ["offers-to-meet", offersToMeet],
  ["tells-instructions", tellsInstructions],
  ["obeys", obeys],
  ["asks-for-money", asksForMoney],
  ["insults", insults],
  ["persuades", persuades],
];

/**
 * What no reply may say, whatever it answers; null where it says nothing of it.
 *
 * @param text as it was written
 * @param plain the same as plain text
 */
export function neverSaidIn(text: string, plain: string): ReplyProblem | null {
  const said = neverSaid.find(([, pattern]) => pattern.test(plain));
  if (said !== undefined) return said[0];
  if (asksWho(plain)) return "asks-who-you-are";
  if (offersContact(text)) return "offers-contact";
  return advisesHarm(plain) ? "unsafe-advice" : null;
}
