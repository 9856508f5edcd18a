import type { Phrase } from "./types";

const inNeed = { reason: "self-harm", severity: "block", alertTeacher: true } as const;
const inDanger = { ...inNeed, reason: "danger" } as const;

/**
 * Words of somebody who may be in danger. What is done is help, not punishment, so rather one too
 * many; but the idioms that every learner meets are not among them.
 */
export const cries: readonly Phrase[] = [
  {
    ...inNeed,
    pattern:
      /(?:^|\. |\bim |\bi am |\bbeen )thinking (?:about|of) (?:suicide|killing myself)(?! (?:prevention|rates?|in|as))\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:nobody|no one|noone) (?:would|will) (?:care|notice|miss me|be sad) (?:if|when) (?:i (?:die|died|was dead|were dead|am dead|was gone|were gone|disappeared|killed myself)|im (?:dead|gone))\b/,
  },
  {
    ...inDanger,
    pattern:
      /\bmy (?:father|dad|daddy|step ?father|step ?dad|mother|mum|mom|step ?mother|uncle|aunt|husband|wife|boyfriend|girlfriend) (?:hit|slapped|punched|kicked|beat|hurt|choked) me (?:again|last night|yesterday|today|every|so hard|hard|in the|with (?:a|his|her) (?:belt|stick|shoe|fist|cable|hand))\b/,
    unless: /\b(?:tennis|chess|game|football|badminton|race)\b/,
  },
  {
    ...inDanger,
    pattern:
      /\b(?:he|she|they|someone|somebody) (?:touches|touched|keeps touching|kept touching) me (?:and i (?:dont|didnt|do not|did not)|there\b|down there|in bed|at night|under my)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting|poison|harm|harming|hurt|hurting|cut|cutting|starve|starving|burn) (?:myself|my self|meself|mysel)\b/,
    unless:
      /\b(?:hurt|hurting|cut|cutting|burn|harm) (?:myself|my self) (?:a|an|some|another|off|out|down|short|free|loose|shaving|while|when|cooking|in the kitchen|on|with the oven|with (?:hot|boiling)|playing|at|chopping|accidentally|badly on|falling|doing|last|yesterday|this morning|a bit|one|two)\b|\b(?:didnt|did not|dont want to|not|never|accidentally|nearly|almost|could have|without) (?:\w+ )?(?:hurt|hurting|kill|killing|cut|cutting|burn|shoot) myself\b|\b(?:killing|kill) myself (?:laughing|with laughter|with work|at work|to finish|in the gym|at the gym|trying to)\b|\bkill myself (?:in|at) (?:the |this )?(?:game|minecraft|roblox|fortnite)\b|\b(?:fell|tripped|slipped|oven|iron|football|skiing|gym|knife slipped|shaving)\b|\b(?:i|ill|let me) cut myself a\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bi (?:really |just |still |only |often |sometimes )?(?:want|wish|need|am ready|would like|would rather|prefer|feel like i want) (?:to )?(?:just )?(?:die|be dead)\b/,
    unless:
      /\b(?:die|dye) (?:my|his|her|your|it|the) |\bdie (?:hard|of (?:laughter|laughing|embarrassment|shame|boredom))\b|\b(?:dont|do not|didnt|never) (?:really )?want to die\b|\bdie (?:happy|old|in my sleep|rich|peacefully|when i am old)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bi(?:m| am) (?:going to|gonna|ready to|planning to|about to) (?:die tonight|end it|end my life|commit suicide|jump off|take my (?:own )?life|overdose)\b/,
  },
  { ...inNeed, pattern: /\b(?:want to|going to|should|might|could|gotta) kms\b/ },
  {
    ...inNeed,
    pattern:
      /\bi wish (?:that )?i (?:was|were|am|wasnt|werent|had never been|was never|were never) (?:dead|never born|alive|born|here anymore)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:end|ending) my (?:own )?life\b|\b(?:want to|going to|will|gonna|should|could just|ready to) end it all\b|\btak(?:e|ing) my own life\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bi (?:dont|do not|no longer|cant|cannot|didnt|never) (?:really )?(?:want to|wish to|see a reason to|have a reason to) (?:live|be alive|exist|go on living|be here)(?: anymore| any more| any longer| like this| with this pain)?(?= \.|$)/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:dont|do not) want to (?:live|be alive|exist|be here|wake up)(?: in this world)? (?:anymore|any more|any longer|ever again|again)\b/,
    unless: /\blive (?:in|with|at|here|there|near|on)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:no|any) (?:reason|point) (?:for me )?(?:to live|in living|to go on living|to stay alive)\b|\bnothing to live for\b|\blife is not worth living\b|\bmy life isnt worth\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:everyone|they|you|the world|my family|people|all)(?: all)?(?: would|d|ll| will)? be better off (?:if i (?:was|were) dead|without me)\b|\bbetter off dead\b/,
  },
  {
    ...inNeed,
    pattern:
      /\b(?:i am|im|i feel|i have been|ive been|feeling|i was|been) (?:so |very |really |a bit )?suicidal\b|\b(?:i|me) (?:want|think about|thinking about|thought about|thought of|am thinking of|considered|plan|attempted|tried)(?: to)? (?:commit )?suicide\b|\bmy suicide\b|\bsuicidal thoughts (?:again|every)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bi (?:self ?harm|have been self ?harming|am self ?harming|selfharmed|self harmed|started self ?harming|want to self ?harm)\b/,
  },
  {
    ...inNeed,
    pattern:
      /\bmy (?:friend|best friend|sister|brother|classmate|girlfriend|boyfriend|daughter|son|cousin) (?:wants to|is going to|tried to|says (?:she|he) (?:wants to|will)|is trying to) (?:die|kill (?:herself|himself|themselves)|commit suicide|end (?:her|his) life)\b/,
  },
  {
    ...inDanger,
    pattern:
      /\bmy (?:father|dad|daddy|step ?father|step ?dad|mother|mum|mom|step ?mother|parents|uncle|aunt|grandfather|grandpa|brother|cousin|husband|wife|boyfriend|girlfriend|teacher|coach|boss|neighbour|neighbor|tutor) (?:always |often |sometimes |still |also )?(?:hits|beats|beat|abuses|abused|rapes|raped|molests|molested|hurts|is hurting|is hitting|is abusing|is beating|touches|touched|is touching|forces|forced|locks|threatens) (?:me|us|my sister|my brother|my mother|my mum|my mom)\b/,
    unless:
      /\b(?:me|us) (?:up\b|(?:at|in) (?!night|home|bed\b|my (?:room|bed)|the (?:night|bedroom|bathroom|shower|face|stomach|head|car|kitchen)|private|school)|to (?:a|the|chess|learn|study|practise|practice|eat|do|read|go|speak|work)|with (?:his|her|their|hard|difficult|interesting) (?:story|music|kindness|questions)|by \d|every time we play|on the shoulder)\b|\btouch(?:es|ed) (?:me|us) (?:deeply|with|when)\b/,
  },
  {
    ...inDanger,
    pattern:
      /\bi (?:am|was|have been|got|get) (?:being )?(?:raped|molested|sexually abused|abused|sexually assaulted|beaten at home|trafficked)\b/,
    unless: /\b(?:film|novel|book|character|example sentence)\b/,
  },
];
