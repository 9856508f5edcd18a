/** What is wished to whoever leaves; "I have good shoes" says no goodbye. */
const times = "(day|one|time|morning|afternoon|evening|night|week|weekend|trip|journey|holiday)";

/** What many scenes listen for, for use as `<want>` in their patterns. A scene may add its own. */
export const builtInPhrases: Readonly<Record<string, string>> = {
  want: `want|like|love|wish|have|get|give|take|order|bring|need|prefer|try|buy|choose|interested|
    look for|go for|for me|please`,
  can: "can|could|may|might|possible|possibility|allowed|able|permitted|ok if|would mind|chance",
  need: "need|have to|must|require|necessary|should|got to|supposed to",
  sorry: "sorry|apologise|apology|excuse|my fault|my mistake|forgive|regret|pardon",
  because: "because|since|as|due to|so that|reason|that is why|why|so",
  think: `think|believe|feel|opinion|guess|suppose|would say|reckon|view|seems|consider|find|
    convinced|sure`,
  agree: `agree|yes|ok|sure|good idea|fine|sound good|of course|deal|great|perfect|work for me|happy with|
    accept|all right|exactly|absolutely|definitely|fair|can live with|certainly|gladly|love to`,
  disagree: `disagree|not agree|not think|not sure|not convinced|not right|not fair|not true|not accept|
    no|not believe|wrong|doubt`,
  suggest: `how about|what about|why not|why do not|let us|could we|can we|we could|we can|suggest|propose|
    proposal|maybe|perhaps|shall we|should|recommend|what if|would it be possible|idea is|
    would be good|would be better|option`,
  understand: `understand|see|appreciate|hear|imagine|realise|recognise|acknowledge|make sense|
    get what|get it|know how|aware`,
  price: "how much|price|cost|how expensive|charge|fee|how many (euros|pounds|dollars)",
  when: "when|what time|which day|what day|which time|how soon|what hour",
  where: "where|which place|which way|how find|how get to|how go to",
  problem: `problem|issue|trouble|wrong|broken|break|broke|not work|stop work|not function|out of order|
    fault|faulty|defect|defective|damage|fail|crash|complain|complaint`,
  have: `do you have|have you|you have|is there|are there|there is|do you sell|you =got|do you =got|you do have|
    does it have|does … have`,
  recommend: `recommend|suggest|recommendation|suggestion|what … (good|best|special|popular|nice)|
    which … (good|best|nice)|your favourite`,
  hello:
    "hello|hi|hey|good morning|good afternoon|good evening|good day|nice to meet|pleased to meet",
  bye: `bye|goodbye|see you|good night|have a (nice|good|great|lovely) ${times}|take care|until next|see you soon`,
  thanks: "thank|thanks|grateful|appreciate|cheers|kind of you",
  often: `always|usually|often|sometimes|never|rarely|every day|every week|once|twice|daily|weekly|
    all the time|from time to time`,
};

const days = `monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|today|
  tomorrow|tonight|weekend|weekday|day after tomorrow|next week|next month|this week|next (year|summer|winter|spring|autumn)`;
const months = `january|february|march|april|may|june|july|august|september|october|november|december|jan|
  feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec`;
const money = "pound|euro|dollar|quid|pence|cent|thousand|gbp|eur|usd|percent|per cent";

/** Slots that every scene has. What they hear is what was written. */
export const builtInSlots: Readonly<Record<string, string>> = {
  number: "#number|a couple|a dozen|a few|once|twice",
  time: `#clock|half past #number|quarter (past|to) #number|#number (past|to|before|after) #number|
    #number (oclock|clock|pm|in the morning|in the afternoon|in the evening)|half #number|
    (at|around|about|before|after|by|from|until) #number [oclock|pm]|noon|midnight|midday|morning|
    afternoon|evening|night|lunchtime|now|later`,
  day: days,
  date: `#date|(#number|#ordinal) (${months})|(${months}) (#number|#ordinal)|#ordinal|${days}|${months}`,
  price: `#money [(${money})]|#number [thousand] (${money})|(pounds|euros|dollars) #number|#number|#percent`,
  email: "#email",
  yes: `yes|sure|course|ok|certainly|definitely|absolutely|please do|why not|right|correct|exactly|
    sound good|fine|great|perfect|good idea|all right|alright|with pleasure|gladly|deal|agree|indeed|happy to|
    love to|that work|no problem|wonderful|lovely|would be nice|would be great|true`,
  no: `#no|no thank|no thanks|not really|not now|not today|not yet|not think so|not necessary|
    not need|nothing|that is all|that is it|that is everything|i am fine|i am good|rather not|never mind|
    all good|that is enough|not at the moment|not for me|not want (anything|any|more|it|that|else)|not need (anything|more|it)|nothing else|not this time`,
};
