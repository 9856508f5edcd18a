/** Who is spoken of and not to: "He drinks wine", "My father takes a pill". */
const others =
  /\b(?:i|he|she|they|we|people|nobody|adults?|men|women|man|woman|doctors?|students?|patients?|(?:the|a|an|this|that|some|many|most|all) (?:\w+ )?(?:\w+(?:er|or|ist|man|men|woman|women|ian|boy|girl|king|queen|people|hero)s?|nurses?|pilots?|child|children|kids|friends?)|(?:my|his|her|their|our) (?:\w+er|friend|dad|mum|mom|uncle|aunt|son|wife|husband|cousin|parent|boss|grand\w+)s?) (?:[\w']+ ){0,6}$/;
/** What a word means, or what a thing may do: "to try to hurt somebody", "it may hurt somebody". */
const defines =
  /(?:(?:^|\bmeans? |\bwanting |\bmade |\bused )to (?:\w+ ){0,6}|\b(?:before|after|when|while|where|whether) you (?:\w+ )?|\b(?:it|that|this|which) (?:(?:may|can|could|might|will|would) )?)$/;
/** Somebody's own opinion is advice all the same. */
const recommends =
  /\b(?:i|we)(?:'d)? (?:\w+ )?(?:recommend|suggest|advise|would|tell|promise|say)\b[^,;:]*$/;
const toYou = /\b(?:you|let'?s|let us|we (?:can|could|should)|please|just|your)\b[^,;:]*$/;
/** Where the advice is not to do it. */
const against =
  /(?:\b(?:don't|do not|never|not|mustn't|must not|shouldn't|should not|can't|cannot|no one should|nobody should|no to|careful(?: not to)?|or you)(?:,? \w+){0,4} |\b(?:dangerous|illegal|forbidden|wrong|bad|unsafe|harmful|unhealthy|risky|against the law|not (?:safe|good|allowed))(?: \w+){0,3} (?:to|when you|if you) )$/;
/** "If you don't sleep, take …": what is denied is not the advice. */
const condition =
  /\b(?:if|when|because|since|worry|afraid|shy|forget|only|nothing|why)\b[^,;]*,? (?:\w+ )?$/;
/** Only of the past, of a plan or of a wish: nothing that somebody is told to do. */
const asksOnly =
  /^(?:and |but |so |ok(?:ay)?,? |oh,? |well,? )?(?:do(?:es)?|did|have|has|had|is|are|was|were|can|could|what|when|where|who|which|how(?! about)|why(?! don't| not)|should|must|may)\b[^.!]*\?/;
const invites =
  /\b(?:do you want|want to|would you like|shall we|why (?:don't you|not)|how about|what about|fancy|wanna|have you tried)\b/;

const alcohol =
  "(?:vodka|beers?|wine|whisk(?:e)?y|rum|gin|tequila|alcohol|alcoholic drinks?|cocktails?|champagne|cider|brandy|liquor|booze|schnapps|absinthe)";
const drugs =
  "(?:weed|cannabis|marijuana|cocaine|heroin|lsd|ecstasy|mdma|meth|hashish|opium|drugs|ketamine|steroids|magic mushrooms|a joint)";
const smoke = "(?:cigarettes?|cigars?|vapes?|e-cigarettes?|nicotine|tobacco|snus|shisha|hookah)";
const medicine =
  "(?:pills?|tablets?|capsules?|painkillers?|aspirins?|paracetamol|ibuprofen|acetaminophen|tylenol|antibiotics?|penicillin|medicines?|medication|milligrams?|\\d+ ?mg|cough syrup|insulin|xanax|valium|morphine|codeine|antidepressants?|doses?|melatonin|laxatives?|diet pills?)";
const medicineOf = `(?:your|the|all|any|these|those|this|that) (?:\\w+ )?(?:${medicine}|treatment|inhaler|therapy)`;
const person =
  "(?:him|her|them|back|your (?:brother|sister|friend|enem\\w+|classmates?|teacher|parents?|mum|mom|dad|neighbou?r|bully|bullies|boss|dog|cat)|that (?:boy|girl|kid|man|woman|bully)|the (?:other )?(?:boy|girl|kid|man|woman|bully|bullies|teacher|child)s?|people|somebody|someone|anyone|strangers?|each other)";
const family =
  "(?:parents?|mum|mom|mummy|mother|dad|daddy|father|family|teachers?|anyone|anybody|police|adults?|grown-?ups?|a soul|school|brother|sister)";
const weapons =
  "(?:guns?|weapons?|bombs?|pistols?|rifles?|explosives?|grenades?|poison|daggers?|swords?|pepper spray|firecrackers?|molotovs?)";
const stranger =
  "(?:strangers?|(?:him|her|them|someone|somebody|people|friends?)(?: \\w+){0,3} (?:from|on) (?:the )?(?:internet|online|chat|web)|someone you (?:don't|do not) know|your online friends?)";
const between = "(?: [\\w',-]+){0,5}?";

/** What nobody advises a learner to do; a third party may do it in an example. */
const doings: readonly RegExp[] = [
  /\b(?:play|stay up|stay awake|game|chat) (?:all night|the whole night|until morning)\b|\bthrow (?:a |the |your )(?:chair|stone|rock|brick|bottle|knife|desk|phone)s?\b|\bshout back\b|\btake out a credit\b/,
  /\bignore (?:the |a |all )?(?:red |traffic )+(?:lights?|signals?|man)\b|\brun (?:across|onto|into) (?:the )?(?:road|street|traffic|motorway|rails|tracks)\b|\bjump the (?:red )?lights?\b|\b(?:walk|climb|play|run|stand|sit|go|jump) (?:on|onto|on to|from|off) the (?:roof|rails|tracks|railway|motorway|ledge)\b/,
  /\bbreak (?:his|her|their|someone's|somebody's) (?:nose|arms?|legs?|teeth|face|jaw|fingers?|phone|windows?|things|bike)\b/,
  /\b(?:take|drive|borrow|use|steal|start|get)(?: [\w']+){0,2}? (?:dad|daddy|mum|mom|mummy|father|mother|parents?|brother|grandma|grandpa)(?:'s?|s')? (?:car|motorbike|scooter|money|cards?|credit card|gun|car keys|wallet|pills)\b/,
  /\b(?:delete|erase|clear) (?:this|our|the) (?:chat|messages?|conversation|history)\b/,
  new RegExp(
    `\\b(?:take|swallow|use|eat|try|inject|double|give(?: him| her| them| it)?)${between} ${medicine}\\b`,
  ),
  new RegExp(`\\b(?:drink|try|have|take|taste|sip|enjoy|need|mix|steal)${between} ${alcohol}\\b`),
  /\bget (?:really |a little |a bit |very )?(?:drunk|high|stoned|tipsy|wasted)\b/,
  new RegExp(
    `\\b(?:smoke|vape|try|have|use|take|buy|sell|light|sniff|need)${between} (?:${drugs}|${smoke})\\b`,
  ),
  /\b(?:smoke|vape|gamble|shoplift|starve|overdose)(?= (?:it|one|some|a|too|with|if|when|every|to|and|yourself)\b|[.,!]|$)/,
  /\b(?:drink|swallow|eat|sniff|inhale|mix)(?: [\w',-]+){0,3}? (?:bleach|glue|soap|petrol|gas|detergent|perfume|batteries|a battery|energy drinks all)\b/,
  /\b(?:stop|quit|avoid) eating(?=[.,!]| (?:for|until|so|completely|altogether|and|food|anything|if|to|at all)\b|$)|\bskip (?:\w+ )?(?:meals?|breakfast|lunch|dinner)\b|\beat (?:nothing|only (?:an apple|once)|as little)\b|\bgo without (?:food|eating|sleep)\b|\b(?:make yourself|force yourself to) (?:be )?(?:sick|vomit|throw up|puke)\b|\bthrow up\b|\blose (?:some |a lot of |\d+ )?(?:weight|kilos?|pounds)\b|\bstay awake all\b|\bhold your breath (?:until|as long)\b/,
  new RegExp(
    `\\b(?:hit|punch|kick|slap|beat(?: up)?|fight|hurt|stab|shoot|kill|bite|spit (?:on|at)|push|bully|attack|threaten|scare) ${person}\\b`,
  ),
  /\bthrow(?: [\w']+){1,3} at (?:him|her|them|people|cars|your)\b|\bfight back\b|\b(?:take|get|have) (?:your )?revenge\b|\bhit back\b|\bpay (?:him|her|them) back with\b/,
  /\b(?:cut|hurt|harm|burn|kill|hang|drown|starve|punish|scratch) yourself\b(?! some| a (?:piece|slice))|\bcut your (?:arms?|wrists?|skin|legs?|veins?)\b|\bjump (?:off|from) (?:the|a|that) (?:bridge|roof|building|window|balcony)\b|\bend (?:your life|it all)\b|\bkilling yourself\b/,
  new RegExp(
    `\\b(?:go|come|walk|meet|travel|get in|swim|visit|go out)(?: [\\w']+){0,6}? (?:alone|by yourself|at night|in secret|secretly|without (?:telling|asking)(?: \\w+){1,2}|without your ${family})\\b`,
  ),
  new RegExp(
    `\\b(?:go|meet|talk|speak|chat|trust|visit|come|leave|get in)(?: [\\w']+){0,4}? ${stranger}(?=\\W|$)`,
  ),
  /\bgo and meet (?:him|her|them|your)\b|\bmeet (?:him|her|them) (?:alone|secretly|at night|tonight|in secret)\b|\bget in(?:to)? (?:his|her|their|a stranger's) (?:car|van)\b|\bgo (?:home |away )?with (?:him|her|them|the (?:man|stranger|woman))\b|\bopen the door (?:to|for) (?:strangers|anyone|everybody)\b|\brun away(?: from (?:home|school|your)|[.!]|$)|\bleave home\b|\bsneak out\b|\bskip (?:school|classe?s?|lessons?|your)\b|\bplay truant\b/,
  /\b(?:lie|tell (?:a )?lies?|tell a lie) to (?:your|the)\b|\bcheat (?:in|on|at) (?:the|your|a)\b|\bsteal(?: [\w']+){0,3} (?:from|money|it|one|some|food|something)\b|\bhack (?:the|your|into|his|her)\b|\bcopy (?:from )?your (?:friend|neighbou?r|classmate)'?s? (?:answers?|test|homework)\b/,
  /\bdrive(?: [\w']+){0,3}? (?:without|drunk|after (?:drinking|a (?:few )?(?:beers?|drinks?)))\b|\b(?:ride|cycle|drive|go|swim|play)(?: [\w']+){0,4}? without (?:a |your |any )?(?:helmet|seat ?belt|life ?jacket|licen[cs]e|lights)\b|\bcross (?:[\w']+ ){0,3}?(?:at|on|when(?: [\w']+){0,3}) red\b|\bplay (?:with|near) (?:fire|matches|the (?:train|railway|tracks)|traffic|electricity)\b|\b(?:put|stick)(?: [\w']+){1,4} (?:in|into) (?:the|a) (?:socket|plug|outlet)\b/,
  new RegExp(
    `\\b(?:bring|carry|take|buy|get|use|make|build|keep|hide|hold|own|need)${between} ${weapons}\\b`,
  ),
  /\b(?:bring|carry|take|keep|hide|buy)(?: [\w']+){0,3}? (?:knife|knives|blade)\b(?: [\w']+){0,3}? (?:to school|with you|for protection|to (?:defend|scare|protect|fight)|in your (?:bag|pocket)|under)\b/,
  /\b(?:gamble|bet|put|play|spend|win|try)(?: [\w'$€£]+){0,5}? (?:casinos?|poker|roulette|slot machines?|lottery|scratch ?cards?|horses|gambling|betting|crypto|bitcoins?|blackjack)\b|\bbet (?:all |some |your |on |\$|€|£|\d)|\binvest (?:all |some |your |in |money|now)|\b(?:buy|sell|get)(?: [\w']+){0,3}? (?:bitcoins?|crypto(?:currenc\w+)?|stocks|shares|lottery tickets?|scratch ?cards?)\b|\b(?:take|get)(?: out)? (?:a |an )?(?:\w+ )?(?:loan|mortgage)\b|\bborrow(?: [\w']+){0,3}? money\b|\b(?:put|move|send|transfer)(?: all)?(?: of)? your (?:money|savings)\b|\bopen (?:a |an )?(?:\w+ )?(?:bank |savings )account\b|\bchange (?:your )?banks?\b|\b(?:give|send|tell|type|enter|share)(?: [\w']+){0,3}? your (?:bank|card|pin|password|credit)\b/,
  new RegExp(
    `\\b(?:stop|quit|skip|throw away|forget|double|drop|change|refuse)(?: taking| using)? ${medicineOf}\\b`,
  ),
];

/** What is unsafe however it is said. */
const sayings: readonly RegExp[] = [
  new RegExp(
    `\\b(?:only|just) (?:listen to|talk to|trust|believe) me\\b|\\b(?:listen|talk) (?:only|just) to me\\b|\\btrust (?:only|nobody but|no one but) me\\b|\\byour ${family} (?:are|is) (?:always )?(?:wrong|stupid|bad|liars?|the enemy)\\b`,
  ),
  /\bold enough to (?:drink|smoke|vape|drive|gamble|have (?:a beer|sex))\b|\bsleep is(?: not|n't) (?:important|needed|necessary)\b|\bbetting is (?:an? )?(?:easy|good|fun|safe|quick|great)\b|\bvaccin\w+ (?:make|makes|will make) (?:you|people|children) (?:ill|sick|autistic|weak)\b/,
  /\b(?:don't|do not|needn't) need (?:any |to have )?(?:to eat|to sleep|food|meals?|breakfast|lunch|dinner|sleep)\b/,
  new RegExp(
    `\\b(?:${alcohol}|${drugs}|${smoke}|joint|smoking|vaping)\\b[^.?!]{0,30} never (?:hurt|harmed|killed)\\b|\\bself-?harm\\w*(?: \\w+){0,2} (?:calms?|helps?|relieves?|is (?:ok|okay|fine|normal|good))\\b`,
  ),
  /\b(?:tell|show|say (?:it |this )?to) (?:nobody|no one|not a soul)\b/,
  /\b(?:like|love|respect|admire) you(?: (?:more|better|much more))? (?:if|when) you (?:drink|smoke|vape|steal|fight|starve|are thin\w*|lose|skip|cheat)\b(?! (?:water|tea|milk|juice|enough))|\b(?:cool\w*|fun|stronger|popular|grown-?up|relaxed|funnier) (?:if|when) you (?:drink|smoke|vape|steal|fight|starve|skip|cheat)\b(?! (?:water|tea|milk|juice|enough|coffee))/,
  new RegExp(`\\b(?:${alcohol}|${drugs}|${smoke}) (?:for|and) (?:children|kids|you|everyone)\\b`),
  new RegExp(
    `\\b(?:glass|sip|shot|bottle|puff|drag)(?: of (?:\\w+ )?(?:${alcohol}|it|that))? (?:is|are|won't|can't|will not|does not|doesn't)(?: (?:not|never))? (?:fine|ok|okay|good|safe|hurt|harm|bad|nothing)\\b`,
  ),
  new RegExp(
    `\\b${medicine} (?:is|are|will be|would be) (?:what you need|all you need|the best|good for you|enough|safe|right for you|the answer)|\\byou (?:need|must have|should have|could have|can have) (?:\\w+ ){0,3}${medicine}\\b`,
  ),
  new RegExp(
    `\\b(?:don't|do not|never|no need to|you (?:should not|shouldn't|must not|mustn't|needn't|don't (?:need|have) to|can't)|without) (?:ever )?(?:(?:tell(?:ing)?|say (?:it |this |anything |a word )?to|talk to|talk about (?:it|this) (?:to|with))(?: (?:it|this|any of this|about))?(?: to)? (?:[\\w']+ ){0,2}?${family}\\b(?! (?:\\w+ )?your (?:\\w+ )?(?:password|address|number|name|surname|phone|pin|age))|(?:show|let|ask|trust|listen to|obey|inform|wake|call)(?: (?:it|this))?(?: to)? (?:[\\w']+ ){0,2}?(?!any)${family})\\b`,
  ),
  new RegExp(
    `\\bour (?:little |own |special )?secret\\b(?! (?:word|code|recipe))|\\bkeep (?:my|our) secret|\\bkeep (?:it|this|that|everything)(?: \\w+){0,2} secret\\b|\\b(?:just|only|stays?|keep (?:it|this)|remain) between (?:us|you and me)\\b|\\bbetween (?:us|you and me)[.!]|\\bnobody (?:needs|has|must|should) (?:to )?know\\b|\\b${family} (?:don't|do not|doesn't|does not|need not|won't|must not|mustn't|shouldn't|should not|never)(?: (?:need|have|ever|to)){0,3} (?:know|find out|hear|see this|understand you)\\b|\\bhide (?:it|this|that|everything) from\\b`,
  ),
  new RegExp(
    `\\b(?:a little |some |a bit of |one |drinking |taking )?(?:${alcohol}|${drugs}|${smoke}|smoking|vaping|gambling|starving|cutting|stealing|drinking|getting drunk) (?:is|are|will|can|could|really|always|helps?|makes?|does)(?: (?:really|very|so|always|quite|actually|just|not|n't|no)){0,2} (?:good|safe|healthy|fun|cool|great|help\\w*|makes?|you (?:relax|feel|strong|happy|calm|sleep)|calm|fine|harmless|ok(?:ay)?|problem|hurt you|harm|relax\\w*|bad for (?:nobody|no one))\\b`,
  ),
  new RegExp(
    `\\b(?:${alcohol}|${drugs}|${smoke}|smoking|vaping|gambling|starving|cutting|stealing) (?:helps?|relaxes|heals|calms|makes you (?:feel|strong|calm|happy|cool|relax\\w*|sleep))\\b`,
  ),
  /\b(?:you|they) (?:don't|do not|needn't|won't|never|shouldn't|should not|don't really|do not really|really don't)(?: really)? (?:need|have|see|go|visit|call|ask|want)(?: to)?(?: (?:see|go to|go and see|call|visit|ask|of))?(?: (?:to|a|an|the|any|your|for))* (?:doctors?|hospitals?|dentists?|ambulance|therap\w+|medicine|treatment|vaccin\w+|police|helmet|seat ?belt|psycholog\w+)\b/,
  /\b(?:no need (?:of|for|to (?:see|go to|call|visit|ask|wear))|(?:don't|do not|never) (?:see|go to|call|trust|listen to|ask|visit|believe|wear|waste time on))(?: (?:a|an|the|any|your|to))* (?:doctors?|hospitals?|police|dentists?|ambulance|therap\w+|vaccin\w+|medicine|helmets?|seat ?belts?)\b/,
  /\bdoctors? (?:can't|cannot|won't|don't|do not|will not|are (?:useless|liars|wrong))(?: (?:help|know|understand))?\b(?! work)|\bvaccin\w+ (?:are (?:dangerous|bad|poison)|causes?|kill)/,
  /(?<!\b(?:do|if|that|say|think|when|maybe) )\byou (?:probably |might |may |clearly |surely |definitely |must )?(?:have|suffer from|have got|'ve got) (?:a |an |the )?(?:cancer|depression|diabetes|adhd|autism|covid|infection|anxiety|anorexia|tumou?r|disease|disorder|heart attack|broken bone)\b/,
  /\byou(?:'re| are) (?:too |so |very |really |a bit |much too )*(?:fat|overweight|depressed|autistic|anorexic)\b|\bonly (?:eat )?\d+ calories\b|\bnobody (?:would|will) miss you\b|\b(?:better|happier) (?:off )?(?:dead|without you)\b|\bhow to (?:make|build) (?:a )?(?:bomb|gun|poison|drugs)\b|\bcutting (?:helps|your|yourself|can help|makes)\b|\bit (?:is|'s) (?:ok(?:ay)?|fine|good|cool|safe) to (?:be drunk|steal|hit|hurt|lie to|cheat|smoke|drink|starve|skip)\b/,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:pills|tablets|capsules|mg|milligrams|aspirins|doses)\b.{0,40}\b(?:every|each|a|per|at once|before|after|will|helps?|is enough|now)\b/,
];

/** What a doctor says in a role play, when it is said whose words they are. */
const ofDoctor =
  /\b(?:doctor|nurse|pharmacist|dentist|vet|chemist|label|box)(?:'s \w+)?(?: (?:says?|said|tells? (?:him|her|them|the \w+)|reads?|asks?|answers?|may say|can say|might say|would say))?[,:]? ?"[^"]*"/g;

/** Whether a reply advises what may hurt the learner, who may be a child, or keeps them from help. */
export function advisesHarm(plain: string): boolean {
  const own = plain.replaceAll(ofDoctor, " ");
  return own.split(/(?<=[.?!;])["”)]?\s+/).some(isHarmful);
}

function isHarmful(sentence: string): boolean {
  if (sayings.some((pattern) => pattern.test(sentence) && !isForbidding(sentence, pattern)))
    return true;
  if (asksOnly.test(sentence) && !invites.test(sentence)) return false;
  return doings.some((pattern) => {
    const found = pattern.exec(sentence);
    if (found === null) return false;
    const lead = sentence.slice(0, found.index);
    if (against.test(lead) && !condition.test(lead)) return false;
    if (defines.test(lead)) return false;
    const isOfOthers = others.test(lead) && !recommends.test(lead) && !/\byou\b/.test(found[0]);
    return toYou.test(lead) || !isOfOthers;
  });
}

/** "It is not true that smoking is cool." */
const isForbidding = (sentence: string, pattern: RegExp): boolean => {
  const lead = sentence.slice(0, pattern.exec(sentence)?.index ?? 0);
  return /\b(?:not true|myth|wrong|false|nobody should say|not (?:say|think|believe)|never (?:say|think|believe)|don't (?:say|think|believe))\b[^.;]*$/.test(
    lead,
  );
};
