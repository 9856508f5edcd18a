import { subjectBefore, wasFor } from "../pattern/subject";
import type { Token } from "../pattern/token";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { participleOf, pastFormOf } from "./verb-fixes";

const units =
  /^(?:night|week|weekend|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;
/** What may follow "in 2019" to be a time of its own, and no part of "the crisis in 2008". */
const events =
  /^(?:crisis|war|wars|election|elections|revolution|attack|attacks|olympics|games|earthquake|flood|floods|events|event|match|final|accident|film|book|song|population|results|situation)$/;
const lastPastYear = 2025;

/** Where a time that is over is named from a token on: "two days ago", "last week", "in 2019", "when I was ten". */
const isFinishedTime = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]!.lower;
  const next = tokens[at + 1]?.lower ?? "";
  const before = tokens[at - 1]?.lower ?? "";
  if (/^(?:since|from|until|till|by|before|after|than|about|of|for|to)$/.test(before)) return false;
  if (word === "yesterday") return next !== "'s";
  if (word === "last") return units.test(next) && !/^(?:the|this|these|in|over|for)$/.test(before);
  if (word === "in")
    return /^(?:19|20)\d\d$/.test(next) && Number(next) <= lastPastYear && !events.test(before);
  if (word === "when")
    return (
      /^(?:i|he|she|we|they|you)$/.test(next) &&
      /^(?:was|were)$/.test(tokens[at + 2]?.lower ?? "") &&
      baseAs("ing", tokens[at + 3] ?? tokens[at]!) === undefined
    );
  return (
    /^(?:second|minute|hour|day|week|month|year)s?$/.test(next) &&
    tokens[at + 2]?.lower === "ago" &&
    tokens[at]!.pos !== "PUNCT"
  );
};

const newClause = /^(?:and|but|or|so|because|which|who|that|what|where|while|if|since|than|as)$/;

/** Whether the clause that begins with a verb names a time that is over. */
function namesTimeAfter(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const { lower, pos } = tokens[at]!;
    if (pos === "PUNCT" || newClause.test(lower)) return false;
    if (isFinishedTime(tokens, at)) return true;
    if (/^(?:you|it)$/.test(lower) && baseAs("past", tokens[at + 1] ?? tokens[at]!) !== undefined)
      return false;
    // Another clause without a word that joins it: "the film I saw last week".
    if (
      /^(?:i|he|she|we|they)$/.test(lower) ||
      /^(?:was|were|had|did|born|held|built|made|published|released)$/.test(lower)
    )
      return false;
  }
  return false;
}

/** Whether the sentence, or its part before the clause, begins with such a time. */
const namesTimeBefore = (tokens: readonly Token[], subjectAt: number): boolean => {
  if (subjectAt === 0) return false;
  const first = tokens[0]!.lower === "and" || tokens[0]!.lower === "but" ? 1 : 0;
  if (!isFinishedTime(tokens, first)) return false;
  const commas = tokens.slice(first, subjectAt).filter(({ pos }) => pos === "PUNCT").length;
  if (commas > 1) return false;
  if (tokens[first]!.lower === "when")
    return commas === 1 && tokens[subjectAt - 1]!.pos === "PUNCT";
  return (
    !tokens.slice(first, subjectAt).some(({ lower }) => newClause.test(lower)) &&
    subjectAt - first <= 6
  );
};

/** What happens once in a story; what one does every day may still be so. */
const storyVerbs =
  "go|goes|see|sees|eat|eats|meet|meets|buy|buys|come|comes|take|takes|watch|watches|visit|visits|drink|drinks|get|gets|find|finds|lose|loses|arrive|arrives|leave|leaves|fall|falls|break|breaks|tell|tells|say|says|decide|decides|give|gives|return|returns|make|makes|cook|cooks|forget|forgets|sleep|sleeps|stay|stays";

/** The perfect beside a time that is over. */
export const pastTimeAndPerfect: readonly RuleSource[] = [
  {
    id: "have-started-two-weeks-ago",
    level: "B1",
    topic: "past-simple-or-present-perfect",
    why: "The time is over, so the verb stands in the past simple, without “have” or “has”.",
    pattern: [
      "{ have|has|'ve just|already|also|never|finally? $any-participle|been }",
      "{ have|has|'ve just|already|also|never|finally? $any-past-alone }",
      "{ have|has not|n't $any-participle|been }",
      "{ 's been|gone|seen|come|taken|given|written }",
    ],
    unless: [
      "should|could|would|must|might|may|to|will|'ll|ca|can|cannot not|n't? have",
      "have|has|'ve got !(married|divorced|engaged|up|home|back|off|sick|ill|lost)",
      "if|since $subject have|has|'ve",
      "have|has been $any-ing",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      if (tokens.some(({ lower }) => lower === "since" || lower === "ever" || lower === "twice"))
        return null;
      if (!namesTimeAfter(tokens, match.markTo) && !namesTimeBefore(tokens, subject.from))
        return null;
      const verb = marked.at(-1)!;
      // "Have been to" is how the perfect says "went to".
      const isGone = verb.lower === "been" && tokens[match.markTo]?.lower === "to";
      const isBe = verb.lower === "been" && !isGone;
      const base = isGone
        ? "go"
        : isBe
          ? "be"
          : (baseAs("participle", verb) ?? baseAs("past", verb)!);
      const isNot = /^(?:not|n't)$/.test(marked[1]!.lower);
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      if (isNot) {
        const not = marked[1]!.lower === "not" ? " not" : "n't";
        return isBe ? `${wasFor(subject.person)}${not}` : `did${not} ${base}`;
      }
      const adverb = marked.length === 3 ? `${marked[1]!.lower} ` : "";
      return `${space}${adverb}${isBe ? wasFor(subject.person) : pastFormOf(base)}`;
    },
    wrong: [
      ["I have visited Paris in 2019.", "I visited Paris in 2019."],
      [
        "Two weeks ago I have started a new job and I like it.",
        "Two weeks ago I started a new job and I like it.",
      ],
      ["When I was a child, I have lived in Izmir.", "When I was a child, I lived in Izmir."],
      [
        "My sister has moved to Rome last year with her friend.",
        "My sister moved to Rome last year with her friend.",
      ],
      [
        "We haven't gone there last summer because of the rain.",
        "We didn't go there last summer because of the rain.",
      ],
      ["She has been in Spain two years ago.", "She was in Spain two years ago."],
      [
        "I have been to the cinema yesterday evening with Ana.",
        "I went to the cinema yesterday evening with Ana.",
      ],
      [
        "My cousin has got married last month in Rome.",
        "My cousin got married last month in Rome.",
      ],
      ["I have saw him two days ago.", "I saw him two days ago."],
    ],
    right: [
      "I have visited Paris since 2019.",
      "I have studied the crisis in 2008.",
      "I have read the book that came out in 2019.",
      "I have worked here for the last year.",
      "She must have left two hours ago.",
      "I have met a man who lived here when I was young.",
      "Last year I moved, and I have been happy here.",
      "I have lost the watch you gave me last week.",
      "Since I was ten years old I have lived here.",
    ],
  },
  {
    id: "when-have-you-arrived",
    level: "B1",
    topic: "past-simple-or-present-perfect",
    why: "“When” asks for a time that is over, so we ask with “did”: “When did you arrive?”",
    pattern:
      "^ and|but|so|hi|hello? $punctuation? when|when { have|has you|he|she|they|we $any-participle } $word* .",
    unless: "when have|has $subject ever|got",
    fix: ({ marked, tokens }) => {
      if (tokens.at(-1)?.lower !== "?") return null;
      return `did ${marked[1]!.text} ${baseAs("participle", marked[2]!)!}`;
    },
    wrong: [
      ["When have you arrived?", "When did you arrive?"],
      ["And when has she bought the car?", "And when did she buy the car?"],
    ],
    right: ["When did you arrive?", "When have you ever been late?", "When have you got time?"],
  },
  {
    id: "have-been-knowing",
    level: "B2",
    topic: "present-perfect-continuous",
    why: "Verbs of knowing, having and being take no -ing: “I have known him for years.”",
    pattern: [
      "have|has|'ve|had { been knowing|owning|belonging|believing|liking|hating }",
      "have|has|'ve|had { been having } a|an|this|my|the $adjective? car|dog|cat|house|phone|flat|job|brother|sister|problem|computer|bike",
    ],
    fix: ({ marked }) => participleOf(baseAs("ing", marked[1]!) ?? "have"),
    wrong: [
      ["I've been knowing him for ten years.", "I've known him for ten years."],
      ["She has been having this car since May.", "She has had this car since May."],
    ],
    right: ["I've known him for ten years.", "She has been having lunch.", "I have been thinking."],
  },
  {
    id: "is-knowing-since",
    level: "B1",
    topic: "for-and-since",
    why: "What began in the past and is still so needs “have” or “has”, and “know” takes no -ing.",
    pattern:
      "{ am|is|are|'m|'re|'s knowing|having|owning } $word+ since|for $number|many|several|a|some|two|three|four|five|ten|$year|last|i|we|he|she|childhood",
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      const base = baseAs("ing", marked[1]!)!;
      return `${space}${subject.person === "singular" ? "has" : "have"} ${participleOf(base)}`;
    },
    unless: "having lunch|dinner|breakfast|a|fun|problems|trouble",
    wrong: [
      ["He is knowing my father since many years.", "He has known my father since many years."],
      ["I am knowing her for ten years.", "I have known her for ten years."],
    ],
    right: ["I have known her for ten years.", "We are having lunch for two hours."],
  },
  {
    id: "yesterday-and-i-see",
    level: "A2",
    topic: "past-simple",
    why: "The story is in the past, so this verb stands in the past too.",
    pattern: `and|then|but $subject { ${storyVerbs} } !to`,
    fix: ({ marked, tokens, match }) => {
      if (!isFinishedTime(tokens, 0) && !isFinishedTime(tokens, 1)) return null;
      const before = tokens.slice(0, match.from);
      if (
        !before.some(
          (token) =>
            /^(?:was|were|had|did)$/.test(token.lower) ||
            (baseAs("past", token) !== undefined && baseAs("base", token) === undefined),
        )
      )
        return null;
      if (
        tokens.some(({ lower }) =>
          /^(?:now|today|always|usually|often|never|every|still|sometimes|can|will|if|that|who|which|said|says|told)$/.test(
            lower,
          ),
        )
      )
        return null;
      const base = baseAs("base", marked[0]!) ?? baseAs("third", marked[0]!);
      return base === undefined ? null : pastFormOf(base);
    },
    wrong: [
      [
        "Yesterday I went to the park and I see my friend.",
        "Yesterday I went to the park and I saw my friend.",
      ],
      [
        "Last year we were in Spain and we eat a lot of fish.",
        "Last year we were in Spain and we ate a lot of fish.",
      ],
    ],
    right: [
      "Yesterday I met her and I like her.",
      "Last year I moved and now I go to work on foot.",
      "Yesterday I said I would wait and you go first.",
    ],
  },
];
