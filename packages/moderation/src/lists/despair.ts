import type { Phrase } from "./types";

const inNeed = { reason: "self-harm", severity: "block", alertTeacher: true } as const;
const inDanger = { ...inNeed, reason: "danger" } as const;
const accident =
  /\b(?:football|kitchen|cooking|cooked|glass|oven|shaving|gym|ball|bike|fell|accident|accidentally|skiing|tennis|garden|paper|by mistake|film|book|novel|character|patients?|doctor|nurse|case notes?|sentence|word)\b/;
const fiction =
  /\b(?:film|book|novel|character|he|she|patients?|doctor|nurse|case notes?|sentence|word|song|poem|hamlet|romeo|camus|philosopher|says)\b/;

/** Words of somebody in need, beyond the plain ones: means, farewells, hurting and starving oneself. */
export const despair: readonly Phrase[] = [
  {
    ...inNeed,
    pattern:
      /\bi (?:have |ve |just |only |still |often |sometimes |always )*(?:cut|cutting|burn|burned|burnt|scratch|scratched|hurt|hit|punish|punished|bite|injure) (?:my (?:arms?|wrists?|legs?|thighs?|skin|body|veins)|myself|my self)(?: \w+){0,6} (?:again|last night|on purpose|because i (?:hate|feel|am|deserve|want|need)|when(?:ever)? i (?:am|feel|get|was|felt) (?:\w+ )?(?:sad|bad|angry|upset|depressed|lonely|stressed|alone|down|empty)|to feel|it helps|helps me|every (?:night|day)|so i (?:can )?feel)\b/,
    unless: accident,
  },
  {
    ...inNeed,
    pattern:
      /\bi (?:cut|slit|slashed|want to cut|am going to cut|am cutting|started cutting) (?:my (?:wrists?|veins)|myself)(?= \.|$| (?:again|tonight|today|at night|and)\b)/,
    unless: accident,
  },
  {
    ...inNeed,
    pattern:
      /\bi (?:just |have |ve |already |am going to |will |want to |m going to |might )*(?:took|taken|take|swallowed|swallow|drank|drink|ate|taking)(?: (?:like|about|almost|all))* (?:all|too many|every|so many|the whole|a (?:whole )?(?:bottle|box|handful|packet|lot) of|\d{2,}|all of)(?: (?:my|the|of|these|those|mothers?|mums?|moms?|dads?|her|his|parents|sleeping|strong|grandmas?|grandmothers?))* (?:pills?|tablets?|medicines?|medication|paracetamols?|painkillers|bleach|poison|antidepressants)\b/,
    unless:
      /\b(?:doctor|nurse|prescribed|course|antibiotics|finished|patient|vitamins?|on time|as (?:he|she) said|mg|week|correctly|film)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:easiest|best|fastest|quickest|painless|least painful|nicest|which|what|good|a|any)(?: \w+)? (?:ways?|methods?)(?: \w+){0,2} (?:to|of|for) (?:die|dying|kill(?:ing)? (?:myself|yourself|oneself)|end(?:ing)? (?:it|my life|everything|it all)|suicide|hang(?:ing)? myself|disappear forever)\b|\b(?:die|dying) without (?:any )?pain\b|\bdoes (?:it|dying|hanging) hurt to die\b|\bhow (?:can|could|do|should) i (?:die|kill myself|end (?:my life|it all)|disappear forever)\b/,
    unless: fiction,
  },
  {
    ...inNeed,
    pattern:
      /\bhow many (?:\w+ ){0,3}(?:pills?|tablets?|paracetamols?|painkillers)(?: \w+){0,5} (?:too many|to die|kill|killing|overdose|die|fatal|lethal|deadly|dead)\b/,
    unless: /\b(?:patients?|baby|child|doctor|nurse|safe|mrs|mr)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:life|living|everything|existence)(?: \w+)? (?:has no|is without|doesnt have|does not have|have no|has lost all|lost its|makes no) (?:any )?(?:meaning|sense|point|purpose|value)(?: (?:for|to) me| anymore| any more| any longer)\b|\bmy (?:whole )?life (?:is|has)(?: \w+)? (?:pointless|meaningless|worthless|not worth|over|unbearable|no (?:meaning|sense|point|purpose|value)|finished|ended)\b|\bi (?:want|wish|am ready|am going|m going) to (?:finish|end|stop) (?:it all|everything|my life|this life|living)\b|\b(?:tired of (?:life|living|being alive)|done with (?:life|living|this life))\b/,
    unless: fiction,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:this is|its|it is|today is|tonight is) my (?:last|final) (?:messages?|goodbye|words|day|night|letter)(?: \w+){0,3} (?:in this life|alive|on earth|ever|in this world|of my life|before i (?:die|go))\b|\bgoodbye (?:cruel world|world|life)(?= \.|$| (?:i|forever)\b)|\bgoodbye (?:\w+ )?forever\b|\b(?:wont|will not|not going to) be (?:alive|on this earth|in this world)(?: \w+)? (?:tomorrow|anymore|much longer|next week)\b|\bwhen (?:im|i am) (?:dead|gone) (?:you|they|everyone|everybody|nobody|my)\b/,
    unless: /\b(?:she sang|film|song|on holiday|away|on vacation)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bi(?:m| am| was|ll)? (?:standing |sitting |now )?(?:on|at|up on) (?:the |a |my )?(?:\w+ )?(?:bridge|roof|rooftop|edge|railway|tracks|balcony|cliff|window ?sill|ledge)(?: \w+){0,5} (?:jump|end it|let go|fall|step off)\b|\bi (?:really |just )?(?:want|am going|m going|am ready|need|will|would like)(?: to)? (?:jump|throw myself|step|walk) (?:off|from|in front of|under|out of|into) (?:the|a|my|this) (?:\w+ )?(?:bridge|roof|building|train|bus|car|lorry|truck|cliff|window|balcony|traffic|metro|river)\b|\bi have (?:a|the|my|some) (?:rope|noose|gun|pills|razor|blades?|knife)(?: \w+){0,4} (?:ready|around my neck|to do it|end it|want to (?:die|use it on myself)|cut myself|will do it)\b|\b(?:tied|tying|made) (?:a|the) noose\b/,
    unless:
      /\b(?:parachute|bungee|swim|swimming|pool|sea|lake|climb\w*|film|book|boat|photo|fun|summer)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bi (?:always |often |sometimes |have |just )*(?:make|made|force|forced|making) myself (?:to )?(?:vomit|throw up|be sick|puke)\b|\b(?:i (?:have not|havent|didnt|did not|stopped|dont|refuse to|am not|will not) (?:eaten|eat|eating)|starving myself|i starve)\b.{0,50}\b(?:disappear|die|be thin|thin|hate (?:my body|myself)|punish|i am (?:so |too )?fat|feel fat|im fat|ugly)\b/,
    unless: /\b(?:patients?|film|nurse)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:everyone|everybody|they|my \w+|the world|people|you(?: all)?|all)(?: \w+)? (?:would|will|d|ll) (?:\w+ )?be (?:\w+ )?(?:happier|better|better off|relieved|glad|happy)(?: \w+)? (?:if i (?:was|were|am|die|died|wasnt|werent|disappear\w*|killed)|without me(?= \.|$)|when i am (?:dead|gone)|when im (?:dead|gone))\b/,
    unless:
      /\b(?:team|game|match|better than|if i (?:was|were) (?:a|an|the|more|not late|on time|better|rich|there|at|in))\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:i|ive|i have|i am|im)(?: \w+){0,3} (?:wrote|writing|written|left|write|leave)(?: \w+)? (?:suicide (?:note|letter)|(?:goodbye|farewell) (?:notes?|letters?) (?:to|for) (?:my )?(?:parents|family|mum|mom|friends|everyone))\b|\bi (?:bought|have|got|saved|collected|am saving|collect)(?: \w+){0,4} (?:to kill myself|to end (?:my life|it)|to die|for my suicide)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bno way out (?:for me|of this life|but death|except death|anymore)|\b(?:only death|death is (?:my|the) only|dying is (?:my|the) only|death would be|i am better off dead|id be better off dead|i should be dead|i deserve to die|i should die|i should kill|i dont deserve to live|i do not deserve to live)\b|\bi (?:want|wish|would like|need|hope|just want|pray)(?: i could| to| that i)? (?:sleep|fall asleep|go to sleep)(?: \w+)? (?:forever|and (?:never|not) wake up)\b|\bi (?:hope|wish|want) (?:\w+ ){0,3}(?:never|not|dont) (?:to )?wake up\b|\bi (?:wish|want)(?: i| to)? (?:could )?(?:disappear|vanish|stop existing|not exist)(?= \.|$| (?:forever|from (?:this|the) (?:world|earth)|and never)\b)/,
    unless: fiction,
  },
  {
    ...inNeed,
    pattern:
      /\bi (?:really |so much )?hate (?:myself|my body|my life|being alive|living|existing)(?: \w+){0,6} (?:want to|die|end|disappear|cut|hurt|so much|anymore|thin|gone)\b|\bi hate being alive\b/,
    unless: /\bin (?:this|the) (?:game|weather|traffic)\b|\bwhen i (?:make|forget|miss|lose|eat)\b/,
  },
  {
    ...inDanger,
    pattern:
      /\b(?:im|i am|i feel)(?: \w+)? (?:afraid|scared|frightened|terrified) (?:to go home|of (?:my )?(?:home|father|dad|step ?father|step ?dad|husband|boyfriend|mother|mum|mom|uncle|brother|parents)|at home)\b|\b(?:he|she|my \w+) (?:will|is going to|wants to|said he will|tried to) (?:kill|hurt|rape|beat|hit|marry) me\b|\b(?:help me|please help)(?: \w+){0,4} (?:he|she|they|hits?|beats?|locked|hurting|kidnapped|touching)\b|\b(?:they|he|she|my \w+) (?:will not|wont|doesnt|dont) let me (?:leave the house|go out of|eat|out of)\b|\b(?:locked|lock|locks) me in(?= \.|$| (?:the|my|a) (?:room|house|basement|cellar|bathroom)\b)|\bforc(?:e|es|ed|ing) me to (?:marry|have sex|touch|undress|sleep with|take off)\b/,
    unless:
      /\b(?:film|book|story|chess|tennis|game|exam|examiner|driving test|joke|if i (?:am|m|come|forget|lose|eat|break|tell|fail|dont))\b/,
  },
];
