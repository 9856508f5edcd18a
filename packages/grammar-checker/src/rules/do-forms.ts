import { doFor, opensQuestion, subjectAfter, subjectBefore } from "../pattern/subject";
import type { Fixable, RuleSource } from "../rule";
import { baseAs } from "../pattern/verb-words";
import { baseOfVerb, isBareQuestion, namesFinishedTime } from "./verb-fixes";

const toBase = ({ marked }: Fixable): string | null => baseOfVerb(marked[0]!) ?? null;

/** "Do", "does" and "did" with whom they do not belong to, and with the wrong form behind them. */
export const doForms: readonly RuleSource[] = [
  {
    id: "he-dont",
    level: "A1",
    topic: "negatives",
    why: "After “he”, “she”, “it” and one person or thing we say “doesn't”.",
    pattern: "{ do } not|n't|nt",
    fix: ({ tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || subject.person !== "singular" || isBareQuestion(tokens, subject.from))
        return null;
      return namesFinishedTime(tokens) ? "did" : "does";
    },
    wrong: [
      ["He don't know.", "He doesn't know."],
      ["My sister don't like fish", "My sister doesn't like fish"],
      ["I like it because it don't cost much.", "I like it because it doesn't cost much."],
      ["Everybody do not have time.", "Everybody does not have time."],
      ["I am here but Ana don't want to come.", "I am here but Ana doesn't want to come."],
    ],
    right: [
      "They don't know.",
      "My sister and my brother don't like fish.",
      "Why don't they come?",
      "The people in this house don't know me.",
      "My family don't like fish.",
      "Tom and she don't dance.",
    ],
  },
  {
    id: "they-doesnt",
    level: "A1",
    topic: "negatives",
    why: "After “I”, “you”, “we”, “they” and more than one we say “don't”.",
    pattern: "{ does } not|n't|nt",
    fix: ({ tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null || subject.person === "singular" || isBareQuestion(tokens, subject.from))
        return null;
      if (/^(?:of|with|to|for)$/.test(tokens[subject.from - 1]?.lower ?? "")) return null;
      return "do";
    },
    wrong: [
      ["I doesn't know.", "I don't know."],
      ["they doesn't live here", "they don't live here"],
      ["My parents doesn't speak English.", "My parents don't speak English."],
      ["I think we does not have time.", "I think we do not have time."],
    ],
    right: [
      "She doesn't know.",
      "One of my friends doesn't live here.",
      "What you say doesn't help.",
      "Each of you doesn't know it.",
      "The house of my parents doesn't have a garden.",
    ],
  },
  {
    id: "doesnt-likes",
    level: "A1",
    topic: "negatives",
    why: "After “don't” and “doesn't” the verb is in its base form: “She doesn't like it.”",
    pattern:
      "$word do|does not|n't|nt $mid-adverb? { $any-third|is|are|am|$any-past-alone|$any-participle-alone|$any-ing }",
    unless: [
      "^^ do|does n't|not|nt",
      "$question-word do|does n't|nt",
      "do|does n't|not|nt nothing|interesting|morning|evening|during|lots|does|did|thanks|being|having|needs|is|are|am",
      "$base works|plays|visits|trips",
    ],
    fix: ({ marked, tokens, match }) => {
      const { lower } = marked[0]!;
      if (/^(?:is|are|am)$/.test(lower)) return null;
      if (/^(?:not|n't|nt)$/.test(tokens[match.from - 1]?.lower ?? "")) return null;
      return toBase({ marked, tokens, match });
    },
    wrong: [
      ["She doesn't likes fish.", "She doesn't like fish."],
      ["my brother doesn't has a car", "my brother doesn't have a car"],
      ["I don't knows him and he doesn't went there.", "I don't know him and he doesn't go there."],
      ["They don't liking the food.", "They don't like the food."],
      ["We do not always eats meat.", "We do not always eat meat."],
    ],
    right: [
      "She doesn't like fish.",
      "Don't dreams come true?",
      "Why don't cats like water?",
      "He doesn't, says my mother.",
      "I don't, thinking back, know why.",
      "Those who do not always lose.",
    ],
  },
  {
    id: "didnt-went",
    level: "A1",
    topic: "past-simple",
    why: "After “didn't” the verb is in its base form: “I didn't go.”",
    pattern:
      "did not|n't|nt $mid-adverb? { $any-past-not-base|$any-participle-alone|$any-third|$any-ing }",
    unless: [
      "^^ did n't|not",
      "did not|n't|nt interesting|morning|evening|during|being|nothing|lots|thanks|works|plays|trips|visits",
    ],
    fix: toBase,
    wrong: [
      ["I didn't went to school.", "I didn't go to school."],
      ["She didn't liked the film", "She didn't like the film"],
      ["we did not saw him yesterday", "we did not see him yesterday"],
      ["My parents didn't has money.", "My parents didn't have money."],
      ["He didn't knew that I didn't seen it.", "He didn't know that I didn't see it."],
    ],
    right: [
      "I didn't go.",
      "He did, and I went home.",
      "Why didn't you go?",
      "Didn't things change?",
      "He said what he did not, I think, mean.",
      "She didn't put it there.",
    ],
  },
  {
    id: "did-i-went",
    level: "A1",
    topic: "question-forms",
    why: "In questions with “do”, “does” and “did” the verb is in its base form.",
    pattern: [
      "<!$subject do|does|did n't|nt? i|you|he|she|it|we|they|people|everybody|everyone|anybody|anyone|somebody|someone not? $mid-adverb? { $any-third|$any-past-not-base|$any-participle-alone|$any-ing }",
      "<!$subject do|does|did n't|nt? my|your|his|her|our|their|the|this|that $adjective? @NOUN $mid-adverb? { $any-third|$any-past-not-base|$any-ing } >!(@NOUN)",
      "<!$subject do|does|did n't|nt? $name { $any-third|$any-past-not-base }",
    ],
    unless: ["used to", "all|everything|way|as|than $word? $word? do|does|did"],
    fix: (found) => {
      const { tokens, match } = found;
      if (!opensQuestion(tokens, match.from)) return null;
      const verb = tokens[match.markFrom]!;
      if (
        tokens.at(-1)?.lower !== "?" &&
        /^(?:interesting|morning|evening|being|needs|works|plays)$/.test(verb.lower)
      )
        return null;
      if (verb.lower.endsWith("ing") && tokens.at(-1)?.lower !== "?") return null;
      return toBase(found);
    },
    wrong: [
      ["Does she likes fish?", "Does she like fish?"],
      ["Where did you went yesterday", "Where did you go yesterday"],
      ["What does he does?", "What does he do?"],
      ["Did your sister came to the party?", "Did your sister come to the party?"],
      ["how many books did you bought?", "how many books did you buy?"],
      ["Do you liking it?", "Do you like it?"],
    ],
    right: [
      "Does she like fish?",
      "What he did she never knew.",
      "Do you, having seen it, like it?",
      "What they did you saw.",
      "Did your sister's friend come?",
      "I know what he did.",
      "Did the meeting help?",
    ],
  },
  {
    id: "do-he",
    level: "A1",
    topic: "question-forms",
    why: "With “he”, “she”, “it” and one person or thing the question begins with “does”.",
    pattern: ["{ do } $word", "{ do } n't|nt $word"],
    fix: ({ tokens, match }) => {
      const at = match.markFrom;
      const subject = subjectAfter(tokens, at);
      if (subject === null || subject.person !== "singular" || !opensQuestion(tokens, at))
        return null;
      if (subject.kind !== "pronoun" && tokens.at(-1)?.lower !== "?") return null;
      if (
        subject.kind === "pronoun" &&
        tokens[subject.from]!.lower === "it" &&
        tokens.at(-1)?.lower !== "?"
      )
        return null;
      let next = subject.to;
      while (/^(?:always|usually|often|really|still|also|ever)$/.test(tokens[next]?.lower ?? ""))
        next += 1;
      const verb = tokens[next];
      if (verb === undefined || baseOfVerb(verb) === undefined) return null;
      if (subject.kind !== "pronoun" && baseAs("base", verb) === undefined) return null;
      return "does";
    },
    wrong: [
      ["Do he like tea?", "Does he like tea?"],
      ["where do she live", "where does she live"],
      ["What time do the bus leave?", "What time does the bus leave?"],
      ["Do your brother work here?", "Does your brother work here?"],
    ],
    right: [
      "Do they like tea?",
      "Do your homework!",
      "Do it again, please.",
      "Do he and she like tea?",
      "Do my brother and sister work here?",
      "What do the people of this town like?",
    ],
  },
  {
    id: "does-they",
    level: "A1",
    topic: "question-forms",
    why: "With “I”, “you”, “we”, “they” and more than one the question begins with “do”.",
    pattern: ["{ does } $word", "{ does } n't|nt $word"],
    fix: ({ tokens, match }) => {
      const at = match.markFrom;
      const subject = subjectAfter(tokens, at);
      if (subject === null || subject.person === "singular" || !opensQuestion(tokens, at))
        return null;
      return baseOfVerb(tokens[subject.to] ?? tokens[at]!) === undefined
        ? null
        : doFor(subject.person);
    },
    wrong: [
      ["Does you like tea?", "Do you like tea?"],
      ["where does they live?", "where do they live?"],
      ["Does your parents speak English?", "Do your parents speak English?"],
      ["Why does people like it?", "Why do people like it?"],
    ],
    right: [
      "Does she like tea?",
      "Does your parents' house have a garden?",
      "What he does they do too.",
      "Does the news come at eight?",
    ],
  },
  {
    id: "do-you-are",
    level: "A1",
    topic: "question-forms",
    why: "“Be” makes its questions itself, without “do”: “Are you happy?”",
    pattern: "{ do|does|did i|you|he|she|it|we|they am|is|are|was|were }",
    unless: "$subject do|does|did",
    fix: ({ marked, tokens, match }) => {
      if (!opensQuestion(tokens, match.markFrom)) return null;
      return `${marked[2]!.lower} ${marked[1]!.text}`;
    },
    wrong: [
      ["Do you are happy?", "Are you happy?"],
      ["Does she is from Spain?", "Is she from Spain?"],
      ["Where do you are now?", "Where are you now?"],
    ],
    right: [
      "What they do you are not to do.",
      "Are you happy?",
      "Do you know who they are?",
      "What I do is right.",
    ],
  },
  {
    id: "dont-be-adjective",
    level: "A1",
    topic: "verb-be",
    why: "With a feeling or a quality we use “be”: “I'm not hungry”, “She isn't happy”.",
    pattern: [
      "i|you|we|they|he|she|it { do|does n't|nt|not } very|so|too? happy|hungry|thirsty|tired|sad|angry|afraid|ill|sick|ready|sure|busy|good|bad|nice|old|young|married|single|famous|rich|poor|beautiful|difficult|easy|expensive|important|interested|bored|late|alone|wrong",
    ],
    fix: ({ marked, tokens, match }) => {
      const who = tokens[match.markFrom - 1]!.lower;
      const be = who === "i" ? "am" : /^(?:he|she|it)$/.test(who) ? "is" : "are";
      return who === "i" ? "am not" : `${be}${marked[1]!.lower === "not" ? " not" : "n't"}`;
    },
    wrong: [
      ["I don't hungry.", "I am not hungry."],
      ["She doesn't happy with her job.", "She isn't happy with her job."],
      ["they don't ready", "they aren't ready"],
    ],
    right: [
      "I don't feel hungry.",
      "She doesn't like sad films.",
      "I'm not hungry.",
      "They do not busy themselves with it.",
    ],
    unless: [
      "do|does n't|nt|not busy|tired|ready|old|poor|rich myself|yourself|himself|herself|itself|ourselves|themselves",
      "do|does n't|nt|not $word? good|bad|late|easy $word",
    ],
  },
  {
    id: "be-not-base",
    level: "A1",
    topic: "negatives",
    why: "With a verb the negative is “don't” or “doesn't”: “I don't understand.”",
    pattern: [
      "i { am|'m not|n't } $common-base",
      "we|you|they { are|'re not|n't } $common-base",
      "he|she|it { is|'s not|n't } $common-base",
    ],
    unless: [
      "$be-finite not|n't open|clean|clear|close|dry|own|complete|free|live|prepare|hurt|cut|hit|put|let|cost|read|set|hold|work|play|welcome|fun|love|dance|cook|travel|reply|help|become|come|run|won",
      "'s not|n't have|$any-base",
    ],
    fix: ({ marked, tokens, match }) => {
      const who = tokens[match.markFrom - 1]!.lower;
      const not = marked[1]!.lower;
      const isShort = marked[0]!.lower.startsWith("'");
      return `${isShort ? " " : ""}${/^(?:he|she|it)$/.test(who) ? "does" : "do"}${not === "n't" || isShort ? "n't" : " not"}`;
    },
    wrong: [
      ["I am not understand.", "I do not understand."],
      ["She isn't want to eat fish.", "She doesn't want to eat fish."],
      ["we are not know the answer", "we do not know the answer"],
      ["I'm not remember his name.", "I don't remember his name."],
      ["They aren't want to go.", "They don't want to go."],
    ],
    right: [
      "I am not happy.",
      "It isn't open.",
      "They are not hurt.",
      "It is not work, it is fun.",
      "She isn't like her sister.",
    ],
  },
  {
    id: "dont-to-go",
    level: "A1",
    topic: "negatives",
    why: "After “don't”, “doesn't” and “didn't” the verb has no “to”.",
    pattern: [
      "do|does|did n't|not|nt { to } $any-base|be",
      "^ please { to } $any-base|be",
      "^ let 's|us { to } $any-base",
    ],
    unless: ["what|how|than|all|nothing|something $word? $word? do|does|did not|n't to"],
    fix: "",
    wrong: [
      ["I don't to like fish.", "I don't like fish."],
      ["Don't to go there!", "Don't go there!"],
      ["she didn't to come yesterday", "she didn't come yesterday"],
    ],
    right: ["I don't want to go.", "Do not go.", "He told me what not to do."],
  },
];
