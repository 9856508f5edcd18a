import type { Phrase } from "./types";

const threat = { reason: "threat", severity: "block", alertTeacher: true } as const;
const minorsThreat = { ...threat, severity: "minors" } as const;

const someone =
  "(?:ill|i will|id|well|we will|im (?:going|about|coming) to|i am (?:going|about|coming) to|going to|we are going to|were going to|i swear(?: ill| i will| i)?|i want to|i would like to|i should|i am coming|im coming|my (?:big |older )?(?:brothers?|friends?|cousins?|dad|father|boyfriend|gang|uncle|boys) (?:will|is going to|are going to|can)|some(?:one|body) (?:will|should|is going to|needs to)|they will|they are going to|he will|we)";
const body =
  "(?:legs?|arms?|neck|face|jaw|nose|bones?|fingers?|teeth|head|skull|throat|ribs|knees?|eyes?|hands?|back|stomach)";
const peaceful =
  /\b(?:not|never|dont|wont|didnt|cant|nobody|without|doctor|nurse|dentist|patient|lesson|film|story|book|character|idiom|said he|said she|scene|song)\b|\b(?:in|at|on) (?:the |this |our |a |my |next )*(?:game|match|quiz|round|chess|scrabble|cards?|word board|tennis|football|fifa|minecraft|fortnite|race|level|tournament|test|exam|final)\b/;

/** Threats beyond "I will kill you": with others' hands, with a condition, with a place, with shame. */
export const intimidation: readonly Phrase[] = [
  {
    ...threat,
    pattern: new RegExp(
      `\\b${someone}(?: (?!(?:not|never)\\b)\\w+){0,7} (?:break|smash|snap|crush|slit|rip|bash|kick in|knock out|cut off|cut|chop off|twist|stab|shoot|slap|punch|burn) (?:your|you in the|you in your|ur) ${body}\\b`,
    ),
    unless: /\b(?:not|never|dont|doctor|nurse|dentist|patient|film|story|hair)\b/,
  },
  {
    ...threat,
    pattern: new RegExp(
      `\\b${someone}(?: (?!(?:not|never|help|show|teach|tell|give|make|let)\\b)\\w+){0,6} (?:kill|murder|stab|shoot|strangle|hurt|beat|punch|slap|choke|jump|knife|bash|destroy|attack|harm|torture|get|end|burn) (?:you|your (?:family|sister|brother|mother|mum|mom|dad|dog|cat|house))(?= \\.|$| (?:up|all|tomorrow|tonight|after|when|if|at|in the|so|soon|badly|one day|outside|for this|for that|next|too|to death|with)\\b)`,
    ),
    unless: new RegExp(
      `${peaceful.source}|\\b(?:get|beat) you(?! (?:up|badly|so|to death))|\\bget your\\b|\\bso that\\b|\\bjump you\\b(?! (?:after|tomorrow|tonight|outside|when|at))|\\bwell (?:\\w+ ){0,3}(?:hurt|get)`,
    ),
  },
  {
    ...threat,
    pattern:
      /\b(?:youre|you are|youll be|you will be|ur|your) (?:so |all |as good as )?dead(?= \.|$| (?:tomorrow|tonight|after|when i|if you|if i|kid|man|bro|next|on monday|soon|at school)\b)/,
    unless:
      /\b(?:think|thought|thinks|until|because|says|heart|plant|phone|battery|character|game|before)\b/,
  },
  { ...threat, pattern: /(?:^|\. )rape you(?= \.|$)/ },
  {
    ...threat,
    pattern: /\b(?:sleep|sleeping) with (?:one|an|your) eyes? open\b/,
    unless: /\b(?:fish|dolphins?|horses?|cats?|birds?|animals?|he|she|baby|can|idiom)\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:im|i am|we are|were|he is|my \w+ is) (?:\w+ )?(?:outside|in front of|near|at) your (?:house|home|window|door|school|street|room)(?= \.|$| (?:right now|now|with|and|tonight|watching|waiting)\b)/,
    unless:
      /\b(?:pizza|taxi|come (?:down|out)|open (?:the|your) door|car|delivery|parcel|party|pick)\b/,
  },
  {
    ...minorsThreat,
    pattern:
      /\bi (?:am |was |can |will |have been )*(?:watch|watching|follow|following|followed|see|seeing) you (?:\w+ ){0,3}(?:every (?:day|night)|from (?:my|the) (?:window|car)|through|at home|walk home|home|sleep|sleeping)\b/,
    unless: /\b(?:lesson|class|video|on tv|film|instructions)\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:pay|send|give|transfer|buy)(?: \w+){0,8} (?:or|otherwise|or else|if not)(?: \w+)? (?:i|ill|we|well|i will|im going to|everybody|everyone)(?: \w+){0,3} (?:send|post|share|leak|publish|show|tell|put|upload|hurt|kill|come|sees?|knows?)\b/,
    unless: /\b(?:ticket|parcel|shop|customer|bill|rent|invoice)\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:i|ill|we|well|i will|im going to)(?: \w+){0,3} (?:post|leak|share|publish|send|show|upload|spread)(?: \w+)? your (?:\w+ )?(?:nudes?|pics?|photos?|pictures?|videos?|secrets?|chats?|messages|address|screenshots?)(?: \w+){0,6} (?:if|unless|everywhere|online|to (?:your|everyone|everybody|the whole|all)|on)\b/,
    unless:
      /\b(?:can|may|shall|should|with your permission|on the wall|class page|if you (?:want|like|agree|allow))\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:im|i am|we are|were|theyre|they are|he is|hes) (?:all |still )?coming (?:for|after) (?:you|your (?:family|sister|brother|mother|house))(?= \.|$| (?:tonight|tomorrow|soon|next|and|with|now)\b)|\bcoming (?:\w+ ){0,3}with (?:a|my) (?:knife|gun|bat|axe|hammer|weapon)\b/,
    unless: /\b(?:in the (?:film|book|story|game)|car|taxi|airport|station|lift|dinner|pick)\b/,
  },
  {
    ...threat,
    pattern:
      /\byou (?:all )?(?:deserve|need|want|are asking for|are begging for|get|will get) (?:to (?:die|be (?:shot|killed|beaten|hurt|raped|stabbed|punished with))|a (?:bullet|beating|knife|good slap|punch|broken)|death)\b/,
    unless: /\b(?:not|never|nobody|dont|to cut|kitchen|to be killed with)\b/,
  },
  {
    ...threat,
    pattern:
      /\byou (?:will|ll|are going to|re going to|gonna) (?:\w+ )?(?:bleed|beg for (?:mercy|your life)|regret (?:being|that you|the day|ever|crossing|messing)|wish you (?:were|had) (?:dead|never)|die(?= \.|$| (?:tonight|tomorrow|soon|alone|screaming|like|for this|painfully)\b)|never wake up|be next(?= \.|$)|suffer(?= \.|$| (?:for|like)\b))/,
    unless:
      /\b(?:if|when|doctor|nurse|laughing|boredom|hunger|cold|without (?:water|food|air)|gums|like it|film|all die|one day|someday|die of|in line|patient)\b/,
  },
  {
    ...threat,
    pattern:
      /\bmake you (?:\w+ )?(?:pay for (?:this|that|what|it)|bleed|suffer|regret|cry blood|disappear|wish you)\b/,
    unless: /\b(?:not|never|smoking|bank|tax|shop|they)\b/,
  },
  {
    ...threat,
    pattern:
      /\byour (?:whole )?(?:family|mother|mum|mom|father|dad|sister|brother|kids?|children|parents|friends?|house) (?:is|are|will|ll|r|is going to|are going to|will be|going to) (?:\w+ )?(?:die|bleed|suffer|be next|next|burn|get hurt|be hurt|be killed|be sorry|disappear|dead)\b/,
    unless: /\b(?:not|never|if|miss you|be proud)\b/,
  },
  {
    ...threat,
    pattern:
      /\bsomething (?:\w+ )?(?:bad|terrible|horrible|awful) (?:will happen|happens|is going to happen|could happen|may happen) to (?:you|your)\b|\bif you (?:tell|report|snitch|talk to|go to|say anything to|call) (?:the |your |any|a |on |anyone |me to )?(?:\w+ ){0,8}(?:hurt|kill|beat|regret|be sorry|are dead|youre dead|destroy you|something bad|find you|post your|get it|your sister|your family)\b/,
    unless: /\b(?:dream|afraid|worry|i hope not|insurance)\b/,
  },
  {
    ...threat,
    pattern:
      /\bi (?:have|got|ve got|bought|will bring|am bringing|am going to bring|want to bring|will use)(?: \w+){0,2} (?:gun|knife|bomb|weapon|rifle|pistol)\b(?: \w+){0,7} (?:school|class|college|university|exam|lesson|you|them|everyone|everybody)\b/,
    unless:
      /\b(?:film|movie|toy|water gun|kitchen|cook|bread|never|not|police(?:man)?|hunting|picture|would you|museum)\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:i hope|i pray|hopefully|i wish)(?: that)? (?:you|your (?:family|mum|mom|mother|dad|sister|brother)|u)(?: all)? (?:die|dies|get|gets|burn|burns|rot|rots|suffer|suffers|choke|chokes|crash|drown|never wake|fall)(?= \.|$| (?:in|on|of|from|off|hit|run|raped|cancer|killed|sick|a disease|by|tonight|soon|badly|to death|horribly|painfully|alone|slowly|up)\b)/,
    unless:
      /\b(?:better|well|laughing|hard|get up|get in|get on|get off|get from|fall in love|fall (?:asleep|in)|by (?:bus|train|car|the end)|soon better|burn (?:off|calories)|for me|a (?:good|new|job))\b|\bget (?:in|on|of|from|off|by|up|soon|to|badly)\b(?! hit)/,
  },
  {
    ...threat,
    pattern:
      /\b(?:one|1) more word (?:and|or)\b|\bsay (?:that|it|this) (?:again|one more time) and (?:i|ill|you|youll|see)\b/,
    unless:
      /\b(?:you win|we win|finish|done|you will remember|you will learn|it will be|the (?:sentence|puzzle|text|game))\b/,
  },
  {
    ...threat,
    pattern:
      /\b(?:some(?:one|body)|they|people) (?:should|needs? to|must|ought to) (?:\w+ )?(?:kill|shoot|rape|hurt|beat|stab|slap|punch|hang|burn) (?:you|him|her)(?= \.|$| (?:up|all|in|for|already|so)\b)/,
    unless: /\b(?:film|book|story|series|game|character|not)\b/,
  },
];
