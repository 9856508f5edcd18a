import type { Phrase } from "./types";

const grooming = { reason: "grooming", severity: "minors", alertTeacher: true } as const;

const parents = "(?:parents?|mum|mom|mummy|mommy|dad|daddy|mother|father|family|folks)";
const apps =
  "(?:snap|snapchat|insta|instagram|ig|discord|telegram|tg|whatsapp|whats app|kik|signal|viber|tiktok|facebook|messenger|skype|facetime|wechat|line|sc|wickr)";
const picture = "(?:pics?|pictures?|photos?|selfies?|videos?|vids?|images?|snaps?)";
const undressed =
  "(?:pyjamas|pajamas|swimwear|swimsuit|swimming costume|bikini|underwear|undies|bra|panties|knickers|bed|shower|bath|bathroom|shorts|skirt|tights|body|legs|feet|belly|tummy|clothes|bedroom|nightie|nightdress|lingerie|towel|school uniform)";
const gift =
  "(?:money|cash|gifts?|presents?|gift ?cards?|robux|v ?bucks|a (?:new )?(?:phone|iphone|console|dress|bike)|clothes|sweets|games?|skins|diamonds|(?:\\d+|some|fifty|twenty|hundred) ?(?:dollars|euros|pounds|bucks)?)";
const child =
  "(?:1[0-7]|[89]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const lesson =
  /\b(?:dialogue|textbook|exercise|for example|e \. g|patient|in the (?:picture|film|book|text|story)|role ?play|mrs|mr|homework|translate|practise the)\b/;

/**
 * What somebody says who wants a young person for himself: age, secrecy, pictures, presents, being
 * alone. Nothing of it among adults.
 */
export const groomingPhrases: readonly Phrase[] = [
  {
    ...grooming,
    pattern: new RegExp(
      `\\bhow old (?:are|r) (?:you|ya)\\b.*\\b(?:${apps}|cute|pretty|hot|beautiful|sexy|gorgeous|pics?|photos?|selfie|alone|girl|girls|boyfriend|girlfriend|bf|gf|single|virgin|baby|babe|honey|dm|add me|private|privately|secret|webcam|cam|meet me)\\b|\\b(?:cute|pretty|hot|sexy|gorgeous|beautiful|younger girls|younger boys|young girls|add me|dm me|single)\\b.*\\bhow old (?:are|r) (?:you|ya)\\b`,
    ),
    unless: lesson,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:mature|grown ?up|developed|experienced|sexy|hot|curvy) for (?:your age|an? (?:\\w+ |${child} )?(?:year ?old|yo|girl|boy|teen|kid))\\b|\\b(?:beautiful|nice|great|hot|sexy|good|amazing|perfect) (?:body|legs|lips|figure|curves)\\b.{0,20}\\b(?:for (?:your age|an? ${child})|${child} year old)\\b`,
    ),
  },
  {
    ...grooming,
    pattern:
      /\b(?:i (?:really |only |just )?(?:like|love|prefer|want|need)|im into|i am into|looking for|searching for|seeking|any|are there(?: any)?|want|need)(?: \w+){0,2} (?:younger|young|teen|teenage|underage|little|school) (?:girls?|boys?|ones)\b/,
    unless:
      /\b(?:brother|sister|cousin|daughter|son|have|teach|teaching|classes|books?|clothes|shoes|help|coach|team|school for|school boys? and)\b/,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:any|looking for|searching for|want|need|are there|where are)(?: \\w+){0,3} (?:(?:${child}|\\d\\d)(?: year ?old| yo| yr old| y o)? )?(?:girls?|boys?|kids?|teens?|females?)(?: \\w+){0,2} (?:here|online|to chat|wanna|want to|chat|in (?:this room|the chat)|who (?:want|wants|like|likes) to|under|below|younger)\\b|\\b(?:girls?|boys?|kids?|someone|somebody|teens?) (?:under|below|younger than|aged) (?:1\\d|eighteen|sixteen)\\b.{0,40}\\b(?:chat|talk|private|dm|here|meet|message|fun)\\b`,
    ),
    unless:
      /\b(?:football|team|choir|club|course|classes|camp|want to practise|to practise|who play|shoes|clothes)\b/,
  },
  {
    ...grooming,
    pattern:
      /(?:^|\. )(?:hi |hey |hello |so )?(?:asl|a s l|age sex location)(?: (?:pls|please|plz|all|everyone|anyone|you))?(?= \.|$)|\basl (?:pls|plz|please)\b/,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:when|what time) (?:do|does|will|are|is) your ${parents} (?:\\w+ )?(?:leave the house|sleep|asleep|go(?:es)? to (?:bed|sleep)|go(?:es)? out|away|out|not (?:at )?home|gone)\\b|\\b(?:do|does|can|will|would|did) your ${parents} (?:\\w+ )?(?:check|read|see|look at|look through|control|monitor|track|know (?:about (?:me|us)|that (?:we|you)))\\b|\\b(?:where|are) (?:are )?your ${parents} (?:right now|home now|at home now|away|gone|out tonight|sleeping|asleep)\\b`,
    ),
    unless: /\b(?:homework|report|results?|marks|grades)\b/,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:trust|love|understand|know|like) (?:me|you) (?:more|better) than your (?:own )?(?:${parents}|friends|teacher)\\b|\\byour ${parents} (?:dont|do not|doesnt|will never|wont|never|would not|wouldnt) (?:understand|get|love|approve of|need to know)(?: about)? (?:you|us|this|our|what we)\\b|\\b(?:dont|do not|never) trust your ${parents}\\b|\\bonly i (?:really )?(?:understand|love|get) you\\b`,
    ),
  },
  {
    ...grooming,
    pattern:
      /\b(?:come|meet|send|photos?|pics?|pictures?|kiss|kissed|alone|pay|gifts?|money|flat|hotel|video|us|talk|talked|chat|love|touch|age|secret)\b.*\b(?:dont|do not|wont|never|please dont|you cant|without) (?:tell|telling|show|showing) (?:any ?one|any ?body|your|no one|nobody|the (?:teacher|others)|a soul|them)\b|\b(?:dont|do not|wont|will not|never|promise not to) (?:tell|show) (?:it to |this to )?(?:any ?one|any ?body|your \w+|no one|nobody)\b.*\b(?:send|photos?|pics?|pictures?|kiss|alone|flat|hotel|video|between us|about us|meet|that we|what we did|touch)\b/,
    unless:
      /\b(?:surprise|birthday|party|cake|end of (?:the|this)|ending|spoil\w*|exam|answers?|the film|password|christmas|who won)\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:delete|erase|clear|remove) (?:this|the|our|these|all|your|everything|my) ?(?:chats?|messages?|conversation|history|photos?|texts?|snaps?)?(?: \w+){0,4} (?:so (?:that )?(?:your|nobody|no one|they|she|he)|before (?:your|any|some|they)|after (?:you (?:read|see|saw)|reading|this|that))\b/,
    unless: /\b(?:correct|homework|file|document|spam)\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:lets|can we|shall we|we should|want to|come|we can|could we|can you|we could|id like to|i want to)(?: \w+)? (?:talk|chat|go|move|speak|text|video ?call|call|meet|be)(?: \w+){0,3} (?:in private|privately|in secret|secretly|somewhere (?:private|more private|quiet|alone)|just (?:you and me|us two|the two of us|us)|alone with (?:me|you)|alone together)\b|\bwhere (?:the )?(?:teachers?|mods?|moderators?|admins?|they|nobody|no one|no ?body|your (?:parents|mum|mom|dad)) (?:cant|cannot|can not|dont|wont|doesnt|can|will not)(?: not)? (?:see|read|watch|find|check|hear|control)\b|\b(?:here |in this (?:chat|room|app) )they (?:can )?(?:read|see|check|watch|control|block|hide) (?:everything|all|our|it)\b/,
    unless:
      /(?:^|\. )(?:dear )?(?:teacher|sir|miss|mr|mrs|ms|doctor)\b|\b(?:teacher|sir|miss|doctor)(?= \.|$)|\bdoctor\b/,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:send|show|share|give|want|see|have|take|make|post)(?: \\w+){0,5} ${picture}(?: \\w+){0,4} (?:in|without|wearing|with no|from|of)(?: (?:you|your|ur|the|a|some|in|just|any|only|my))* ${undressed}\\b`,
    ),
    unless:
      /\b(?:doctor|nurse|patient|x ray|medical|recipe|hotel|flat|new bed|a bed|the bed|bedroom furniture|house|my (?:new )?(?:bedroom|bathroom|bed|clothes)|exercise|textbook|shop|anatomy|parts of the)\b/,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:give|pay|send|offer|buy|get|bring)(?: you)?(?: \\w+){0,2} ${gift}(?: \\w+){0,3} (?:for|if you|when you|after you|and you)(?: \\w+){0,4} (?:${picture}|meet|come|show|kiss|visit|undress|call me|secret|cam|webcam|nice to me|be my)\\b|\\b(?:show|send|see) (?:me )?your (?:feet|legs|tummy|belly|face)\\b.{0,25}\\b(?:pay|money|robux|gift|dollars|euros)\\b`,
    ),
    unless:
      /\b(?:ticket|museum|customer|passport|to (?:the )?(?:shop|party|wedding|airport)|my (?:uncle|aunt|mother|father|grandmother)|for (?:my|his|her) birthday)\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:video ?call|video ?chat|facetime|cam|webcam|call)(?: \w+){0,4} (?:alone|just us(?: two)?|in private|privately|in secret|in your (?:room|bedroom|bed)|in bed|when (?:you are|youre|your parents))\b|\b(?:turn|switch|put) (?:on )?(?:your|ur|the) (?:cam|camera|webcam)(?: on)?(?: \w+){0,2} (?:for me|just us|just for|alone|in bed)\b/,
    unless: /\b(?:leave|live|lives|lived|home alone|not alone|interview)\b/,
  },
  {
    ...grooming,
    pattern:
      /\bwhat (?:are|r) you wearing (?:right now|now|tonight|under\w*|in bed|to bed|baby|babe|at home)(?= \.|$)|\bwhat colou?r (?:is|are) your (?:underwear|bra|panties|knickers|pants)\b|\bare you (?:in bed|in the (?:bath|shower)|in your (?:pyjamas|pajamas|bedroom|underwear))(?= \.|$| (?:now|right now|yet|alone|baby)\b)/,
    unless: lesson,
  },
  {
    ...grooming,
    pattern:
      /\b(?:meet|see|visit)(?: (?:me|up|us|you|with))?(?: \w+){0,6} (?:come alone|alone|by yourself|just you|dont bring|without (?:your|telling|any))(?= \.|$| (?:and|so|ok|tonight|tomorrow|at|in|friends?|parents?|mum|mom|dad|your|any)\b)|\bcome (?:alone|by yourself)\b|\b(?:i can|ill|i will|let me|can i|i could|i want to)(?: \w+)? (?:pick you up|wait for you|meet you|drive you)(?: \w+){0,2} (?:school|after school|home|your house|lessons)\b|\b(?:which|what|where is your|name of your) school\b.*\b(?:pick you up|meet you|wait for you|come to you|see you after)\b/,
    unless:
      /\b(?:live alone|travel alone|lived alone|to see the doctor|are you my (?:mum|dad|son|daughter)|my (?:son|daughter)|mum|bus driver|see you alone means)\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:want to|will you|can you|do you want to|would you|you can|you could|please|should) be my (?:secret |little |new |sweet )*(?:girlfriend|boyfriend|gf|bf|girl|princess|sugar baby|baby|lover|wife)\b|\b(?:your|a) sugar (?:daddy|mommy|mummy)\b|\bage is (?:just |only )?(?:a|but a) number\b.*\b(?:love|us|girlfriend|boyfriend|baby|date|cute|sexy)\b|\b(?:girlfriend|boyfriend|love|date|cute|baby|meet)\b.*\bage is (?:just |only )?(?:a|but a) number\b/,
  },
  {
    ...grooming,
    pattern:
      /\b(?:have|did|do) you (?:ever |already )?(?:kiss(?:ed)?|been kissed|touched|done it|slept with|had sex)\b.*\b(?:teach|show|with me|want to|wanna|i can|like it)\b|\b(?:teach|show) you (?:how )?(?:to )?(?:kiss|make love|touch|be a (?:real )?(?:woman|man))\b|\b(?:want to|let me|like to|love to|dream of|going to|can i|may i) (?:kiss|kissing|cuddle|touch|touching|hold|hug and kiss) (?:you|your (?:lips|body|legs|hair|skin))(?= \.|$| (?:all|so|now|tonight|everywhere|and|baby|slowly|when|too)\b)/,
    unless: /\b(?:on stage|goodbye|patient|nurse|here does it hurt|hand)\b/,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:you are|youre|are you|u) (?:only |just |really )?${child}(?: years? old| yo)? (?:\\. )?(?:perfect|dm|nice age|cute|mmm+|yum|good age|great age|i like that|hot|sexy|add me|private|the (?:best|perfect) age|my favou?rite)\\b|\\b(?:dm|kik|pm|snap|add|message|text|write|call|hit) me (?:up )?(?:\\w+ ){0,3}if (?:you are|youre|you want to see|you (?:like|want) (?:older|fun))(?: (?:an?|the|also|a cute))* (?:teen|girl|girls|young|under|female|boy|1\\d|single|lonely|alone|bored and|older|fun)\\b`,
    ),
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:model|modell?ing|casting|talent|photographer)\\b(?: (?:agency|scout|job|agent|director|company))?.{0,60}\\b(?:send|need|show|want|take)\\b.{0,20}\\b${picture}\\b|\\byou (?:could|can|should|would) be a (?:great |top |famous )?model\\b.*\\b(?:send|${picture})\\b`,
    ),
    unless: /\b(?:answer|essay|letter|writing)\b/,
  },
  {
    ...grooming,
    pattern: new RegExp(
      `\\b(?:promise|trust me|nobody will|no one will|only for me|only me|just for me|i wont)\\b.*\\b(?:just )?(?:one|a|some|your|more) (?:\\w+ )?${picture}\\b|\\b(?:just )?one (?:little |quick |small )?${picture}\\b.*\\b(?:promise|trust me|nobody will|no one will|only for me|just for me|delete it)\\b|\\byou owe me (?:a|one|some) ${picture}\\b`,
    ),
    unless: /\b(?:passport|homework|whiteboard|landscape|dog|cat)\b/,
  },
];
