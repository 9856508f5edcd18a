import { hasFiniteLater } from "../pattern/subject";
import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";
import { singularOf } from "../pattern/word-forms";
import type { RuleSource } from "../rule";
import { participleOf } from "./verb-fixes";

const people = "i|you|he|she|it|we|they";
const owner = "my|your|his|her|our|their|the|this|that|these|those";

/** Words as they were written, with the spaces that were between them. */
const textOf = (words: readonly Token[]): string =>
  words
    .map((word, at) => (at > 0 && word.start > words[at - 1]!.end ? ` ${word.text}` : word.text))
    .join("");
const isQuestion = (tokens: readonly Token[]): boolean => tokens.at(-1)?.lower === "?";
const isMany = (word: Token): boolean =>
  /^(?:these|those|they|we|you)$/.test(word.lower) ||
  /^(?:people|children|parents)$/.test(word.lower) ||
  (word.pos === "NOUN" && singularOf(word) !== word.lower);

/** Questions with the wrong verb before whoever does it, or with none. */
export const questionVerbs: readonly RuleSource[] = [
  {
    id: "how-many-cost",
    level: "A1",
    topic: "question-forms",
    why: "We ask for a price with “How much does it cost?”, and for more than one thing with “do”.",
    pattern: [
      `^ and|but|so|excuse|hi|hello? me? $punctuation? how { much|many cost|costs it|${owner}|a|an|one $word* $word? } .`,
      `^ and|but|so? how { much|many it|this|that|they|these|those cost|costs } .`,
      `^ and|but|so? how { much|many ${owner} $adjective? @NOUN cost|costs } .`,
      `^ and|but|so? how { much|many is|are cost|costs it|${owner} $word? $word? } .`,
    ],
    fix: ({ marked }) => {
      const thing = marked.slice(1).filter(({ lower }) => !/^(?:cost|costs|is|are)$/.test(lower));
      if (
        thing.length === 0 ||
        thing.some(({ pos, lower }) => pos === "PUNCT" || pos === "AUX" || lower === "than")
      )
        return null;
      // "The price of a ticket": its first noun is what costs.
      const head =
        thing.find(({ pos, lower }) => pos === "NOUN" || /^(?:it|they)$/.test(lower)) ?? thing[0]!;
      return `much ${isMany(head) || isMany(thing[0]!) ? "do" : "does"} ${textOf(thing)} cost`;
    },
    wrong: [
      ["How many cost this shirt?", "How much does this shirt cost?"],
      ["How many costs it?", "How much does it cost?"],
      ["How many costs a room for two nights?", "How much does a room for two nights cost?"],
      ["How much costs the ticket to London?", "How much does the ticket to London cost?"],
      ["how much cost these shoes", "how much do these shoes cost"],
      ["How much this bag costs?", "How much does this bag cost?"],
      ["How much is cost the ticket?", "How much does the ticket cost?"],
    ],
    right: [
      "How much does it cost?",
      "How many cost more than ten euros?",
      "I know how much it costs.",
      "How much is the cost of the ticket?",
    ],
  },
  {
    id: "how-much-it-is-this",
    level: "A1",
    topic: "question-forms",
    why: "The thing itself follows “is”, so no “it” is needed: “How much is this dress?”",
    pattern: [
      `^ and|but|hi|hello|excuse? me? $punctuation? how|where|what much|old|far|big|time|colour? { it is|are } this|that|the|your|these|those $word`,
      `^ and|but|hi|hello|excuse? me? $punctuation? how|where|what much|old|far|big|colour? { is it } this|these|those|your $word? @NOUN .`,
    ],
    fix: ({ marked, tokens }) =>
      isQuestion(tokens) ? marked.find(({ lower }) => lower !== "it")!.lower : null,
    wrong: [
      ["How much it is this dress?", "How much is this dress?"],
      ["Where it is the station?", "Where is the station?"],
    ],
    right: ["How much is this dress?", "How much is it this time?", "What is it that you want?"],
    unless: "is it this time|year|week|month|morning",
  },
  {
    id: "how-many-is-it",
    level: "A1",
    topic: "question-forms",
    why: "For a price we ask “How much is it?”",
    pattern:
      "^ and|but|so|ok|excuse|hello|hi|sorry? me? $punctuation? how { many } is|are it|this|that ,",
    fix: "much",
    wrong: [
      ["How many is it?", "How much is it?"],
      ["Excuse me, how many is this?", "Excuse me, how much is this?"],
    ],
    right: ["How much is it?", "How many are there?"],
  },
  {
    id: "what-time-opens",
    level: "A1",
    topic: "question-forms",
    why: "Questions need “do” or “does”, and the verb stands behind: “What time does it open?”",
    pattern: `^ and|but|at? what time { opens|closes|starts|begins|ends|finishes|leaves|arrives|comes|goes the|your|this|that|it|my|his|her|our|their $word? $word? } .`,
    fix: ({ marked }) =>
      marked.slice(1).some(({ pos }) => pos === "PUNCT" || pos === "AUX")
        ? null
        : `does ${textOf(marked.slice(1))} ${baseAs("third", marked[0]!)!}`,
    wrong: [
      ["At what time opens the museum?", "At what time does the museum open?"],
      ["What time starts the film?", "What time does the film start?"],
    ],
    right: ["What time does it open?", "What time is it?"],
  },
  {
    id: "how-long-you-have-been",
    level: "A2",
    topic: "question-forms",
    why: "In a question “have” stands before whoever does it: “How long have you been here?”",
    pattern: [
      `^ and|but|so? how long|much|many|often @NOUN? { ${people} have|has } been|$any-participle`,
      `^ and|but|so? what|where|why|how { ${people} have|has } been|$any-participle`,
    ],
    fix: ({ marked, tokens, match }) =>
      !isQuestion(tokens) ||
      hasFiniteLater(tokens, match.markTo) ||
      tokens.slice(match.markTo).some(({ lower }) => lower === ",")
        ? null
        : `${marked[1]!.lower} ${marked[0]!.text}`,
    wrong: [
      ["How long you have been here?", "How long have you been here?"],
      ["Where you have been?", "Where have you been?"],
    ],
    right: ["How long have you been here?", "What you have done is wrong, isn't it?"],
  },
  {
    id: "how-long-time",
    level: "A2",
    topic: "question-forms",
    why: "“How long” already asks for the time, so “time” is left out.",
    pattern: "how long { time } $subject|have|has|do|does|did|is|are|will|it|take",
    fix: "",
    wrong: [
      ["How long time have you been here?", "How long have you been here?"],
      ["How long time does it take?", "How long does it take?"],
    ],
    right: ["How long does it take?", "How long is the time?"],
  },
  {
    id: "what-means-quoted",
    level: "A1",
    topic: "question-forms",
    why: "We ask “What does … mean?”",
    pattern: [
      '^ and|but|hi? what { mean|means " $word+ " } .',
      "^ and|but|hi? what { mean|means ' $word+ ' } .",
    ],
    fix: ({ marked }) => `does ${textOf(marked.slice(1))} mean`,
    wrong: [
      ['What means "cheers"?', 'What does "cheers" mean?'],
      ["What means “see you”?", "What does “see you” mean?"],
    ],
    right: ['What does "cheers" mean?', "What means do you have?"],
  },
  {
    id: "how-is-called",
    level: "A1",
    topic: "question-forms",
    why: "We ask for a name with “What”: “What is this called in English?”",
    pattern: [
      `^ { how is|are called it|this|that|these|those|your|the @NOUN? } ,`,
      `^ { how is|are called it|this|that|these|those|your|the @NOUN? } >in`,
      `^ { how is|are it|this|that called } ,`,
      `^ { how is|are it|this|that called } >in`,
    ],
    fix: ({ marked }) => {
      const thing = marked.slice(2).filter(({ lower }) => lower !== "called");
      return `what ${marked[1]!.lower} ${textOf(thing)} called`;
    },
    wrong: [
      ["How is called this in English?", "What is this called in English?"],
      ["How is it called?", "What is it called?"],
    ],
    right: ["What is this called?", "How is she called to order?", "How is this done in English?"],
  },
  {
    id: "from-where-are-you",
    level: "A1",
    topic: "question-forms",
    why: "“From” stands at the end of such a question: “Where are you from?”",
    pattern: "^ and|but? { from where are|is|do|does you|he|she|they|it come? } .",
    fix: ({ marked }) =>
      `${marked[0]!.text === "From" ? "Where" : "where"} ${textOf(marked.slice(2))} from`,
    wrong: [
      ["From where are you?", "Where are you from?"],
      ["from where do you come?", "where do you come from?"],
    ],
    right: ["Where are you from?", "From where I stand, it is fine."],
  },
  {
    id: "why-people-is",
    level: "A2",
    topic: "question-forms",
    why: "In a question “is” and “are” stand before whoever it is about: “Why are people so angry?”",
    pattern: [
      "^ and|but|so? why|where|how|when { people is|are|was|were } $word",
      `^ and|but|so? why|where|how|when { ${owner} $adjective? @NOUN is|are|was|were } $word`,
    ],
    fix: ({ marked, tokens, match }) => {
      if (!isQuestion(tokens) || hasFiniteLater(tokens, match.markTo)) return null;
      if (tokens.slice(match.markTo).some(({ lower }) => lower === ",")) return null;
      const noun = marked.at(-2)!;
      const isPast = marked.at(-1)!.lower.startsWith("w");
      const be = isMany(noun) ? (isPast ? "were" : "are") : marked.at(-1)!.lower;
      return `${be} ${textOf(marked.slice(0, -1))}`;
    },
    wrong: [
      ["Why people is so angry?", "Why are people so angry?"],
      ["Why the trains are always late?", "Why are the trains always late?"],
      ["Where your parents were last night?", "Where were your parents last night?"],
    ],
    right: [
      "Why are people so angry?",
      "When the shop is closed, what do you do?",
      "How the film is made is a secret, isn't it?",
    ],
  },
  {
    id: "why-people-dont",
    level: "A2",
    topic: "question-forms",
    why: "In a question “don't” and “can't” stand before whoever does it: “Why don't people come?”",
    pattern: [
      "^ and|but|so? why { people do|does|did|ca|could|wo n't } $any-base|be",
      `^ and|but|so? why { ${owner} $adjective? @NOUN do|does|did|ca|could|wo n't } $any-base|be`,
      `^ and|but|so? why|where|how|when|what { people|students|children can|will|should } $any-base`,
    ],
    fix: ({ marked, tokens, match }) => {
      if (!isQuestion(tokens) || hasFiniteLater(tokens, match.markTo)) return null;
      const verb = textOf(
        marked.filter(
          ({ pos, lower }) =>
            pos === "AUX" || /^(?:do|does|did|ca|could|wo|n't|can|will|should)$/.test(lower),
        ),
      );
      const who = marked.filter(
        ({ lower }) => !/^(?:do|does|did|ca|could|wo|n't|can|will|should)$/.test(lower),
      );
      return `${verb.toLowerCase()} ${textOf(who)}`;
    },
    wrong: [
      ["Why people don't recycle?", "Why don't people recycle?"],
      ["Why your brother doesn't come?", "Why doesn't your brother come?"],
      ["How people can live there?", "How can people live there?"],
    ],
    right: ["Why don't people recycle?", "I know why people don't recycle."],
  },
  {
    id: "do-you-have-been",
    level: "A2",
    topic: "present-perfect",
    why: "The perfect asks with “have” alone, without “do”: “Have you been there?”",
    pattern: [
      `^^ { do|does ${people} have|has } ever|already|just|never? been|$any-participle-alone`,
      `what|where|why|how { do|does ${people} have|has } ever|already? been|$any-participle-alone`,
      "^^ { did you|he|she|it|we|they } ever been",
      "^^ { did you|he|she|it|we|they } been $word",
      "^^ { did you|he|she|it|we|they } ever $any-participle-alone",
    ],
    unless: "have|has known|grown|broken|given|lost $noun",
    fix: ({ marked }) =>
      `${/^(?:he|she|it)$/.test(marked[1]!.lower) ? "has" : "have"} ${marked[1]!.text}`,
    wrong: [
      ["Do you have been to Italy?", "Have you been to Italy?"],
      ["Does she have ever been to London?", "Has she ever been to London?"],
      ["Did you ever been to Spain?", "Have you ever been to Spain?"],
      ["Where do you have been?", "Where have you been?"],
    ],
    right: ["Have you been to Italy?", "Do you have broken glass?", "Did you ever go there?"],
  },
  {
    id: "have-you-see",
    level: "A2",
    topic: "present-perfect",
    why: "After “have” and “has” the verb stands in its third form: “Have you seen it?”",
    pattern: [
      `^^ have|has ${people} { $any-base&!$any-participle&!$noun-too }`,
      `what|where|why have|has ${people} { $any-base&!$any-participle&!$noun-too }`,
      `what|where|why have|has ${people} { do } ,`,
    ],
    fix: ({ marked, tokens }) =>
      isQuestion(tokens) ? participleOf(baseAs("base", marked[0]!)!) : null,
    wrong: [
      ["Have you see my keys?", "Have you seen my keys?"],
      ["Where has he go?", "Where has he gone?"],
      ["What have you eat today?", "What have you eaten today?"],
    ],
    right: ["Have you seen my keys?", "Have you read it?", "Have you work to do?"],
  },
  {
    id: "since-when-do-you",
    level: "B1",
    topic: "for-and-since",
    why: "What began in the past and goes on is asked with “have” or “has”: “Since when have you lived here?”",
    pattern:
      "^ and|but? since when { do|does|are|is you|he|she|they know|live|work|study|learn|have|play|living|working|studying|learning|playing }",
    fix: ({ marked }) => {
      const have = /^(?:he|she)$/.test(marked[1]!.lower) ? "has" : "have";
      const verb = marked[2]!;
      return verb.lower.endsWith("ing")
        ? `${have} ${marked[1]!.text} been ${verb.lower}`
        : `${have} ${marked[1]!.text} ${participleOf(verb.lower)}`;
    },
    wrong: [
      ["Since when do you know her?", "Since when have you known her?"],
      ["Since when is he working there?", "Since when has he been working there?"],
    ],
    right: ["Since when have you known her?", "Since when do you care?"],
  },
  {
    id: "what-was-happened",
    level: "A2",
    topic: "passive",
    why: "“Happen” is never passive: “What happened?”",
    pattern: "what|something|nothing|anything|it|that|which|this|never { was|is|were happened }",
    fix: "happened",
    unless: "what happened is|was",
    wrong: [
      ["What was happened?", "What happened?"],
      ["Tell me what was happened yesterday.", "Tell me what happened yesterday."],
      ["This never was happened to me before.", "This never happened to me before."],
    ],
    right: ["What happened?", "What was happening?"],
  },
];
