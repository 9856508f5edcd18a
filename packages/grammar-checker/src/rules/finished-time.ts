import { subjectBefore, wasFor } from "../pattern/subject";
import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";
import { baseOfVerb, isUnchanged, participleOf, pastFormOf } from "./verb-fixes";

const units =
  "night|week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|christmas|july|june|august";

const otherClause =
  /^(?:that|what|who|which|when|while|because|if|where|how|why|than|since|until|every|usually|always|often|before|after|now|today|tomorrow|still|never|but|so|as|the|for)$/;

const nominative = /^(?:i|he|she|it|we|they|you)$/;

const pastOfVerb = (verb: Token, person: Parameters<typeof wasFor>[0]): string | null => {
  if (/^(?:am|is|are|'m|'re)$/.test(verb.lower))
    return `${verb.lower.startsWith("'") ? " " : ""}${wasFor(person)}`;
  if (/^(?:have|has)$/.test(verb.lower)) return "had";
  const base = baseAs("base", verb) ?? baseAs("third", verb);
  if (base === undefined || isUnchanged(base) || baseAs("past", verb) !== undefined) return null;
  return pastFormOf(base);
};

/** The past of a verb in the present whose subject is sure, for a time that is over. */
const toPast = ({ tokens, match }: Fixable): string | null => {
  const verb = tokens[match.markFrom]!;
  const next = tokens[match.markTo]?.lower ?? "";
  // "Have recieved": a third form that is misspelt, or one of a verb that no list knows.
  if (/^(?:have|has)$/.test(verb.lower) && /(?:ed|wn|ven|ten|ght)$/.test(next)) return null;
  if (
    /^(?:have|has)$/.test(verb.lower) &&
    (next === "been" || baseAs("participle", tokens[match.markTo] ?? verb) !== undefined) &&
    next !== "had"
  )
    return null;
  if (/^(?:not|n't|nt)$/.test(next)) return null;
  const subject = subjectBefore(tokens, match.markFrom);
  return subject === null ? null : pastOfVerb(verb, subject.person);
};

/** How many tokens of a time that is over stand at the end: "two days ago", "last week", "yesterday". */
function finishedEnd(tokens: readonly Token[]): number | null {
  let last = tokens.length - 1;
  while (last >= 0 && /^(?:PUNCT|SYM)$/.test(tokens[last]!.pos)) last -= 1;
  if (
    /^(?:morning|evening|afternoon|night)$/.test(tokens[last]?.lower ?? "") &&
    tokens[last - 1]?.lower === "yesterday"
  )
    return last - 1;
  if (tokens[last]?.lower === "yesterday") return last;
  if (tokens[last]?.lower === "ago") {
    const few = tokens[last - 2]?.lower === "few" ? 1 : 0;
    return Math.max(0, last - 2 - few);
  }
  return tokens[last - 1]?.lower === "last" && units.split("|").includes(tokens[last]!.lower)
    ? last - 1
    : null;
}

const isOther = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      (token, at) =>
        (otherClause.test(token.lower) && !(token.lower === "the" || token.lower === "for")) ||
        (nominative.test(token.lower) && token.lower !== "it" && token.lower !== "you") ||
        token.pos === "PUNCT" ||
        (/^(?:from|of|about|before|after|by|in|over|during|within|with|as|like|than|this|since|the|my|his|her|our|their|your)$/.test(
          token.lower,
        ) &&
          from + at === to - 1) ||
        (baseAs("past", token) !== undefined &&
          token.pos === "VERB" &&
          baseAs("base", token) === undefined),
    );

const present = "$any-base|$any-third|am|is|are|have|has|'m|'re";

/** Verbs in the present or the perfect beside a time that is over. */
export const finishedTime: readonly RuleSource[] = [
  {
    id: "yesterday-i-go",
    level: "A2",
    topic: "past-simple",
    why: "The time is over, so the verb stands in the past.",
    // A pattern takes as many words as it can, so that each number of them has its own.
    pattern: ["$word", "$word $word", "$word $word $word", "$word $word $word $word"].flatMap(
      (who) => [
        `^ and|so|but|then? yesterday morning|evening|afternoon|night? $punctuation? ${who} { ${present} }`,
        `^ and|so|but|then? last ${units} $punctuation? ${who} { ${present} }`,
        `^ $word? $word $time-unit|$time-units|minutes|minute|hours|days ago $punctuation? ${who} { ${present} }`,
        `^ in $year $punctuation? ${who} { $any-base|$any-third|am|is }`,
        `^ when i was a? young|little|small|child|kid|baby|teenager|younger|boy|girl|at? child|school|boy|girl|years|old? $punctuation? ${who} { ${present} }`,
      ],
    ),
    unless: [
      "yesterday 's",
      "yesterday was|is",
      "in $year i|we|they|he|she want|hope|plan|will",
      "last $word 's",
      "when i was $word* now|still|today",
    ],
    fix: (found) => {
      const { tokens, match } = found;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || /^(?:since|for|until|by|from)$/.test(tokens[match.from]!.lower))
        return null;
      if (tokens[match.from + 1]?.lower === "'s") return null;
      // The first clause alone is sure to be about the time.
      const between = tokens.slice(match.from, subject.from);
      if (
        between.length > 10 ||
        tokens
          .slice(match.from, match.markFrom)
          .some(({ lower }) => /^(?:because|that|who|which|but)$/.test(lower))
      )
        return null;
      if (tokens[match.from]!.lower === "in" && Number(tokens[match.from + 1]!.text) > 2025)
        return null;
      if (
        tokens
          .slice(match.from + 1, match.markFrom)
          .some((token) => baseAs("past", token) !== undefined && token.pos === "VERB")
      )
        return null;
      return toPast(found);
    },
    wrong: [
      [
        "Yesterday I go to the market with my sister",
        "Yesterday I went to the market with my sister",
      ],
      ["yesterday we eat pizza", "yesterday we ate pizza"],
      ["Last week she visits her grandmother.", "Last week she visited her grandmother."],
      ["Two years ago my parents buy a house.", "Two years ago my parents bought a house."],
      ["Last weekend, the weather is nice.", "Last weekend, the weather was nice."],
      ["When I was a child I live in Peru.", "When I was a child I lived in Peru."],
    ],
    right: [
      "Yesterday I went to the market.",
      "Yesterday I read a book.",
      "Yesterday's news is old.",
      "Yesterday was fine, and today it is cold.",
      "Last week the man who lives here came.",
      "Last year I said that I like tea.",
      "Yesterday I did not go.",
    ],
  },
  {
    id: "i-go-yesterday",
    level: "A2",
    topic: "past-simple",
    why: "The time at the end is over, so the verb stands in the past.",
    pattern: `{ ${present} }`,
    unless: [
      "do|does|did|can|could|will|would|must|should|may|might|to $subject? $mid-adverb? $any-base",
      "'s talk|see|look",
      "yesterday|week|year|month 's",
      "last year last",
    ],
    fix: (found) => {
      const { tokens, match } = found;
      const end = finishedEnd(tokens);
      if (end === null || end <= match.markTo - 1) return null;
      if (isOther(tokens, match.markTo, end)) return null;
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const before = tokens.slice(0, subject.from);
      if (before.some(({ lower }) => /^(?:if|when|since|who|which|what|how)$/.test(lower)))
        return null;
      if (
        /^(?:know|remember|think|forget|wonder|hope|guess|believe|need|want|miss|mean)$/.test(
          baseOfVerb(tokens[match.markFrom]!) ?? "",
        )
      )
        return null;
      return toPast(found);
    },
    wrong: [
      ["I go to the cinema last night.", "I went to the cinema last night."],
      ["She visits her mother two days ago.", "She visited her mother two days ago."],
      ["my brother buy a car last week", "my brother bought a car last week"],
      ["We are in Rome last summer.", "We were in Rome last summer."],
      ["I am very tired yesterday.", "I was very tired yesterday."],
    ],
    right: [
      "I know what you did last summer.",
      "I like last year's film.",
      "I work in the house that we bought last year.",
      "I play with the ball she gave me yesterday.",
      "I wear the coat from last winter.",
      "Did you go there yesterday?",
      "I remember last summer.",
      "We meet at the same place as last year.",
    ],
  },
  {
    id: "i-go-yesterday-to",
    level: "A2",
    topic: "past-simple",
    why: "The time is over, so the verb stands in the past.",
    pattern: [
      `^ and|so|but|then? i|we|they|he|she { ${present} } yesterday to|with|and|in|at|for|a|an|the|my|his|her|our|their|some`,
      `^ and|so|but|then? i|we|they|he|she { ${present} } last ${units} to|with|and|in|at|for|a|an|the|my|his|her|our|their|some`,
    ],
    unless: ["say|says|think|thinks|know|knows|hope|hopes|see|sees yesterday|last"],
    fix: toPast,
    wrong: [
      ["I go yesterday to the cinema.", "I went yesterday to the cinema."],
      ["They go last year to Spain.", "They went last year to Spain."],
      ["she buys last week a car", "she bought last week a car"],
    ],
    right: ["We went to Spain last year.", "I hope yesterday was fine.", "They go to Spain."],
  },
  {
    id: "went-and-buy",
    level: "A2",
    topic: "past-simple",
    why: "The story is in the past, so this verb stands in the past too.",
    pattern: "yesterday|last|ago $word* $word* $word* and|then then? { $any-base }",
    unless: "and|then $noun-too",
    fix: (found) => {
      const { tokens, match } = found;
      const verb = found.marked[0]!;
      const before = tokens.slice(0, match.markFrom);
      if (!/^(?:and|then)$/.test(before.at(-1)!.lower)) return null;
      if (
        !before.some(
          (token) =>
            token.pos === "VERB" &&
            baseAs("past", token) !== undefined &&
            baseAs("base", token) === undefined,
        )
      )
        return null;
      if (
        before.some(
          ({ lower }) =>
            /^(?:to|can|could|will|would|must|should|did|do|does|n't|let|help|helped|made|may|might|that|because|if|now|today)$/.test(
              lower,
            ) && lower !== "to",
        )
      )
        return null;
      const lastTo = before.findLastIndex(({ lower }) => lower === "to");
      if (
        lastTo !== -1 &&
        baseAs("base", tokens[lastTo + 1]!) !== undefined &&
        tokens[lastTo + 1]!.pos === "VERB"
      )
        return null;
      const base = baseAs("base", verb)!;
      // "I saw it and have thought of it ever since."
      if (base === "have" && baseAs("participle", tokens[match.markTo] ?? verb) !== undefined)
        return null;
      return isUnchanged(base) || baseAs("past", verb) !== undefined || verb.pos === "NOUN"
        ? null
        : pastFormOf(base);
    },
    wrong: [
      [
        "Yesterday I went to the shop and buy a book.",
        "Yesterday I went to the shop and bought a book.",
      ],
      ["Last week we visited Rome and eat pizza.", "Last week we visited Rome and ate pizza."],
    ],
    right: [
      "Yesterday I went to eat and drink.",
      "Yesterday I wanted to go home and sleep.",
      "Last week she let me cook and eat.",
      "Yesterday I read and slept.",
    ],
  },
  {
    id: "tomorrow-i-went",
    level: "A2",
    topic: "will-and-going-to",
    why: "“Tomorrow” is still to come: use “will”, “going to” or the present, not the past.",
    pattern: [
      "^ tomorrow $subject $mid-adverb? { $any-past-not-base|was|were }",
      "^ next week|month|year|weekend|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday $subject { $any-past-not-base|was|were }",
      "^ $subject { $any-past-not-base } $word? $word? $word? tomorrow .",
    ],
    unless: [
      "said|told|thought|knew|had|wanted|decided|planned|asked|needed|moved|agreed|hoped|liked|lied|put $word* tomorrow",
      "if|that|who|which $subject $word",
      "$word about|for|of|until tomorrow",
    ],
    fix: ({ marked }) => {
      const base = baseAs("past", marked[0]!);
      return base === undefined ? "will be" : `will ${base}`;
    },
    wrong: [
      ["Tomorrow I went to the beach.", "Tomorrow I will go to the beach."],
      ["Next week we visited my aunt.", "Next week we will visit my aunt."],
      ["I met my friends tomorrow.", "I will meet my friends tomorrow."],
    ],
    right: [
      "Tomorrow I go to the beach.",
      "He said he would come tomorrow.",
      "I talked about tomorrow.",
      "We planned it for tomorrow.",
    ],
  },
  {
    id: "have-seen-yesterday",
    level: "B1",
    topic: "past-simple-or-present-perfect",
    why: "The time is over, so the verb stands in the past simple, without “have”.",
    pattern: [
      "{ have|has|'ve|'s just|already|also|never? $any-participle|been }",
      "{ have|has i|you|he|she|it|we|they $any-participle|been }",
    ],
    unless: [
      "if|since $subject $word",
      "should|could|would|must|might|may|to|will|'ll not|n't? have",
      "have|has not|n't",
    ],
    fix: ({ marked, tokens, match }) => {
      const end = finishedEnd(tokens);
      const starts =
        /^(?:yesterday)$/.test(tokens[0]!.lower) ||
        (tokens[0]!.lower === "last" && units.split("|").includes(tokens[1]?.lower ?? "")) ||
        (tokens[0]!.lower === "in" && /^(?:19|20)[01]\d$/.test(tokens[1]?.lower ?? ""));
      // "Last year I moved, and I have been happy here": the second clause has its own time.
      const isSecond = tokens
        .slice(0, match.markFrom)
        .some(({ lower }) => /^(?:and|but)$/.test(lower));
      if (starts && isSecond) return null;
      if (!starts && (end === null || isOther(tokens, match.markTo, end))) return null;
      if (end !== null && end < match.markTo) return null;
      const isQuestion = nominative.test(marked[1]!.lower);
      if (
        marked[0]!.lower === "'s" &&
        marked.at(-1)!.lower !== "been" &&
        marked.at(-1)!.lower !== "gone" &&
        marked.at(-1)!.lower !== "seen"
      )
        return null;
      const who = isQuestion ? null : subjectBefore(tokens, match.markFrom);
      const verb = marked.at(-1)!;
      const base = verb.lower === "been" ? "be" : baseAs("participle", verb)!;
      if (isQuestion) {
        const person = marked[1]!;
        return base === "be"
          ? `${/^(?:i|he|she|it)$/.test(person.lower) ? "was" : "were"} ${person.text}`
          : `did ${person.text} ${base}`;
      }
      if (who === null) return null;
      const past = base === "be" ? wasFor(who.person) : pastFormOf(base);
      const adverb = marked.length === 3 ? `${marked[1]!.lower} ` : "";
      return `${marked[0]!.lower.startsWith("'") ? " " : ""}${adverb}${past}`;
    },
    wrong: [
      ["I have bought it yesterday.", "I bought it yesterday."],
      ["I've bought a car last week", "I bought a car last week"],
      ["We have been there two years ago", "We were there two years ago"],
      ["My sister has finished school last year.", "My sister finished school last year."],
      ["Have you seen him yesterday?", "Did you see him yesterday?"],
      ["Yesterday I have met Ana.", "Yesterday I met Ana."],
    ],
    right: [
      "I have been to three countries in the last year.",
      "I have worked here since last week.",
      "I have read the news from yesterday.",
      "I have lost the book that I bought yesterday.",
      "She must have left yesterday.",
      "We have met twice this last month.",
      "I have to write about yesterday.",
    ],
  },
  {
    id: "should-go-yesterday",
    level: "B2",
    topic: "past-modals",
    why: "The time is over. For what was right but did not happen we say “should have” and the third form.",
    pattern: [
      "$subject { should n't|not? go|do|come|be|call|tell|ask|buy|bring|study|stay|leave|see|take|finish|say|write|send|went|did|came|told|bought|brought|took|finished|left|said|wrote|sent|called|asked }",
    ],
    fix: ({ marked, tokens, match }) => {
      const end = finishedEnd(tokens);
      if (end === null || end < match.markTo || isOther(tokens, match.markTo, end)) return null;
      const before = tokens.slice(0, match.from);
      if (before.some(({ lower }) => otherClause.test(lower) && lower !== "but")) return null;
      const verb = marked.at(-1)!;
      const base = verb.lower === "be" ? "be" : baseOfVerb(verb);
      if (base === undefined) return null;
      const not = marked.length === 2 ? "" : marked[1]!.lower === "not" ? " not" : "n't";
      return `should${not} have ${base === "be" ? "been" : participleOf(base)}`;
    },
    wrong: [
      ["You should went to the doctor yesterday.", "You should have gone to the doctor yesterday."],
      ["I should call him last week.", "I should have called him last week."],
      ["She shouldn't go there last night.", "She shouldn't have gone there last night."],
    ],
    right: [
      "You should have gone yesterday.",
      "You should see the film I saw yesterday.",
      "We should do what we did last week.",
      "We should go to the same place as last year.",
      "He said that I should call yesterday.",
    ],
  },
  {
    id: "if-had-would-came",
    level: "B2",
    topic: "third-conditional",
    why: "After “if” with “had” the other part takes “would have” and the third form: “I would have come.”",
    pattern:
      "^ if $word had|'d n't|not? $any-participle|been $word* $word* $punctuation? i|you|he|she|it|we|they would|could|might|'d n't|not? { $any-past-not-base&!$any-participle-alone }",
    unless: "'d better|rather|$any-participle",
    fix: ({ marked }) => {
      const base = baseOfVerb(marked[0]!);
      return base === undefined ? null : `have ${participleOf(base)}`;
    },
    wrong: [
      ["If I had known, I would came.", "If I had known, I would have come."],
      ["If she had asked me, I could helped her.", "If she had asked me, I could have helped her."],
    ],
    right: [
      "If I had known, I would have come.",
      "If I had known, I'd asked her for help.",
      "If I had more time, I would help.",
    ],
  },
  {
    id: "if-had-would-yesterday",
    level: "B2",
    topic: "third-conditional",
    why: "The time is over, so the other part takes “would have”: “If I had known, I would have come.”",
    pattern: [
      "^ if $word had|'d n't|not? $any-participle|been $word* $word* $punctuation? $subject { would|could|might|'d n't|not? $any-base|be }",
    ],
    unless: "if $subject 'd better|rather|like",
    fix: ({ marked, tokens, match }) => {
      const end = finishedEnd(tokens);
      if (end === null || end < match.markTo || isOther(tokens, match.markTo, end)) return null;
      const verb = marked.at(-1)!;
      if (verb.lower === "have") return null;
      const not = marked.length === 2 ? "" : marked[1]!.lower === "not" ? " not" : "n't";
      const participle = verb.lower === "be" ? "been" : participleOf(verb.lower);
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      return `${space}${space === "" ? marked[0]!.lower : "would"}${not} have ${participle}`;
    },
    wrong: [
      [
        "If he had asked me, I would help him last week.",
        "If he had asked me, I would have helped him last week.",
      ],
      [
        "If I had known it, I wouldn't go there yesterday.",
        "If I had known it, I wouldn't have gone there yesterday.",
      ],
    ],
    right: [
      "If he had asked me, I would help him now.",
      "If I had slept last night, I would be fit.",
      "If she had won, she would be like she was last year.",
    ],
  },
];
