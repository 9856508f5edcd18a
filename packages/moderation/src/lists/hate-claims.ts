import { groups } from "./hate";
import type { Phrase } from "./types";

const hate = { reason: "hate", severity: "block", alertTeacher: true } as const;

const people = `(?:${groups})`;
const filler =
  "(?: (?:all|just|like|the|a|an|such|so|very|really|too|dirty|filthy|fucking|nothing but|only|always|born|naturally|mentally|more|less|of|them|ill))*";
const must =
  "(?:should|must|need to|ought to|deserve to|deserves to|have to|has to|can)(?: all| just| really)*";
const reported =
  /\b(?:(?<!should |must |can )not|(?<!i )dont|doesnt|never|nobody|wrong|disagree|untrue|stereotypes?|racists?|sexists?|prejudice|some people|many people|people (?:say|said|think|thought|used to)|they (?:said|thought|believed)|he said|she said|was said|nazis?|were|because of|equal|rights movement|in the past|why (?:do|did)|law said)\b/;

/** Claims about whole groups of people, and calls against them. Reported and denied ones are none. */
export const hateClaims: readonly Phrase[] = [
  {
    ...hate,
    pattern: new RegExp(
      `\\b${people}(?: here| people| guys| because)?(?: they)? (?:are|r|is)${filler} (?:vermin|animals|cockroach(?:es)?|insects|rats|snakes|monkeys|apes|dogs|pigs|subhumans?|inferior|scum|trash|garbage|filth|parasites|terrorists?|thieves|liars|criminals|rapists|killers|murderers|disgusting|retarded|evil|stupid|stupider|dumb|lazy|intelligent than|clever than|smart than|smelly|ugly|dirty people|dangerous people|sick people|freaks|perverts|p(?:a)?edophiles|a mistake|mistakes|abominations?|unnatural|not (?:human|people|normal)|worthless|burden|problem|cancer|plague|disease|slaves|superior race|master race|superior)\\b`,
    ),
    unless: new RegExp(
      `${reported.source}|\\bare (?:less|more) (?:intelligent|clever) than (?:machines|computers)`,
    ),
  },
  {
    ...hate,
    pattern:
      /\bless (?:intelligent|smart|human|clever)(?= \.|$| (?:than (?:us|whites?|men|white people|asians)|race)\b)/,
    unless: reported,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b${people} (?:are|is)(?: \\w+)? too (?:stupid|dumb|weak|emotional|lazy|dirty) (?:to|for)\\b`,
    ),
    unless: reported,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b${people} (?:dont|do not|doesnt|should not|shouldnt|must not|cannot|cant|will never)(?: \\w+)? (?:belong|deserve|exist|breed|be (?:here|allowed|citizens|trusted|in our)|have (?:rights|children|kids|babies|the vote)|live (?:here|among us|with us))\\b|\\b(?:no|without) (?:more )?${people} (?:in|allowed in|here) (?:our|my|this) (?:country|school|room|class|street|town|city)\\b`,
    ),
    unless:
      /\b(?:i disagree|it is wrong|nobody should|unfair|unjust|some people|people say|they say|racists?|law|feel like|felt)\b/,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b${people} (?:secretly |really |all |always |now )*(?:(?:control|rule|own|run|rig) (?:the |all |every )*(?:banks?|media|world|governments?|money|everything|hollywood|news)|(?:steal|take|took) (?:everything|all|our (?:jobs|women|money|country|homes))|(?:smell|stink)(?= \\.|$| (?:bad|like|so|and|of|all|terrible)\\b)|(?:ruin|destroy|invade|poison|infect)(?:ed|s)? (?:our|the|this|every)|eat (?:dogs|cats|bats|rats)|spread (?:diseases?|aids|covid|the virus)|(?:only )?want to (?:rape|kill|destroy|replace) (?:us|our)|always (?:lie|cheat|steal))\\b`,
    ),
    unless: reported,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b${people} (?:are|is)(?: all| just)? (?:invading|destroying|ruining|replacing|taking over|stealing|poisoning|infecting|breeding)\\b`,
    ),
    unless: reported,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b${people} ${must} (?:burn|die|rot|suffer|hang|disappear|be (?:gassed|exterminated|lynched|hanged|shot|killed|burned|burnt|castrated|sterili[sz]ed|locked up|put down|beaten|banned|eliminated|wiped out|slaves)|go back (?:to|home|where)|get out of|leave (?:our|this|my) (?:country|land|city))\\b`,
    ),
    unless: reported,
  },
  {
    ...hate,
    pattern:
      /\b(?:they|these people|those people|you people|you all|them)(?: (?:should|must|deserve to|need to))(?: all)? be (?:gassed|exterminated|lynched|castrated|sterili[sz]ed|wiped out|put in (?:camps|ovens)|sent to (?:the )?(?:camps|gas))\b|\b(?:gas|exterminate|lynch) (?:them|em) all\b/,
    unless: reported,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\bdeath to (?:all |the |every |those )*(?:${groups}|infidels?|unbelievers?|non ?believers?|kaff?irs?|israel|america|zionists?|crusaders?|heretics?)\\b`,
    ),
  },
  {
    ...hate,
    pattern:
      /\bhitler (?:did nothing wrong|was (?:a )?(?:right|hero|great (?:man|leader)|good man|genius)|is (?:my )?(?:hero|idol|the best)|should (?:have )?(?:finished|come back|return))|\b(?:need|want|miss) (?:another |a new )?hitler\b|\b(?:master|superior|aryan|pure white) race\b|\b(?:white|our) (?:race|blood) (?:is|are) (?:superior|pure|better)\b|\b(?:race mixing is|race traitors?|white genocide|great replacement|14 words|ku klux klan is|join the kkk)\b/,
    unless:
      /\b(?:believed?|thought|said|idea|ideology|theory|nazis?|spoke|is wrong|was wrong|called|false|history|propaganda|term|no such)\b/,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b(?:clean|cleanse|purge|free|purify|rid|clear)(?: up)? (?:our|the|this|my|all)? ?(?:\\w+ )?(?:of|from) (?:all |the |these |those |every )*${people}\\b`,
    ),
    unless: reported,
  },
  {
    ...hate,
    pattern:
      /\b(?:women|girls|females|a womans place|wives) (?:\w+ )?(?:belong|is|should be|should stay) (?:only )?in the kitchen\b|\b(?:get )?back (?:in|to) the kitchen(?: (?:woman|girl|women|girls|bitch)|(?= \.|$))|\b(?:women|girls|females) (?:exist|are (?:only )?(?:made|born|good)) (?:only |just )?(?:for|to (?:serve|cook|clean|please|obey|breed))\b/,
    unless: new RegExp(`${reported.source}|\\b(?:came|went|goes|go|come|is|was) back (?:in|to)\\b`),
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b(?:dont|do not|never|wont|will not|refuse to) (?:talk|speak|sit|play|work|study|chat|make friends) (?:to|with|next to) (?:any |the |these |those |dirty |filthy )*${people}\\b|\\b${people} (?:are )?not (?:welcome|allowed|wanted)(?: here| in)?\\b`,
    ),
    unless: /\b(?:why|he|she|some people|because i|my parents|who)\b/,
  },
  {
    ...hate,
    pattern: new RegExp(
      `\\b(?:dirty|filthy|stinking|smelly|fucking|disgusting|ugly|stupid|bloody|goddamn) (?:little )?${people}(?= \\.|$| (?:go|get|you|scum|like|are|who|and)\\b)`,
    ),
    unless: reported,
  },
  {
    ...hate,
    pattern:
      /\b(?:being |to be )?(?:gay|trans|transgender|lesbian|homosexual|bisexual|queer|homosexuality|autistic) is (?:a |an |just |so |like )*(?:disease|illness|mental illness|sickness|sick|disgusting|unnatural|crime against|abomination|perversion|wrong|curse)\b/,
    unless: /\b(?:not|never|dont|wrong to|some|people (?:say|think)|thought|believed?|was|who)\b/,
  },
];
