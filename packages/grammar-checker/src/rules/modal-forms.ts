import { subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { Fixable, RuleSource } from "../rule";
import { baseOfVerb } from "./verb-fixes";

const toBase = ({ marked }: Fixable): string | null => baseOfVerb(marked[0]!) ?? null;

const modals = "can|could|must|should|may|might|will|would|shall|'ll|ca|wo";

const who =
  "i|you|he|she|it|we|they|people|everybody|everyone|somebody|someone|nobody|anybody|who|there|parents|children|students|friends";

const anyone = `${who}|@NOUN|@PROPN`;

const mid = "not|n't|nt? $mid-adverb?";

const whatOneCan = [
  "what|whatever|all|everything|anything|something|as|than|when|whenever|where|if|that|best|way $word* $word* can|could|must|may|might|will $mid-adverb? to",
  "@NOUN $subject can|could to",
  "a|the|his|her|their|my|good|free|strong will|must|might|can to",
];

/** Modal verbs with the wrong form behind or before them. */
export const modalForms: readonly RuleSource[] = [
  {
    id: "can-to",
    level: "A1",
    topic: "modal-verbs",
    why: "After “can”, “must”, “should”, “will” and the like comes no “to”.",
    pattern: [
      `${who}|@NOUN|@PROPN ${modals} ${mid} { to } $any-base|be`,
      "^ can|could|must|should|will|would|may n't? $subject { to } $any-base|be",
      "$question-word can|could|must|should|will|would n't? $subject { to } $any-base|be",
    ],
    unless: [...whatOneCan, "who will|can to"],
    fix: "",
    wrong: [
      ["I can to swim", "I can swim"],
      ["My brother must to go home.", "My brother must go home."],
      ["You should not to eat so much sugar.", "You should not eat so much sugar."],
      ["Can you to help me?", "Can you help me?"],
      ["she will to be a doctor", "she will be a doctor"],
      ["People can't to smoke here.", "People can't smoke here."],
    ],
    right: [
      "I do what I can to help.",
      "He has a will to live",
      "It is a must to go there",
      "We did all we can to help.",
      "I help when I can to give something back.",
      "She ought to go.",
    ],
  },
  {
    id: "can-swims",
    level: "A1",
    topic: "modal-verbs",
    why: "After “can”, “must”, “should”, “will” and the like the verb is in its base form: “she can swim”.",
    pattern: [
      `${anyone} ${modals} ${mid} { $any-third|is|are|am }`,
      `${anyone} can|could|must|should|may|might|will|'ll|would|ca|wo ${mid} { $any-past-alone|was|were }`,
      `${anyone} can|must|should|will|ca|wo ${mid} { $any-participle-alone }`,
      `${anyone} can|could|must|should|may|might|will|'ll|ca|wo ${mid} { $any-past-not-base&!$any-past-alone }`,
      "^ can|could|should|will|would|must n't? $subject { $any-third|$any-past-not-base }",
      "what|where|when|how|why can|could|should|will|would|must $subject { $any-third|$any-past-not-base }",
    ],
    unless: [
      "what|all|everything|anything|that|as|than|who|best|@NOUN $subject $modal $word",
      "a|the|his|her|their|my|your|our|good|free $adjective? will|must|might|can $word",
      "can|will|must|'ll things|lots",
      "@NOUN can|will|must left",
      "$modal left click|turn|-|,",
      "$modal not? $any-third $any-third",
      "$modal hurt",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      const subject = tokens[match.from]!;
      if (/^(?:is|are|am|was|were)$/.test(verb.lower))
        return /^(?:i|you|he|she|it|we|they|people|there)$/.test(subject.lower) &&
          (match.from === 0 || subject.beginsClause || tokens[match.from - 1]!.lower === "and")
          ? "be"
          : null;
      if (
        subject.pos === "NOUN" &&
        !/^(?:my|your|his|her|our|their|the|and|people)$/.test(
          tokens[match.from - 1]?.lower ?? "my",
        )
      )
        return null;
      return baseOfVerb(verb) ?? null;
    },
    wrong: [
      ["She can speaks English.", "She can speak English."],
      ["my brother must goes home", "my brother must go home"],
      ["I couldn't went to the party.", "I couldn't go to the party."],
      ["You should studied more.", "You should study more."],
      ["I must left at six.", "I must leave at six."],
      ["It will is cold tomorrow.", "It will be cold tomorrow."],
      ["Can she plays the guitar?", "Can she play the guitar?"],
    ],
    right: [
      "She can speak English.",
      "What he can do helps me.",
      "All you can eat costs ten euros.",
      "His strong will helps him.",
      "Everything she can see works",
      "The man you will meet likes tea.",
      "You must left click on it.",
    ],
  },
  {
    id: "can-going",
    level: "A2",
    topic: "modal-verbs",
    why: "After “can”, “must”, “should”, “will” and the like the verb has no -ing.",
    pattern: [
      `i|you|he|she|it|we|they can|could|must|should|may|might|will|'ll|ca|wo ${mid} { $any-ing }`,
      "^ can|could|should|will i|you|we|he|she|they { $any-ing }",
      "^ i|we|they would $mid-adverb? { $any-ing }",
      "and|but can|could|will|must n't|not? { $any-ing }",
      "^ let 's|us { $any-ing|$any-third|$any-past-alone }",
    ],
    unless: [
      "$modal $word? during|interesting|morning|evening|nothing",
      "all|what|everything $subject $modal $word",
    ],
    fix: toBase,
    wrong: [
      ["I can speaking English.", "I can speak English."],
      ["We will going to the beach tomorrow", "We will go to the beach tomorrow"],
      ["You must studying every day.", "You must study every day."],
    ],
    right: [
      "I can speak English.",
      "What you can see being built is a school.",
      "I must, seeing this, agree.",
    ],
  },
  {
    id: "cans",
    level: "A1",
    topic: "can",
    why: "“Can”, “must” and “should” never take -s: “he can”.",
    pattern: [
      "he|she|it|who|$relative { cans|musts|shoulds|mays|mights|coulds|woulds }",
      "$name { cans|musts|shoulds } $any-base",
    ],
    fix: ({ marked }) => marked[0]!.lower.replace(/s$/, ""),
    wrong: [
      ["He cans swim.", "He can swim."],
      ["My sister cans play the piano.", "My sister can play the piano."],
      ["she musts go now", "she must go now"],
    ],
    right: ["He can swim.", "Two cans of fish.", "It is one of the musts."],
  },
  {
    id: "can-can",
    level: "A2",
    topic: "modal-verbs",
    why: "Two of these verbs do not stand together: say “will be able to”, “will have to”.",
    pattern: [
      "{ will|'ll|wo n't|not? can }",
      "{ will|'ll|wo n't|not? must }",
      "{ can|must|should|may|might|could n't|not? can|could|must|will|should }",
    ],
    unless: [
      "$question-word $word? will|can|must can|will|must",
      "a|the|free|own|good|strong will|must|might can|must|will",
      "can can",
      "can|will|must n't|not can n't|not",
    ],
    fix: ({ marked, tokens, match }) => {
      const first = marked[0]!.lower;
      const last = marked.at(-1)!.lower;
      if (
        match.markFrom === 0 ||
        tokens[match.markTo] === undefined ||
        (baseAs("base", tokens[match.markTo]!) === undefined &&
          tokens[match.markTo]!.lower !== "be")
      )
        return null;
      const middle = marked
        .slice(1, -1)
        .map(({ text }) => text)
        .join("");
      const lead = `${marked[0]!.text}${middle === "not" ? " not" : middle}`;
      if (/^(?:will|'ll|wo)$/.test(first) && last === "can") return `${lead} be able to`;
      if (/^(?:will|'ll|wo)$/.test(first) && last === "must") return `${lead} have to`;
      if (first === "may" || first === "might" || first === "should")
        return last === "must"
          ? `${lead} have to`
          : last === "can" || last === "could"
            ? `${lead} be able to`
            : null;
      if (first === "must" && last === "can") return `${lead} be able to`;
      return null;
    },
    wrong: [
      ["I will can speak English soon.", "I will be able to speak English soon."],
      ["You will must work tomorrow.", "You will have to work tomorrow."],
      ["she must can swim", "she must be able to swim"],
      ["We won't can come.", "We won't be able to come."],
    ],
    right: [
      "I will be able to speak.",
      "The man you will see can help.",
      "They dance the can can.",
      "As soon as you can, will you call?",
    ],
  },
  {
    id: "dont-can",
    level: "A1",
    topic: "can",
    why: "“Can” and “must” make their negatives themselves: “can't”, “mustn't”.",
    pattern: [
      "$subject { do|does|did n't|nt|not can|could|must|should|will }",
      "$relative { does|do|did n't|not can|could|must }",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const modal = marked[2]!.lower;
      if (marked[0]!.lower === "did")
        return modal === "can" || modal === "could" ? "couldn't" : null;
      return modal === "can" ? "can't" : modal === "will" ? "won't" : `${modal}n't`;
    },
    wrong: [
      ["I don't can come.", "I can't come."],
      ["She doesn't can swim", "She can't swim"],
      ["you don't must smoke here", "you mustn't smoke here"],
      ["We didn't could find it.", "We couldn't find it."],
    ],
    right: ["I can't come.", "Those who don't can stay.", "If you don't, can I?"],
  },
  {
    id: "do-you-can",
    level: "A1",
    topic: "can",
    why: "“Can” and “must” make their questions themselves: “Can you …?”",
    pattern: "{ do|does|did i|you|he|she|it|we|they can|could|must|should }",
    unless: "$subject do|does|did $subject",
    fix: ({ marked, tokens, match }) =>
      match.markFrom > 0 &&
      !/^(?:what|where|when|how|why|,|and|hi|hello)$/.test(tokens[match.markFrom - 1]!.lower)
        ? null
        : `${marked[0]!.lower === "did" && marked[2]!.lower === "can" ? "could" : marked[2]!.lower} ${marked[1]!.text}`,
    wrong: [
      ["Do you can swim?", "Can you swim?"],
      ["Does she can help me?", "Can she help me?"],
      ["what do I must do?", "what must I do?"],
    ],
    right: ["Can you swim?", "What they do you can do too.", "Do you know what you can do?"],
  },
  {
    id: "could-of",
    level: "B1",
    topic: "third-conditional",
    why: "It sounds like “of”, but it is “have”: “could have”, “would have”.",
    pattern: [
      "could|would|should|must|might { of } $any-participle|been",
      "could|would|should|must|might not|n't { of } $any-participle|been",
      "would|could|should|must|might n't? { of } ,",
    ],
    fix: "have",
    wrong: [
      ["I could of helped you.", "I could have helped you."],
      ["You should of been there.", "You should have been there."],
      ["she would not of come", "she would not have come"],
    ],
    right: ["I could have helped.", "What could, of course, happen?"],
  },
  {
    id: "able-to",
    level: "A2",
    topic: "can",
    why: "“Able to” needs “be”, and “can” stands without it: “I can”, “I am able to”.",
    pattern: [
      "$subject { can|could able to }",
      "$subject { am|is|are can }",
      "$subject { can be able to }",
      "$subject { am|is|are must|should|will }",
    ],
    fix: ({ marked }) => {
      if (marked[0]!.lower === "can" || marked[0]!.lower === "could") return marked[0]!.text;
      return marked[1]!.lower;
    },
    wrong: [
      ["I can able to swim.", "I can swim."],
      ["She is can speak English.", "She can speak English."],
      ["they are must go", "they must go"],
    ],
    right: ["I am able to swim.", "I can swim.", "What he is can be seen."],
    unless: ["what|who|where|how|as|all $subject $word $word"],
  },
];
