const relative =
  "(?:parents?|mum|mom|mummy|mommy|mother|dad|daddy|father|family|brothers?|sisters?|grandparents|grandma|grandpa)";
/** What belongs to somebody and tells who or where they are. */
const telling =
  "(?:(?:full|real|last|sur|family) ?names?|surname|(?:home |e-?mail |house |street |exact )*address|e-?mail|(?:home |mobile |phone |house )*number|(?:phone|telephone) number|password|user ?name|school'?s? name|(?:photo|picture|selfie)s?(?! of (?:the|a|an)\\b)|birth ?date|date of birth|age|account|location|whatsapp|instagram|snapchat|tiktok|discord|telegram|room number)";
/** The same, and what is harmless to speak of and not to ask for. */
const asked = `(?:${telling}|phone|telephone|birthday|weight|height|face|body|street|town|village|school|class|looks)`;

const age =
  "(?:\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)";

/** Iris never asks a learner, who may be a child, for what tells who or where they are. */
const asking: readonly RegExp[] = [
  /\b(?:which|what) floor (?:is it|do you|are you|is your)\b/,
  new RegExp(
    `\\b(?:(?:i (?:guess|think|bet)|so|maybe) you(?: are|'re)|are you) (?:about |already |only )?${age}(?: or ${age})?(?: years old)?(?=[,?]|\\.$| right)`,
  ),
  /\bare you (?:\w+ ){0,3}(?:by yourself|on your own)\b|\b(?:on|of) your school (?:uniform|badge|bus|logo|bag)\b|\b(?:give|tell|send) me (?:the|a|any|all) (?:[\w-]+ )?(?:passwords?|pin|address|phone number|login)\b/,
  new RegExp(`\\byour ${telling}\\b[^.?!]{0,40}\\?`),
  new RegExp(`\\bwhat(?:'s| is|s) your ${asked} ?\\?`),
  // "Where do you live?", but not "Where do you live in the story?", which nobody says either.
  /\bwhere (?:\w+ )?(?:do|did) you (?:\w+ )?(?:live|stay|sleep|go to school|study|hang out)\b/,
  /\bwhere (?:exactly )?are you (?:right now|now|at the moment|living|staying|at|exactly|sitting)\b|\bwhere (?:exactly )?are you\?/,
  new RegExp(
    `\\bwhere(?:'s| is| are) your (?:house|home|flat|apartment|school|room|street|${relative})\\b(?! from)`,
  ),
  new RegExp(
    `\\bwhere (?:do|does) your ${relative} live\\b|\\bwhen (?:do|does|will|is|are) your ${relative} (?:come|go|get|be|leave|return|out|away|at)\\b`,
  ),
  /\bhow old (?:are|r) (?:you|u)\b|\bwhat age are you\b|\bhow many years old\b|\bhow many candles\b|\bwhen (?:is your birthday|were you born)\b|\b(?:what|which) year were you born\b/,
  new RegExp(
    `\\b(?:is|are) your ${relative}(?: and (?:your )?${relative})? (?:\\w+ )?(?:home|there|away|out|asleep|sleeping|around|with you|near|in the room|in bed|at work)\\b`,
  ),
  new RegExp(`\\bwhat (?:is|are|'s) your (?:${relative})(?:'s?)? (?:full )?(?:name|job)s?\\?`),
  /\b(?:is|are) (?:anybody|anyone|somebody|someone|any adults?|other people|there (?:anybody|anyone|an adult)) (?:\w+ )?(?:with you|near you|there|at home|home|around|in the (?:room|house))\b|\bwho(?:'s| is| else is) (?:at home|home|in the (?:house|room)|there)(?: with you| now)|\bwho (?:is|are) you with\b|\b(?:are|will) you (?:be )?(?:home |at home |there )?(?:all )?alone\b(?! in (?:the )?(?:story|picture))|\bdo you (?:live|stay|walk home|go home|sleep) alone\b|\bwhen (?:are you|will you be) (?:home )?alone\b/,
  /\b(?:which|what) (?:\w+ )?(?:school|class|grade|kindergarten|university|college) (?:do|did|are|is) you\b|\b(?:which|what)(?:'s| is) (?:the name of )?your (?:school|class|grade|teacher'?s name)\b(?! like| doing)|\bwhat(?:'s| is) the (?:name|address) of your (?:school|class|teacher|street|town|village)\b|\bwhat (?:class|grade|year) (?:are you|do you go)\b/,
  /\b(?:which|what) (?:city|town|village|street|district|area|neighbou?rhood|building|house) (?:do you live|are you|is your)\b|\bwhat(?:'s| is) the name of (?:your|the) (?:street|town|village|school)\b(?! in the)|\b(?:want|like|love|let me) (?:to )?see your (?:face|body|room|house|photo|picture)\b|\bdo you live (?:near|close to|next to) (?:here|me|the)\b/,
  /\bwhat do (?:you|u) look like\b|\bhow do you look\b|\bwhat (?:are|r) you wearing\b|\bare you (?:a )?(?:pretty|handsome|cute|beautiful|sexy|slim|fat|(?:boy|girl|man|woman|male|female))\b[^.!?]{0,30}\?|\bhow (?:tall|heavy) are you\b|\bhow much do you weigh\b|\b(?:what colou?r (?:is your hair|are your eyes))\b|\bdescribe your(?:self|(?: (?:face|body|looks|appearance|hair|house|street)))\b/,
  new RegExp(
    `(?<!\\b(?:never|not|don't|not to|how (?:you|to|we|people|they|i)|how do you) )\\b(?:send|give|tell|show|write|text|e-?mail|post|share|upload|type|say|lend|put|enter|add)(?: to)?(?: me| us| here| down)?(?: with me)? (?:(?:please|some|also|just) )?your (?:\\w+ )?(?:${telling}|birthday|weight|height|phone(?=\\W*$|\\W*[.?!]))\\b`,
  ),
  /\b(?:send|show) (?:me|us) (?:(?:a|some|more|your) )*(?:photos?|pictures?|pics?|selfies?|videos?)\b|\b(?:send|take|upload|post) (?:a |some |your )*(?:selfies?|photos? of (?:you|your)\w*|pictures? of (?:you|your)\w*)|\b(?:send|show) me (?:your (?:face|body|room|house)|a (?:photo|picture|video))\b/,
  /\b(?:tell|ask you|let me know|(?:want|like|love|need) to know|say|write|show)(?: to)?(?: me| us)? (?:exactly )?(?:where you (?:live|are(?! from)|study|go to school|stay)|how old you are|what you look like|what you are wearing|(?:which|what) (?:school|class|grade|street|town|house|city|village|floor) you(?:r\b)?|where your (?:house|home|flat|school|street)|when you are (?:home )?alone|who is at home|about where you live)\b/,
  /\b(?:turn|switch) (?:on )?(?:your|the) (?:camera|webcam|microphone)\b|\bcan i (?:see|have|get|know) (?:your (?:face|body|room|house|number|address|photo|picture|password|account)|a photo|a picture|where you)\b|\b(?:do|have) you (?:have |got )?(?:an? )?(?:boyfriend|girlfriend|instagram|snapchat|whatsapp|telegram|discord|tiktok|facebook)\b/,
];

/** A question that is only spoken of stands in quotation marks; one that somebody shall answer does not. */
const isToAnswer =
  /\b(?:tell me|answer|my (?:next )?question|let me ask|i (?:want|would like) to (?:ask|know)|i'd like to|i ask|reply)\b[^"]{0,30}$/;

/** Whether a reply asks the learner who or where they are. What is only an example in quotation marks is not asked. */
export function asksWho(plain: string): boolean {
  const own = plain.replaceAll(/"[^"]*"/g, (quoted, at: number) =>
    isToAnswer.test(plain.slice(Math.max(0, at - 60), at)) ? quoted : " ",
  );
  return asking.some((pattern) => pattern.test(own));
}
