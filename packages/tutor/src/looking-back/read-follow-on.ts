import type { KnownEnglish } from "../english-questions/types";
import { bareOf } from "../exercises/exercise-words";

/** What somebody wants of what was just said. */
export type Wish =
  | "examples"
  | "more"
  | "another"
  | "easier"
  | "lost"
  | "why"
  | "fix"
  | "repeat"
  | "table"
  | "informal"
  | "formal";

const whatWasSaid =
  "(?:it|this|that|them|these|those|all|everything|the (?:explanation|rule|answer|example|difference|last (?:one|part|thing)))";
const start =
  "(?:(?:can|could|would|will|may|do|you|i|we|me|us|to|want|need|like|would like|have|get|give|show|tell|write|make|see|hear|know|explain|say|put|use|please|and|but|so|ok|okay|also|still|just|maybe|perhaps|again|provide|any|some|add|let|try|in) )*";
const whole = (words: string): RegExp => new RegExp(`^${start}(?:${words})$`);

const wishes: readonly (readonly [Wish, RegExp])[] = [
  [
    "examples",
    whole(
      `(?:(?:an?|one|two|three|four|five|some|few|a few|a couple of|couple of|couple|several|more|other|another|further|additional|different|new|good|simple|easy|the|real|of|\\d) )*(?:examples?|example sentences?|sample sentences?|sentences?)(?: (?:of|with|for|about|in|on|like) ${whatWasSaid}| please| more| sentences?| in (?:an?|the) (?:sentence|context))*|(?:use )?${whatWasSaid} in (?:an?|the|another|one more) (?:\\w+ )?(?:sentences?|context)|use in (?:an? )?sentences?|use (?:both|them both|both words|the two) in (?:an? )?(?:sentences?|context)|(?:use |put )?${whatWasSaid} in (?:an?|the|another|one more) (?:\\w+ )?(?:sentences?|examples?) (?:about|for|from|with) (?:\\S+ ?){1,3}|illustrate(?: (?:it|this|that|further|more))*|for (?:example|instance)|such as|like what`,
    ),
  ],
  [
    "lost",
    /^(?:(?:i|sorry|am afraid|afraid|still|but|that|it|this|really|honestly|now|even) )*(?:(?:do|did|does|can|could|have) not|not|no|never) (?:(?:really|quite|fully|still|completely|at all|very well|yet|very) )*(?:understand|understood|undestand|follow|get|grasp|see|got)(?: (?:it|this|that|you|everything|anything|nothing|your (?:explanation|answer)|the (?:explanation|rule|point|difference|answer|question)|what you (?:said|mean|say|wrote)|well|at all|very well|very much|any ?more|why|yet|good))*$|^(?:(?:i|am|still|it|is|this|that|really|very|a bit|a little|so|now|totally|completely) )*(?:not (?:very |so |really |quite |entirely )?clear|unclear|confus(?:ed|ing)|lost|complicated for me)(?: (?:to me|for me|now|by (?:it|this|that)))*$|^(?:i am )?not (?:entirely |quite |completely |really |very )?sure (?:that )?(?:i|if i|whether i)(?: \S+)? (?:follow|understand|understood|get|got)(?: (?:it|this|that))?$|^(?:huh|what do you mean(?: by (?:it|this|that))?|i have not understood(?: it)?|no comprendo|what you mean)$/,
  ],
  [
    "easier",
    whole(
      `(?:${whatWasSaid} )?(?:more |much |a bit |a little |in )*(?:(?:easier|easy|simpler|simple|simply|easily|slowly|slower|clearly|clearer|plain|basic|other|different|fewer)(?: more)?(?: (?:words?|english|language|terms|way|manner|please|explanation|version|for me|sentences))*)|(?:${whatWasSaid} )?(?:in )?(?:an?|another|some|the) (?:more )?(?:other |different |easy |easier |simple |simpler )*(?:way|words?|explanation|manner|version)|(?:rephrase|reword|simplify|explain|clarify|break down)(?: ${whatWasSaid})?(?: (?:again|better|once more|more|easy|easier|simply|slowly|differently|one more time|more (?:easy|easily|simply|simple|slowly|clearly|clear)|please|down|(?:for|to|like for|as for) (?:a )?(?:child|beginner|beginners|me|children)))+|explain (?:it |this |that )?(?:better|differently|slowly|simply|again)|(?:it |this |that )?(?:is )?(?:too|very|so) (?:difficult|hard|complicated|complex|long)(?: for me)?|not (?:so )?(?:difficult|complicated)`,
    ),
  ],
  [
    "why",
    /^(?:(?:and|but|so|ok|can you|could you|explain|tell me|please|i do not (?:know|understand|see)) )*(?:why(?: not)?|how come|how so|what for|for what reason)(?: (?:is|was|are|were|do|does|did|would|should|can|must|has|have|one|we|you|i|people|it|that|this|they|them|there|so|like|wrong|right|correct|incorrect|a mistake|an error|use|say|need|write|needed|not|better|used|the same|different|did you (?:mark|correct|change)|matter|matters|important|at all|bother|with|mark|marked|correct(?:ed)?|change[d]?))*$|^(?:and )?when (?:do|can|should|would|must|does) (?:i|we|you|one|people) (?:say|use|need|write) (?:it|this|that|them|these)$|^(?:and )?what (?:is|was) (?:wrong|the (?:mistake|error|problem|reason|rule))(?: (?:with|in|here|there|behind|for|of|it|this|that|then))*$|^what is (?:my|the) (?:mistake|error)(?: (?:here|there))?$|^(?:what|which) rule(?: is (?:it|this|that))?$/,
  ],
  [
    "easier",
    /^(?!.*\bthan\b)(?!.*\b(?:phrases?|expressions?) (?:for|to)\b)(?!(?:it|this|that) (?:was|will)\b|(?:my|he|she|they|we)\b|i (?:find|found|feel|am|was)\b)(?:\S+ ){0,6}(?:rephrase|reword|simplify|plainer|simpler|easier|slower|slowly|more (?:slow|slowly|simple|simply|easy|easily|clear|clearly))(?: \S+){0,5}$/,
  ],
  // "Speak slow and easy": who writes so, wants short words from now on.
  [
    "easier",
    /^(?:(?:can|could|would|please|you|iris|teacher|do|not|i|want|need|that|must|should) )*(?:speak|talk|write|say|use|explain|answer)(?: (?:to|with) me)?(?: (?:english|it|this|that|me))?(?: (?:more|very|a|bit|little|only|in|so|too))* (?:slow\w*|eas(?:y|ier|ily)|simpl\w+|short\w*|basic|fast|quick(?:ly)?|difficult|hard)(?: (?:and|or|more|very|slow\w*|eas\w+|simpl\w+|short\w*|clear\w*|basic|words?|english|sentences?|language|please|to me|for me|with me))*$/,
  ],
  [
    "easier",
    /^(?:(?:can|could|please|give|make|write|say|you|me|i|want|need|a|an|the|it|this|that|in|much|bit|little) )*(?:shorter|short|fewer|less)(?: (?:list|answer|explanation|one|version|text|words|phrases|please|way|form|it))*$/,
  ],
  [
    "fix",
    /^(?:(?:and|so|but|ok|then) )*(?:how (?:(?:can|do|should|to|could|must|i|we|you) )*(?:fix|correct|avoid|mend|improve|repair|not make|stop making)|what (?:(?:can|should|must|do|i|we) )*do (?:about|with|against)) (?:it|them|this|that|these|those|my mistakes?|the mistakes?|these mistakes|those mistakes)(?: next time| again| any ?more| in (?:the )?future)?$/,
  ],
  [
    "repeat",
    /^(?:(?:can|could|please|and|now|you|so|ok) )*(?:write|say|give|show|rewrite|send)(?: me)?(?: (?:it|this|that|the (?:whole |full |corrected )?(?:sentence|text)|the (?:correct|right|corrected) (?:sentence|text|version|one)|my (?:sentence|text)))?(?: (?:in )?(?:the )?(?:correct|correctly|corrected|right|good|whole|again|without mistakes|complete|way|form|version))+$/,
  ],
  [
    "repeat",
    whole(
      `(?:repeat|(?:say|write|tell)(?= ))(?: ${whatWasSaid}| what you said)?(?: (?:again|once more|one more time|once again|please|for me))*|again|once (?:more|again)|one more time|what did you say|(?:the )?same again|come again|pardon|(?:what|sorry)`,
    ),
  ],
  [
    "another",
    whole(
      "(?:(?:one|two|three|a few|some) more|another(?: one| two| three)?|an other(?: one)?|(?:give )?one other|other ones?|different one|a new one)(?: please)?",
    ),
  ],
  [
    "table",
    whole(
      "(?:the |a )?(?:table|forms?|structure|formula|formation|form table|form of (?:it|this|that)|how (?:to|do (?:i|you|we)) (?:make|form|build) (?:it|this|that))",
    ),
  ],
  [
    "informal",
    /^(?:\S+ ){0,6}(?:less formal|not so formal|informal|casual|friendlier|friendly|relaxed|for friends)(?: \S+){0,2}$|^(?:(?:and|or|but|something|anything|a|bit|little|more|phrases?|one|ones) )*(?:funnier|funny|lighter|less serious|less stiff)(?: \S+)?$/,
  ],
  [
    "formal",
    /^(?!.*\b(?:e-?mails?|letters?)\b)(?:\S+ ){0,6}(?:more formal|more polite|politer|formal|more professional|more elegant|more serious)(?: \S+){0,2}$|^which (?:one |word |of (?:them|the two) )?(?:would|should|do|does|is|can|could|sounds?|fits?)\b.*\b(?:essays?|formal|reports?|letters?|academic|business|writing|emails?)$/,
  ],
  [
    "more",
    whole(
      `more(?: (?:about|of|on) ${whatWasSaid}| (?:info|information|details?|phrases?|words?|ideas?|please|like (?:this|that|these)|explanation|things?))*|(?:what|anything|something) (?:else|more)|go on|continue|and (?:more|else)|in (?:more )?(?:detail|depth)|more (?:detail|depth)|tell more|elaborate(?: on (?:it|this|that))?|expand on (?:it|this|that)`,
    ),
  ],
];

/** A message, and what is known of English. */
export interface Asked {
  readonly message: string;
  readonly english: KnownEnglish;
}

const filler =
  /^(?:i am afraid|sorry|ok|okay|thanks|thank you|i see|hmm+|well|right|good|great|oh|ah|yes|no|please|teacher|iris|interesting|nice|cool|got it|i understand|aha|excuse me|that is (?:good|nice|clear|helpful))$/;

/** What goes on from what was said last: each part of the message has to ask for that; null where it asks for more. */
export function readWish(chat: Asked): Wish | null {
  if (chat.message.length > longest || /[“”"«]/.test(chat.message)) return null;
  if (/^[?\s]+$/.test(chat.message)) return "lost";
  const parts = chat.message
    .split(/(?<=[.?!;])\s+|,\s+(?=(?:can|could|please|but|so)\b)/)
    .map((part) => bareOf({ ...chat, message: part }).replace(/^i am afraid (?:that )?/, ""))
    .map((part) =>
      part
        .replace(
          / (?:would|might|will) (?:be|really|also) (?:\S+ ){0,2}(?:helpful|great|nice|good|useful|lovely|help|perfect)$/,
          "",
        )
        .replace(
          / if (?:you (?:do not|don't) mind|possible|you can|you could|you like|i may)$/,
          "",
        ),
    )
    .filter((part) => part !== "" && !filler.test(part));
  const found = parts.map((part) => wishes.find(([, pattern]) => pattern.test(part))?.[0]);
  if (found.length === 0 || found.includes(undefined)) return null;
  return found.at(-1) ?? null;
}
const longest = 120;

/** How somebody asks for something, whatever it is. */
const asks =
  /^(?:(?:and|but|so|ok|okay|now|then|please|iris)[\s,]+)*(?:what|which|who|whose|why|how|when|where|can (?:you|i|we)|could (?:you|i|we)|would you|will you|do you|did you|are you|is it|is this|give me|tell me|show me|explain|teach|make (?:me )?\d|let us|let's|i want (?:an?|some|more|to (?:practi[sc]e|learn|talk|stop))|what's)\b/i;

/** Whether a message asks for something, and is no sentence of a talk. */
export const asksForSomething = (message: string): boolean =>
  asks.test(message.trim()) || /\?\s*$/.test(message);
