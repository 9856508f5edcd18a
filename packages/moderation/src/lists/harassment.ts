import type { Phrase } from "./types";

const severe = { reason: "harassment", severity: "block", alertTeacher: false } as const;
const telling = { ...severe, alertTeacher: true } as const;
const rude = { ...severe, severity: "warn" } as const;

const foul =
  "bitch(?:es)?|whores?|sluts?|cunts?|twats?|wankers?|bastards?|fags?|retards?|retarded|dyke|poof|homo|spastic|spaz|spazz|spacker|mong|mongoloid|cripple|slag|slapper|skank|hoe|hoes|thot|prick|pricks|dicks?|dickheads?|cock|knob|assholes?|arseholes?|pedo|paedo|pedophile|paedophile|rapist|scum(?:bag)?|piece of (?:shit|trash|garbage|crap)|motherf\\w+|fuck\\w*|shit ?head|(?:fat|ugly|dirty|filthy|black|stupid) (?:cow|pig|dog|monkey|ape|ass)|terrorist|cockroach|vermin|parasite|waste of (?:space|air|oxygen)";
const softer =
  "stupid|idiots?|idiotic|morons?|dumb|losers?|pathetic|worthless|useless|ugly|fat|disgusting|imbeciles?|freaks?|weirdos?|creeps?|trash|garbage|braindead|brainless|pathetic|clowns?|joke|failure";
const youAre =
  "(?:youre|you are|your(?= (?:such|a|an|so|just|all|fucking|total)\\b)|you re|you all are|youse are)";
const very =
  "(?: (?:such|a|an|so|all|just|really|very|too|little|big|total|complete|absolute|fucking|fuckin|freaking|bloody|damn|stupid|dumb|dirty|filthy|ugly|fat|old|lazy|silly|nothing|but|most|the|biggest))*";

/** Said to or about a person; the same words about something else are not harassment. */
export const harassment: readonly Phrase[] = [
  {
    ...severe,
    pattern: new RegExp(
      `\\b${youAre}${very} (?:${foul})(?= \\.|$| (?:and|you|lol|haha|so|bro|mate|man|who|for|ok)\\b)`,
    ),
  },
  {
    ...severe,
    pattern: new RegExp(
      `\\b(?:you|u|bloody|fucking|dirty|filthy|little) (?:fucking |stupid |little |dirty |filthy |dumb |ugly |fat |absolute |bloody |old |total )*(?:${foul})(?= \\.|$| (?:you|lol|haha|bro|mate|face|ass)\\b)`,
    ),
    unless:
      /\b(?:did|do|can|will|could|would|saw|are|for|with|thank|to|like) (?:you|u) (?:prick|cock|hoe|dick|mong|homo|cripple)\b|\blittle (?:prick|cock|hoe)\b(?! (?:you|mate))|\byou cock\b/,
  },
  {
    ...severe,
    pattern:
      /\b(?:fuck|fck|fuk|f\*ck|screw|sod|bugger|damn) (?:you|u|ya|yourself|your (?:mum|mom|mother|family|life)|off|them all|her|him|all of you)\b/,
    unless:
      /\bscrew (?:you|her|him|off) (?:in|the|to|into|on)\b|\bscrew (?:off|you off)\b|\bdamn (?:her|him|you|off)\b/,
  },
  {
    ...severe,
    pattern: /(?:^|\. |\b(?:hey|so|ok|well|oh) )f (?:\. )?you(?= \.|$| (?:all|too|man|bro|and)\b)/,
  },
  {
    ...severe,
    pattern:
      /\b(?:suck|lick|eat|kiss) my (?:dick|cock|balls|ass|arse|nuts|d)\b|\beat (?:shit|a dick|dicks)\b|\bgo to hell\b(?= \.|$| you\b)/,
  },
  {
    ...severe,
    pattern:
      /\b(?:your (?:mum|mom|mother|sister) is (?:a )?(?:whore|slut|bitch|hoe|fat|ugly)|son of (?:a )?(?:bitch|whore)|(?:bunch|pack) of (?:retards|cunts|bitches|whores))\b/,
  },
  {
    ...severe,
    pattern: /\b(?:retard|retards)\b/,
    unless:
      /\b(?:fire|flame|to|will|would|can|could|may|might|not|it|ideas|ignition|growth) retards?\b|\bretards? (?:the|growth|fire|fires|flame|ignition|progress|healing)\b/,
  },
  {
    ...telling,
    pattern:
      /\b(?:kill|hang|hurt|cut|shoot|drown|neck|end|unalive|off) (?:yourself|urself|yoself|your self|yourselves)\b/,
    unless:
      /\b(?:dont|do not|never|not|might|could|can|may|will|to|you|didnt|did you|youll|if you|you could|careful|without) (?:\w+ )?(?:kill|hang|hurt|cut|shoot|drown|end) (?:yourself|your self|yourselves)\b|\b(?:hurt|cut|shoot|kill|hang) yourself (?:a|an|some|another|off|out|in the foot|a bit|on|with|when|while|short|over|trying|working)\b|\bend yourself up\b/,
  },
  {
    ...telling,
    pattern:
      /\b(?:you should|you need to|you must|please|pls|plz|just|go and|go|why dont you|you deserve to|better) (?:just )?(?:die(?! hard)|be dead|kill yourself|kill your self|hang yourself|end yourself|jump off a (?:bridge|cliff|building|roof)|drink bleach|cut yourself|shoot yourself|rot in hell)\b/,
    unless:
      /\b(?:please|just|dont|not|better) (?:\w+ )?die (?:with|for|in|of|like|my|out|away|down)\b|\bplease dont\b|\b(?:batteries|plants?|flowers|phone|patients|they|people|he|she|it) (?:just )?die\b|\bgo die ?t/,
  },
  {
    ...telling,
    pattern:
      /\b(?:kys|kill urself|k y s|kms yourself|killyourself|(?:nobody|no one) (?:would|will) miss you|slit your wrists?|i hope you (?:all )?die|i want you to die|(?:the )?world (?:would|will) be better without you|drink bleach|die in a (?:fire|hole))\b/,
    unless:
      /\bnever drink bleach\b|\bdont drink bleach\b|\bi hope you die(?: of)? (?:laughing|hard)\b/,
  },
  {
    ...rude,
    pattern: new RegExp(
      `\\b(?:youre|you are|you re|your|you all are)(?: (?:such|a|an|so|all|just|really|very|too|little|big|total|complete|absolute|damn|bloody|nothing|but))* (?:${softer})(?= \\.|$| (?:and|you|lol|haha|bro|person|people|boy|girl|man|woman)\\b)`,
    ),
    unless:
      /\b(?:if|when|think|dont think|not|never|arent|say|says|said|tell|told|feel|mean|means|because|do|that|what|why) (?:\w+ )?(?:youre|you are|your|you re)\b|\byour (?:joke|trash|garbage|failure|fat)\b|\byou (?:are|re) (?:not|no) /,
  },
  {
    ...rude,
    pattern:
      /(?:^|\. )(?:hey |shut up |oh )?(?:you )(?:\w+ )?(?:idiots?|morons?|losers?|imbeciles?|freaks?|pathetic|pigs?|donkey|monkeys?)(?= \.|$)/,
    unless:
      /\byou (?:love|like|hate|see|saw|have|had|want|need|draw|feed|call|mean|say|spell|are|be|look|met|meet|know|get|catch|ride|eat) /,
  },
  {
    ...rude,
    pattern:
      /(?:^|\. |\b(?:you|so|please|just|hey|oh|ok|now|bro|man|and) )shut (?:the (?:hell|heck|fuck) )?up\b|\bshut the (?:hell|heck|fuck) up\b|\bstfu\b/,
    unless: /\bshut up (?:shop|the house|for)\b/,
  },
  {
    ...rude,
    pattern:
      /\b(?:nobody|no one|noone) (?:here )?(?:likes|loves|wants|cares about|asked) you(?: here)?(?= \.|$)/,
  },
  {
    ...severe,
    pattern:
      /(?:^|\. )(?:you )?(?:fat|ugly|dirty|filthy) (?:ugly |fat |stupid |little |old )*(?:pig|cow|dog|bitch|whore|slut)(?= \.|$)/,
  },
  { ...rude, pattern: /\bi hate you(?: all| guys| so much)?(?= \.|$)/ },
];
