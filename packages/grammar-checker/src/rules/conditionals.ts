import { subjectBefore } from "../pattern/subject";
import { baseAs, isNounToo } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb, ingOf, pastFormOf, thirdOf } from "./verb-fixes";

const people = "i|you|he|she|it|we|they";

/** “Used to”, conditionals and wishes. */
export const conditionals: readonly RuleSource[] = [
  {
    id: "use-to-lived",
    level: "B1",
    topic: "used-to",
    why: "What was so in the past is “used to” with the base form: “I used to live”.",
    pattern: [
      `${people}|people { use|uses|used to $any-past-not-base|$any-participle-alone }`,
      `${people}|people { was|were used to live|work|play|go|be|get|have|smoke|study|think|eat }`,
      "i|we|they|you|he|she { use to live|be|have|play|go|work|smoke|study|think|eat|visit|drink|watch|like|love|hate|spend }",
    ],
    unless: [
      "do|does|did n't|not? $subject? use to",
      "did n't|not use to",
      "@NOUN|that|which|it|what $subject use to",
      "use to be $any-participle",
      "used to $any-past-not-base $any-base",
    ],
    fix: ({ marked }) => {
      const base = marked.at(-1)!.lower === "be" ? "be" : baseOfVerb(marked.at(-1)!);
      return base === undefined ? null : `used to ${base}`;
    },
    wrong: [
      ["I use to lived in Spain.", "I used to live in Spain."],
      ["She used to went there every summer.", "She used to go there every summer."],
      ["they used to had a dog", "they used to have a dog"],
      ["We was used to play here.", "We used to play here."],
    ],
    right: [
      "I used to live in Spain.",
      "I am used to getting up early.",
      "Did you use to live here?",
      "The knife is used to cut bread.",
      "I use it to eat.",
    ],
  },
  {
    id: "usually-use-to",
    level: "A2",
    topic: "used-to",
    why: "For what is so now we say “usually” with the verb alone: “I usually walk.” “Used to” is for the past.",
    pattern:
      "i|we|they|you usually|often|always|normally { use to } $any-base&!$noun-too|walk|play|work|study|watch|visit|drink|travel|cook|sleep",
    unless: "what|which|that|things|thing $subject $word use",
    fix: "",
    wrong: [
      ["I usually use to walk to school.", "I usually walk to school."],
      ["We often use to eat fish.", "We often eat fish."],
    ],
    right: [
      "I usually walk to school.",
      "The knife that I usually use to cut bread is lost.",
      "I often used to walk there.",
    ],
  },
  {
    id: "am-used-to-base",
    level: "B1",
    topic: "used-to",
    why: "After “get used to” the verb takes -ing: “I am getting used to living here.”",
    pattern:
      "get|gets|got|getting|am|'m used to { $common-base&!$noun-too|live|work|drive|sleep|study|cook|walk|wake|get }",
    unless: ["am|'m used to live|play|go|be|smoke|eat"],
    fix: ({ marked }) => ingOf(baseOfVerb(marked[0]!) ?? marked[0]!.lower),
    wrong: [
      ["I got used to live here.", "I got used to living here."],
      ["She gets used to drive on the left.", "She gets used to driving on the left."],
    ],
    right: ["I got used to living here.", "I used to live here."],
  },
  {
    id: "look-forward-to-base",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "In “look forward to” the “to” is a preposition, so the verb takes -ing: “I look forward to seeing you.”",
    pattern:
      "look|looking|looks|looked forward to { $common-base&!$noun-too|visit|work|travel|start|meet|play }",
    unless: [
      "to work|sleep|study|travel ,",
      "to work|travel|study on|next|this|in $weekday|$month|week|monday",
    ],
    fix: ({ marked }) => ingOf(baseOfVerb(marked[0]!) ?? marked[0]!.lower),
    wrong: [
      ["I look forward to see you.", "I look forward to seeing you."],
      ["she is looking forward to meet him", "she is looking forward to meeting him"],
    ],
    right: [
      "I look forward to lunch.",
      "We look forward to your visit.",
      "I look forward to work on Monday.",
    ],
  },
  {
    id: "if-will",
    level: "B1",
    topic: "first-conditional",
    why: "After “if” the verb stands in the present, also for the future: “If I have time, …”",
    pattern: [
      "^ and|but|so? if $subject { will|'ll not|n't? $any-base|be }",
      "^ and|but|so? if it|there|the|my { will|'ll not|n't? $any-base|be }",
      "^ and|but|so? if my|the|his|her|our @NOUN { will not|n't? $any-base|be }",
      "$subject will|'ll $word* $word* if $subject { will|'ll not|n't? $any-base|be }",
      "^ when|after|before|until|unless $subject { will|'ll $any-base|be } $word* $word* $punctuation? $subject will|'ll|can",
      "$subject will|'ll $word+ when|after|before|until|unless $subject { will|'ll $any-base|be }",
    ],
    unless: [
      "know|wonder|ask|see|sure|doubt|asked|question|tell|say $word? if|when $word $word",
      "if|when you|it will help|please|excuse|forgive|allow|do",
      "if you will wait|follow|sit|come|step|look|listen|take|give|let",
      "when will",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked.at(-1)!;
      const subject = subjectBefore(tokens, match.markFrom);
      const before = tokens[match.markFrom - 1]!;
      if (
        tokens
          .slice(0, match.markFrom)
          .some(({ lower }) => /^(?:know|wonder|ask|asked|sure)$/.test(lower))
      )
        return null;
      const singular = subject?.person === "singular" || /^(?:he|she|it)$/.test(before.lower);
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      if (marked.length === 3) {
        if (verb.lower === "be") return null;
        return `${space}${singular ? "does" : "do"}n't ${verb.lower}`;
      }
      if (verb.lower === "be")
        return `${space}${before.lower === "i" ? "am" : singular || before.lower === "there" ? "is" : "are"}`;
      const base = baseAs("base", verb)!;
      return `${space}${singular ? (base === "have" ? "has" : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`) : base}`;
    },
    wrong: [
      ["If I will have time I will come.", "If I have time I will come."],
      ["If it will rain, we will stay at home.", "If it rains, we will stay at home."],
      ["I will call you if she will come.", "I will call you if she comes."],
      ["When I will be rich, I will buy a house.", "When I am rich, I will buy a house."],
      ["If I will have time I come", "If I have time I come"],
    ],
    right: [
      "If I have time, I will come.",
      "I wonder if I will have time",
      "If it will help, I will come",
      "When will you come?",
      "I don't know when I will be back.",
      "Do you know if she will come?",
    ],
  },
  {
    id: "if-would",
    level: "B2",
    topic: "third-conditional",
    why: "After “if” no “would” stands: “If I had time …”, “If I had known …”",
    pattern: [
      "if $subject { would|'d have $any-participle|been }",
      "if $subject { would be|have|know|go|win|live|get|see|come|do|find|speak|need|want|buy|study|lose|ask|help|tell|give|take|work|call|leave|stay|listen|try|eat }",
      "if $subject { would|'d $any-past-alone|were|was }",
      "if $subject { would not|n't have $any-participle|been }",
    ],
    unless: [
      "if you would !have",
      "wonder|know|ask|asked|wondered|knew|sure|see|tell|told|doubt|question if $word $word",
      "as if $word $word",
      "would like|mind|please",
      "even|only if $word would",
    ],
    fix: ({ marked, tokens, match }) => {
      if (
        tokens
          .slice(0, match.markFrom)
          .some(({ lower }) => /^(?:wonder|ask|asked|wondered|know|knew|said|told|as)$/.test(lower))
      )
        return null;
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      const verb = marked.at(-1)!;
      if (verb.lower === "have" && baseAs("participle", tokens[match.markTo] ?? verb) !== undefined)
        return null;
      if (tokens[match.markTo]?.lower === "been") return null;
      if (/^(?:were|was)$/.test(verb.lower)) return "were";
      if (marked.length === 2)
        return verb.lower === "be"
          ? "were"
          : baseAs("base", verb) === undefined
            ? `${space}${verb.lower}`
            : `${space}${pastFormOf(baseAs("base", verb)!)}`;
      const participle = verb.lower;
      return marked.length === 3
        ? `${space}had ${participle}`
        : `had${marked[1]!.lower === "not" ? " not" : "n't"} ${participle}`;
    },
    wrong: [
      ["If I would have known, I would have come.", "If I had known, I would have come."],
      ["If I would have time, I would help you.", "If I had time, I would help you."],
      ["If you would have told me, I would have come.", "If you had told me, I would have come."],
      ["I would be happy if she would come.", "I would be happy if she came."],
      ["If he would ask me, I would say yes.", "If he asked me, I would say yes."],
      ["if i would be rich i would travel", "if i were rich i would travel"],
      ["If he would came, we would be happy.", "If he came, we would be happy."],
    ],
    right: [
      "If I had known, I would have come.",
      "I asked if he would come.",
      "If you would wait here, please.",
      "It looked as if it would rain.",
    ],
  },
  {
    id: "if-i-had-will",
    level: "B1",
    topic: "second-conditional",
    why: "After “if” and the past comes “would”: “If I had money, I would buy it.”",
    pattern:
      "^ if $subject $any-past-not-base|were|was $word* $punctuation? i|you|he|she|we|they|it { will|'ll } $any-base|be",
    unless: ["if $subject said|told|thought|knew|left|arrived|asked"],
    fix: ({ marked, tokens }) =>
      tokens.some(({ lower }) => /^(?:yesterday|already|last|has|have|that)$/.test(lower))
        ? null
        : marked[0]!.lower === "'ll"
          ? " would"
          : "would",
    wrong: [
      ["If I had money I will buy a car.", "If I had money I would buy a car."],
      ["If I were rich, I will travel.", "If I were rich, I would travel."],
      ["if she lived here, we will be happy", "if she lived here, we would be happy"],
    ],
    right: [
      "If I had money, I would buy it.",
      "If he left yesterday, he will be here soon.",
      "If I have time, I will come.",
    ],
  },
  {
    id: "its-time-we-leave",
    level: "B2",
    topic: "wishes",
    why: "After “it's time” with somebody the verb stands in the past, though now is meant: “It's time we left.”",
    pattern: [
      "it 's|is high|about|really? time that? i|you|we|they { $any-base|are|am }",
      "it 's|is high|about|really? time that? he|she { $any-third|is }",
      "it 's|is high|about|really? time that? my|your|his|her|our|their|the @NOUN { $any-third|is }",
    ],
    // "It's time we need, not money": there it is the time that somebody needs.
    unless: [
      "time that? $subject do|does n't|not",
      "time that? $subject need|needs|lack|lacks|want|wants|lose|loses|waste|wastes|spend|spends|save|saves|put|cut|let|set|shut|read|hit|quit",
      "time that? $subject have|has >!a|an|some|your|my|the",
      "time that? $subject $word and",
      "when|whenever|if|before|until|because it 's|is high|about|really? time that? $subject $word",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      if (/^(?:am|is|are)$/.test(verb.lower)) return verb.lower === "are" ? "were" : "was";
      const base = baseAs("base", verb) ?? baseAs("third", verb);
      if (base === undefined) return null;
      const past = pastFormOf(base);
      // What may be a noun behind "my" is none with "-s" only where something follows it as behind a verb.
      const isNoun = tokens[match.markFrom - 1]!.pos === "NOUN";
      if (isNoun && isNounToo(verb) && verb.pos !== "VERB") return null;
      return past === verb.lower ? null : past;
    },
    wrong: [
      ["It's time we leave.", "It's time we left."],
      ["It is high time he gets a job.", "It is high time he got a job."],
      ["It's about time you are here.", "It's about time you were here."],
      ["It's time you do your homework.", "It's time you did your homework."],
    ],
    right: [
      "It's time we left.",
      "It's time to leave.",
      "It's time we need, not money.",
      "It's the first time we go there.",
      "It's time you and I talked.",
      "When it's time I go home.",
    ],
  },
  {
    id: "id-rather-you-dont",
    level: "B2",
    topic: "wishes",
    why: "After “I'd rather” with somebody else the verb stands in the past: “I'd rather you didn't smoke.”",
    pattern: "'d|would rather you|he|she|they|we|it { do|does } n't|not $any-base|be",
    fix: "did",
    wrong: [
      ["I'd rather you don't smoke.", "I'd rather you didn't smoke."],
      ["She would rather he does not come.", "She would rather he did not come."],
    ],
    right: ["I'd rather you didn't smoke.", "I'd rather not go.", "Would you rather do it?"],
  },
  {
    id: "i-wish-will",
    level: "B2",
    topic: "wishes",
    why: "After “I wish” the verb stands in the past: “I wish I had”, “I wish I could”.",
    pattern: [
      "wish|wishes that? my|the|his|her|our|their $adjective? @NOUN|english|german|french|spanish { is|are|has|have|can|will }",
      "wish|wishes that? $subject { can|will|have|has|am|is|are|know|knows|live|lives|speak|'m|do|does|don|'ll }",
    ],
    unless: ["wish you have", "wish $subject do|does|have|has n't|not"],
    fix: ({ marked, tokens, match }) => {
      const who = tokens[match.markFrom - 1]!.lower;
      const known: Record<string, string> = {
        can: "could",
        will: "would",
        have: "had",
        has: "had",
        am: "were",
        is: "were",
        are: "were",
        know: "knew",
        knows: "knew",
        live: "lived",
        lives: "lived",
        speak: "spoke",
      };
      if (who === "you" && marked[0]!.lower === "have") return null;
      return known[marked[0]!.lower] ?? null;
    },
    wrong: [
      ["I wish I can fly.", "I wish I could fly."],
      ["I wish I have more time.", "I wish I had more time."],
      ["I wish my English is better.", "I wish my English were better."],
      ["she wishes she is taller", "she wishes she were taller"],
    ],
    right: ["I wish I could fly.", "I wish you a nice day.", "I wish I had more time."],
  },
  {
    id: "unless-you-dont",
    level: "B2",
    topic: "first-conditional",
    why: "“Unless” means “if … not”, so no other “not” stands behind it: “Unless you hurry, you will be late.”",
    pattern:
      "^ unless $subject { do|does n't|not hurry|study|work|try|help|leave|go|practise|stop|start|come|call|pay|run|book|apologise|rest|sleep|eat|change|listen }",
    fix: ({ marked, tokens, match }) => {
      const rest = tokens.slice(match.markTo);
      // "Unless you don't eat meat, you will love it" is right.
      const isBad = rest.some(({ lower }) =>
        /^(?:miss|fail|lose|late|not|n't|never|ill|sick|angry|worse|fired)$/.test(lower),
      );
      const base = marked.at(-1)!.lower;
      return isBad ? (marked[0]!.lower === "does" ? thirdOf(base) : base) : null;
    },
    wrong: [
      [
        "Unless you don't hurry, you will miss the bus.",
        "Unless you hurry, you will miss the bus.",
      ],
      ["Unless she doesn't study, she will fail.", "Unless she studies, she will fail."],
    ],
    right: [
      "Unless you hurry, you will miss the bus.",
      "Unless you don't eat meat, you will love this place.",
      "Unless you don't like it, we will stay.",
    ],
  },
];
