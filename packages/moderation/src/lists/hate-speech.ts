import { groups } from "./hate";
import type { Phrase } from "./types";

const hate = { reason: "hate", severity: "block", alertTeacher: true } as const;

export const hateSpeech: readonly Phrase[] = [
  {
    ...hate,
    pattern: new RegExp(
      `\\bi (?:really |just |fucking |absolutely )?(?:hate|despise|cant stand|detest) (?:all |the |these |those |fucking |dirty )*(?:${groups})(?= \\.|$| (?:they|because|so|and|people|here)\\b)`,
    ),
    unless: new RegExp(
      `\\bhate (?:chinese|indians?|poles|americans?|roma|women|girls|asians?) (?:food|films|music|and)\\b|\\b(?:racists?|people who|never|why|dont|not|he said|she said)\\b`,
    ),
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b(?:${groups}) (?:are|r|is|should(?: all)? be|must(?: all)? be|deserve to be|need to be|ought to be)(?: (?:all|just|like|the|a|such|so|dirty|filthy|fucking|nothing but|worse than|less than))* (?:vermin|animals|cockroach(?:es)?|rats|monkeys|apes|dogs|pigs|subhumans?|inferior|scum|trash|garbage|filth|parasites|terrorists|thieves|criminals|rapists|disgusting|retarded|evil|a disease|a plague|killed|gassed|exterminated|shot|hanged|burned|burnt|dead|deported|wiped out|sterilised|sterilized|enslaved|slaves|banned from)\\b`,
    ),
    unless:
      /\b(?:not|dont|never|wrong to|stereotypes?|people who say|some people (?:say|think|believe)|were|nazis? (?:said|thought|believed))\b|\bwomen are (?:killed|shot)\b|\b(?:are|is) (?:being )?(?:killed|shot|burned|deported|dead)\b/,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b(?:kill|gas|exterminate|hang|burn|shoot|lynch|deport|death to|eliminate|wipe out|get rid of) (?:all )?(?:of )?(?:the |these |those )?(?:${groups})\\b`,
    ),
    unless:
      /\b(?:did|tried to|wanted to|ordered to|they|nazis?|he|she|didnt|not|never|to|soldiers|army|police) (?:\w+ )?(?:kill|gas|exterminate|hang|burn|shoot|lynch|deport|eliminate|wipe out|get rid of)\b/,
  },
  {
    ...hate,
    pattern:
      /(?:^|\. |\bjust |\bfucking )go back (?:home )?to (?:your (?:own )?country|where you (?:came|come) from|africa|china|mexico|india|pakistan|the jungle)(?= \.|$| you\b)/,
    unless: /\b(?:did|do|will|would|when|want to|going to) you\b/,
  },
  {
    ...hate,
    pattern:
      /\b(?:the )?holocaust (?:never happened|was (?:fake|good|a lie|a hoax)|didnt happen)\b|\b(?:hitler|the nazis) (?:was|were) right\b|\b1488\b|\b(?:white|aryan) (?:power|supremacy forever)\b/,
    unless: /\b(?:people who (?:say|claim|think)|nobody should|it is wrong|deniers)\b/,
  },
  {
    ...hate,
    pattern:
      /\b(?:you|youre|you are|these|those|dirty|filthy|fucking|stupid) (?:a |an |such a |fucking |dirty |filthy |stupid )*(?:dykes?|fags?|poofs?|trannys?|gypsys?|gypsies|negros?|negroes|blacks|jews?|mongoloids?)(?= \.|$| (?:you|go|get|scum|bitch|lol)\b)/,
    unless:
      /\b(?:are|were) (?:you|these|those) (?:a )?(?:jew|jews|blacks)\b|\b(?:you are|youre) (?:a )?jews?\b|\b(?:these|those) (?:jews|blacks|negroes|dykes)\b/,
  },
];
