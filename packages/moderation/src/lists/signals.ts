import { groups } from "./hate";
import type { Phrase } from "./types";

/**
 * Words that mean little alone and much together. Where a sentence holds one of each lexicon, it is
 * what the phrases were written for, in words that they do not know.
 */
export interface Signal extends Omit<Phrase, "pattern"> {
  /** Each must be in the sentence, in any order. */
  all: readonly RegExp[];
  /** Of these, at least `least` must be. */
  any?: readonly RegExp[];
  least?: number;
  /** In one message instead of in one sentence. */
  across?: boolean;
}

const you = /\b(?:you|your|yours|youre|youll|yourself)\b/;
const reported =
  /\b(?:not|isnt|arent|dont think|never|nobody|wrong|disagree|some (?:people|studies|men)|people (?:say|said|think|thought|used)|they (?:said|thought)|he said|she said|says|said|nazis? (?:killed|were)|were|was|had|could|film|book|story|novel|poem|history|law|museum|because of their|racism|racists?|stereotypes?|equal|against|help|helped|need)\b/;
const quoted =
  /\b(?:word|verb|noun|idiom|phrase|mean|means|meaning|translate|rule|difference between|rude|opposite|past of|film|book|story|novel|dialogue|exercise)\b/;

export const signals: readonly Signal[] = [
  {
    reason: "hate",
    severity: "block",
    alertTeacher: true,
    all: [
      new RegExp(
        `\\b(?:${groups.replace("|women|girls", "")}|mexican|women cant|women are|girls cant|jew|a black|is black|hes black|shes black|dark skin|black skin|poor countries|third world|the gay agenda|the jews)\\b`,
      ),
      /\b(?:crimes?|criminals?|(?:are|is|so) (?:\w+ )?(?:dirty|stupid|lazy|dumb|ugly|crazy|backward|primitive|uncivili[sz]ed|fat|poor)|nazis|drug dealers|thieves|thief|steal|stole|stealing|cancer|plague|in prison|deserves? (?:the|to|it|what)|disgusting|smell|liars|cheaters|go home|go back|made for|the kitchen|cant (?:think|drive|work)|dont want (?:an?|any|the)|stupid people|destroying|ruining|kick (?:them|those) out|get out|hate (?:them|those|these)|worse than|savages?|brainwashed|filthy|garbage|of course (?:he|she|they))\b/,
    ],
    unless: new RegExp(
      `${reported.source.replace("|was|", "|was it|")}|\\b(?:women|girls|immigrants|refugees) (?:in|at|from) prison|\\bpolice\\b|\\bfood\\b|\\bi (?:go|went) (?:home|back)\\b`,
    ),
  },
  {
    reason: "threat",
    severity: "block",
    alertTeacher: true,
    all: [
      /\b(?:i|ill|im|we|id|my (?:friends?|brothers?|gang|boys))\b/,
      /\b(?:will|ill|going to|next time|want to|im about to|tomorrow|tonight|when i (?:see|find|catch))\b/,
      /\b(?:hit|smash|crush|punch|hurt|beat|break|slap|kick|attack|destroy|ruin|stab|shoot|end) (?:you(?= \.|$| (?:so|hard|all|up|with|in|at the|until|and|for))|your (?:head|face|life|bones?|teeth|nose|family|house))\b|\b(?:put|send) you (?:in|to) (?:a |the )?(?:hospital|grave|ground|wheelchair)\b|\b(?:see|want|find) you (?:dead|bleed|suffer|cry|beg)\b|\byour life (?:hell|a hell|miserable|a nightmare)\b|\byou (?:will|ll) (?:be )?(?:sorry|regret it|see what happens|pay for it)\b/,
    ],
    unless: new RegExp(
      `\\b(?:not|never|dont|wont|game|match|chess|football|round|quiz|doctor|nurse|joking|back at|to hit the)\\b|${quoted.source}|\\b(?:see|want) you (?:cry with|smile)`,
    ),
  },
  {
    reason: "threat",
    severity: "block",
    alertTeacher: true,
    all: [
      /\b(?:i|ill|we|my friends?)\b/,
      /\b(?:show|send|post|share|leak|tell|upload)\b/,
      /\byour (?:\w+ )?(?:photos?|pictures?|pics?|videos?|secrets?|screenshots?|messages|chats?)\b/,
      /\b(?:everyone|everybody|the (?:whole )?(?:class|school)|your (?:parents|friends|mum|mom|dad|teacher)|online|pay)\b/,
    ],
    unless:
      /\b(?:may i|can i|shall i|do you mind|if you (?:like|agree|want)|with your|project|trip|party|wedding|nice|beautiful)\b/,
  },
  {
    reason: "threat",
    severity: "block",
    alertTeacher: true,
    all: [
      /\byou (?:will|ll|wont) (?:not |never )?(?:wake up (?:tomorrow|again)|survive (?:this|tomorrow|the night)|see tomorrow|leave (?:here|this place) alive|come home alive)\b|\bbe careful when you (?:walk|go|come) (?:home|out)(?: \w+)? (?:alone|at night|tonight|tomorrow)\b|\byour days are (?:numbered|over)\b/,
    ],
    unless: quoted,
  },
  {
    reason: "grooming",
    severity: "minors",
    alertTeacher: true,
    all: [you],
    any: [
      /\b(?:very |so |too |still |sound )young\b|\blittle (?:girl|boy|one|princess)\b|\bwhat (?:grade|year|class) (?:are|r) you\b|\bhow old\b|\b(?:only|just|am|im|are|youre) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen)\b|\bsweet (?:girl|boy|heart)\b|\bvirgin\b|\byour age\b|\bteen(?:age)?\b/,
      /\b(?:snap|snapchat|insta|instagram|whatsapp|telegram|kik|discord|private|privately|dm|webcam|on (?:cam|video)|video call|facetime)\b/,
      /\b(?:our secret|a secret|between us|dont tell|nobody (?:will )?knows?|no one (?:will )?knows?|dont bring|by yourself|come alone|you alone|only you and me|just you and me|only us|just us|without anyone)\b/,
      /\byour (?:mother|mum|mom|dad|father|parents|family) (?:\w+ )?(?:at work|out|away|asleep|sleeping|home|know|knows|gone|allow|check|checks)\b|\b(?:is|are) your (?:mother|mum|mom|dad|father|parents|family)\b/,
      /\b(?:selfies?|photos? of (?:you|your)|pics?|your (?:photos?|pictures?|body|lips)|send (?:me )?(?:some |a |more )?(?:photos?|pictures?|pics?|videos?)|cuddle|kiss)\b/,
      /\b(?:meet|wait for you|pick you up|come to (?:my|your)|near your (?:school|house|home)|behind the school|visit (?:you|me))\b/,
      /\b(?:money|gifts?|presents?|pay you|buy you|make you (?:famous|rich|a star|a model)|sponsor)\b/,
      /\b(?:cute|beautiful|pretty|gorgeous|sexy|hot|mature|special|love you|like you|my wife|doesnt understand me|lonely)\b/,
    ],
    least: 3,
    across: true,
    unless: new RegExp(
      `${quoted.source}|\\b(?:wedding|class trip|museum|homework|family (?:party|dinner)|how old (?:is|was)|birthday|course|lesson|restaurant|doctor|nurse|patient)\\b`,
    ),
  },
  {
    reason: "grooming",
    severity: "minors",
    alertTeacher: true,
    all: [
      /\b(?:are you (?:\w+ )?alone|come (?:alone|by yourself)|dont bring|only you and me|just you and me|between us|is your (?:mother|mum|mom|dad|father) (?:at work|out|away|asleep)|are your parents (?:at work|out|away|asleep|home)|its ok (?:if|that) you are (?:only )?1[0-7])\b/,
      /\b(?:video|cam|near your school|behind the school|money|gifts?|your (?:mother|mum|mom|dad|father|parents)|selfie|photos?|truth or dare|like that|home|bed|secret|snap|insta|whatsapp|girl)\b/,
      you,
    ],
    across: true,
    unless:
      /\b(?:office|work alone|live alone|class|homework|surprise|birthday|museum|travel|coffee)\b/,
  },
  {
    reason: "sexual",
    severity: "strong",
    alertTeacher: false,
    all: [
      /\b(?:you|your|u|me|baby|babe|girls?|who)\b/,
      /\b(?:sexy|naked|nude|undressed|down there|bra size|(?:wear|wearing) (?:a |your )?(?:bra|thong|panties)|your (?:bra|panties|underwear|thong)|my big one|do it in the (?:toilet|bathroom|shower|car|bed)|in (?:my|your) bed (?:last night|tonight|with)|between (?:my|your) legs|on top of (?:me|you) in bed|make you feel good|(?:touch|feel|lick|kiss) (?:me|you|it) (?:down|there|everywhere|all over))\b/,
    ],
    unless:
      /\b(?:doctor|nurse|patient|eyes?|truth|swim\w*|car|accent|voice|word|brand|advert|marketing|statue|painting|sculpture|shower|sleep|shop|pain|cloth(?:es)? shop|brother|sister|cat|dog|it is|dialogue|film)\b/,
  },
  {
    reason: "self-harm",
    severity: "block",
    alertTeacher: true,
    all: [
      /\b(?:i|im|me|my|myself|ive|ill)\b/,
      /\bi (?:\w+ )?(?:started|keep|am|began|went back to) cutting(?= \.|$| (?:again|myself|my))|\bbetter (?:if|when) (?:im|i am|i was|i were) (?:dead|gone)\b|\b(?:want|wish|ready|like|going) to be dead\b|\bcant (?:stand|take|bear) (?:this|the|my) (?:pain|life|sadness)(?: any ?more| any longer)\b|\bcan i die (?:from|of|if|with)\b|\bthink(?:ing)? (?:about|of) (?:driving|jumping|walking|stepping|crashing|hanging|drowning|ending) (?:\w+ )?(?:into|off|in front|under|out|my|it|from)\b|\b(?:threw|throw|throwing) up on purpose\b|\bdont (?:think|believe) i (?:will|ll) be (?:here|alive) (?:next|tomorrow|much|in a|for long)\b|\b(?:nobody|no one) (?:needs|wants|loves|would miss) me(?= \.|$).{0,30}\b(?:dead|die|gone|disappear|end)\b|\bi (?:just )?want (?:everything|it all|the pain) to (?:stop|end)\b|\bi dont deserve to (?:live|be alive|exist)\b/,
    ],
    unless:
      /\b(?:film|book|novel|character|patient|nurse|doctor|poem|song|embarrass\w*|laughing|paper|sugar|onions?|grass|holiday|vacation|business trip)\b/,
  },
  {
    reason: "danger",
    severity: "block",
    alertTeacher: true,
    all: [
      /\b(?:comes?|came|coming) (?:in|into) (?:to )?my (?:room|bed|bedroom) (?:at night|every night|when|and (?:im|i am|touch))|\b(?:dad|father|uncle|stepfather|stepdad|husband|boyfriend) (?:often |always |sometimes )?(?:beats|hits|kicks|chokes|slaps|punches) (?:me|us)\b|\b(?:he|she|dad|father|uncle|stepfather|stepdad|husband|boyfriend) (?:often |always |sometimes )?(?:beats|hits|kicks|chokes|slaps|punches) my (?:mum|mom|mother|sister|brother)\b/,
    ],
    unless:
      /\b(?:tennis|chess|cards|game|race|football|badminton|cat|dog|film|book|light|sun)\b|\b(?:me|us) (?:up\b|by \d|with (?:his|her|their) (?:story|music|kindness))/,
  },
  {
    reason: "harassment",
    severity: "warn",
    alertTeacher: false,
    all: [
      /\b(?:you|your|youre|u|she|he|look at (?:this|that|him|her)|lets|we|go cry)\b/,
      /\b(?:this|that|the|a|what a|such a|little|big|stupid|you) (?:dummy|idiot|moron|loser|imbecile|dimwit|cheater|liar|crybaby|cry baby|freak|weirdo|cow|coow|pig)\b|\bstupid (?:you|girl|boy|kid)\b|\b(?:most (?:boring|annoying|stupid|useless|ugly|hated)|ugliest|stupidest|dumbest|worst) (?:girl|boy|person|student|one|human|kid)\b|\bpeople like you\b|\byou (?:look|smell|sound|eat|walk|sing|speak|write) like (?:a|an) (?:\w+ )?(?:horse|pig|cow|monkey|rat|dog|donkey|baby|clown|toilet|idiot|witch|ape|frog|elephant|potato|corpse)\b|\byour (?:brain|head) is (?:\w+ )?(?:empty|small|tiny|dead|missing)\b|\bgo cry\b|\blittle baby\b/,
    ],
    unless: new RegExp(
      `${quoted.source}|\\b(?:not|never|i am|im|i was|farm|zoo|picture|born|photo|my little|like people|we (?:need|want|love) people like you|thank)\\b`,
    ),
  },
  {
    reason: "harassment",
    severity: "block",
    alertTeacher: false,
    all: [
      /\b(?:nobody|no one|who) (?:\w+ )?(?:will|would|could|can) (?:\w+ )?(?:marry|love|like|date|want|hire|miss|kiss) (?:you|an? \w+ (?:with your|like you)|someone like you|a face like)\b|\b(?:please |just )stop (?:breathing|existing|living)\b/,
    ],
    unless: /\b(?:if you dont|if you do not|not true|said|stop breathing through|or stop)\b/,
  },
];
