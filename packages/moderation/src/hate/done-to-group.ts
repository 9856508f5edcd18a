import { grammar, groups, predicates as said } from "../lists/hate";
import type { Mention } from "./mentions";
import type { Badness } from "./said-of-group";
import type { Sentence } from "./tokens";
import { beginOf, wordAt, wordsFrom } from "./word-groups";

/** Reads what is to be done to a group, from the words before its name. */
export function doneTo(sentence: Sentence, mention: Mention): Badness {
  if (mention.quantity === "some") return 0;
  const next = wordAt(sentence, mention.to);
  // "I hate women who lie", "people being hurt", "to be hurt": not the group, or not against it.
  const isRestricted = grammar.restricts.has(next);
  if (mention.quantity === "no") return isBarred(sentence, mention) ? 3 : 0;
  const felt = beginOf(sentence, mention.start, said.feelings);
  if (felt !== null && !isRestricted) return isFelt(sentence, felt) ? 3 : 0;
  const called = beginOf(sentence, mention.start, said.calls);
  if (called !== null) return isCalled(sentence, called) ? 3 : 0;
  const meant =
    beginOf(sentence, mention.start, said.harmPhrases) ??
    beginOf(sentence, mention.start, said.harm);
  if (meant !== null && next !== "if") return isMeant(sentence, meant, next) ? 3 : 0;
  if (isShunned(sentence, mention) || isKeptAway(sentence, mention) || isSplit(sentence, mention))
    return 3;
  if (isDistrusted(sentence, mention) && !isRestricted) return 3;
  return wishes(sentence, mention);
}

/** "I don't sit next to Pakistanis": said of a group as such, and by the one who does it. */
function isShunned(sentence: Sentence, { start, to, isPronoun }: Mention): boolean {
  const shunned = beginOf(sentence, start, said.shunned);
  // "I never play with boys" is a habit, "I don't talk to them about it" a choice of topic.
  const isHabit = isPronoun || groups.people.has(wordAt(sentence, to - 1)) || to < sentence.length;
  if (shunned === null || isHabit) return false;
  const before = sentence.slice(Math.max(0, shunned - 4), shunned).map(({ word }) => word);
  return (
    before.some((word) => word === "i" || word === "we") &&
    before.some((word) => word === "not" || word === "never" || word === "refuse") &&
    before.every((word) => grammar.shunning.has(word))
  );
}

/** "Never trust a Jew", "you can't trust immigrants": said of a group as such. */
function isDistrusted(sentence: Sentence, { start, to, isPronoun }: Mention): boolean {
  if (wordAt(sentence, start - 1) !== "trust" || isPronoun) return false;
  // "Never trust a man with a hat": a saying.
  if (grammar.singularHeads.has(wordAt(sentence, to - 1))) return false;
  const before = sentence.slice(0, start - 1).map(({ word }) => word);
  return (
    before.some((word) => word === "not" || word === "never") &&
    before.every((word) => grammar.distrusting.has(word)) &&
    !sentence.some(({ word }) => said.sport.has(word))
  );
}

/** "I don't want a Jew in this group", "clean our land of the Kurds". */
function isKeptAway(sentence: Sentence, { start, to }: Mention): boolean {
  const last = wordAt(sentence, start - 1);
  if (
    last === "want" &&
    /^(?:i|we) (?:do )?(?:not|never)$|^(?:i|we) do not$|do not$|never$/.test(
      wordsFrom(sentence, Math.max(0, start - 4), Math.min(3, start - 1)),
    )
  ) {
    return (
      ["in", "here", "near", "around", "at", "on"].includes(wordAt(sentence, to)) &&
      sentence.slice(0, start).some(({ word }) => word === "i" || word === "we")
    );
  }
  if (last !== "of" && last !== "from") return false;
  for (let at = start - 2; at >= Math.max(0, start - 6); at -= 1) {
    if (said.cleansing.has(wordAt(sentence, at))) return isMeant(sentence, at, "");
  }
  return false;
}

/** "Kick all Muslims out", "send the refugees back", "lock women up", "throw them into the sea". */
function isSplit(sentence: Sentence, mention: Mention): boolean {
  const verb = wordAt(sentence, mention.start - 1);
  const particle = wordAt(sentence, mention.to);
  const isThrown = said.throws.has(verb) && ["into", "off", "overboard"].includes(particle);
  return (
    (isThrown || said.harmPhrases.has(`${verb} ${particle}`)) &&
    isMeant(sentence, mention.start - 1, particle)
  );
}

/** "I hope all Jews die": somebody must wish it. */
function wishes(sentence: Sentence, mention: Mention): Badness {
  const before =
    wordAt(sentence, mention.start - 1) === "that" ? mention.start - 2 : mention.start - 1;
  const verb = wordAt(sentence, before);
  if (verb !== "hope" && verb !== "wish" && verb !== "if" && verb !== "when") return 0;
  const isHoped = verb === "hope" || verb === "wish";
  if (isHoped && !isFelt(sentence, before)) return 0;
  const rest = sentence.slice(mention.to, mention.to + 5).map(({ word }) => word);
  if (isHoped) {
    const ill = rest.findIndex(
      (word) =>
        said.perish.has(word) || said.harmed.has(word) || word === "cancer" || word === "died",
    );
    return ill >= 0 && !rest.slice(0, ill).includes("not") ? 3 : 0;
  }
  const isGone =
    rest.some((word) => said.gone.has(word)) || (rest.includes("exist") && rest.includes("not"));
  return isGone && sentence.some(({ word }) => said.gladness.has(word)) ? 3 : 0;
}

/** Somebody who speaks feels it, or it is called out. */
function isFelt(sentence: Sentence, verb: number): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - 5); at -= 1) {
    const word = wordAt(sentence, at);
    if ((grammar.refusals.has(word) && word !== "no") || grammar.others.has(word)) return false;
    if (speakers.has(word)) return !isAsked(sentence, at) && !isDeniedBefore(sentence, at);
    if (word === "you" || word === "to") return false;
    if (sentence[at + 1]?.isApart === true) return true;
    if (!grammar.adverbs.has(word) && !grammar.feelers.has(word)) return false;
  }
  return verb <= 1 || sentence[verb]?.isApart === true;
}

const speakers = new Set(["i", "we", "us", "everyone", "everybody"]);

/** "Why should I hate", "do I hate". */
const isAsked = (sentence: Sentence, at: number): boolean =>
  ["why", "do", "should", "would", "if", "did"].includes(wordAt(sentence, at - 1));
/** "It is not true that I hate", "I do not say that we". */
const isDeniedBefore = (sentence: Sentence, at: number): boolean =>
  sentence
    .slice(Math.max(0, at - 6), at)
    .some(
      ({ word, isApart }) =>
        !isApart && ["not", "never", "nobody", "thinks", "says", "said"].includes(word),
    ) &&
  sentence
    .slice(0, at)
    .some(({ word }) => ["that", "think", "thinks", "say", "says", "said", "mean"].includes(word));

const isCalled = (sentence: Sentence, from: number): boolean =>
  !sentence
    .slice(Math.max(0, from - 4), from)
    .some(({ word }) => grammar.refusals.has(word) && word !== "no");

/** The speaker will do it, wants it, or calls for it. History and reports do not. */
function isMeant(sentence: Sentence, verb: number, next: string): boolean {
  if (isPlayed(sentence, verb, next)) return false;
  let isWilled = verb === 0 || sentence[verb]?.isApart === true;
  for (let at = verb - 1; at >= Math.max(0, verb - 7); at -= 1) {
    if (sentence[at + 1]?.isApart === true) return isWilled;
    const word = wordAt(sentence, at);
    const isImpatient = word === "not" && wordAt(sentence, at + 1) === "wait";
    if (isImpatient || grammar.wills.has(word) || grammar.wants.has(word)) {
      if (word !== "to") isWilled = true;
      continue;
    }
    if (grammar.refusals.has(word) || grammar.others.has(word)) return false;
    if (grammar.callers.has(word)) {
      // "Do you want to beat" asks.
      return isWilled && !(word === "you" && grammar.asked.has(wordAt(sentence, at - 1)));
    }
    if (grammar.institutions.has(word)) {
      return ["should", "must", "needs"].includes(wordAt(sentence, at + 1));
    }
    const isPassedOver =
      word === "and" || word === "or" || grammar.adverbs.has(word) || grammar.helpers.has(word);
    if (!isPassedOver) return false;
  }
  // "To kill women" alone names a deed; "time to kill" calls for it.
  return (
    isWilled &&
    (!grammar.wills.has(wordAt(sentence, verb - 1)) ||
      grammar.wants.has(wordAt(sentence, verb - 2)))
  );
}

/** In a match "beat the Germans" is no harm. */
const isPlayed = (sentence: Sentence, verb: number, next: string): boolean =>
  said.played.has(wordAt(sentence, verb)) &&
  (["at", "in", "from"].includes(next) ||
    wordsFrom(sentence, verb, 2) === "beat the" ||
    sentence.some(({ word }) => said.sport.has(word)));

/** "No Muslims allowed", "no Jews in our school". */
function isBarred(sentence: Sentence, { start, to }: Mention): boolean {
  if (start > 1 && !sentence[start]?.isApart) return false;
  const next = wordAt(sentence, to);
  return (
    next === "allowed" ||
    next === "here" ||
    (["in", "at", "on"].includes(next) && ["our", "my", "this"].includes(wordAt(sentence, to + 1)))
  );
}
