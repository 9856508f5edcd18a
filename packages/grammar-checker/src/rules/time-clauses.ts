import { subjectBefore } from "../pattern/subject";
import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";
import { participleOf, thirdOf } from "./verb-fixes";

const noun = "my|the|his|her|our|your|their @NOUN";
/** What is done once, so that the past after "if" is not meant of always. */
const once =
  "forget|see|come|go|leave|take|tell|ask|buy|win|lose|arrive|find|miss|call|bring|meet|break|eat|drink";
const pastOnce =
  "forgot|saw|came|went|left|took|told|asked|bought|won|lost|arrived|found|missed|called|brought|met|broke|ate|drank|studied";
const over =
  "left|started|finished|began|ended|closed|gone|went|died|departed|escaped|disappeared|stopped";

/** The present for "will go", "will be" and "won't go", by who does it. */
const withoutWill = ({ marked, tokens, match }: Fixable): string | null => {
  const verb = marked.at(-1)!;
  const before = tokens[match.markFrom - 1]!.lower;
  const subject = subjectBefore(tokens, match.markFrom);
  const isOne =
    subject === null
      ? !/^(?:i|you|we|they)$/.test(before) && !isMany(tokens[match.markFrom - 1]!)
      : subject.person === "singular";
  const space = marked[0]!.lower.startsWith("'") ? " " : "";
  const not = marked.find(({ lower }) => /^(?:not|n't)$/.test(lower))?.lower;
  if (verb.lower === "be") {
    const be = before === "i" ? "am" : isOne ? "is" : "are";
    return `${space}${be}${not === undefined ? "" : " not"}`;
  }
  const base = baseAs("base", verb);
  if (base === undefined) return null;
  if (not !== undefined)
    return `${space}${isOne ? "does" : "do"}${not === "not" ? " not" : "n't"} ${base}`;
  return `${space}${isOne ? thirdOf(base) : base}`;
};
const isMany = ({ lower }: Token): boolean => /(?:[^s]s|people|children|men|women)$/.test(lower);

/** Clauses that say when: "until he comes", "by the time he had left". */
export const timeClauses: readonly RuleSource[] = [
  {
    id: "until-he-will-come",
    level: "B1",
    topic: "first-conditional",
    why: "After “until”, “before”, “as soon as” and the like the verb stands in the present, also for the future.",
    pattern: [
      "until|till|unless|before $subject { will|'ll|wo n't|not? $any-base|be }",
      `until|till|unless|before|after ${noun} { will|wo n't|not? $any-base|be }`,
      "^ after|once $subject { will|'ll n't|not? $any-base|be }",
      "$word after $subject { will|'ll $any-base|be }",
      "as soon as $subject { will|'ll n't|not? $any-base|be }",
      `as soon as ${noun} { will $any-base|be }`,
      "^ please? call|phone|text|ring|write|visit|come|wake|message|email $word* when $subject { will|'ll $any-base|be }",
      `^ when ${noun} { will $any-base|be } $word* ,&$punctuation $subject`,
      "^ when $subject { will|'ll $any-base|be } $word* $punctuation $any-base|please|do",
      "can|may|must|should $word+ when $subject { will|'ll $any-base|be }",
    ],
    unless: [
      "look|looks|looked|named|shortly after",
      "before , $word",
      "ask|tell|say|know|see|decide|guess|predict|imagine|find|choose|remember|check|show $word? $word? when $subject $word",
    ],
    fix: withoutWill,
    wrong: [
      ["I'll wait until you will come back.", "I'll wait until you come back."],
      ["As soon as she will finish, we will go.", "As soon as she finishes, we will go."],
      [
        "After I will finish my studies, I want to work abroad.",
        "After I finish my studies, I want to work abroad.",
      ],
      ["Before I will go to bed I always read.", "Before I go to bed I always read."],
      ["Please call me when you will be at home.", "Please call me when you are at home."],
      ["You will fail unless you will study.", "You will fail unless you study."],
      ["When you will see Anna, tell her.", "When you see Anna, tell her."],
      ["You can go out when you will be ready.", "You can go out when you are ready."],
    ],
    right: [
      "I'll wait until you come back.",
      "It will be long before we know.",
      "Tell me when you will be back.",
      "You can ask him when he will be back.",
      "Look after it, and you will be happy.",
      "The day after, you will see it.",
    ],
  },
  {
    id: "if-i-didnt-would-have",
    level: "B2",
    topic: "third-conditional",
    why: "For what did not happen then, the verb after “if” has “had”: “If I had not forgotten it, …”",
    pattern: [`^ if $subject { did n't|not ${once} }`, `^ if $subject { ${pastOnce} }`],
    fix: ({ marked, tokens, match }) => {
      const rest = tokens.slice(match.markTo);
      const would = rest.findIndex(({ lower }) => /^(?:would|could|might|'d)$/.test(lower));
      if (would < 1 || rest[would + 1]?.lower !== "have") return null;
      if (
        baseAs("participle", rest[would + 2] ?? rest[would]!) === undefined &&
        rest[would + 2]?.lower !== "been"
      )
        return null;
      if (marked.length === 1) return `had ${participleOf(baseAs("past", marked[0]!)!)}`;
      return `had${marked[1]!.lower === "not" ? " not" : "n't"} ${participleOf(marked[2]!.lower)}`;
    },
    wrong: [
      [
        "If I didn't forget my key, I would have opened it.",
        "If I hadn't forgotten my key, I would have opened it.",
      ],
      [
        "If she came earlier, she would have seen him.",
        "If she had come earlier, she would have seen him.",
      ],
    ],
    right: [
      "If I didn't forget things, I would be happy.",
      "If she came earlier, she would see him.",
    ],
  },
  {
    id: "if-you-would-you-will",
    level: "B1",
    topic: "first-conditional",
    why: "With “will” in the other part, the verb after “if” stands in the present: “If you study, you will pass.”",
    pattern: "^ if $subject { would|'d $any-base|be }",
    unless: "would like|mind|be so|kind",
    fix: (found) => {
      const { tokens, match } = found;
      const rest = tokens.slice(match.markTo);
      const will = rest.findIndex(({ lower }) => /^(?:will|'ll)$/.test(lower));
      if (will < 1 || !/^(?:i|you|he|she|it|we|they)$/.test(rest[will - 1]!.lower)) return null;
      // "If you would wait a moment, I will fetch him" is polite.
      if (/^(?:i|we)$/.test(rest[will - 1]!.lower) && tokens[match.markFrom - 1]!.lower === "you")
        return null;
      return withoutWill(found);
    },
    wrong: [
      [
        "If you would study more, you will pass the exam.",
        "If you study more, you will pass the exam.",
      ],
      ["If she would come early, we will see her.", "If she comes early, we will see her."],
    ],
    right: [
      "If you would wait a moment, I will fetch him.",
      "If you would study more, you would pass.",
    ],
  },
  {
    id: "by-the-time-he-left",
    level: "B2",
    topic: "past-perfect",
    why: "By that time it was over already, so we say “had”: “By the time I came, he had left.”",
    pattern: [
      `^ by the time $word+ $word* $punctuation $subject { already? ${over} }`,
      `^ by the time $word+ $word* $punctuation the|my|his|her|our|their @NOUN { already? ${over} }`,
      `^ by the time $word+ $word* $punctuation everybody|everyone|$name { already? ${over} }`,
      `^ when $subject arrived|came|got|reached|returned $word* $punctuation $subject { already ${over} }`,
      `^ when $subject arrived|came|got|reached|returned $word* $punctuation the|my|his|her|our|their @NOUN { already ${over} }`,
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked.at(-1)!;
      // The time is over only where its verb is in the past.
      if (
        !tokens
          .slice(0, match.markFrom)
          .some(
            (token) =>
              (baseAs("past", token) !== undefined && baseAs("base", token) === undefined) ||
              /^(?:was|were)$/.test(token.lower),
          )
      )
        return null;
      const base = baseAs("past", verb) ?? baseAs("participle", verb);
      if (base === undefined) return null;
      return `had ${marked.length === 2 ? "already " : ""}${participleOf(base)}`;
    },
    wrong: [
      ["By the time I arrived, he left.", "By the time I arrived, he had left."],
      [
        "By the time we got to the station, the train left.",
        "By the time we got to the station, the train had left.",
      ],
      [
        "When we arrived at the cinema, the film already started.",
        "When we arrived at the cinema, the film had already started.",
      ],
    ],
    right: [
      "By the time I arrived, he had left.",
      "By the time I arrived, I was tired.",
      "When I arrived, he left.",
      "When he comes, the film has already started.",
    ],
  },
];
