import { foldQuotes } from "@saywell/english";
import type { KnownEnglish } from "../english-questions/types";
import type { Chat } from "../types";
import { withoutCourtesy } from "../requests/reading/courtesy";
import { bareRequest, mendRequest } from "../requests/reading/mend-words";

/** What somebody says to an exercise that is no answer to it. */
export type ExerciseWord =
  | "stop"
  | "skip"
  | "answer"
  | "unknown"
  | "hint"
  | "left"
  | "score"
  | "wait"
  | "thanks"
  | "more"
  | "harder"
  | "easier"
  | "repeat";

const polite =
  "(?:(?:ok|okay|well|so|and|but|then|now|please|just|can|could|would|will|may|you|i|we|me|us|want|wanna|would like|would|rather|prefer|need|like|let|to|have|get|give|show|tell|sorry|never mind|perhaps|maybe|actually|think) )*";
const whole = (words: string): RegExp => new RegExp(`^${polite}(?:${words})$`);

const patterns: readonly (readonly [ExerciseWord, RegExp])[] = [
  [
    "stop",
    /^(?:(?:ok|okay|thanks|thank you|well|so|great|sorry|that is all|that was great)[\s,.!]+)*(?:(?:good ?)?bye(?: bye)?|see you(?: (?:later|soon|tomorrow|next time))?|good night|cheerio|i (?:have to|must|need to|should|got to) (?:go|leave)(?: now)?|i am (?:leaving|off)(?: now)?)(?:[\s,.!]+(?:iris|teacher|thanks|thank you|bye|now|see you(?: (?:later|soon|tomorrow))?))*$/,
  ],
  [
    "thanks",
    /^(?:many )?(?:thanks?(?: you)?|thx|ty|cheers|thank you(?: very| so)? much)(?: iris| teacher| a lot)?$/,
  ],
  [
    "stop",
    whole(
      "(?:stop|finish|end|quit|exit|cancel|leave|break off)(?: (?:the|this|it|with|here|there|at this point|quiz|test|exercises?|questions?|game|doing|practi[sc](?:e|ing)|of|that|all|for (?:now|today)|now|please))*|(?:that is )?enough(?: (?:exercises?|questions?|for(?: (?:now|today|me))?|of (?:this|that)))*|no more(?: (?:exercises?|questions?|please|of this))*|do something else|talk about something else|not? want (?:to )?(?:any )?more|do not want (?:to )?(?:do |continue|go on|answer)?(?: ?(?:this|it|more|any ?more|exercises?))*|i am (?:finished|done|tired)(?: (?:of|with) .{1,20})?|forget it|never mind|that will do|i have had enough(?: of (?:this|it|that))?|done|finished|i (?:do not want to|can not) (?:go on|continue)(?: any ?more)?",
    ),
  ],
  [
    "skip",
    whole(
      "(?:skip|pass|jump over|leave out|miss out)(?: (?:it|this|that|the|one|question|exercise|item|on))*|(?:the )?next(?: (?:one|question|exercise|item|sentence|please))*|go (?:on )?to (?:the )?next(?: (?:one|question))?|move on|go on|continue|(?:an)?other (?:one|question)|a different (?:one|question)|different one",
    ),
  ],
  [
    "answer",
    whole(
      "(?:tell|give|show|say|reveal|see|know|hear)? ?(?:what is )?(?:the |right |correct |good )*(?:answers?|solutions?)(?: (?:is|of this|to this|for this|it is|please|to this one))*|what (?:is|was|would be) (?:the |right |correct )*(?:answer|solution|right one|correct one|correct form)|(?:so )?what is it|which (?:one )?is (?:it|right|correct|the right one|the answer)|i give up|surrender|solve it(?: for me)?",
    ),
  ],
  [
    "unknown",
    whole(
      "(?:i )?(?:really |honestly )?(?:do not|dont|not|no) know(?: (?:it|this|that|this one|the answer|sorry|how|what|which|at all|really))*|(?:i )?(?:have )?(?:no|not an?y?|not the (?:faintest|slightest)) (?:clue|idea)(?: (?:at all|sorry|what to (?:say|write)))*|have not (?:a|the faintest|any|got a) (?:clue|idea)|i (?:have not got|have got no) (?:a )?(?:clue|idea)|(?:i am )?(?:not (?:so |very |really )?sure|unsure|stuck|lost)|dunno|idk|no know|(?:i )?(?:forgot|forget|have forgotten|can not remember|do not remember)(?: (?:it|this|that))?|beats me|who knows|it is (?:too |very )?(?:hard|difficult)|(?:i )?can not (?:do|answer|say|solve)(?: (?:it|this|that|this one))?|\\?+",
    ),
  ],
  [
    "hint",
    whole(
      "(?:a |an |one |another |some |the |little |small |more )*(?:hints?|clues?|tips?|help)(?: (?:please|with (?:this|it|that|this one)|me))*|help me(?: (?:a bit|please|with (?:this|it|that)(?: one| question)?))?|what is the rule|which rule|how do i (?:know|decide|choose)",
    ),
  ],
  [
    "left",
    /\bhow many\b.*\b(?:left|more|still|remain\w*|are there|in total|to go|to come)\b|\b(?:what|which) (?:number|question|one) (?:am i|are we|is this|i am|we are)\b|\bhow (?:long|much) (?:is it )?(?:still|left|more)\b|\bis (?:this|that|it) the last(?: one| question)?$|^how many questions?$/,
  ],
  [
    "score",
    /\b(?:what is )?my (?:score|result|points?|mark)s?(?: so far)?$|\bwhat (?:have|did) i (?:got|get) (?:right|wrong)\b|\bhow (?:am i doing|many (?:points|right|correct)|did i do)\b|\bhow many (?:did|have) i (?:got?|get|have|answered|make|made) ?(?:right|correct|wrong)?|\bscore so far\b/,
  ],
  [
    "wait",
    whole(
      "wait(?: (?:a|one) (?:moment|minute|second|sec))?|one (?:moment|minute|second)|a (?:moment|minute|second)|hold on|thinking|(?:i am|i need to|need to|let me) think(?:ing)?(?: (?:a (?:moment|bit|minute)|about it))?",
    ),
  ],
  [
    "more",
    /^(?:(?:give me |i want |i would like |can i have )?(?:one|another|some|a few|two|three) more|more)$/,
  ],
  [
    "harder",
    whole(
      "(?:something |an? |some )?(?:bit |little |much )?(?:harder|more (?:difficult|challenging|advanced|demanding|complex))(?: (?:one|ones|questions?|exercises?|please|stuff|level))*|(?:it |this |that )?(?:is )?(?:much |far |way )?too easy(?: for me)?|(?:a )?(?:higher|next) level|try something (?:more challenging|harder|more difficult)|(?:make|do) (?:it |them |something )?(?:harder|more (?:difficult|challenging))",
    ),
  ],
  [
    "easier",
    whole(
      "(?:something |an? |some )?(?:bit |little |much )?(?:easier|more (?:easy|simple)|simpler|less (?:difficult|hard))(?: (?:one|ones|questions?|exercises?|please|stuff|level))*|(?:it |this |that )?(?:is )?(?:much |far |way )?too (?:hard|difficult)(?: for me)?|(?:a )?lower level|(?:make|do|try) (?:it |them |something )?(?:easier|more easy|simpler)",
    ),
  ],
  [
    "repeat",
    whole(
      "(?:repeat|say|write|ask)(?: (?:it|that|this|the question|the exercise|question))?(?: (?:again|once more|one more time|please))*|again|once (?:more|again)|one more time|where (?:were|are) we|what (?:was|is) the question(?: again)?|(?:the )?question again|(?:see|show) (?:me )?(?:the question|it) again|(?:the )?same(?: (?:one|again|question|but|only|just|with|two|three|four|five|six|ten|\\d+))*",
    ),
  ],
];

/** A message in small letters, full forms and without politeness around it. */
export const bareOf = ({ message, english }: { message: string; english: KnownEnglish }): string =>
  bareRequest(mendRequest(withoutCourtesy(foldQuotes(message)), english))
    .replaceAll(/\bdont\b/g, "do not")
    .replaceAll(/\bi'd\b/g, "i would")
    .replaceAll(/\byou're\b/g, "you are")
    .replaceAll(/\b(i|we|you|they|that|it)'ll\b/g, "$1 will")
    .replaceAll(/\b(i|we|you|they)'ve\b/g, "$1 have")
    .replaceAll(/\bhaven't\b/g, "have not")
    .replaceAll(/[,;]\s*/g, " ");

/** What a message wants of an exercise; null where it says nothing of it. */
export function exerciseWord(chat: Pick<Chat, "message" | "english">): ExerciseWord | null {
  if (chat.message.length > longest) return null;
  const bare = bareOf(chat);
  return patterns.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
const longest = 90;
