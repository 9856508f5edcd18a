import type { Beyond, FollowUp } from "../request";

/*
 * How learners say what they want, right or wrong. All patterns are read over small letters with full forms
 * ("do not") and without politeness around them; see `bareRequest`.
 */

const exerciseWord =
  "(?:exercises?|tasks?|drills?|training|worksheets?|activit(?:y|ies)|practi[sc]es?|homeworks?)";
const quizWord = "(?:quiz(?:zes)?|tests?|exams?|challenges?)";
const give =
  "(?:give|show|send|make|prepare|create|write|set|bring|find|do|start|begin|try|take|get|have|want|need|propose|offer|generate|pass)";
/** Who says what they do or have wants nothing. */
export const tells =
  /^(?:(?:my|our) teacher (?:gave|gives|told|said|asked) .*|(?:yesterday|today|sometimes|usually|every|at|in|on|last|next) .*|because .*|(?:my|our|his|her|the) \w+ .*|(?:he|she|they|it|we|people|students|teachers?) (?!want|need|can|could|should|may|use|say|mean|is (?:(?:too|very|so) )?(?:difficult|easy|hard|boring)).*|i (?:do(?! not)|do not (?:like|have|eat|drink|live|work|go|play|speak|love|enjoy|often|usually)(?! (?:any )?(?:idea|time to ask|you|this|it here))|did(?! not)|have(?! nothing| no idea| (?:an? |some |many |big |always )*(?:problems?|troubles?|difficult\w+))|had|like|love|enjoy|make|made|always|often|usually|sometimes|never(?! understand)|go|went|take|took|hate|play|played|am(?! (?:ready|bored|bor|confused|lost|not sure|finished|done|tired|very|so|really))|was|read|learn(?:ed|t)?|practi[sc]ed?|finished|got|will|passed|failed|think|feel|work|studied|used) .*|i(?:'d| would) (?:definitely |really |always )?(?:recommend|suggest|advise) .*)/;
/** In spite of its beginning it is a wish. */
export const wishes =
  /\b(?:i (?:want|wish|need|would like|would love|must|should|have to|am (?:ready|bored|confused|lost|not sure|preparing))|please|can (?:you|i|we)|could (?:you|i|we)|give me|let us|(?<!\b(?:to|will|would|can|could|always|often|sometimes|also|they|people|who|friends?|family|he|she) )help me|what (?:can|should|do|could|must|to)|how (?:can|do|to|should|could)|like (?:to )?(?:have|do|get|make) (?:an? )?(?:exercises?|quiz|test))\b|\?$/;

export const exercise: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:an?|one|some|more|the|new|another|short|easy|quick|small|next|grammar|english|my) )*${exerciseWord}$`,
  ),
  new RegExp(`^(?:[\\p{L}'-]+ ){1,4}${exerciseWord}$`, "u"),
  new RegExp(
    `^(?:some |an? |more |another )?${exerciseWord} (?:about|on|of|for|with|in|to|from) .+`,
  ),
  new RegExp(`\\b${give}\\b.*\\b${exerciseWord}\\b`),
  new RegExp(
    `\\b(?:another|more|next|new|other|one more|any|some) (?:[\\p{L}-]+ )?${exerciseWord}\\b`,
    "u",
  ),
  /\b(?:want|need|would like|would love|let us|can we|can i|could we|could i|help me|have to|must|should|try|time|start|like|how (?:can|to|do) i?)\b(?: (?:to|some|more|please|with|for|you|me|now|we))* ?\b(?:practi[sc]e|practi[sc]ing|exercise|train|drill|do (?:some )?(?:grammar|english|vocabulary)$)/,
  /^(?:practi[sc]e|train|drill|practi[sc]ing|training)\b/,
  /\b(?:can|could|shall|let us|want to|would like to) (?:we |i |you )?rehearse\b/,
  /\b(?:we|you (?:and )?i|us) (?:can |could )?practi[sc]e\b/,
  /\b(?:make|give|ask|write|send|prepare) (?:me |us )?(?:some |a few |more |an? |\d+ |five |ten |three )?questions?\b/,
  /\bwhere (?:is|are|can i find) (?:the |my |some )?exercises?\b/,
  /\b(?:what|which) exercises?\b/,
  /^(?:(?:can|could|may|shall) (?:i|we|you) |i (?:want|need|would like)(?: to)? |let us |give me )?(?:do |have |try |get |change |choose |take )?(?:an?other|different|new|next|the next|other|change the|to another) (?:grammar )?(?:topic|theme|subject)$/,
  /\bfill in the (?:gaps?|blanks?)\b|\bgap[ -]?fill\b|\bmultiple choice\b/,
];

export const quiz: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:an?|one|some|the|new|another|short|easy|quick|little|small|grammar|english|mini|level) )*${quizWord}$`,
  ),
  new RegExp(`^(?:[\\p{L}'-]+ ){1,4}(?:quiz|test)$`, "u"),
  new RegExp(`^(?:an? )?(?:quiz|test|exam) (?:about|on|of|for|with|in|to|from) .+`),
  new RegExp(`\\b${give}\\b.*\\b(?:quiz(?:zes)?|challenges?)\\b`),
  new RegExp(
    `\\b(?:give|show|send|make|prepare|create|do|start|want|need|take|write)\\b(?: (?:me|us|to|an?|the|some|have|do|take|make|small|short|little|easy|quick|english|grammar|new|another|one|for|vocabulary|past|present|simple)){0,6} (?:tests?|exam)\\b`,
    "u",
  ),
  /^(?:.* )?(?:test|quiz|examine|challenge|exam) (?:me|us|my|myself)\b/,
  /\bcheck (?:my|me) (?:knowledge|level|grammar level|english level|what i know)\b/,
  /\bquiz questions?\b/,
  /\bbe (?:tested|quizzed|examined)\b/,
  /\bask me (?:about grammar|english questions|(?:something|anything) (?:about|in) (?:grammar|english))\b/,
];

/** What says that words are to be practised. */
export const ofWords = /\b(?:vocabulary|words?|lexic|collocations?|new words)\b/;

export const follow: readonly (readonly [FollowUp, RegExp])[] = [
  [
    "lost",
    /^(?:i )?(?:still )?(?:do not|did not|can not|not|no) (?:understand|understood|get)(?: (?:it|this|that|anything|nothing|the (?:question|exercise|task)))?(?: (?:at all|well|very well|sorry))?$|^i am (?:lost|confused)$/,
  ],
  [
    "stop",
    /^(?:(?:i want(?: to)?|let us|can (?:we|i|you)|could (?:we|you)|i would like to|we can) )?(?:stop|finish|end|quit|exit|cancel|leave)(?: (?:the|this|it|with|here|quiz|test|exercises?|game|doing|practi[sc]e|of|that|all))*$|^(?:enough|no more|that is enough|that is all|i am (?:finished|done)|i am tired of (?:this|exercises?|it))(?: (?:exercises?|questions?|quiz))?$|^(?:i )?(?:do )?not want (?:any )?(?:more|to (?:continue|go on|do (?:this|it|more)|practi[sc]e)|exercises?|this|to do (?:any |more |the |these )?(?:exercises?|tasks?|tests?|quiz))(?: exercises?)?(?: any ?more)?$/,
  ],
  [
    "easier",
    /\b(?:easier|more easy|more simple|simpler|less difficult|less hard)\b|(?<!\b(?:was|were) )\btoo (?:difficult|hard|complicated|complex)\b|^(?:it|this|that) is (?:very |so |really |quite )?(?:difficult|hard|complicated)(?: for me)?$|^(?:easy|something easy|in easy (?:words|english)|simple (?:words|english))$|\b(?:explain|say|write) (?:it |this |that )?(?:in )?(?:an? )?(?:easy|simple|simply|easily)\b/,
  ],
  [
    "harder",
    /^(?!.*\bthan\b).*\b(?:harder|more (?:difficult|hard|challenging|advanced)|higher level|next level|too (?:easy|simple))\b|^(?:difficult|hard|something (?:difficult|hard))$/,
  ],
  [
    "hint",
    /^help me with (?:this|the|my) (?:question|exercise|answer|task|item|sentence)$|^(?:(?:can you |could you )?(?:give|show|tell)(?: me)? |i (?:want|need) )?(?:an? |one |another |some |the |little |small )*(?:hints?|clues?|tips?)$|^help me with (?:this|it|that)$/,
  ],
  [
    "answer",
    /^(?:(?:can you |could you )?(?:tell|show|give|say|write|what is)(?: me| us)? )?(?:the |right |correct )*(?:answers?|solutions?|answer is)(?: of this| to this| is)?$|^what is (?:the |right |correct )*(?:answer|solution)$|^(?:i )?(?:do not|not) know(?: (?:it|this|that|the answer|sorry|how|what))*$|^(?:no idea|i have no idea|not sure|i am not sure|dunno|idk|i give up|no know|i forgot|i forget|skip|pass)$/,
  ],
  [
    "why",
    /^(?:why|but why|why not(?: .{1,25})?|why (?:is|was) (?:it|this|that) .{1,20}|why so|why is (?:it|that|this)(?: (?:so|wrong|right|correct|not correct|not right|like this))?|why (?:am i|i am|was i|i was) wrong|why (?:it is|is it) .{1,20}|can you explain why|explain why|explain|explain (?:it|this|that)(?: again)?|what is the (?:reason|rule)|how so|how come|which rule|i do not understand why|what is (?:my|the) (?:mistake|error))$/,
  ],
  [
    "next",
    /^(?:(?:the |give me |can i have |i want |go )*(?:next|another|other|another one|a new one|new one|the other|next one|next question|another question|other question|next exercise|continue|go on|go ahead|go|carry on|keep going|let us go(?: on)?|let us continue|ready|i am ready|start|begin|let us start|let us begin|different one|one more|more questions?|more exercises?|we can start|can we continue|can we start|start please|one more exercise|one more question)(?: please)?)$/,
  ],
  [
    "examples",
    /^(?:(?:can you |could you |please )?(?:give|show|tell|write|make|say|i want|i need|have you|do you have)(?: me| us)? )?(?:(?:an?|one|some|more|other|another|few|the|other|one more|a few more|two|three|any) )*examples?(?: sentences?)?(?: (?:of|with|for|about) (?:it|this|that|them))?$|^(?:for example|like what|such as|example sentences?|more sentences|some sentences)$/,
  ],
  [
    "table",
    /^(?:(?:show|give|see|i want)(?: me)? )?(?:the |a )?(?:table|form|forms|structure|formula|formation|how (?:to|do (?:i|you|we)) (?:make|form|build) (?:it|this|that)|form table)$/,
  ],
  [
    "repeat",
    /^(?:(?:can|could) you )?(?:please )?(?:repeat|say (?:it |that |this )?again|once more|again|one more time|repeat (?:it|that|this|the (?:question|exercise))|show (?:it |the (?:question|exercise) )?again|what (?:is|was) (?:the|your) question)(?: again)?(?: one more time)?$/,
  ],
  [
    "more",
    /^(?:(?:(?:can|could|will) you )?(?:tell|give|show|explain|i want|i need|i would like|say|write|send|know|can i have)(?: me| us)? ?(?:to know )?)?(?:some |a bit |a little |even |any |much )?more(?: (?:about (?:it|this|that|them)|of (?:it|this|that|them)|phrases?|words?|information|details?|info|ideas?|expressions?|like this|explanation|please|things?))*$|^(?:what else|anything else|and more|and else|what more|something (?:else|more)|others?|other phrases)$/,
  ],
];

export const mistakesOf =
  /^(?:what (?:are |is )?(?:the )?|show (?:me )?|tell (?:me )?|give (?:me )?|which (?:are )?(?:the )?)?(?:(?:some|common|usual|typical|frequent|often|most|the|popular|normal|learners?'?|students?'?) )*(?:mistakes?|errors?)(?: (?:are|is|of|with|in|about|for|people|learners|students|that|which|we|on|do|make|when|using|the|use|they) ?.*)?$/;
export const myMistakes =
  /\bdid i (?:make|do|have) (?:any |some |many |a lot of )?(?:mistakes?|errors?)\b|\b(?:my|our) (?:\w+ )?(?:mistakes?|errors?)\b|\b(?:what|which) (?:mistakes?|errors?) (?:did i|i|have i|do i|i did|i have)\b|\bwhat (?:did i|i did|have i done|do i do|i do) (?:do )?(?:wrong|bad|incorrect)\b|\b(?:where|what) (?:did i|was i|am i|i was) (?:make (?:a )?mistakes?|wrong)\b|\bhow many (?:mistakes?|errors?) (?:did|have|do)?\b/;
export const summary =
  /\b(?:what (?:topics? |things? |words? |grammar )?(?:did|have|had) we (?:talk|speak|discuss|learn|do|practi[sc]e|study|chat|said|say|learnt|learned|done|talked|spoken|discussed)|what we (?:did|talk|talked|learn|learned|learnt|have|speak|spoke|studied|practi[sc]ed)|what (?:have|did) i (?:learn|learned|learnt|practi[sc]ed?|do today|study|studied)|(?:summary|summari[sz]e|sum up|recap|overview)\b(?! (?:of|this) (?:the |this |my )?(?:text|book|article|film|story|movie))|our (?:talk|conversation|chat)\b.*\b(?:about|was|summary)|about what (?:did|we|have) (?:we )?(?:talk|talked|speak|spoke)|(?:how did i do|how am i doing|how was i|my (?:progress|results?|score|report|statistics)))/;

export const rolePlay =
  /\b(?:role[ -]?plays?|roleplays?|role game|play (?:an? |the )?(?:roles?|scenes?|dialogues?|situations?)|act (?:out )?an? (?:scene|dialogue|situation)|(?:make|do|practi[sc]e|have|start|write|give|show|create) (?:me )?(?:an? |the )?(?:short |little |example |sample |small )?(?:dialogues?|scenes?)|simulat\w*|pretend|you are (?:the|an?) (?:waiter|waitress|doctor|seller|shop assistant|customer|receptionist|boss|client|patient)|imagine (?:we|you|i|that)|(?:^|\byou (?:can |will |could )?)be (?:my|the|an?) (?:waiter|waitress|customer|seller|doctor))\b/;
/** "Play café", where a scene is called so. */
export const plays =
  /^(?:(?:let us|can we|i want(?: to)?|we|could we|i would like to) )*(?:play|act)(?: an?| the| in| at)* (.+)$/;

export const talk =
  /^(?:(?:i (?:want|would like|need|like)(?: to)?|can we|could we|let us|we can|shall we|may we|how about we|want(?: to)?|i wish(?: to)?) )(?:talk|speak|chat|discuss|tell|have a (?:talk|chat|conversation)|converse|have conversation|conversation|make conversation|practi[sc]e (?:speaking|conversation|talking))(?: (?:with you|to you|a bit|a little|together|in english))*(?: (?:about|of|on|over) (.+)|(?: something| english)?)$|^(?:talk|speak|chat) (?:with me|to me)(?: about (.+))?$|^(?:talk|speak|chat) about (.+)$|^(?:conversation|small talk|free talk|chat|talk|just talk|just chat)(?: about (.+))?$/;

export const advise =
  /\b(?:do|need|have) to improve\b|\b(?:what|which) (?:(?:topics?|grammar|lessons?|things?|words?) )?(?:(?:should|can|could|must|do|shall) (?:i|we) (?:have to |need to |now )?|i (?:should|can|must|have to|need to|need) |to |is (?:good|best|better|important) (?:for me )?to |next to |grammar (?:should|must) i )(?:learn|study|practi[sc]e|do next|improve|repeat|revise|work on|start|begin|do now|know)\b|\bwhat (?:next|now|is next|comes next|is the next step)(?: for me)?$|\bhow (?:can|do|to|could|should|must|i can|i) ?(?:i |we )?(?:can )?(?:improve|learn|remember|memori[sz]e|study|get better|become better|speak better|be better|make better|develop|increase)\b(?!.* (?:tenses?|passive|conditionals?)$)|\b(?:recommend|suggest|advise|propose)\b(?! (?:me )?(?:an? )?(?:lessons?|films?|books?|movies?|songs?|restaurants?))|\bwhere (?:(?:should|do|can|must|to|have|from) )*(?:i )?(?:(?:should|can|must|have to) )?(?:start|begin)\b(?! (?:the|my|a|an)\b)|\bmy (?:weak points?|weaknesses|next step|plan)\b|\b(?:make|give|create|need|want) (?:me )?(?:an? )?(?:study |learning )?plan\b|\b(?:improve|better) my (?:english|grammar|writing|speaking|vocabulary)\b/;
export const teach =
  /^(?:(?:an? |one |first |next )*(?:easy|short|simple|little|small|first|new|good) (?:english |grammar )?lesson)$|^(?:(?:can|could|will|would) you )?(?:please )?(?:teach|tell|explain|show|learn|give)(?: (?:me|us))?(?: an?| some| any)?(?: (?:easy|short|simple|little|small|first))? ?(?:something|anything|new (?:grammar|words?|things?|rules?|topics?)|new|english|grammar|a (?:rule|lesson|grammar)|lessons?|rules?|an? (?:new )?(?:word|rule|thing|topic|lesson)|interesting|topic|useful|something (?:new|interesting|useful|about english|in english|of grammar)|about grammar|english grammar|the grammar|some grammar|grammar rules?|more english|more grammar)(?: please)?$|^(?:(?:i want|i would like|i need|let us)(?: to)? )(?:learn|study|know)(?: (?:something|anything|new|english|grammar|more|some|a|rules?|useful|interesting|about|thing|things|better|the))*$|^(?:teach me|teach|learn|grammar|study|lesson|english grammar|grammar please|let us learn|let us study|i want (?:a )?(?:lesson|grammar))$/;
export const help =
  /^(?:help(?: me)?|i need (?:your )?(?:some )?help|need help|can you help(?: me)?|could you help(?: me)?|what can (?:you|i|we) (?:do|ask|say|help|write|ask you|do here|do with you)(?: (?:me|for me|you|here|with you))*|what you can(?: do)?(?: for me)?|how can you help(?: me)?|how (?:does|do) (?:it|this|you|that) works?|how (?:it|this|you) works?|what (?:are you able|do you know|can be done|is possible|you know)(?: to do)?|menu|commands|options|instructions?|what (?:are|is) (?:the )?(?:options|possible)|how (?:can|do|to|should) (?:i )?(?:use|work with) (?:you|this|it|the chat|iris)|what (?:should|can|must|could|do) i (?:say|write|do|ask)(?: (?:here|now|you|to you))*|i do not know what (?:to )?(?:say|do|write|ask)(?: you)?|what (?:to do|now do)|what do you do|what i (?:can|should) (?:do|ask|write))$/;
export const level =
  /^is my english (?:good )?enough\b|^(?:(?:can you|could you|please|do you know|tell me|say|i want to know|and|so) )*(?:(?:what|which)(?: is| are)?(?: my| the)?(?: english| cefr)? level(?: of (?:my )?english)?(?: (?:is|am|are|do|have|has|i|my|me|english|at|in|on|now|got))*|how (?:good|bad) (?:is|am|are) (?:my english|i(?: at| in)? ?(?:english)?)|(?:is )?my (?:english )?level|(?:is )?my english (?:is )?(?:good|bad|ok|okay)(?: or (?:bad|not|good))?(?: enough)?)$/;
export const bored =
  /^(?:i am |i feel |it is |this is |so |very |really |too |a bit |a little |im )*(?:bored|boring|getting bored|am bored|bored)(?: (?:now|today|here|of this|with this|at home))*$|^i have nothing to do$|^(?:entertain me|let us (?:play|do something)(?: (?:a |some )?(?:game|fun|else|new))?|(?:i want to )?play (?:a )?games?|games?|do you have (?:a )?games?|can we play(?: (?:a )?games?| something)?|play with me|something fun|fun)$/;

export const beyond: readonly (readonly [Beyond, RegExp])[] = [
  [
    "homework",
    /\b(?:do|write|make|solve|finish|complete|answer) (?:all )?(?:(?:me|for me|us) )?(?:my|the|this|our) (?:\w+ )?(?:homeworks?|essay|exam|test|assignment|report|presentation|work for school|exercises? (?:from|of) (?:my )?(?:book|school))\b|\b(?:write|make|compose|do|prepare) (?:(?:me|for me|us) )?(?:an?|my|the) (?:\w+ )?(?:essay|composition|text|article|story|poem|letter|e-?mail|mail|report|speech|cv|summary of (?:the|a|this) (?:book|film|text)|presentation)\b(?! (?:phrases|exercise))|\bhelp me (?:with|in|do) (?:my |the )?(?:homeworks?|assignment|essay for)\b/,
  ],
  [
    "translation",
    /\btranslat\w* (?:this|the|my|it|me|that|a|these|for me|all|whole|to|into|in|from)\b(?!.*["“])|^translat(?:e|ion)(?: please| it| this| text)?$|\b(?:in|to|into) (?:my language|russian|spanish|ukrainian|german|french|italian|arabic|turkish|polish|portuguese|chinese|japanese|korean|hindi|vietnamese|czech|dutch|greek|persian|thai|hungarian|romanian|swedish)\b|(?:\b(?:do|can|could|did) you |^)(?:speak|know|understand) (?:russian|spanish|ukrainian|german|french|italian|arabic|turkish|polish|portuguese|chinese|japanese|korean|hindi|vietnamese|my language|other languages?)\b/,
  ],
  [
    "weather",
    /\b(?:what is |how is |tell me )(?:the )?weather\b|\bweather (?:be|going to|today|tomorrow|forecast|like|in)\b|\bwill it rain\b|\bis it (?:raining|snowing)\b|\bis it (?:cold|hot|sunny)(?: there| outside| in .*)?\??$/,
  ],
  [
    "news",
    /\b(?:news|newspaper|headlines)\b.*(?:\?|today|tell|latest|read|what)|\b(?:what is|what|tell me|read|show|give me|any|latest)(?: the| me| is| about)* (?:new in the world|news)\b|\bwhat (?:is happening|happened) (?:in the world|today|now)\b|\bwho (?:won|wins|will win|is winning|is the (?:president|king|queen|minister|champion))\b|\bfootball (?:results?|score)\b/,
  ],
  [
    "time",
    /\bwhat (?:time|day|date|year|month) (?:is|it is|do we have)\b|\bwhat is (?:the )?(?:time|date|day)(?: today| now)?$|\b(?:wake me|remind me|set (?:an?|the) (?:alarm|timer|reminder))\b|\bwhat is (?:today|the date)\b/,
  ],
  [
    "sums",
    /\b\d+(?:[.,]\d+)? ?(?:\+|-|\*|x|×|÷|\/|plus|minus|times|divided by|percent of|% of) ?\d+|\b(?:calculat\w+|solve (?:the |this |my )?(?:equation|maths?|problem)|square root|how much is \d+|(?:two|three|four|five|six|seven|eight|nine|ten) (?:plus|minus|times) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+))\b/,
  ],
  [
    "contact",
    /\b(?:your (?:phone|number|e-?mail|address|instagram|whatsapp|telegram|photo|picture)|call me|phone me|meet (?:me|you)|can we meet|video call with you|marry me|be my (?:girlfriend|boyfriend|friend|wife|husband)|(?:i )?love you|kiss)\b/,
  ],
  [
    "personal",
    /\b(?:how old are you|where (?:are you from|do you (?:live|work|come))|(?:are|were) you (?:married|tired|happy|sad|busy|single|hungry|sick|bored|from|born|a (?:man|woman|girl|boy)|smart|sleeping|free)|do you (?:think|like|love|have|eat|sleep|drink|play|want|feel|dream|live|work|watch|go|travel|prefer|believe|hate|enjoy|study)|did you (?:sleep|eat|go|have|watch|do|see|like)|have you (?:ever|been|got|eaten|seen|had|a|any)|what (?:is|are) your (?:favou?rite|hobby|hobbies|age|job|plans?|family|opinion|birthday|country|religion|dream|last name|surname|nationality)|what do you (?:like|eat|think|feel|prefer|drink|want|look like|love|wear|hate)|what (?:are you|you are) doing|what did you (?:do|eat|have)|tell me (?:something |more |a bit |a little )?about (?:you|yourself|your (?:life|family|day)))\b/,
  ],
  [
    "complaint",
    /^(?:no )?(?:you are|this is|it is|that is|you) (?:not (?:helpful|good|nice|useful|smart|clever|work\w*|correct|right|help\w*)|(?:so |very |really |an? |too )*(?:stupid|bad|useless|wrong|annoying|idiot|terrible|rude|silly|slow|dumb|horrible|nonsense|not understand\w*))\b|^you do not (?:understand|help|answer|listen|know)\b|^(?:bad|wrong) (?:answer|teacher|bot)$|^i do not like (?:you|this|it here)$/,
  ],
  [
    "fun",
    /\b(?:tell|say|write|know|make|give)(?: (?:me|us))?(?: an?| some| any| the)? (?:\w+ )?(?:jokes?|stor(?:y|ies)|poems?|riddles?|songs?|anecdotes?|fairy tales?|jokes)\b(?! (?:about me|with mistakes))|^(?:(?:can|could|please) (?:you )?)?(?:sing|dance|draw|play music)\b|^(?:an? |another |one more )?(?:jokes?|riddles?|tongue[ -]?twisters?|stor(?:y|ies))$|^(?:make me laugh)$|\b(?:give|show|send|have|want|need)\b.*\b(?:text|story|something) (?:to read|for reading)\b|\b(?:tell|say|write|know|make|give|teach)(?: (?:me|us))?(?: an?| some| any| another)? (?:\w+ )?tongue[ -]?twisters?\b/,
  ],
  [
    "sound",
    /^(?:(?:can|could) you )?(?:correct|check|hear|listen to) my (?:pronunciation|accent|speaking)\b|\b(?:speak|talk|say|read) (?:it |this |that |to me |aloud |out |me |the text )*(?:aloud|out loud|with (?:your )?voice|loudly|louder)\b|\b(?:voice|audio|listening|listen|record|video)s?\b.*\b(?:send|give|have|message|exercises?|want|can|hear|practi[sc]e|call|you)\b|\b(?:send|give|want|have|can i|can you|play|show|make|practi[sc]e)\b.*\b(?:voice|audio|listening|videos?)\b/,
  ],
  [
    "facts",
    /\b(?:what|which) is (?:the )?(?:capital|biggest|largest|highest|population|tallest|currency|meaning of life|best (?:film|book|song|phone|country|restaurant|app|movie))\b|\bhow (?:tall|high|far|big|deep|long|many people) (?:is|are|live)\b|\b(?:google|search|look up|find (?:in|on) (?:the )?(?:internet|google))\b|\b(?:recommend|suggest)\b.*\b(?:films?|books?|movies?|songs?|restaurants?)\b/,
  ],
];

/** "I want new words" and "what can we talk about?" */
export const wantsWords =
  /^(?:(?:can you |could you )?(?:give|show|teach|tell|send|write)(?: me| us)?|i (?:want|need|would like)(?: (?:to )?(?:learn|know|study))?|learn|let us learn)(?: (?:an?|some|the|new|more|useful|important|\d+|good|other|english|difficult|easy))* (?:words?|vocabulary)(?: (?:about|for|of|on|with) .+)?$|^(?:new |more |some )*(?:vocabulary|words)(?: (?:about|on) .+)?$/;
export const asksForTalk =
  /\b(?:topics?|themes?|subjects?|something) (?:for|to|of|about) (?:an? |our |the )?(?:conversations?|talk(?:ing)?|speak(?:ing)?|discuss(?:ion)?|chat(?:ting)?)\b|\bwhat (?:can|could|shall|should|will|do|would) we (?:talk|speak|chat|discuss)\b|\bask me (?:(?:a |some )?questions?|something|anything)$/;
