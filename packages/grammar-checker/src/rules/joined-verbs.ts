import { isFollowedAsVerb, subjectBefore } from "../pattern/subject";
import type { Token } from "../pattern/token";
import { baseAs, isNounToo } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { isUnchanged, pastFormOf, thirdOf } from "./verb-fixes";

const stops =
  /^(?:can|could|will|would|shall|should|may|might|must|do|does|did|n't|let|lets|help|helps|helped|make|makes|made|have|had|that|if|who|which|what|see|sees|saw|hear|heard|watch|watched|or|but|because|please|'ll|'d|not)$/;
const nominative = /^(?:i|he|she|we|they|you|it)$/;

/** Whether only the words of one plain clause stand between two places. */
const isPlain = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .every(
      (token, at) =>
        !stops.test(token.lower) &&
        !(
          token.lower === "to" &&
          (tokens[from + at + 1]?.lower === "be" ||
            baseAs("base", tokens[from + at + 1]!) !== undefined)
        ) &&
        token.pos !== "PUNCT" &&
        !(nominative.test(token.lower) && token.lower !== "it" && token.lower !== "you") &&
        !(token.pos === "VERB" && baseAs("base", token) !== undefined),
    );

/** The verb that says when, before "and" at this place, and whether it is the only one. */
function verbBefore(tokens: readonly Token[], and: number, form: "third" | "past"): number | null {
  for (let at = and - 1; at >= 0; at -= 1) {
    const token = tokens[at]!;
    if (
      baseAs(form, token) !== undefined &&
      (form === "third" || (token.pos === "VERB" && baseAs("base", token) === undefined))
    ) {
      const subject = subjectBefore(tokens, at);
      if (subject === null || tokens.slice(0, subject.from).some(({ pos }) => pos === "VERB"))
        return null;
      return isPlain(tokens, at + 1, and) ? at : null;
    }
  }
  return null;
}

/** Verbs joined by "and" to one in another form. */
export const joinedVerbs: readonly RuleSource[] = [
  {
    id: "she-comes-and-speak",
    level: "A2",
    topic: "third-person-s",
    why: "Both verbs belong to one person, so both take -s: “She gets up and goes to work.”",
    pattern: "and then? $mid-adverb? { $any-base }",
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      const base = baseAs("base", verb)!;
      if (isUnchanged(base) || baseAs("past", verb) !== undefined) return null;
      const first = verbBefore(tokens, match.from, "third");
      if (first === null || subjectBefore(tokens, first)!.person !== "singular") return null;
      if (/^(?:lets|helps|makes|has|sees|hears|watches|does)$/.test(tokens[first]!.lower))
        return null;
      if (
        tokens
          .slice(0, first)
          .some(({ lower }) =>
            /^(?:do|does|did|can|will|would|could|let|who|which|that|what)$/.test(lower),
          )
      )
        return null;
      if (isNounToo(verb) && (verb.pos !== "VERB" || !isFollowedAsVerb(tokens, match.markFrom)))
        return null;
      return verb.pos === "VERB" || verb.pos === "AUX" ? thirdOf(base) : null;
    },
    wrong: [
      ["He gets up at six and go to work.", "He gets up at six and goes to work."],
      [
        "She comes from Italy and speak three languages",
        "She comes from Italy and speaks three languages",
      ],
      [
        "My brother lives in Rome and have two children.",
        "My brother lives in Rome and has two children.",
      ],
    ],
    right: [
      "He wants to go and see it.",
      "She helps me cook and clean.",
      "He gets up and goes to work.",
      "She lets him come and go.",
      "He likes food and drink.",
      "My sister lives here and I see her often.",
      "The shop sells food and drink to tourists.",
    ],
  },
  {
    id: "i-opened-and-see",
    level: "A2",
    topic: "past-simple",
    why: "The first verb is in the past, so the second is in the past too: “I went and bought”.",
    pattern: "and then? $mid-adverb? { $any-base }",
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      const base = baseAs("base", verb)!;
      if (isUnchanged(base) || baseAs("past", verb) !== undefined) return null;
      // "We moved here and have loved it ever since."
      if (base === "have" && baseAs("participle", tokens[match.markTo] ?? verb) !== undefined)
        return null;
      const first = verbBefore(tokens, match.from, "past");
      if (first === null) return null;
      const subject = subjectBefore(tokens, first)!;
      if (subject.kind !== "pronoun" && subject.kind !== "noun") return null;
      if (
        /^(?:said|told|asked|let|made|helped|heard|saw|had|thought|knew|wished|hoped)$/.test(
          tokens[first]!.lower,
        )
      )
        return null;
      if (
        tokens
          .slice(0, first)
          .some(({ lower }) =>
            /^(?:do|does|did|can|will|would|could|let|who|which|that|what|if)$/.test(lower),
          )
      )
        return null;
      if (
        tokens
          .slice(match.markTo)
          .some(({ lower }) => /^(?:now|today|every|always|usually)$/.test(lower))
      )
        return null;
      if (isNounToo(verb) && (verb.pos !== "VERB" || !isFollowedAsVerb(tokens, match.markFrom)))
        return null;
      return verb.pos === "VERB" || verb.pos === "AUX" ? pastFormOf(base) : null;
    },
    wrong: [
      ["I went to the shop and buy some bread.", "I went to the shop and bought some bread."],
      ["She opened the door and see a cat", "She opened the door and saw a cat"],
      ["We ate pizza and then go home.", "We ate pizza and then went home."],
    ],
    right: [
      "I went to eat and drink.",
      "I saw him come and go.",
      "She opened the door and saw a cat.",
      "I went home and now I cook.",
      "We bought food and drink for the party.",
      "I decided to stop and think.",
    ],
  },
  {
    id: "when-i-was-i-see",
    level: "B1",
    topic: "past-simple",
    why: "Both things happened in the past, so both verbs stand in the past.",
    pattern:
      "^ when|while|after|before $subject $any-past-not-base|was|were $word* $word* $punctuation? i|he|she|we|they { $any-base|$any-third }",
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      const base = baseAs("base", verb) ?? baseAs("third", verb)!;
      if (isUnchanged(base) || baseAs("past", verb) !== undefined) return null;
      if (
        /^(?:know|think|remember|believe|like|love|hope|understand|need|want|have|live|do|feel)$/.test(
          base,
        )
      )
        return null;
      if (
        tokens
          .slice(match.from, match.markFrom - 1)
          .some(({ lower }) => stops.test(lower) || /^(?:and|i'm)$/.test(lower))
      )
        return null;
      if (
        tokens.some(({ lower }) =>
          /^(?:now|today|still|always|usually|every|often|will|would)$/.test(lower),
        )
      )
        return null;
      const second = subjectBefore(tokens, match.markFrom);
      return second === null && !nominative.test(tokens[match.markFrom - 1]!.lower)
        ? null
        : pastFormOf(base);
    },
    wrong: [
      ["While I was walking home I see a cat.", "While I was walking home I saw a cat."],
      ["When we arrived, she go to bed.", "When we arrived, she went to bed."],
      ["when he came home he eat dinner", "when he came home he ate dinner"],
    ],
    right: [
      "When I was young, I lived there.",
      "While I was away, he came.",
      "When I saw what they do, I left.",
      "When she was ill, I know she was sad.",
    ],
  },
  {
    id: "some-of-them-has",
    level: "B1",
    topic: "subject-verb-agreement",
    why: "“Some of my friends”, “many of them” and the like are more than one: “they have”.",
    pattern: [
      "^^ some|many|most|all|both|several|two|three|four|few of my|your|his|her|our|their|the|these|those $adjective? $plural { is|was|has|$any-third }",
      "^^ some|many|most|all|both|several|two|three|few of us|them|you { is|was|has|$any-third }",
    ],
    fix: ({ marked, tokens, match }) => {
      const verb = marked[0]!;
      if (isNounToo(verb) && !isFollowedAsVerb(tokens, match.markFrom)) return null;
      return (
        ({ is: "are", was: "were", has: "have" } as Record<string, string>)[verb.lower] ??
        baseAs("third", verb) ??
        null
      );
    },
    wrong: [
      ["Some of my friends has cars.", "Some of my friends have cars."],
      ["Many of them lives here.", "Many of them live here."],
      ["most of the shops is closed today", "most of the shops are closed today"],
    ],
    right: [
      "Some of my friends have cars.",
      "Some of the water is cold.",
      "One of my friends has a car.",
      "What most of us want is peace.",
    ],
  },
  {
    id: "my-friend-and-i-goes",
    level: "A2",
    topic: "subject-verb-agreement",
    why: "Two people are like “we”, so the verb has no -s: “My friend and I go”.",
    pattern: [
      "my|our $adjective? $relative|friends and i|me { is|am|was|has|$any-third }",
      "^ my|our|his|her family|$relative|friends|girlfriend|boyfriend and i { is|am|was|has|$any-third }",
      "^ me|i and my|our|his|her $adjective? @NOUN { is|am|was|has|$any-third }",
      "^ $name and i|me { is|am|was|has|$any-third }",
    ],
    unless: ["between|of|for|to|with|that my|our $adjective? $relative|friends and i|me $word"],
    fix: ({ marked, match }) => {
      const verb = marked[0]!;
      if (match.from > 0 && /^(?:am|was|is)$/.test(verb.lower)) return null;
      return (
        ({ is: "are", am: "are", was: "were", has: "have" } as Record<string, string>)[
          verb.lower
        ] ??
        baseAs("third", verb) ??
        null
      );
    },
    wrong: [
      ["My friend and I goes to the cinema.", "My friend and I go to the cinema."],
      ["my brother and me plays football", "my brother and me play football"],
      ["I and my sister is happy.", "I and my sister are happy."],
    ],
    right: [
      "My friend and I go to the cinema.",
      "He saw my brother and I was glad.",
      "She knows my mother and I am glad.",
    ],
  },
];
