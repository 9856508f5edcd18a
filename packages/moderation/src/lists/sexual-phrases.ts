import type { Phrase } from "./types";

const sexual = { reason: "sexual", severity: "block", alertTeacher: true } as const;
const flirting = { reason: "sexual", severity: "strong", alertTeacher: false } as const;
const grooming = { reason: "grooming", severity: "minors", alertTeacher: true } as const;

const body =
  "(?:tits|boobs|breasts?|nipples|pussy|vagina|penis|dick|cock|ass|arse|butt|bum|body|panties|knickers|underwear|bra|private parts|privates|feet)";

export const sexualPhrases: readonly Phrase[] = [
  {
    ...sexual,
    pattern: new RegExp(
      `\\b(?:show|send|flash|let me see|wanna see|want to see|touch|lick|suck|kiss|rub|grab|squeeze|play with|pics? of|photos? of|pictures? of) (?:me )?(?:your|ur|you|my) (?:naked |nude |hot |sexy |big |bare |tight )*${body}\\b`,
    ),
    unless:
      /\b(?:touch|kiss|rub|play with|squeeze|show|photos? of|pictures? of|see|grab|want to see|show me) (?:me )?(?:your|my) (?:bum|feet|ass|body language|body (?:temperature|parts?|mass|and|is|fat)|feet (?:on|to|in))\b|\b(?:doctor|nurse|patient|exam|massage|stretch|yoga|cream|shoes|socks|exercise)\b/,
  },
  {
    ...sexual,
    pattern:
      /\b(?:have|having|want|need|do|try) sex (?:with|from) (?:me|you|u)\b|\b(?:want to|wanna|lets|can we|shall we|should we|wish we could|going to) (?:have sex|make love|hook up|sext|bang|shag|do it) (?:with (?:me|you)|tonight|together|now|later|baby)\b|\bwant (?:some )?sex(?= \.|$)|\byou want to have sex\b|\bi want to fuck you\b/,
    unless: /\bdo it (?:tonight|together|now|later)\b|\blets do it\b/,
  },
  {
    ...sexual,
    pattern:
      /\b(?:shag|bang|hump|screw|finger|bone) (?:me|you) (?:hard|so hard|tonight|baby|now|all night|silly)\b|\b(?:sit on my face|ride my (?:dick|cock|face)|suck (?:my|his|your|a|on my) (?:dick|cock|balls)|make you (?:cum|moan|wet)|(?:im|i am|are you|you) (?:so |getting |getting so )?(?:wet for|hard for|horny))\b/,
  },
  {
    ...sexual,
    pattern:
      /\b(?:are you|youre|get|send me|youd look|picture you|imagine you|you|see you|want you) (?:\w+ )?naked\b|\bi(?:m| am) (?:\w+ )?naked(?= \.|$| (?:right now|now|in bed|for you)\b)|\btouch(?:ing)? (?:yourself|urself)\b(?= \.|$| (?:for me|tonight|down there))|\b(?:talk|chat) dirty\b/,
    unless: /\b(?:swim|sleep|eye|shower|bath|naked (?:eye|truth|chef|ape|without))\b/,
  },
  {
    ...sexual,
    pattern:
      /\b(?:my|his|ur|your|big|hard|huge|tiny|small|black|suck|sucking|hot|wet) (?:dick|cock)\b(?! (?:smith|van|turpin|whittington|cheney|tracy|crowed?s?|crowing|advocaat|francis|fosbury|clark|grayson))/,
    unless: /\b(?:farm|hens?|chickens?|rooster|moby|uncle|shuttle)\b/,
  },
  {
    ...flirting,
    pattern:
      /\b(?:youre|you are|you look|hey|hi|hello|your) (?:so |really |very |super |fucking |damn )?(?:sexy|fuckable|sexy (?:girl|boy|baby|body))(?= \.|$| (?:girl|boy|baby|lady|body|man|woman|today|in)\b)/,
    unless: /\b(?:car|accent|voice|brand|marketing|advert|word|dress is|song)\b/,
  },
  {
    ...flirting,
    pattern:
      /\b(?:are you|r you) (?:a )?(?:virgin|horny|turned on|still a virgin)\b|\b(?:wet dream|do you masturbate|do you watch porn)\b/,
    unless: /\bvirgin (?:media|atlantic|olive|mary)\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:dont|do not|never|you cant|you mustnt|promise (?:me )?(?:not to|you wont)) (?:ever )?(?:tell|show|say (?:this|it|anything) to|tell this to|tell it to) (?:\w+ )?(?:your )?(?:parents|mum|mom|mummy|mommy|mother|father|dad|daddy|teacher|family|anyone about us|anybody about us|anyone we|anybody we)\b/,
    unless:
      /\b(?:i |we |they |she |he )(?:dont|do not|never|didnt|did not) (?:tell|show)\b|\bsurprise|\bbirthday|\bparty\b|\bgift\b|\bpresent\b/,
  },
  {
    ...grooming,
    pattern:
      /\bour (?:little |special |own )+secret\b|\b(?:its our|be our|keep (?:it|this) (?:as )?our) secret\b|\bkeep (?:this|it) (?:a )?secret (?:from|between) (?:your|us)\b/,
  },
  {
    ...grooming,
    pattern:
      /\bare you (?:home |at home )?(?:all )?alone (?:at home|in your (?:room|bedroom)|tonight|right now|in the house)\b|\bare you (?:at )?home alone\b|\b(?:is|are) (?:your|ur) (?:parents?|mum|mom|dad|family) (?:at home|home|asleep|sleeping|out) (?:now|right now|tonight|too)\b|\bcan your (?:parents|mum|mom|dad) see (?:your|this|the) (?:phone|chat|messages?|screen)\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:send|show|give|want|share) (?:me )?(?:a |some |more |your |ur |one )*(?:pics?|pictures?|photos?|selfies?|videos?|vids?) of (?:you|yourself|ur ?self|your (?:face|body|bedroom|bed))\b|\b(?:turn|switch|put) (?:on )?(?:your|ur) (?:cam|camera|webcam) (?:on )?(?:for me|in your (?:room|bedroom)|babe|baby)\b/,
    unless: /\bof you (?:and|with|at|on|in)\b|\bof your (?:family|cat|dog|homework|face mask)\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:meet|see) (?:me|you|up|us) (?:\w+ ){0,3}(?:alone|in secret|secretly|without your (?:parents|mum|mom|dad|friends|teacher)|just (?:you and me|the two of us|us two))\b|\bcome to my (?:hotel|hotel room|bedroom|bed)\b|\bhow old are you baby\b|\bage is (?:just|only) a number (?:baby|babe|for us)\b/,
    unless: /\bleave you alone\b|\bhotel (?:on|in|at|by|near)\b/,
  },
];
