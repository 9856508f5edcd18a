import type { Phrase } from "./types";

const sexual = { reason: "sexual", severity: "block", alertTeacher: true } as const;
const flirting = { reason: "sexual", severity: "strong", alertTeacher: false } as const;
const medical =
  /\b(?:doctor|nurse|patient|pain|painful|sore|lump|hurts?|swollen|itch\w*|exam(?:ine)?|surgery|cancer|milk|feeding|bag|tennis|said|says)\b/;

/** Sexual offers and remarks in plain words. */
export const comeOns: readonly Phrase[] = [
  {
    ...sexual,
    pattern:
      /(?:^|\. |\b(?:hey|so|you|baby|girls?|guys|i|we|anyone|who) )(?:do you |would you |really |so )*(?:want to|lets|can we|should we|need to|like to|love to) (?:have (?:some )?sex|make love|hook up|have a quickie|get laid|sleep together|sext)(?= \.|$| (?:with (?:me|you|us)|to you|tonight|now|baby|later|all|together|in|right)\b)|\bmake love (?:to|with) (?:you|me)\b|\bsex (?:with me|with you|now|tonight|chat|pls|please|anyone)\b/,
    unless:
      /\b(?:people|they|couples?|patients?|dont|not|before marriage|teenagers|partner|film)\b/,
  },
  {
    ...sexual,
    pattern:
      /\b(?:want to|let me|going to|ill|i will|would love to|id (?:like|love) to|love to|i could|i would) (?:\w+ )?(?:lick|undress|strip|spank|taste|grope|fondle|seduce|finger|suck|bed|mount|ride) (?:you|your (?:body|neck|toes))(?= \.|$| (?:all|tonight|up|so|baby|now|in|down|like|hard|naked|everywhere)\b)/,
  },
  {
    ...flirting,
    pattern:
      /\byour (?:\w+ )?(?:ass|arse|butt|bum|chest|legs|lips|body|boobs|breasts|curves|thighs) (?:is|looks?|are|in|makes?|turns?) (?:\w+ )?(?:hot|sexy|nice|tasty|amazing|fine|perfect|great|good|me|juicy|so|those|that|irresistible)\b/,
    unless: new RegExp(
      `${medical.source}|\\b(?:language|temperature|healthy|in (?:good|great) shape|exercise|position)\\b`,
    ),
  },
  {
    ...flirting,
    pattern:
      /\b(?:looking for|want|need|any|anyone|any ?body|up for|down for|who wants|interested in|hot (?:girls?|boys?|guys?))(?: \w+){0,3} (?:hook ?ups?|fwb|friends? with benefits|one night stands?|sexting|sexts?|booty call|threesome|naughty fun|fun in bed|nsa|cyber ?sex|dirty (?:talk|chat))\b|\bfriends? with benefits (?:anyone|with me|please|tonight)\b|\bnetflix and chill (?:with me|tonight|at my)\b|\b(?:your|my) (?:sex life|orgasms?|fetish|kinks?|sexual fantas\w+)\b/,
  },
  {
    ...flirting,
    pattern:
      /\b(?:im|i am|i get|you make me|getting|makes me) (?:so |very |really |all )*(?:hard|wet|turned on|horny|aroused)(?: (?:just|by|when|from|only|for|because of))* (?:thinking|looking|dreaming|you|seeing|of you|i (?:see|think)|imagining)\b|\byou (?:turn me on|make me (?:wet|hard|horny))\b/,
    unless: /\b(?:rain|water|work|harder|on the exercise)\b/,
  },
  {
    ...flirting,
    pattern:
      /\b(?:favou?rite|best|which|what) (?:sex )?position(?: \w+)? in bed\b|\b(?:you|he|she|i am|im|are you)(?: \w+)? (?:good|great|bad|amazing|wild|best) in bed\b|\bhow (?:big|long|large) is (?:your|it)(?: (?:dick|penis|cock|thing down there)| down there)\b|\bhow many (?:people|girls|guys|boys|men|women) (?:have you|did you) (?:slept|sleep) with\b/,
    unless: /\b(?:reading|breakfast|back pain|sleep on)\b/,
  },
  {
    ...flirting,
    pattern:
      /\b(?:my|his|your) (?:penis|dick|cock|balls|vagina|pussy|boobs|breasts?|nipples|cum) (?:is|are|gets?|wants?|needs?|looks?|tastes?) (?:\w+ ){0,2}(?:big|bigger|huge|hard|wet|long|longer|small|tight|you|ready|waiting|perfect|nice)\b/,
    unless: medical,
  },
  {
    ...flirting,
    pattern:
      /\btake off (?:all )?your (?:clothes|shirt|bra|pants|top|dress|t shirt|underwear|skirt|trousers|panties)(?= (?:for me|baby|slowly|on (?:cam|camera|video)|and (?:show|send)|babe)\b|$)|\b(?:undress|strip|get naked|get undressed|dance naked|be naked) (?:for me|on cam|with me|in front of)\b/,
    unless: /\b(?:please|doctor|nurse|patient|says?)\b/,
  },
  {
    ...flirting,
    pattern:
      /\b(?:sexting|sex ?dating|jerking|fingering (?:myself|yourself|me)|deep ?throat|69 (?:position|with)|do you (?:touch yourself|sleep naked|shave down)|come (?:sit|lie) on (?:my lap|me)|in my bed (?:tonight|with me|naked))\b/,
    unless: /\b(?:danger|dangers|illegal|warn|law)\b/,
  },
];
