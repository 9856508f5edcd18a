import { haveFor, subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb, participleOf } from "./verb-fixes";

const between =
  "not|n't|just|already|never|ever|also|always|really|recently|finally|still|only|often|yet?";

/** “Have” with another form than the third. */
export const perfectForms: readonly RuleSource[] = [
  {
    id: "i-been",
    level: "A2",
    topic: "present-perfect",
    why: "“Been” needs “have” or “has” before it: “I have been”.",
    pattern: "{} $mid-adverb? been",
    fix: ({ tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      return subject === null || subject.to !== match.markFrom || subject.kind !== "pronoun"
        ? null
        : haveFor(subject.person);
    },
    wrong: [
      ["I been to Spain.", "I have been to Spain."],
      ["She never been there.", "She has never been there."],
      ["we been friends for years", "we have been friends for years"],
    ],
    right: [
      "I have been there.",
      "Have you been there?",
      "Where has he been?",
      "Had it been me, I would have gone.",
      "They could have been there.",
    ],
  },
  {
    id: "have-been-gone-to",
    level: "B1",
    topic: "present-perfect",
    why: "Who went somewhere and came back “has been” there: “I have been to Paris.”",
    pattern: "i|you|we|they|he|she have|has|'ve not|n't|never|already? { been gone } to",
    fix: "been",
    wrong: [
      ["I have been gone to Paris.", "I have been to Paris."],
      ["She has never been gone to Rome.", "She has never been to Rome."],
    ],
    right: ["I have been to Paris.", "He has been gone for hours."],
  },
  {
    id: "have-went",
    level: "A2",
    topic: "present-perfect",
    why: "After “have”, “has” and “had” the verb stands in its third form: “have gone”, “has seen”.",
    pattern: [
      `have|has|had|'ve|having|haven't ${between} ${between} { $any-past-alone|was|were }`,
      `i|you|he|she|it|we|they 'd|'s ${between} { $any-past-alone&!broke }`,
      `have|has|had n't? i|you|he|she|it|we|they ${between} { $any-past-alone }`,
      `have|has n't? your|my|his|her|the|their $adjective? @NOUN ${between} { $any-past-alone }`,
      `nt|n't { $any-past-alone } yet .`,
    ],
    unless: [
      "had it was|were",
      "all|everything|what $subject have|had was|were",
      "all|everything|what|one|ones|whatever $word? $subject had|have $word",
      "@NOUN $subject had|have|'ve $word",
      "$subject 's did",
      "do|does|did nt|n't $word",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      if (/^(?:was|were)$/.test(verb.lower)) {
        const who = tokens[match.from - 1]?.lower ?? "";
        return /^(?:i|he|she|we|they|you)$/.test(who) && match.from <= 2 ? "been" : null;
      }
      const base = baseAs("past", verb);
      return base === undefined ? null : participleOf(base);
    },
    wrong: [
      ["I have went there.", "I have gone there."],
      ["She has ate it and I have wrote a letter", "She has eaten it and I have written a letter"],
      ["Have you ever ate sushi?", "Have you ever eaten sushi?"],
      ["They had already began.", "They had already begun."],
      ["I've never saw him.", "I've never seen him."],
      ["He should have took the bus.", "He should have taken the bus."],
    ],
    right: [
      "I have gone there.",
      "All the friends I have went home.",
      "What she had was good.",
      "The money he had went fast.",
      "Have you ever eaten sushi?",
      "Everything we had broke.",
    ],
  },
  {
    id: "have-finish",
    level: "A2",
    topic: "present-perfect",
    why: "After “have” and “has” the verb stands in its third form: “I have finished”.",
    pattern: [
      `i|you|we|they|he|she|it have|has|'ve|had n't|not? just|already|never|ever|recently|finally|always|also { $any-base&!$any-participle|be }`,
      "i|you|we|they|he|she|it|who have|has|'ve|had not|n't? { $any-base&!$any-participle&!$noun-too }",
      "have|has n't? i|you|we|they|he|she|it ever|just|already|never|yet? { $any-base&!$any-participle }",
      "should|could|would|must|might|may not|n't? have { $any-base&!$any-participle&!$noun-too }",
      "my|his|her|their $relative has|have just|already|never|not|n't? { $any-base&!$any-participle&!$noun-too }",
    ],
    unless: [
      "have|has|had|'ve $word? to",
      "have|has $word? own|clear|separate|complete|direct|correct|present|better|smooth|level|lean|tidy|less|like",
      "have|has $subject $any-base",
      "what|all $subject have|has $word",
    ],
    fix: ({ marked, tokens, match }) => {
      if (marked[0]!.lower === "be") return "been";
      const base = baseAs("base", marked[0]!);
      if (
        base === undefined ||
        (base === "do" && /^(?:n't|not)$/.test(tokens[match.markTo]?.lower ?? ""))
      )
        return null;
      const isQuestion = /^(?:have|has)$/.test(tokens[match.from]!.lower);
      if (isQuestion && tokens.at(-1)?.lower !== "?") return null;
      return participleOf(base);
    },
    wrong: [
      ["I've just finish my homework.", "I've just finished my homework."],
      ["She has never eat sushi", "She has never eaten sushi"],
      [
        "We have enjoy many countries and we have see a lot.",
        "We have enjoyed many countries and we have seen a lot.",
      ],
      ["I have lose my keys.", "I have lost my keys."],
      ["You should have tell me.", "You should have told me."],
    ],
    right: [
      "I have to go.",
      "They have own rooms.",
      "I have work to do.",
      "Have fun!",
      "I have just one sister.",
      "I had him call you.",
      "Those who have help those who do not.",
    ],
  },
  {
    id: "has-goes",
    level: "B1",
    topic: "present-perfect",
    why: "After “have” and “has” comes the third form: “has gone”, or “been” and -ing: “has been going”.",
    pattern: [
      "i|you|we|they|he|she|it have|has|'ve just|already|never|not|n't? { $any-third&!$noun-too|goes|makes }",
      "i|we|they|you|he|she have|has|'ve just|already? { going|living|waiting|studying|playing|eating|doing|making|coming|looking|trying|talking|sleeping|watching }",
    ],
    unless: [
      "what|all|those $subject have|has $word",
      "who have|has $word",
      "have|has $word? lots",
    ],
    fix: ({ marked }) => {
      const base = baseOfVerb(marked[0]!)!;
      return marked[0]!.lower.endsWith("ing") ? `been ${marked[0]!.lower}` : participleOf(base);
    },
    wrong: [
      ["She has goes to school.", "She has gone to school."],
      ["I have living here for two years.", "I have been living here for two years."],
      ["they have waiting for an hour", "they have been waiting for an hour"],
    ],
    right: [
      "She has gone.",
      "I have been living here.",
      "I have things to do.",
      "What I have keeps me happy.",
      "They have running water.",
    ],
  },
];
