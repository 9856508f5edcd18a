import { beFor, doFor, isFollowedAsVerb, subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb, participleOf } from "./verb-fixes";

/** Verbs denied with “no” or “not” alone, and questions with one “do” too many. */
export const verbNegatives: readonly RuleSource[] = [
  {
    id: "i-no-like",
    level: "A1",
    topic: "negatives",
    why: "Before a verb we say “don't” or “doesn't”, not “no”.",
    pattern: [
      "i|you|we|they|he|she|it { no $any-base }",
      "$relative|parents|friends|people|children|$name { no $any-base }",
      "i|you|we|they|he|she { no $any-third }",
      "i|we|they|he|she { no can }",
    ],
    unless: [
      "$subject no doubt|longer|matter|more|problem|wonder",
      "no work|help|love|rain|snow|change|doubt|need|hope|answer|place|plan|point|use|name|number|park|phone|question|record|reply|report|result|rule|sign|sleep|smoke|sound|start|talk|test|text|time|train|trust|view|water|wind is|was|has|can",
      "all|everybody|everyone|someone|somebody $subject no $word",
      "for|with|to|of|at it|you no $word",
      "$subject no dogs|cats|works|plays|cooks|guides",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const verb = marked[1]!;
      if (verb.lower === "can") return "can't";
      if (subject.kind === "noun" && !isFollowedAsVerb(tokens, match.markTo - 1, subject))
        return null;
      const base = baseOfVerb(verb)!;
      return `${doFor(subject.person)}n't ${base}`;
    },
    wrong: [
      ["I no like fish", "I don't like fish"],
      ["She no speak English.", "She doesn't speak English."],
      [
        "my mother no work because she no like it",
        "my mother doesn't work because she doesn't like it",
      ],
      ["I no can come.", "I can't come."],
      ["They no have a car.", "They don't have a car."],
    ],
    right: [
      "No, I like it.",
      "I have no coffee.",
      "For you no work is too hard.",
      "They no longer live here.",
      "There is no need.",
    ],
  },
  {
    id: "he-no-is",
    level: "A1",
    topic: "verb-be",
    why: "The negative of “be” is “am not”, “isn't” or “aren't”, not “no”.",
    pattern: [
      "$subject { no am|is|are|was|were }",
      "$subject|$relative|parents|friends|people { am|is|are|was|were no } $common-adjective|in|at|here|from|very",
      "$subject { no } very? $common-adjective ,",
    ],
    unless: ["no good|better|different|longer|more|late", "it no"],
    fix: ({ marked, tokens, match }) => {
      const verb = marked.find(({ lower }) => lower !== "no");
      if (verb !== undefined) return `${verb.lower} not`;
      const subject = subjectBefore(tokens, match.markFrom);
      return subject === null ? null : `${beFor(subject.person)} not`;
    },
    wrong: [
      ["He no is here.", "He is not here."],
      ["I am no happy.", "I am not happy."],
      ["they no ready", "they are not ready"],
      ["My parents are no at home.", "My parents are not at home."],
    ],
    right: ["He is no good at it.", "It is no different.", "She is no fool.", "No, I am happy."],
  },
  {
    id: "i-not-went",
    level: "A2",
    topic: "past-simple",
    why: "The negative of the past is “didn't” with the base form: “I didn't go.”",
    pattern: ["$subject|$relative { no|not $any-past-alone|$any-past-not-base }"],
    unless: [
      "$word and|or $subject|$relative not",
      "if|or|whether not",
      "$have|$be-finite|$modal|$do $subject not",
      "better|rather not",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || subject.to !== match.markFrom) return null;
      return `${marked[0]!.lower === "no" ? "didn't" : "did not"} ${baseAs("past", marked[1]!)!}`;
    },
    wrong: [
      ["I not went to school yesterday.", "I did not go to school yesterday."],
      ["she no came to the party", "she didn't come to the party"],
      ["My brother not liked the food.", "My brother did not like the food."],
    ],
    right: [
      "I did not go.",
      "Had he not come, we would have left.",
      "Have you not seen it?",
      "It was she, not he, that came.",
    ],
  },
  {
    id: "what-did-happened",
    level: "A2",
    topic: "question-forms",
    why: "Where “who” or “what” does it, there is no “did”: “What happened?”, “Who told you?”",
    pattern: [
      "^ and|but? what|who { did $any-past-not-base }",
      "^ and|but? what|who { did happen }",
    ],
    fix: ({ marked }) => (marked[1]!.lower === "happen" ? "happened" : marked[1]!.lower),
    wrong: [
      ["What did happened?", "What happened?"],
      ["Who did told you that?", "Who told you that?"],
    ],
    right: ["What happened?", "Who told you that?", "What did you do?"],
  },
  {
    id: "how-long-are-you-living",
    level: "B1",
    topic: "present-perfect-continuous",
    why: "For what began in the past and goes on we ask “How long have you …?”",
    pattern: [
      "how long { are|is you|he|she|they living|working|studying|learning|playing|waiting }",
      "^ and|but? how long { do|does you|he|she|they know|live|study|learn } $word",
    ],
    fix: ({ marked }) => {
      const who = marked[1]!;
      const have = /^(?:he|she)$/.test(who.lower) ? "has" : "have";
      const verb = marked[2]!;
      return verb.lower.endsWith("ing")
        ? `${have} ${who.text} been ${verb.lower}`
        : `${have} ${who.text} ${participleOf(verb.lower)}`;
    },
    unless: ["how long do|does $subject study|learn every|a|per|each"],
    wrong: [
      ["How long are you living here?", "How long have you been living here?"],
      ["how long do you know him?", "how long have you known him?"],
    ],
    right: [
      "How long have you known him?",
      "How long are you staying?",
      "How long do you study every day?",
    ],
  },
  {
    id: "how-many-years-have-you",
    level: "A1",
    topic: "verb-be",
    why: "For age we ask “How old are you?”",
    pattern: [
      "{ how many years do|does you|he|she have } .",
      "{ how many years have|has you|he|she got? } .",
    ],
    fix: ({ marked }) => {
      const who = marked.find(({ lower }) => /^(?:you|he|she)$/.test(lower))!.lower;
      return `how old ${who === "you" ? "are" : "is"} ${who}`;
    },
    wrong: [
      ["How many years do you have?", "How old are you?"],
      ["how many years has she?", "how old is she?"],
    ],
    right: ["How old are you?", "How many years have you lived here?"],
  },
  {
    id: "because-have",
    level: "A2",
    topic: "missing-subject",
    why: "After “because” somebody or something must do it: “because I like it”, “because it has …”.",
    pattern:
      "because { have|has|like|likes|love|loves|want|wants|need|needs|are|were|can|do|does|live|lives|work|works|study|don }",
    unless: "because work|love|need|wants is|was|has",
    fix: null,
    wrong: [
      ["I like my city because have many parks.", null],
      ["she is happy because likes her job", null],
      ["I can't come because have no time.", null],
    ],
    right: [
      "I like it because it has parks.",
      "Because of you we are late.",
      "Because Ana likes it, we stay.",
    ],
  },
  {
    id: "dont-worries",
    level: "A1",
    topic: "imperatives",
    why: "To say what to do, use the base form: “Don't worry.”",
    pattern: [
      "^ please? do n't { worries|forgets|goes|does|makes|takes|tells|says|gets|eats|speaks|cries|thinks|going|worrying|forgot|went|doing|crying }",
      "^ please? do n't { $any-past-alone }",
    ],
    fix: ({ marked }) => baseOfVerb(marked[0]!) ?? null,
    wrong: [
      ["Don't worries!", "Don't worry!"],
      ["Please don't forgot it.", "Please don't forget it."],
    ],
    right: ["Don't worry!", "Don't things change?"],
  },
  {
    id: "i-not-like",
    level: "A1",
    topic: "negatives",
    why: "The negative of a verb needs “do” or “does”: “I don't understand.”",
    pattern: [
      "i|you|we|they|he|she|it { not } $any-base|$any-third&!$noun-too|has",
      "$relative|parents|friends|people|children|$name { not } $any-base",
    ],
    unless: [
      "why|better|rather|that|whether|or|if|suggest|recommend|important $subject? not $word",
      "and|or $word not $word",
      "$subject not like|only $possessive|$article|this|that|him|me",
      "need|dare not",
    ],
    fix: ({ tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      const verb = tokens[match.markTo]!;
      if (subject === null || subject.to !== match.markFrom) return null;
      if (
        tokens
          .slice(0, subject.from)
          .some(({ lower }) =>
            /^(?:do|does|did|can|will|would|could|should|suggest|suggested|recommend|insist|insisted|demanded|asked|important|essential|vital)$/.test(
              lower,
            ),
          )
      )
        return null;
      if (baseAs("base", verb) === undefined) return null;
      return `${doFor(subject.person)} not`;
    },
    wrong: [
      ["I not understand.", "I do not understand."],
      ["He not have a car.", "He does not have a car."],
      [
        "my friend not live here because we not know him",
        "my friend does not live here because we do not know him",
      ],
      ["They not want to go.", "They do not want to go."],
    ],
    right: [
      "I do not understand.",
      "Do you not like it?",
      "I suggest he not go.",
      "Why not stay?",
      "He, not she, works here.",
      "It is you, not I, that know.",
    ],
  },
  {
    id: "has-not-money",
    level: "A1",
    topic: "negatives",
    why: "The negative of “have” is “don't have” or “haven't got”.",
    pattern: [
      "i|you|we|they|he|she|it { have|has not } a|an|any|many|much|money|brothers|sisters|children|friends|enough",
      "$relative|parents { have|has not } a|an|any|many|much|money|brothers|sisters|children",
    ],
    unless: ["n't|not a clue|choice|care|idea|hope"],
    fix: ({ tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      return `${doFor(subject.person)} not have`;
    },
    wrong: [
      ["She has not money.", "She does not have money."],
      ["we have not a car", "we do not have a car"],
      ["My brother has not any friends here.", "My brother does not have any friends here."],
    ],
    right: [
      "I haven't time for this.",
      "She hasn't got a car.",
      "I haven't a clue.",
      "They have not been here.",
    ],
  },
];
