import { irregularVerbs } from "@saywell/english";
import { hasFiniteLater, subjectBefore, wasFor } from "../pattern/subject";
import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb, participleOf, pastFormOf } from "./verb-fixes";

/** Verbs whose regular past is right too, or is another verb's. */
const bothWays = new Set(
  `learn lie mean hang bear wind leave lead feed need find found sew show speed spill weave retake hide see wake
  shrink bleed breed flee light shine string spit strive be burn dream spell smell spoil lean leap kneel fall bind
  dwell knit mow prove saw shave sow speed strew swell thrive broadcast forecast quit wed wet fit bid bet grind
  shear split abide clothe cleave hew plead sneak weep slay stride bust rid melt work bereave beset input spring ring wring wound lay`
    .trim()
    .split(/\s+/),
);
const regularised = new Map<string, string>();
for (const verb of irregularVerbs) {
  if (bothWays.has(verb) || verb.includes("-")) continue;
  const { length } = verb;
  for (const form of [
    `${verb}ed`,
    `${verb}d`,
    `${verb}${verb[length - 1]}ed`,
    verb.replace(/y$/, "ied"),
  ])
    if (form.endsWith("ed") && form !== pastFormOf(verb)) regularised.set(form, verb);
}
for (const [form, verb] of [
  ["wented", "go"],
  ["tooked", "take"],
  ["camed", "come"],
  ["boughted", "buy"],
  ["thoughted", "think"],
  ["broughted", "bring"],
  ["ated", "eat"],
  ["gotted", "get"],
  ["maked", "make"],
  ["haved", "have"],
  ["cutted", "cut"],
  ["hurted", "hurt"],
  ["costed", "cost"],
  ["readed", "read"],
  ["putted", "put"],
  ["hitted", "hit"],
  ["buyd", "buy"],
  ["runed", "run"],
  ["swimed", "swim"],
  ["geted", "get"],
  ["sited", "sit"],
  ["begined", "begin"],
  ["forgeted", "forget"],
  ["wined", "win"],
  ["cuted", "cut"],
  ["thinked", "think"],
  ["bringed", "bring"],
] as const)
  regularised.set(form, verb);

/** Whether "have" or "be" before it asks for the third form. */
const asksForParticiple = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:have|has|had|'ve|having|was|were|been|be|is|are)$/.test(lower)) &&
  !tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ lower }) => /^(?:and|but|because|when)$/.test(lower));

/** Past forms of verbs. */
export const pastForms: readonly RuleSource[] = [
  {
    id: "buyed",
    level: "A2",
    topic: "irregular-verbs",
    why: "This verb has a past form of its own, without -ed.",
    pattern: "{ $word }",
    fix: ({ marked, tokens, match }) => {
      const base = regularised.get(marked[0]!.lower);
      if (base === undefined || marked[0]!.text !== marked[0]!.lower) return null;
      return asksForParticiple(tokens, match.markFrom) ? participleOf(base) : pastFormOf(base);
    },
    wrong: [
      ["We buyed ten apples.", "We bought ten apples."],
      ["I goed home and eated.", "I went home and ate."],
      ["He runned fast and catched the bus", "He ran fast and caught the bus"],
      ["I thinked that she had breaked it.", "I thought that she had broken it."],
      ["They writed me a letter.", "They wrote me a letter."],
    ],
    right: [
      "They founded a club.",
      "The plants are watered and weeded.",
      "He showed me the book.",
      "She lied and learned a lot.",
      "He needed it.",
    ],
  },
  {
    id: "i-seen",
    level: "A2",
    topic: "irregular-verbs",
    why: "The third form does not stand alone. For the past we use the second form: “I saw”, “I did”.",
    pattern: "{ $any-participle-alone&!been&!born&!drunk&!broken&!lost&!worn&!mistaken }",
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || (subject.kind !== "pronoun" && subject.kind !== "name")) return null;
      if (subject.kind === "name" && hasFiniteLater(tokens, match.markTo)) return null;
      if (
        tokens.slice(0, subject.from).some(({ lower }) => /^(?:have|has|had)$/.test(lower)) &&
        tokens.slice(0, subject.from).some(({ lower }) => /^(?:and|or)$/.test(lower))
      )
        return null;
      const base = baseAs("participle", marked[0]!);
      return base === undefined ? null : pastFormOf(base);
    },
    wrong: [
      ["I seen him yesterday.", "I saw him yesterday."],
      ["she done her homework and she gone home", "she did her homework and she went home"],
      [
        "We eaten a pizza because they given it to us.",
        "We ate a pizza because they gave it to us.",
      ],
      ["Ana written a letter.", "Ana wrote a letter."],
    ],
    right: [
      "I have seen him.",
      "Have you seen him?",
      "The food eaten there was good.",
      "Had I known, I would have come.",
      "She's done it.",
      "Being seen, he left.",
    ],
  },
  {
    id: "did-went-affirmative",
    level: "A2",
    topic: "past-simple",
    why: "The past form stands alone, without “did”: “I went”.",
    pattern: "i|you|he|she|it|we|they { did $any-past-alone }",
    unless: [
      "what|all|everything|as|than|how|why|where $word? $subject did $word",
      "who did $word",
    ],
    fix: "{1}",
    wrong: [
      ["I did went to school.", "I went to school."],
      ["yesterday she did saw him", "yesterday she saw him"],
    ],
    right: [
      "I did it.",
      "What she did broke my heart.",
      "Did you go?",
      "Everything he did went wrong.",
    ],
  },
  {
    id: "was-go",
    level: "A2",
    topic: "past-simple",
    why: "For what happened the past form stands alone, without “was” or “were”: “I went”.",
    pattern: [
      "i|he|she|we|you|they { was|were $any-base&!$any-participle|$any-past-alone }",
      "it { was|were $any-past-alone }",
      "i|he|she|we|they { was|were not|n't $any-base&!$any-participle&!$noun-too }",
    ],
    unless: [
      "what|all|thing|best|least|was|were $word? $subject was|were $word",
      "$be-finite fun|free|clean|clear|open|close|own|welcome|complete|live|dry|present|love|calm|cool|warm|lean|perfect|correct|like|broke|sound|fit|smart|smooth|level|direct|separate|rude|better|cook|guide|judge|guest|host|friend|secret|upset|set|work|model|match|back|short|last|mine|tidy|light|kind|busy|alert|quiet|content|aware|near|slow|idle|sick",
    ],
    fix: ({ marked, tokens }) => {
      const verb = marked.at(-1)!;
      const base = baseOfVerb(verb)!;
      if (marked.length === 3) return `did${marked[1]!.lower === "n't" ? "n't" : " not"} ${base}`;
      if (
        tokens.some(({ lower }) => lower === "when" || lower === "while") &&
        baseAs("base", verb) !== undefined
      )
        return null;
      return pastFormOf(base);
    },
    wrong: [
      ["I was go to the cinema.", "I went to the cinema."],
      ["She was went home", "She went home"],
      ["We were eat pizza and they were play football.", "We ate pizza and they played football."],
      ["I was not understand.", "I did not understand."],
    ],
    right: [
      "I was happy.",
      "All I did was go home.",
      "They were welcome.",
      "He was hurt.",
      "She was cook and guide.",
    ],
  },
  {
    id: "was-sleep-when",
    level: "B1",
    topic: "past-continuous",
    why: "For what went on at that time, say “was” or “were” and the verb with -ing.",
    pattern: [
      "when|while i|he|she|we|you|they was|were { $any-base&!$any-participle }",
      "i|he|she|we|they was|were { $any-base&!$any-participle } $word* when",
    ],
    unless: [
      "was|were fun|free|clean|clear|open|close|own|welcome|complete|live|dry|present|calm|cool|warm|like|fit|broke|cook|guide|guest|work|sound|smart|rude|better|love",
    ],
    fix: "{0:ing}",
    wrong: [
      ["I was sleep when she called.", "I was sleeping when she called."],
      ["When we were walk home, it rained.", "When we were walking home, it rained."],
    ],
    right: [
      "I was sleeping when she called.",
      "When we were free, we went out.",
      "While she was ill, I cooked.",
    ],
  },
  {
    id: "we-was-born-was",
    level: "A2",
    topic: "past-simple",
    why: "“Was” and “were” do not stand together with “did”: “Where were you?”, “I wasn't”.",
    pattern: [
      "{ did not|n't be|been|was|were }",
      "{ did i|you|he|she|it|we|they was|were|be|been }",
    ],
    fix: ({ marked, tokens, match }) => {
      const middle = marked[1]!;
      if (/^(?:not|n't)$/.test(middle.lower)) {
        const subject = subjectBefore(tokens, match.markFrom);
        if (subject === null) return null;
        return `${wasFor(subject.person)}${middle.lower === "not" ? " not" : "n't"}`;
      }
      if (
        !marked[0]!.beginsClause &&
        !/^(?:what|where|when|why|how|who)$/.test(tokens[match.markFrom - 1]?.lower ?? "")
      )
        return null;
      return `${/^(?:i|he|she|it)$/.test(middle.lower) ? "was" : "were"} ${middle.text}`;
    },
    wrong: [
      ["I didn't was at home.", "I wasn't at home."],
      ["Where did you was yesterday?", "Where were you yesterday?"],
      ["They did not be happy.", "They were not happy."],
    ],
    right: ["I wasn't at home.", "What he did was good.", "Where were you?"],
  },
];
