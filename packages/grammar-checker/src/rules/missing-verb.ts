import { beFor, hasFiniteLater, type Subject, subjectBefore, wasFor } from "../pattern/subject";
import type { Fixable, RuleSource } from "../rule";
import { namesFinishedTime } from "./verb-fixes";

/** What "be" is for whoever stands before the place where it is missing. */
const missingBe =
  (allowed: (subject: Subject, found: Fixable) => boolean = () => true) =>
  (found: Fixable): string | null => {
    const { tokens, match } = found;
    const subject = subjectBefore(tokens, match.markFrom);
    if (subject === null || subject.to !== match.markFrom || !allowed(subject, found)) return null;
    const before = tokens[subject.from - 1]?.lower ?? "";
    // "I think it important" is right.
    if (
      tokens[subject.from]!.lower === "it" &&
      /^(?:think|thought|feel|felt|believe|find|found|see|consider|than|as)$/.test(before)
    )
      return null;
    if (
      /^(?:than|as|like|with|and|or|though|although|however|if|while|when|once)$/.test(before) &&
      subject.kind !== "pronoun"
    )
      return null;
    return namesFinishedTime(tokens) ? wasFor(subject.person) : beFor(subject.person);
  };

const isPronoun = ({ kind }: Subject): boolean => kind === "pronoun";

/** Nothing that says when may follow: then the words before belong to it. */
const nothingLater = (_subject: Subject, { tokens, match }: Fixable): boolean =>
  !hasFiniteLater(tokens, match.markFrom);

const afterAdjective =
  "in|at|on|with|about|of|to|for|from|now|today|here|there|that|than|like|i|you|he|she|we|they|when|or|too|yesterday|tomorrow|always|every|then|as|also";

const be = "The verb “be” is missing:";

const match = (found: Fixable): number => found.match.markFrom;

/** Sentences in which “be” is missing behind whoever it is about. */
export const missingVerb: readonly RuleSource[] = [
  {
    id: "i-from",
    level: "A1",
    topic: "verb-be",
    why: "A verb is missing before “from”: “I am from”, “she is from”.",
    pattern: [
      "{} not? from $capital",
      "{} not? from a|an|the? brazil|china|japan|spain|italy|france|germany|turkey|mexico|peru|chile|india|russia|poland|ukraine|vietnam|korea|egypt|iran|colombia|argentina|portugal|greece|city|town|village|country|family",
    ],
    fix: missingBe(
      (subject, found) =>
        isPronoun(subject) ||
        (/^(?:my|his|her)$/.test(found.tokens[subject.from]!.lower) &&
          nothingLater(subject, found)),
    ),
    wrong: [
      ["I from Brazil", "I am from Brazil"],
      ["Hello, she from Peru.", "Hello, she is from Peru."],
      [
        "My name is Ana and we are students but they from Chile.",
        "My name is Ana and we are students but they are from Chile.",
      ],
      ["i from vietnam", "i am from vietnam"],
      ["My mother from Italy.", "My mother is from Italy."],
      ["I not from Spain", "I am not from Spain"],
    ],
    right: [
      "I am from Brazil.",
      "The letter I got from Peru was long.",
      "Where are you from?",
      "My aunt from Italy is here.",
      "We from the office wish you well.",
      "Greetings from Peru!",
    ],
    unless: [
      "my|your|his|her|our|their|the $adjective? @NOUN from $word+ $be-finite|has|have|had|$any-third|$any-past|$modal|$do|$any-base",
    ],
  },
  {
    id: "my-name-without-is",
    level: "A1",
    topic: "verb-be",
    why: "The verb “is” is missing: “My name is …”.",
    pattern: [
      "^^ my|his|her|your name {} $capital|@PROPN|@NOUN $capital|@PROPN? ,",
      "^ hi|hello|hey my name {} $word $capital? ,",
      "^^ my|his|her $relative 's? name {} $capital ,",
      "^^ my|his|her $relative 's? name {} @PROPN ,",
    ],
    unless:
      "my|his|her|your name {} too|also|first|again|please|here|there|now|yes|no|means|sounds|comes|changed|matters|fits|works|rhymes|tag|card|badge|day|or|and|change|list|plate|sign",
    fix: "is",
    wrong: [
      ["My name Ana", "My name is Ana"],
      ["Hi, my name Ana and I live here.", "Hi, my name is Ana and I live here."],
      ["hi my name ana", "hi my name is ana"],
      ["Hello, my name Ana Silva", "Hello, my name is Ana Silva"],
      ["My brother name Leo.", "My brother name is Leo."],
    ],
    right: [
      "My name is Ana.",
      "I wrote my name in capitals.",
      "What is her name?",
      "He knows my name too",
      "My name tag is lost.",
      "My name in Spanish is Juan",
    ],
  },
  {
    id: "she-nice",
    level: "A1",
    topic: "verb-be",
    why: `${be} “She is nice”, “I am happy”.`,
    pattern: [
      "{} $mid-adverb? not? $degree* $common-adjective ,",
      `{} $mid-adverb? not? $degree* $common-adjective ${afterAdjective}`,
    ],
    unless: [
      "you {} right|fine|alone|free",
      "$subject {} kind|sort of",
      "$subject {} right|free|late|alone|full|long|early|fine|hard|short|fat $word",
      "$subject {} hard|early|right|alone|long|ok|okay|fine|free|well",
      "$word {} just|only|also|even|really|still alone|hard",
    ],
    fix: missingBe((subject, found) => {
      const { tokens, match } = found;
      const first = tokens[subject.from]!.lower;
      if (subject.kind === "name" || subject.kind === "someone") return false;
      if (first === "you" && !/^(?:so|very|too|not)$/.test(tokens[match.markFrom]!.lower))
        return false;
      if (first === "this" || first === "that") return false;
      return (
        isPronoun(subject) ||
        (nothingLater(subject, found) &&
          first !== "a" &&
          first !== "an" &&
          /^(?:my|your|his|her|our|their|the|people)$/.test(first))
      );
    }),
    wrong: [
      ["She very nice.", "She is very nice."],
      ["I happy today because they very kind", "I am happy today because they are very kind"],
      ["My mother very beautiful.", "My mother is very beautiful."],
      ["I can't come, I not ready.", "I can't come, I am not ready."],
      ["the weather cold today", "the weather is cold today"],
      ["It important for me.", "It is important for me."],
    ],
    right: [
      "She is very nice.",
      "I find it important.",
      "It makes my mother happy.",
      "How old is she?",
      "I think it important to ask.",
      "Who makes you happy?",
      "With the weather cold, we stayed at home.",
      "You poor thing!",
      "They only wish they could.",
    ],
  },
  {
    id: "he-a-doctor",
    level: "A1",
    topic: "verb-be",
    why: `${be} “He is a doctor”, “She is my friend”.`,
    pattern: [
      "^^ i|he|she|we|they {} not? a|an|my|your|his|her|our|their $adjective? @NOUN ,",
      "^^ i|he|she|we|they {} not? a|an|my|your|his|her|our|their $adjective? @NOUN and|but|in|at|from|because|of",
      "^ my $relative {} a|an $adjective? $job ,",
      "^ my|his|her $relative {} a|an $job",
    ],
    fix: missingBe(
      (subject, found) =>
        found.tokens[subject.from - 1]?.lower !== "and" && nothingLater(subject, found),
    ),
    wrong: [
      ["He a doctor.", "He is a doctor."],
      ["I a student and I live in Lima", "I am a student and I live in Lima"],
      ["She my best friend.", "She is my best friend."],
      ["My father a driver.", "My father is a driver."],
    ],
    right: [
      "He is a doctor.",
      "I gave her a book, and she me a pen.",
      "Is he a doctor?",
      "My father, a driver, is here.",
      "I see my friend.",
    ],
  },
  {
    id: "they-in-the-kitchen",
    level: "A1",
    topic: "verb-be",
    why: `${be} “They are in the kitchen”, “I am at home”.`,
    pattern: [
      "i|he|she|we|they {} not? $mid-adverb? in|at|on the|my|your|his|her|our|their|a|this|that @NOUN|@PROPN ,",
      "i|he|she|we|they {} not? at|in|on home|school|work|university|hospital|bed|holiday|town|class|love|trouble|danger|time|$name ,",
      "i|he|she|we|they {} not? here|there|home|outside|inside|upstairs|downstairs|online|abroad ,",
      "^ my $relative {} not? at|in home|school|work|university|hospital|bed|$name .",
      "^ my $relative|keys|phone|book|bag|parents|friends {} in|at|on the|my|his|her @NOUN .",
    ],
    unless: [
      "better|than|as|like|and i|he|she|we|they {} $word",
      "$question-word i|he|she|we|they {} $word",
    ],
    fix: missingBe(),
    wrong: [
      ["They in the kitchen.", "They are in the kitchen."],
      ["I at home now, she at school.", "I at home now, she is at school."],
      ["he not here", "he is not here"],
      ["My mother at work.", "My mother is at work."],
      ["Yesterday we at home.", "Yesterday we were at home."],
    ],
    right: [
      "They are in the kitchen.",
      "We in Brazil love football.",
      "She is here.",
      "Are they in the kitchen?",
      "Nobody here is as tall as he in the class.",
    ],
  },
  {
    id: "he-working",
    level: "A1",
    topic: "present-continuous",
    why: "Before a verb with -ing comes “am”, “is” or “are”.",
    pattern: [
      "{} $mid-adverb? not? $any-ing&!being&!having&!including&!according&!during&!interesting&!boring&!exciting",
      "{} gonna",
    ],
    unless: [
      "you|we {} working|living|loving|talking people|class|parents|men|women|group|mothers",
      "$any-past|hate|like|love|remember|mind|see|hear|with|of|about|without $subject {} $word",
      "nothing|something|anything|everything|someone|everyone|that|this {} $word",
      "$word {} everything|morning|evening|nothing",
    ],
    fix: missingBe((subject, found) => {
      if (subject.kind === "pronoun")
        return (
          found.tokens[subject.from]!.lower !== "you" ||
          (subject.from === 0 && found.tokens.at(-1)?.lower !== "?")
        );
      return (
        subject.kind === "noun" &&
        /^(?:my|his|her)$/.test(found.tokens[subject.from]!.lower) &&
        found.tokens[match(found) + 1] !== undefined &&
        nothingLater(subject, found) &&
        found.tokens.some(({ lower }) =>
          /^(?:now|today|moment|every|because|tomorrow)$/.test(lower),
        )
      );
    }),
    wrong: [
      ["He working now.", "He is working now."],
      ["I going to school every day", "I am going to school every day"],
      ["I can't talk because we eating.", "I can't talk because we are eating."],
      ["She always talking about you.", "She is always talking about you."],
      ["My brother sleeping now.", "My brother is sleeping now."],
      ["they not coming", "they are not coming"],
    ],
    right: [
      "He is working.",
      "We working people need rest.",
      "I hate you coming late.",
      "The man working here is my brother.",
      "Is she working?",
      "She being ill, we went alone.",
      "What is he doing?",
      "I remember us laughing.",
    ],
  },
  {
    id: "i-20-years-old",
    level: "A1",
    topic: "verb-be",
    why: `${be} “I am 20 years old”.`,
    pattern: [
      "{} only|just|almost? $number years|year|months old",
      "{} only|just? $number years-old",
    ],
    fix: missingBe((subject, found) => !/^(?:a|an)$/.test(found.tokens[subject.from]!.lower)),
    wrong: [
      ["I 20 years old.", "I am 20 years old."],
      ["My sister 12 years old.", "My sister is 12 years old."],
      ["she is nice and she 15 years old", "she is nice and she is 15 years old"],
    ],
    right: ["I am 20 years old.", "A girl 12 years old came in.", "Is she 12 years old?"],
  },
  {
    id: "i-interested",
    level: "A2",
    topic: "verb-be",
    why: `${be} “I am interested in music”.`,
    pattern: [
      "{} $mid-adverb? not? very|so|really? interested in",
      "{} located in|on|near|at",
      "{} $mid-adverb? very|so? bored|scared|excited|addicted|allergic of|about|to|with|by",
      "{} able to",
    ],
    fix: missingBe((subject, found) => nothingLater(subject, found)),
    wrong: [
      ["I very interested in music.", "I am very interested in music."],
      ["My house located in the centre.", "My house is located in the centre."],
      ["She able to swim.", "She is able to swim."],
      ["we interested in art and history", "we are interested in art and history"],
    ],
    right: [
      "I am interested in music.",
      "People interested in art are here.",
      "A house located in the centre is expensive.",
      "It interested me.",
      "The story interested us.",
    ],
  },
];
