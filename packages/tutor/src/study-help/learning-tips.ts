/** What somebody wants to get better at. */
interface Skill {
  readonly named: RegExp;
  readonly tips: readonly string[];
  readonly wishes: readonly string[];
}

/** The first that is named is meant, so what is narrower stands first. */
const skills: readonly Skill[] = [
  {
    named:
      /\b(?:from|to|reach|level) (?:level )?[abc][12]\b|\b(?:next|higher|another) level\b|\blevel up\b/,
    tips: [
      "Read and listen to things that are a little too hard for you, every day.",
      "Learn words in groups: with each new word its family and what goes with it.",
      "Write a text every week, and write it again after the corrections.",
      "Take one grammar point of the next level each week, and use it in your own sentences.",
    ],
    wishes: ["what should I learn next?", "quiz", "my mistakes"],
  },
  {
    named: /\b(?:speaking|oral) (?:exam|test|part)\b|\bexam .*\bspeaking\b/,
    tips: [
      "Speak for two minutes about one topic every day, and time yourself.",
      "Learn phrases that give you time to think, such as “Let me think about that”.",
      "Give a reason and an example with each answer.",
      "If you do not know a word, describe it and go on.",
    ],
    wishes: ["phrases for the exam", "role play"],
  },
  {
    named: /\b(?:writing|written|essay) (?:exam|test|part|paper)\b|\bexam .*\b(?:writing|essay)\b/,
    tips: [
      "Write one past task every two days, in the real time.",
      "Plan for five minutes: one idea for each paragraph.",
      "Learn ten linking words, and use them in each essay.",
      "Keep five minutes at the end to check verbs, articles and spelling.",
    ],
    wishes: ["phrases for an essay", "exercise on linking words"],
  },
  {
    named:
      /\b(?:less|too|so) (?:blunt|direct|rude|harsh|aggressive)\b|\bmore (?:polite|tactful|diplomatic)\b/,
    tips: [
      "Begin with what you agree with: “I see what you mean, but …”.",
      "Say “I'm not sure that …” in place of “That's wrong”.",
      "Ask in place of telling: “Could we look at it from another side?”.",
      "Make it smaller with “a bit”, “rather” or “perhaps”: “That might be a bit late.”",
    ],
    wishes: ["phrases: disagree politely", "explain hedging"],
  },
  {
    named: /\b(?:concise|shorter sentences|too long|wordy|to the point)\b/,
    tips: [
      "One idea in each sentence. Where a sentence has more than 25 words, make two of it.",
      "Leave out words that say nothing: not “due to the fact that” but “because”.",
      "Use verbs in place of nouns: not “make a decision about” but “decide on”.",
      "Write first, and then cut a fifth of the words.",
    ],
    wishes: ["exercise on linking words", "check my sentence"],
  },
  {
    named:
      /\b(?:natural(?:ly)?|like (?:an? )?native(?: speakers?)?|less (?:like a )?(?:book|robot\w*))\b/,
    tips: [
      "Learn words with their friends: “make a decision”, “heavy rain”, “strong coffee”.",
      "Use short forms when you speak: “I'm”, “don't”, “it's”.",
      "Take whole phrases from films and talks, and use them the same day.",
      "Answer with more than “yes”: “Yes, I do, and …”.",
    ],
    wishes: ["collocations with decision", "idioms about feelings"],
  },
  {
    named:
      /\b(?:more formal(?:ly)?|academic(?:ally)?|professional(?:ly)?)\b.*\b(?:write|writing|essays?|style|texts?|sound)\b|\b(?:write|writing|essays?|style|texts?|sound)\b.*\b(?:more formal(?:ly)?|academic(?:ally)?|professional(?:ly)?)\b/,
    tips: [
      "Write full forms: “do not”, not “don't”.",
      "Choose one word for a phrasal verb: “investigate”, not “look into”.",
      "Be careful with what you claim: “It seems that …”, “This may show …”.",
      "Use linking words: “however”, “therefore”, “in addition”.",
    ],
    wishes: ["explain hedging", "phrases for an essay"],
  },
  {
    named: /\b(?:exams?|tests?|certificate|ielts|toefl)\b/,
    tips: [
      "Make a plan: one part of the exam every day.",
      "Do old tasks with a clock, and look at each mistake again.",
      "Practise a little every day, not much on one day.",
    ],
    wishes: ["quiz", "phrases for the exam"],
  },
  {
    named:
      /\b(?:listening|podcasts?|songs?|films?|movies|series|channels?|understand (?:\w+ )*(?:films?|songs?|series|native|people|fast)|hear)\b/,
    tips: [
      "Listen to something short every day, for example a podcast or a song.",
      "Listen again: first for the idea, then for the words.",
      "Watch a video with English subtitles, and then without them.",
      "Listen to a dialogue in a lesson here, and read it after that.",
    ],
    wishes: ["quiz", "vocabulary exercise"],
  },
  {
    named: /\b(?:pronunciation|accent|pronounce|intonation|sounds?)\b/,
    tips: [
      "Listen to one sentence, stop, and say it in the same way.",
      "Record yourself, listen, and compare.",
      "Learn with each new word which part is loud.",
      "Practise one sound each week.",
    ],
    wishes: ["how do you say the th sound?", "how do you pronounce decide?"],
  },
  {
    named: /\b(?:speaking|speak|fluen\w+|talking|conversation|shy|afraid)\b/,
    tips: [
      "Speak a little every day: tell yourself what you do.",
      "Use short sentences, and do not stop for every mistake.",
      "Learn whole phrases, not single words.",
      "Play a role play with me, and say your part aloud.",
    ],
    wishes: ["role play", "phrases: small talk"],
  },
  {
    named: /\b(?:phrasal|idioms?|collocations?|expressions?)\b/,
    tips: [
      "Learn them in a sentence of your own, never in a list.",
      "Write down three each day, and use them in a message.",
      "Read your sentences again after one day and after one week.",
    ],
    wishes: ["exercise on phrasal verbs", "collocations with decide"],
  },
  {
    named:
      /\b(?:fast|quickly|soon|how (?:many (?:hours|minutes|times|days)|much time|often|long))\b/,
    tips: [
      "Half an hour every day is better than three hours on Sunday.",
      "Begin with what you need first: the words and sentences of your work or your journey.",
      "Learn whole sentences, and say them aloud.",
      "Use on the same day what you have learned: write to me with it.",
    ],
    wishes: ["phrases: job", "vocabulary exercise"],
  },
  {
    named: /\b(?:vocabulary|words?|memori\w+|forget)\b/,
    tips: [
      "Write a sentence of your own with each new word.",
      "Use cards: the word here, the meaning or a picture there.",
      "Read the words again after one day, three days and a week.",
      "Five words every day are better than fifty in one night.",
    ],
    wishes: ["vocabulary exercise", "word family of decide"],
  },
  {
    named: /\b(?:reading|read|books?|texts?|websites?|apps?)\b/,
    tips: [
      "Read something easy every day, for ten minutes.",
      "Read once for the idea, and do not stop at each new word.",
      "Write down three useful words, and use them.",
    ],
    wishes: ["vocabulary exercise", "quiz"],
  },
  {
    named: /\b(?:writing|write|essays?|style|e-?mails?|letters?)\b/,
    tips: [
      "Write five sentences every day, for example about your day.",
      "Make a short plan before you write.",
      "Read your text aloud, and check verbs and articles.",
      "Send me your sentences: I mark what I find.",
    ],
    wishes: ["check my sentence", "phrases for an essay"],
  },
  {
    named: /\b(?:spelling|spell)\b/,
    tips: [
      "Look at the word, cover it, write it and check it.",
      "Learn words with the same ending together, such as “light”, “night” and “right”.",
      "Keep a list of the words that you get wrong, and test yourself every week.",
    ],
    wishes: ["spelling rules", "quiz"],
  },
  {
    named: /\b(?:grammar|tenses?|irregular|articles|prepositions?)\b/,
    tips: [
      "Learn one rule with one example that you can remember.",
      "Write three sentences about your life with it.",
      "Do an exercise on it again after one week.",
    ],
    wishes: ["exercise", "quiz"],
  },
];

const asksHow =
  /\b(?:recommend|suggest|know)\b.*\b(?:books?|films?|movies|series|podcasts?|songs?|websites?|apps?|channels?)\b|\bhow (?:many (?:new |english )?(?:words|hours|minutes|times|days|lessons)|much(?: time)?|often|long)\b.*\b(?:learn|study|practi[sc]e|repeat|revise)\b|\b(?:need|want|have|would like) to (?:learn|improve|speak) (?:\w+ ){0,2}(?:fast|quickly|soon)\b|\b(?:tips?|advice|advise|(?:any|some) (?:ideas?|suggestions?)|strateg(?:y|ies)|techniques?|methods?|tricks?)\b|\bhow (?:(?:can|could|do|to|should|might|would|must|i|we|you|one|best|it|is|possible) )*(?:improve|learn|remember|memori[sz]e|study|revise|prepare|get better|become|be better|train|develop|increase|reduce|lose|weaken|get rid of|stop forgetting|not forget|boost|expand|enrich|work on|sound more (?:natural|fluent|like)|(?:get|go|move|come|pass)(?: up)? (?:from|to) (?:level )?[abc][12]|reach (?:level )?(?:[abc][12]|the next level)|get to the next level)\b|\b(?:recommend|suggest)\b.*\b(?:improv\w+|learn\w*|practi[sc]\w+|remember\w*)\b|\b(?:recommend|suggest)\b.*\b(?:for|with|about) (?:my|better) (?!english\b)|\b(?:best|good|better|effective|fast|quick|easy|efficient)\w* ways? (?:to|of|for) (?:improv|learn|remember|memori|study|prepar|practi|expand|build|get)\w*|\b(?:improve|better) my (?!english\b|level\b|mistakes\b)\w+|\bwhat (?:(?:can|could|should|must|do|would|i|you|have|to|need) )*do (?:to|for|about|against) (?:improve |understand |my |remember |speak |learn )?\w+|\bi (?:always |often |keep )?forget(?:ting)? (?:all )?(?:the |my |new )*words\b/;

/** Whether somebody wants to know how one learns something that is named. */
export const asksForTips = (bare: string): boolean =>
  asksHow.test(bare) && skillIn(bare) !== null && !/\bexercises?\b/.test(bare);

const skillIn = (text: string): Skill | null =>
  skills.find(({ named }) => named.test(text)) ?? null;

/** How to get better at what a text names, in a few steps; null where it names nothing of the kind. */
export function tipsFor(text: string): Pick<Skill, "tips" | "wishes"> | null {
  return asksForTips(text) ? skillIn(text) : null;
}

/** What somebody says who has trouble with learning, and does not ask in so many words how to learn. */
const worries: readonly (readonly [RegExp, Pick<Skill, "tips" | "wishes">])[] = [
  [
    /\bi (?:want|would like|need|wish) to (?:speak|talk|sound|understand|write) (?:english )?(?:more |very |really )?(?:fluent\w*|better|well|like a native|perfect\w*|natural\w*|faster)\b.*\b(?:what|how|help|advice|tips?|should|can you)\b|\bhow (?:(?:can|do|to|could|should|i|you|we) )+(?:be|become|speak|get) (?:english )?(?:more )?(?:fluent\w*|like a native)\b/,
    {
      tips: [
        "Speak a little every day: tell yourself what you do.",
        "Learn whole phrases, and say each of them ten times.",
        "Listen to one sentence, stop, and say it in the same way.",
        "Do not stop for each mistake. Say it in other words, and go on.",
      ],
      wishes: ["role play", "collocations with decision"],
    },
  ],
  [
    /\b(?:shy|afraid|scared|nervous|embarrassed|ashamed|not confident|no confidence|fear)\b.*\b(?:speak|speaking|talk|talking|say|mistakes?|english|foreigners?|native)\b|\b(?:fear|afraid) of (?:speaking|making mistakes)\b/,
    {
      tips: [
        "Everybody who learns makes mistakes, and people understand you all the same.",
        "Begin alone: tell yourself in English what you do, two minutes a day.",
        "Learn five whole sentences by heart, for example for a shop.",
        "Write with me first, then say the same sentences aloud.",
      ],
      wishes: ["role play", "phrases: small talk"],
    },
  ],
  [
    /\b(?:do not|not|never|hardly|can|hard to|difficult to) understand (?:\w+ )?(?:native|fast|films?|movies?|series|songs?|people|speakers?|when (?:they|people)|english people|podcasts?)\b|\b(?:they|people|natives?) (?:speak|talk) (?:too|so|very) (?:fast|quick\w*)\b/,
    {
      tips: [
        "Listen to something short and easy every day, and hear it three times.",
        "First listen for the idea, then for the words you know.",
        "Read the text while you listen, and then listen without it.",
        "You may always say: “Could you speak more slowly, please?”",
      ],
      wishes: ["phrases for a phone call", "quiz"],
    },
  ],
  [
    /\b(?:no|not (?:have )?(?:much|enough|any)|little|not have) time (?:to|for) (?:learn|study|practi[sc]e|english|learning|studying)\b/,
    {
      tips: [
        "Ten minutes each day are better than two hours on Sunday.",
        "Use small gaps: five words on the bus, one dialogue in the break.",
        "Change your phone to English.",
      ],
      wishes: ["vocabulary exercise", "quiz"],
    },
  ],
  [
    /\b(?:think|translate|translating) (?:everything )?(?:in|from|into|to) my (?:own |native |mother )?(?:language|head|tongue)\b|\bthink in english\b|\btranslate (?:everything )?in my (?:head|mind)\b/,
    {
      tips: [
        "Learn whole phrases, not single words, so that there is nothing to translate.",
        "Name what you see around you in English, without your language.",
        "Keep a short diary in English: three sentences each evening.",
      ],
      wishes: ["collocations with decision", "role play"],
    },
  ],
  [
    /\b(?:i )?(?:always |often |keep )?(?:forget(?:ting)?|can not remember|not remember|can not memori[sz]e) (?:all |everything|the |my |new |english )*(?:words|vocabulary|word|grammar)\b/,
    {
      tips: [
        "Write a sentence of your own with each new word.",
        "See the word again after one day, three days and a week.",
        "Take five words a day, not fifty.",
        "Put a word with its friends: not “decision” but “make a decision”.",
      ],
      wishes: ["vocabulary exercise", "word family of decide"],
    },
  ],
  [
    /\b(?:lost|losing|no|lose) (?:my )?motivation\b|\bnot motivated\b|\b(?:stay|keep|get) motivated\b|\bi am (?:too )?(?:old|stupid|bad) (?:to|for|at|in) (?:learn\w*|english|languages?)\b|\bi (?:do not|not) make (?:any )?progress\b|\bno progress\b/,
    {
      tips: [
        "Set one small goal for a week, for example ten new words.",
        "Learn with something you like: songs, games, cooking.",
        "Look at a text that you wrote months ago. You will see how far you have come.",
        "Learn with a friend, and tell each other each week what you did.",
      ],
      wishes: ["let's talk about my day", "quiz"],
    },
  ],
];

/** Tips for somebody who tells what is hard in learning; null for anybody else. */
export const tipsForWorry = (bare: string): Pick<Skill, "tips" | "wishes"> | null =>
  /\b(?:was|were|yesterday|he|she|my (?:son|daughter|sister|brother|friend)|exercises?)\b/.test(
    bare,
  ) || bare.split(" ").length > 24
    ? null
    : (worries.find(([pattern]) => pattern.test(bare))?.[1] ?? null);

/** What learners of a level get wrong most often. */
export const typicalMistakes: Readonly<Record<"early" | "later", readonly string[]>> = {
  early: [
    "The verb with “he” and “she”: not “she work” but “she works”.",
    "Articles: not “I am student” but “I am a student”.",
    "The past: not “yesterday I go” but “yesterday I went”.",
    "Prepositions: not “in Monday” but “on Monday”.",
    "Word order: not “I like very much tea” but “I like tea very much”.",
  ],
  later: [
    "Articles: not “the life is short” but “life is short”.",
    "Prepositions: not “it depends of” but “it depends on”.",
    "Collocations: not “do a decision” but “make a decision”.",
    "False friends: “actually” means “in fact”, not “now”.",
    "Tense: not “I know her since May” but “I have known her since May”.",
    "Register: a formal text has no “gonna” and few short forms.",
  ],
};
