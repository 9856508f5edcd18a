import type { Phrase } from "./types";

const severe = { reason: "harassment", severity: "block", alertTeacher: false } as const;
const telling = { ...severe, alertTeacher: true } as const;
const rude = { ...severe, severity: "warn" } as const;

const youAre =
  "(?:youre|you are|you re|you were|you look|you sound|your(?= (?:such|a|an|so|just|too|all|the)\\b))";
const very =
  "(?: (?:such|a|an|so|all|just|really|very|too|as|even|still|little|big|total|complete|absolute|real|damn|bloody|lazy|silly|the|biggest|only|nothing but|like|most|pretty))*";
const fools =
  "idiots?|morons?|losers?|imbeciles?|dumm(?:y|ies)|dimwits?|halfwits?|nitwits?|cretins?|dumbos?|weirdos?|freaks?|creeps?|clowns?|brats?|cowards?|scumbags?|noobs?|worms?|simpletons?|failures?";
const faults =
  "stupid|stoopid|stupit|dumb|dum|pathetic|useless|ugly|fat|disgusting|brainless|braindead|gross|hideous|smelly|trash|garbage|rubbish|cringe|slow in the head";
const beasts =
  "pig|cow|dog|rat|monkey|ape|donkey|toad|whale|hippo|elephant|goat|snake|thing|worm|bitch|witch|piece|face|mouth|animal";
const things =
  "joke|trash|garbage|disgusting|ugly|stupid|pathetic|ridiculous|rubbish|horrible|laughable|embarrassing|gross|worthless|dumb|cringe|hopeless|a mess|crap";
const everybody =
  "(?:everyone|everybody|we all|we|they all|all of (?:us|them)|the (?:whole |entire )?(?:class|room|group|school)|all (?:the|your) (?:others|friends|classmates|students))";
const nobody = "(?:nobody|no one|noone|none of (?:us|them))";
const family = "(?:mother|mum|mom|father|dad|parents|family)";
const denied =
  /\b(?:if|when|think|thinks|thought|not|arent|isnt|wasnt|say|says|said|tell|tells|told|feel|feels|mean|means|because|why|dont|nobody is|wrong to) (?:\w+ ){0,2}(?:youre|you are|your|you re|you were|he|she|hes|shes|he is|she is)\b|\byou (?:are|re|were) (?:not|no|never) |\bfeel(?:s|ing)? like\b|\b(?:is|are) not\b/;

/** Said to or about a person who is there. */
export const insults: readonly Phrase[] = [
  { ...rude, pattern: new RegExp(`\\b${youAre}${very} (?:${fools})\\b`), unless: denied },
  {
    ...rude,
    pattern: new RegExp(
      `\\b${youAre}${very} (?:${faults})(?= \\.|$| (?:and|you|lol|haha|to|that|i|we|go|get|for|as|or|in the head|as hell|today|here|look|stop)\\b)`,
    ),
    unless: denied,
  },
  {
    ...rude,
    pattern: new RegExp(
      `\\b(?:dumbest|stupidest|ugliest|fattest|laziest|most (?:stupid|annoying|useless|disgusting)|worst) (?:person|student|human|one|kid|girl|boy|people|thing|learner)(?: \\w+){0,4}(?= \\.|$)`,
    ),
    unless:
      /\b(?:not|never|dont|in the (?:film|book|story)|ever read|i know about|i was|i am|im)\b/,
  },
  {
    ...rude,
    pattern:
      /(?:^|\. )(?!how)(?:\w+ ){0,6}(?<!\b(?:an?|the|of|my|his|her|our|this|that|word|words|called|like|as|and|or|no|two|these|those|such|is|are|was|were|be|say|says|means|mean|noun|between|village|an old|love|see|saw|draw|play|for|little|with|than|to|in) )(?:idiots?|morons?|losers?|dumm(?:y|ies)|imbeciles?|dimwits?|halfwits?|cretins?|dumbos?|weirdos?|scumbags?)(?= \.|$)/,
    unless: /\b(?:word|dictionary|translate|meaning|mean|means|opposite|synonym|pronounce|spell)\b/,
  },
  {
    ...rude,
    pattern: new RegExp(
      `\\bwhat an? (?:\\w+ )?(?:idiot|moron|loser|freak|creep|weirdo|dummy|failure|imbecile)\\b`,
    ),
  },
  {
    ...rude,
    pattern: new RegExp(
      `\\b(?:hes|shes|(?:he|she|that (?:boy|girl|guy|kid|student)|this (?:boy|girl|guy|kid|student)) is)(?: (?:such|a|an|so|just|really|very|total|complete|absolute|real|pathetic|stupid|little|ugly))* (?:idiot|moron|loser|freak|creep|weirdo|dummy|imbecile|worm|pathetic|retarded|braindead|failure)(?= \\.|$| (?:and|lol|haha|who|nobody)\\b)`,
    ),
    unless: denied,
  },
  {
    ...rude,
    pattern:
      /(?:^|\. |\band |\bthat )(?!(?:it|this|that|he|she|life|english|grammar|spelling|weather|homework|german|french|math|maths|everything|work|today|love|cat|dog|bird)\b)[a-z]{2,14} is so (?:ugly|fat|dumb|pathetic)(?= \.|$| (?:look|lol|haha|and|that|i)\b)/,
    unless: /\b(?:the|a|my|this|that|our|his|her|building|picture|film|colour|color) \w+ is so\b/,
  },
  {
    ...rude,
    pattern:
      /\b(?:so|too|as|that|more|this) (?:dumb|stupid|ugly|fat|pathetic|useless|slow) (?:as|like|than) you\b/,
    unless: /\bnot (?:so|as)\b/,
  },
  {
    ...rude,
    pattern:
      /\b(?:a |an |my |any |even )+(?:dog|cat|monkey|child|baby|donkey|goldfish|potato|parrot|rock|stone|goat|toddler|chicken|\d ?year ?old)(?: \w+){0,4} (?:better|smarter|more clever|cleverer|more intelligent|nicer|prettier) than you\b/,
  },
  {
    ...rude,
    pattern:
      /\b(?:you have|you got|youve got|with) (?:the |a |your )?(?:brains?|iq|face|intelligence|manners|voice|smell|looks?) (?:of|like) an? (?:\w+ )?(?:chicken|fish|goldfish|rat|pig|dog|cow|monkey|donkey|potato|rock|stone|brick|flea|toad|horse|goat|bird|toilet|peanut|shoe|baby|horror)\b/,
  },
  {
    ...rude,
    pattern: new RegExp(
      `\\byour (?:english|accent|voice|grammar|spelling|answers?|writing|pronunciation|photo|picture|hair|nose|teeth|clothes|jokes?|country|level|opinion)(?: \\w+)? (?:is|are|looks?|sounds?|smells?)(?: (?:so|such|just|like|really|total|complete|absolute|very|pure|a|the))* (?:${things})\\b`,
    ),
    unless: /\b(?:not|never|dont|isnt|arent|nobody)\b/,
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\byour (?:life|face|body|family|mother|mum|mom|sister|existence|brain)(?: \\w+)? (?:is|are|looks?|smells?)(?: (?:so|such|just|like|really|total|complete|absolute|very|pure|a|the))* (?:${things}|mistake|failure|nothing|fat|empty)\\b`,
    ),
    unless: /\b(?:not|never|dont|isnt|arent|nobody|mask|cream|stomach|fridge)\b/,
  },
  {
    ...rude,
    pattern:
      /(?:^|\. |\band |\bbecause |\bewww? )you (?:really |all )?(?:smell|stink)(?= \.|$| (?:and|like|so|bad|of)\b)/,
  },
  {
    ...rude,
    pattern:
      /\b(?:are you|r you|is (?:he|she)) (?:\w+ )?(?:stupid|dumb|an idiot|a moron|braindead|an imbecile|deaf or|blind or|mental|crazy or|brainless)(?= \.|$| (?:or|you|and|bro|man)\b)/,
  },
  {
    ...rude,
    pattern:
      /\b(?:delete your account|go cry|cry more|cry about it|nobody cares(?: what)? (?:you|about (?:you|your))|get lost)\b/,
    unless:
      /\b(?:how (?:do|can) (?:i|you)|want to|can i|i will|to) delete your account\b|\b(?:to|we|i|and|easily|easy to|you|can|could|not|dont|didnt|might|may|will|often|always|never) get lost\b|\bget lost (?:in|on|at|means|is|when|because|easily|without)\b/,
  },
  {
    ...severe,
    pattern:
      /\b(?:so|are you|is|youre|you are|act|acting|fucking|totally|look|sound|this|mentally) retarded\b/,
    unless: /\b(?:growth|development|was|were|term|word)\b/,
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\b${youAre}${very} (?:worthless|nothing(?= \\.|$| (?:and|without|to (?:me|us))\\b)|mistake|burden|unlovable|disgrace|embarrassment|subhuman|waste(?= of\\b)|pain to look at|cancer)\\b`,
    ),
    unless: denied,
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\byour ${family} (?:\\w+ ){0,2}(?:ashamed|regrets?|regretted|embarrassed|disappointed|hates?|sorry|doesnt love|dont love)(?: \\w+){0,3} (?:you|they had you|she had you)\\b`,
    ),
    unless: /\b(?:not|never|if|dont think|arent)\b/,
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\b${everybody}(?: (?!(?:and|but|not|dont)\\b)\\w+){0,4} (?:hates?|laughs? at|laughing at|dislikes?|cant stand|despises?|makes? fun of|making fun of|sick of|tired of|wants? you (?:gone|out|dead)) (?:you|your face)\\b`,
    ),
    unless: /\b(?:not|never|nobody|dont think|if)\b/,
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\b${everybody}(?: \\w+){0,3} (?:thinks?|knows?|says?|agrees?) (?:that )?(?:youre|you are|your)(?: \\w+){0,2} (?:${faults}|${fools}|worthless|liar)\\b`,
    ),
    unless: /\b(?:not|never|nobody|dont)\b/,
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\b${nobody}(?: \\w+){0,3} (?:likes?|wants?|needs?|loves?|invited|misses|asked)(?: to see)? you(?: \\w+){0,2} (?:leave|go away|get out|go home|quit|disappear|creep|freak|loser)\\b|\\b${nobody}(?: (?:in|on) \\w+ \\w+)? (?:wants|needs|invited) you (?:here|in (?:this|our))\\b`,
    ),
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\b(?:lets|let us|we should|we all should|everyone|everybody|you should all|make sure)(?: \\w+){0,5} (?:stop talking to|not talk to|dont talk to|bully|gang up on|humiliate|exclude|make fun of (?:him|her|them|you)|laugh at (?:him|her|them|you)|ignore (?:him|her|them|you)|spit on|embarrass (?:him|her))\\b|\\b${nobody}(?: \\w+){0,6} talks? to (?:you|him|her|them)(?= \\.|$| (?:again|anymore|ever)\\b)`,
    ),
    unless: /\b(?:wrong|not right|should not|shouldnt|never|sad|was alone|unkind|because i|help)\b/,
  },
  {
    ...severe,
    pattern: new RegExp(
      `(?:^|\\. |\\b(?:hey|ok|up|so|off) )(?:you |u )(?:(?:little|old|big|such|stupid|dumb) )*(?:fat|ugly|dirty|filthy|stupid|dumb|smelly|lazy|disgusting|pathetic|nasty|horrible) (?:(?:little|old|fat|ugly|stupid|smelly) )*(?:${beasts}|${fools})\\b`,
    ),
  },
  {
    ...severe,
    pattern:
      /\byou make (?:me|us|everyone) (?:\w+ )?(?:sick|vomit|puke|want to (?:vomit|puke|throw up))\b/,
  },
  {
    ...severe,
    pattern: /\bgo f (?:yourself|you)\b|(?:^|\. )f off\b|\bgo (?:screw|eff) yourself\b/,
  },
  {
    ...telling,
    pattern:
      /\bdo (?:us|everyone|everybody|me|the world|your (?:family|parents))(?: all)? a favou?r (?:and )?(?:\w+ )?(?:jump|die|kill|hang|disappear|drown|stop breathing|end)\b|suicide is (?:the|your) (?:best|only|right) (?:option|way|answer|solution|choice)(?: \w+)? for you\b|(?:^|\. )(?:just |please |go )?die (?:you|already|slowly|in pain|alone|all of you|bitch|loser|pig)\b|\b(?:jump|throw yourself) (?:off|from|under) (?:a|the) (?:bridge|roof|building|train|bus|cliff|balcony)(?= \.|$| (?:you|loser|already|please|and die)\b)|\b(?:why dont you|you should|you could|you may as well|i want you to|please)(?: \w+)? (?:disappear forever|stop breathing|end (?:it|your life)|cut your wrists|drink (?:poison|bleach)|take (?:some |all the )?pills)\b/,
    unless:
      /\b(?:he|she|they|hero|film|character|dont|do not|never|must not|i) (?:\w+ ){0,3}(?:jump|jumped|throw|drink|die)\b|\bi (?:want|am|m|will|would|wish)\b|\bto jump\b/,
  },
  {
    ...severe,
    pattern:
      /(?<![a-z])(?:b (?:astard|itch)|ba stard|bas tard|bast ard|basta rd|bi tch|bitc h|as shole|assh ole|asshol e|ni gger|nig ger|nigg er|fa ggot|fagg ot|sl ut|slu t|wh ore|who re|ret ard|reta rd|cu nt|cun t|mother fucker|fuc ker|moth erfucker)(?![a-z])/,
    unless: /\bwho re ?(?:ally|d|marr|mem)|\bwho re\b(?= \w)/,
  },
];
