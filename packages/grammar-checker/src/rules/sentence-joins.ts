import type { Token } from "../pattern/token";
import type { Fixable, RuleSource } from "../rule";

const subject = "i|he|she|we|they|it";
const finite =
  "am|is|are|was|were|'m|'s|'re|had|can|could|will|would|did|does|'ll|$any-past-not-base";

/** What says that the first words only frame the rest, or that both parts belong together in some other way. */
const framing =
  /^(?:when|if|because|although|though|while|until|unless|since|before|after|as|that|who|which|what|where|how|why|whether|so|too|such|not|n't|either|neither|both|think|thinks|thought|know|knows|knew|say|says|said|guess|hope|mean|means|meant|believe|swear|suppose|feel|sure|afraid|sorry|glad|happy|see|saw|tell|told|asked|promise|bet|sooner|more|better|or|and|but|"|“|”|:|;|-|–|\()$/;

/** "I was tired, I went home": the comma with the word behind it, where two whole sentences meet. */
function stopBetween({ marked, tokens, match }: Fixable): string | null {
  const first = tokens.slice(0, match.markFrom);
  const rest = tokens.slice(match.markTo);
  if (tokens.filter(({ lower }) => lower === ",").length > 1) return null;
  if (tokens.at(-1)?.text === "?" || first.some(isFraming) || first.length > 14) return null;
  // "I love it here, it's so quiet" is how people talk.
  if (/^['’]/.test(rest[0]?.text ?? "")) return null;
  // "It's nice, it really is" says the same again.
  const words = rest.filter(({ pos }) => pos !== "PUNCT");
  const last = words.at(-1)?.lower ?? "";
  if (words.length < 2 || endsShort.test(last)) return null;
  // A list of three: "I came, I saw and I won".
  if (rest.some(({ lower }) => lower === "and" || lower === "or" || lower === "but")) return null;
  if (rest.some(({ lower }) => /^(?:said|says|asked|replied|thought|think|guess|"|”)$/.test(lower)))
    return null;
  const { text } = marked.at(-1)!;
  return `. ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const endsShort =
  /^(?:am|is|are|was|were|be|not|n't|can|could|will|would|do|does|did|have|has|had|though|too|actually|honestly|right|ok|okay|lol|haha|please)$/;

const isFraming = ({ lower }: Token): boolean => framing.test(lower);

/** Two sentences with only a comma, or nothing, between them. */
export const sentenceJoins: readonly RuleSource[] = [
  {
    id: "comma-between-sentences",
    level: "B1",
    topic: "full-stops",
    why: "A comma alone cannot join two sentences. Use a full stop, or a word like “and” or “so”.",
    pattern: [
      `^ i|he|she|we|they ${finite} $word+ $word* $word* { $punctuation&, ${subject} } $mid-adverb? ${finite}`,
      `^ i|we|they $any-base $word+ $word* $word* { $punctuation&, it|he|she|they|we } $mid-adverb? am|is|are|was|were|'m|'s|'re|has`,
      `^ it was|is $word+ $word* $word* { $punctuation&, i|he|she|we|they } $mid-adverb? ${finite}`,
      `^ my|our|the|his|her $noun $noun? ${finite} $word+ $word* $word* { $punctuation&, ${subject} } $mid-adverb? ${finite}`,
      `^ yesterday|last $word&!time? i|he|she|we|they ${finite} $word+ $word* { $punctuation&, ${subject} } $mid-adverb? ${finite}`,
    ],
    fix: stopBetween,
    wrong: [
      ["I was tired, I went home.", "I was tired. I went home."],
      ["My brother was ill, he stayed in bed.", "My brother was ill. He stayed in bed."],
      ["She lost her keys, she was very angry.", "She lost her keys. She was very angry."],
      ["It was very cold, we stayed at home.", "It was very cold. We stayed at home."],
    ],
    right: [
      "I was tired, so I went home.",
      "I came, I saw, I conquered.",
      "When I was tired, I went home.",
      "He was not rude, he was shy.",
      "It was late, he said.",
      "I'm fine, I think.",
      "You know, I was tired.",
      "She was so tired, she fell asleep at once.",
      "I was tired, wasn't I?",
      "It was nice, it really was.",
      "I was there, he wasn't.",
      "I was well paid, I saw the world and I was unhappy.",
      "The last time I ate there, it was full.",
    ],
  },
  {
    id: "no-stop-between-sentences",
    level: "A2",
    topic: "full-stops",
    why: "Here a new sentence begins. Put a full stop, or a word like “because” or “and”.",
    pattern: [
      `^ i|we like|love|have|live|play|study|had|visited|watched|bought|saw|ate|read the|my|a|an|in|at|this|football|tennis|music|english|our|to? $word? $word? { $noun|$name it is|was|'s } very|so|really|a|an|my|$common-adjective`,
      "^ my name is|'s $word? { $word&!what&!who&!how&!that&!and&!but&!so i am|live|have|like|'m }",
      "^ i am|'m { from $word&!where&!the&!a i } am|live|have|like|'m|study|work",
      "^ i am|'m $number { years old i } am|live|have|like|'m|study|work",
    ],
    unless: [
      "think|know|believe|say|hope|that|said|what|when|if|because|so|but|and $word* $noun|$name it",
      "the|a|this way|moment|place|thing|reason|time|day|first|last it",
    ],
    fix: ({ marked }) => {
      const at = marked.findLastIndex(({ lower }) => lower === "it" || lower === "i");
      const words = marked.map(({ text }, index) => {
        const word = index === at ? text.charAt(0).toUpperCase() + text.slice(1) : text;
        return /^['’]/.test(word) || index === 0 ? word : ` ${word}`;
      });
      words[at - 1] += ".";
      return words.join("");
    },
    wrong: [
      ["I like football it is my favourite sport.", "I like football. It is my favourite sport."],
      [
        "We visited the museum it was very interesting.",
        "We visited the museum. It was very interesting.",
      ],
      ["My name is Ali I am from Iraq.", "My name is Ali. I am from Iraq."],
      ["I am 15 years old I live in Lima.", "I am 15 years old. I live in Lima."],
    ],
    right: [
      "I like football. It is my favourite sport.",
      "I like the way it is.",
      "I know the book it is based on.",
      "I am from the town I live in.",
      "My name is what I am called.",
    ],
  },
  {
    id: "comma-between-things",
    level: "B1",
    topic: "full-stops",
    why: "A comma alone cannot join two sentences. Use a full stop, or a word like “and” or “but”.",
    pattern:
      "^ the|my|our $noun was|is|were|are very|really|so? $adjective { $punctuation&, the|my|our } $noun was|is|were|are very|really|not|n't? $adjective .",
    fix: stopBetween,
    wrong: [
      ["The food was good, the service was bad.", "The food was good. The service was bad."],
      ["My room is small, the kitchen is big.", "My room is small. The kitchen is big."],
    ],
    right: ["The food was good, but the service was bad.", "The bigger it is, the better."],
  },
];
