import { hasFiniteLater, subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";

/** What one thinks most of, with a noun that leaves no doubt that it is a subject. */
const ofOne =
  "my|his|her|our|the favourite|favorite|best|worst|main|biggest|only|first|hardest|easiest|nicest @NOUN";
const whose = "my|his|her|our|their|your|the|this|these|all";

/** Subjects that are missing or said twice, and “have” for “be”. */
export const missingSubject: readonly RuleSource[] = [
  {
    id: "double-subject",
    level: "A2",
    topic: "missing-subject",
    why: "One subject is enough: “My mother is …”, not “My mother she is …”.",
    pattern: [
      "^ and|but|hi|hello? $punctuation? my|his|her|our $adjective? $relative { he|she|it } is|has|was|$any-third|can|will|always|had|went|does|never|also|usually|often|do|have|like|live|work",
      "^ my|our|his|her|the|these parents|friends|children|people|brothers|sisters|students|teachers { they } are|have|were|like|live|work|love|can|will|always|want|play|go|study|had|went|do|never|also|usually|is|has",
      "^ the|my|this|our $adjective? house|book|film|city|school|room|food|weather|job|country|movie|dog|cat|car|town|teacher|boy|girl|man|woman { it|he|she } is|has|was|likes|lives|works|can|will|always",
    ],
    unless: [
      "^ my|the|our|his|her $word he|she|they $word $word? $word? $word? is|are|was|has|costs|helps",
    ],
    fix: ({ tokens, match }) =>
      hasFiniteLater(tokens, match.markTo + 1) ||
      tokens.slice(match.markTo + 1).some((token) => baseAs("third", token) !== undefined)
        ? null
        : "",
    wrong: [
      ["My mother she is a doctor.", "My mother is a doctor."],
      ["my brother he likes football", "my brother likes football"],
      ["My parents they are very kind.", "My parents are very kind."],
      ["The film it was very long.", "The film was very long."],
    ],
    right: [
      "My mother is a doctor.",
      "The book he likes is here.",
      "My friends and they are here.",
      "The girl he likes lives here.",
    ],
  },
  {
    id: "is-raining",
    level: "A1",
    topic: "missing-subject",
    why: "A sentence needs a subject: “It is raining.”",
    pattern: [
      "^ and|but|so|yes|no|because? $punctuation? { is|was not|n't? raining|snowing|sunny|cloudy|windy|hot|cold|warm|very|important|difficult|easy|possible|necessary|impossible|interesting|too|so|better|nice|good|ok|true|funny|expensive|beautiful|great|fun|a|an|the|my|not }",
      "^ in|at my|our|the|this? $adjective? city|town|village|street|house|room|school|country|class|winter|summer|spring|autumn|morning|evening|$month { is|was very|so|too|always? $common-adjective }",
      "^ in $place-name|$country|spring|summer|autumn|winter { is|was usually|always|very|so|too|really? $common-adjective }",
      "because|if|when { is|was very|so|too|really? $common-adjective } ,",
      "because|but|and { is|was very|so|too|cold|hot|important|difficult|easy|good|nice|beautiful|interesting|raining|my|a|cheap|expensive|big|small|fun|funny|delicious|necessary|boring|near|far }",
      "because|that|think|if|when|but { is|was|'s } cold|hot|important|difficult|easy|good|nice|beautiful|interesting|raining|very|a|my|the",
    ],
    fix: ({ marked, tokens, match }) => {
      if (tokens.at(-1)?.lower === "?" || tokens.length < 3) return null;
      const before = tokens[match.markFrom - 1]?.lower;
      if (before === "and" && match.markFrom > 1) return null;
      if (
        before === "but" &&
        match.markFrom > 1 &&
        tokens
          .slice(0, match.markFrom - 1)
          .some(({ lower }) => /^(?:is|was|it|this|that|he|she)$/.test(lower))
      )
        return null;
      // "I think that is cold" may speak of something.
      if (before === "that") return null;
      const second = marked[1]?.lower;
      if (
        match.markFrom === 0 &&
        /^(?:the|my|a|an|not|that|this)$/.test(second ?? "") &&
        hasFiniteLater(tokens, match.markTo)
      )
        return null;
      if (match.markFrom === 0 && second === "the") return null;
      return `it ${marked
        .map(({ lower }) => lower)
        .join(" ")
        .replace(" n't", "n't")}`;
    },
    wrong: [
      ["Is raining.", "It is raining."],
      ["Is very nice here", "It is very nice here"],
      ["I like it because is cold.", "I like it because it is cold."],
      ["I go now, because is very late.", "I go now, because it is very late."],
      ["I think is a good idea.", "I think it is a good idea."],
      ["Was very difficult for me.", "It was very difficult for me."],
    ],
    right: [
      "Is it raining?",
      "It is raining.",
      "Is very cold water good?",
      "The one that is cold is mine.",
      "The house is old but is very nice.",
      "What I need is important.",
    ],
    unless: ["what|all|which|who|thing|one|why $word* $subject? think|know is|was"],
  },
  {
    id: "not-go",
    level: "A1",
    topic: "imperatives",
    why: "To say what not to do, begin with “Don't”: “Don't go!”",
    pattern: [
      "^ please? { not|no } smoke|park|sit|swim|walk|eat|go|do|speak|worry|touch|eat|forget|run|open|close|be|make|use|write|come|drink|wait|cry|shout|take|tell|talk|listen|play|read",
      "^ please? { not to|no to } go|do|speak|worry|touch|eat|forget|run|open|close|be|make|use|write|come|drink",
    ],
    unless: [
      "no smoking|parking|park|smoke|walk|swim|sit|work|talk|use|play|run|drink|open|close",
      "not to be|do|go|speak|make|take|forget $word* is|are|was|,",
      "not to mention|worry|speak|forget|be",
    ],
    fix: ({ tokens, match }) =>
      tokens.length < 3 || hasFiniteLater(tokens, match.markTo + 1) ? null : "don't",
    wrong: [
      ["Not go there!", "Don't go there!"],
      ["No touch it!", "Don't touch it!"],
      ["please not speak so fast", "please don't speak so fast"],
    ],
    right: [
      "Don't go there!",
      "No smoking",
      "Not to worry.",
      "Not everyone is here.",
      "No work, no food.",
    ],
  },
  {
    id: "have-20-years",
    level: "A1",
    topic: "verb-be",
    why: "For age we use “be”: “I am 20 years old”.",
    pattern: [
      "i|you|we|they|he|she|who|$relative|friend|$name|dog|cat { have|has|had $number years|year|year|anos old? } ,",
      "$relative|dog|cat|friend { 's $number years } ,",
      "i|he|she|we|they { am|is|are|'m|'s|'re $number years } ,",
      "how many { years|year do|does|have you|he|she have|has|got }",
    ],
    unless: ["years of|experience|left|to|in|at"],
    fix: ({ marked, tokens, match }) => {
      if (marked[0]!.lower.startsWith("year")) return null;
      const number = marked[1]!.text;
      if (tokens[match.markTo]?.lower.startsWith("'") === true) return null;
      const verb = marked[0]!.lower;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      if (/^(?:am|is|are|'m|'s|'re)$/.test(verb)) return `${marked[0]!.text} ${number} years old`;
      const be =
        verb === "had"
          ? subject.person === "i" || subject.person === "singular"
            ? "was"
            : "were"
          : subject.person === "i"
            ? "am"
            : subject.person === "singular"
              ? "is"
              : "are";
      return `${be} ${number} years old`;
    },
    wrong: [
      ["I have 20 years.", "I am 20 years old."],
      ["My sister has 12 years and she is nice.", "My sister is 12 years old and she is nice."],
      ["he has 30 years old", "he is 30 years old"],
      ["I am 15 years.", "I am 15 years old."],
    ],
    right: [
      "I am 20 years old.",
      "I have 20 years of practice",
      "I have 3 years left",
      "How many years have you lived here?",
    ],
  },
  {
    id: "have-hungry",
    level: "A1",
    topic: "verb-be",
    why: "For what one feels we use “be”: “I am hungry”, “she is cold”.",
    pattern: [
      "i|you|we|they|he|she|$relative|$name not|n't|always? { have|has|had } very|so|much? hungry|thirsty|afraid|sleepy|tired|cold|hot|hunger|thirst|scared|angry|happy|sad|bored|right|sick|ill|ready|busy|late|sure|nervous ,",
      "i|you|we|they|he|she { have|has } very|so? hungry|thirsty|afraid|sleepy|tired|scared|angry|happy|sad|bored|sick|ready|busy|late|sure|nervous of|now|today|because|to|that|about|with|when",
      "i|we|they|he|she { have|has } fear|shame|hunger|thirst|reason ,",
    ],
    unless: [
      "have|has|had cold|right|hot|hunger|thirst|fear|reason|shame $word&!$conjunction",
      "have|has happy|busy|tired|sad|sick|angry|late $word",
    ],
    fix: ({ tokens, match, marked }) => {
      const next = tokens[match.markTo]!.lower;
      if (
        /^(?:hunger|thirst|fear|shame|reason|much)$/.test(next) ||
        tokens[match.markTo + 1]?.lower === "hunger"
      )
        return null;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      if (marked[0]!.lower === "had")
        return subject.person === "i" || subject.person === "singular" ? "was" : "were";
      return subject.person === "i" ? "am" : subject.person === "singular" ? "is" : "are";
    },
    wrong: [
      ["I have hungry.", "I am hungry."],
      ["She has cold and I have thirsty", "She is cold and I am thirsty"],
      ["we have very tired today", "we are very tired today"],
    ],
    right: [
      "I am hungry.",
      "I have cold hands.",
      "She has a cold.",
      "They have happy children.",
      "You have every right.",
    ],
  },
  {
    id: "what-i-need-it-is",
    level: "B1",
    topic: "missing-subject",
    why: "The words before the verb are its subject already, so no “it” stands beside it.",
    pattern: [
      "^ what|all $subject $mid-adverb? need|want|like|love|hate|mean|know|wanted|needed|liked|loved|needs|wants|likes|loves|hates|wants most|best|about? { it is|was|'s }",
      `^ ${ofOne} { it is|was|'s }`,
      `^ ${ofOne} of|in|about|with ${whose} $adjective? @NOUN { it is|was|'s }`,
      `^ ${ofOne} $subject $any-base|$any-past|$any-third { it is|was|'s }`,
    ],
    unless: ["it is|was|'s $mid-adverb? not? $any-participle|$any-ing"],
    fix: ({ marked, tokens, match }) =>
      tokens.at(-1)?.lower === "?" || hasFiniteLater(tokens, match.markTo)
        ? null
        : marked[1]!.lower === "'s"
          ? "is"
          : marked[1]!.lower,
    wrong: [
      ["What I need it is a good holiday.", "What I need is a good holiday."],
      [
        "My favourite meal of the day it's breakfast.",
        "My favourite meal of the day is breakfast.",
      ],
      ["The best part of the trip it was the food.", "The best part of the trip was the food."],
      ["the main problem it is the traffic", "the main problem is the traffic"],
    ],
    right: [
      "What I need is a good holiday.",
      "The best book it is based on is old.",
      "The biggest problem it is causing is noise.",
      "When I need it, it is here.",
      "What I know it is not enough to say is this.",
    ],
  },
  {
    id: "that-is-going-to-rain",
    level: "B1",
    topic: "missing-subject",
    why: "Behind “that” a whole clause stands, so it needs a subject too: “I think that it is …”",
    pattern: [
      "think|thinks|thought|believe|hope|sure|say|says|heard|looks that {} is|was going to rain|snow",
      "think|thinks|believe|hope|sure|say|says that {} is|was raining|snowing",
      // Who learns something there names it: in "that is hard to learn in a week" it is "that" itself.
      `think|thinks|believe|sure|say|says that {} is|was very|so|really? important|necessary|good|better|easy|difficult|hard|impossible|possible|dangerous|useful|healthy to learn|study|respect|protect|speak|save|visit|practise ${whose}|a|an|@NOUN`,
    ],
    unless: [
      `is|was very|so|really? $word to $word ${whose}|a|an|every? $adjective? $time-unit|$time-units|way|time|beginning|end|first|last|next|same|bit|little|lot`,
      "is|was very|so|really? $word to $word lots|things|there|today|tomorrow|now|together|alone|home|outside|well",
    ],
    fix: "it",
    wrong: [
      ["I think that is going to rain.", "I think that it is going to rain."],
      [
        "I believe that is important to learn a language.",
        "I believe that it is important to learn a language.",
      ],
    ],
    right: [
      "I think that is important to remember.",
      "I think that is going to be fun.",
      "I think that is good to have.",
      "She says that is easy to learn.",
      "I think that is hard to learn in a week.",
      "I think that is good to practise every day.",
      "I believe that is important to learn the first time.",
      "She says that is late.",
    ],
  },
];
