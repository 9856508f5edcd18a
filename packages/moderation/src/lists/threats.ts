import type { Phrase } from "./types";

const i =
  "\\bi(?:m| am|ll| will|d| would| want to| swear i will| swear ill)?(?: (?:going to|gonna|about to|coming to|gon|will|want to|really|so|just|literally|actually|finally|one day|come(?: \\w+){1,4} and))*";
const game =
  / (?:in|at|on) (?:the |this |our |that |a |my |your |next )*(?:game|match|quiz|round|chess|scrabble|cards?|word board|tennis|football|fifa|minecraft|fortnite|mario|board|level|tournament|race|roblox)\b/;
const threat = { reason: "threat", severity: "block", alertTeacher: true } as const;

export const threats: readonly Phrase[] = [
  {
    ...threat,
    pattern: new RegExp(
      `${i} (?:(?:beat|kick|knock|punch) the (?:shit|hell|crap|life|living daylights) out of you|kick your (?:ass|arse|head)|make you (?:suffer|bleed|beg|scream))\\b`,
    ),
    unless: game,
  },
  {
    ...threat,
    pattern:
      /(?:^|\. )going to (?:kill|murder|stab|shoot) you(?: all| tomorrow| tonight| after school)?(?= \.|$)/,
  },
  {
    ...threat,
    pattern:
      /\byou(?:re| are|r|ll| will)? (?:going to |gonna )?(?:get|be) (?:killed|stabbed|shot|beaten up|jumped) (?:tomorrow|tonight|after school|soon|today|by me)\b/,
  },
  {
    ...threat,
    pattern: new RegExp(
      `${i} (?:kill|murder|stab|shoot|strangle|behead|butcher|slaughter|drown|poison|execute|hang|skin|bury|burn|torture|end) (?:you(?! (?:a|an|some|over|down|up|off|out|that|this|the|my|your|in your place|dinner)\\b)|you all|all of you|your (?:family|mum|mom|mother|dad|father|sister|brother|kids?|parents|wife|girlfriend|boyfriend|house down)|every ?(?:one|body)|(?:my|the|our) (?:teacher|class|classmates|school|students)|them all)\\b`,
    ),
    unless: game,
  },
  {
    ...threat,
    pattern: new RegExp(
      `${i} (?:hurt|attack|punch|kick|slap|choke|beat|smash|knife|bash|batter|cut) (?:you up\\b|you to death\\b|you badly\\b|you in the\\b|you (?:so|very) (?:hard|bad|badly)\\b|your (?:face|head|throat|skull|teeth)\\b|you(?= (?:\\.|tomorrow|after|when|if|at school|at home)|$))`,
    ),
    unless:
      /\b(?:beat|smash|batter) you(?! (?:up|to death|badly|in the face|in the head))|\bcut you(?: up)? (?:some|a)\b|\bkick you (?:off|out)|\bslap you (?:on|some)| (?:in|at) (?:the |this |our |a |my |next )*(?:game|match|quiz|round|chess|scrabble|word board|tennis|football|race|tournament|final)\b/,
  },
  {
    ...threat,
    pattern: new RegExp(
      `${i} (?:break|smash|snap) your (?:neck|legs?|arms?|face|jaw|nose|bones|fingers|teeth|head)\\b`,
    ),
  },
  { ...threat, pattern: new RegExp(`${i} (?:slit|cut) your (?:throat|wrists?)\\b`) },
  {
    ...threat,
    pattern:
      /\b(?:ill|i will|im going to|i am going to|going to|gonna|lets|someone should|somebody should|hope someone|deserve to be|should be|should get|want to|get) rape(?:d)?(?: (?:you|her|him|your|them|u)\b|(?= \.|$))/,
    unless: /\b(?:men|people|rapists?) who\b|\bher attacker\b|\b(?:accused|convicted|guilty) of\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:hope|wish|want|make sure) (?:that )?you (?:get|are|were|be|to get|to be) (?:dead|killed|raped|stabbed|shot|murdered|cancer|run over|hit by a)\b/,
  },
  {
    ...threat,
    pattern:
      /\bi(?:ll| will|m going to| am going to|m gonna) (?:find|hunt|track|get) you(?: down)? and (?:kill|hurt|beat|stab|rape|make you (?:pay|suffer|regret)|end)\b/,
  },
  { ...threat, pattern: /\bi(?:ll| will|m going to| am going to) hunt you down\b/ },
  {
    ...threat,
    pattern: /\bi (?:know|found out) where you (?:live|sleep|go to school)\b/,
    unless: /\bi know where you live (?:now )?(?:because|since|its|it is|so)\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:youre|your|you are|ur) (?:so )?(?:dead meat|a dead (?:man|girl|boy|woman|kid)|going to die|gonna die|going to be sorry|dead to me and)\b/,
    unless:
      /\b(?:if|when) you\b|\blaughing\b|\bof (?:hunger|boredom|laughter|cold)\b|\b(?:thirst|someday|one day)\b/,
  },
  { ...threat, pattern: /\byoure dead(?: tomorrow| after school| when i)?(?= \.|$)/ },
  {
    ...threat,
    pattern: /\b(?:better )?watch your back\b/,
    unless: /\b(?:lift|lifting|exercise|posture|carry|carrying)\b/,
  },
  {
    ...threat,
    pattern: /\byou (?:will|wont|shall) (?:not )?(?:live to see|see) (?:another|the next) day\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:im|i am|ill|i will|going to|gonna|want to|lets|plan to|planning to) (?:going to |gonna )?(?:bomb|blow up|shoot up|burn down|set fire to|attack) (?:the |my |this |your |our |a )?(?:school|college|university|class|classroom|mosque|church|synagogue|temple|airport|house|office|place|everyone)\b/,
    unless: game,
  },
  {
    ...threat,
    pattern:
      /\b(?:bring|bringing|take|taking) (?:a|my|the|his|dads|my dads) (?:gun|knife|bomb|weapon) (?:to|into) (?:the )?(?:school|class|college|lesson|exam)\b/,
    unless:
      /\b(?:not|never|dont|illegal|cannot|cant|mustnt) (?:to )?(?:bring|take|allowed to bring)\b|\bif (?:someone|somebody|anyone)\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:there is|theres|i put|i have|ive put|planted) a bomb (?:in|at|under) (?:the|this|your|our|my) (?:school|building|class|college|house|car)\b/,
    unless: /\b(?:film|movie|book|story|scene|novel)\b/,
  },
];
