import { badnessOf, grammar, predicates as said } from "../lists/hate";
import type { Mention } from "./mentions";
import type { Sentence } from "./tokens";
import { beginsAt, wordAt, wordsFrom } from "./word-groups";

/** How bad a thing is that is said of a group: 3 is never posted, 2 is warned of. */
export type Badness = 0 | 2 | 3;

/**
 * Reads what a sentence says of a group, from the first word after its name.
 *
 * @param isDoubted whether the writer does not think so: "I don't think that women are clever"
 */
export function saidOf(sentence: Sentence, mention: Mention, isDoubted = false): Badness {
  const isDenied = isDoubted || mention.quantity === "no";
  let at = afterPlace(sentence, mention.to);
  const first = wordAt(sentence, at);
  // "Immigrants who steal": some of them.
  if (first === "who" || first === "that" || first === "which") return 0;
  at = skipAdverbs(sentence, at);
  if (first === "out" && mention.start === 0 && at + 1 >= sentence.length && !isDenied) return 3;
  if (asksWhy(sentence, mention)) return complement(sentence, mention.to, isDenied);
  const word = wordAt(sentence, at);
  if (grammar.being.has(word)) return complement(sentence, at + 1, isDenied);
  if (grammar.modals.has(word) || grammar.negations.has(word))
    return wishedFrom(sentence, at, isDenied, mention);
  if (word === "have") return having(sentence, at + 1, isDenied);
  return isDenied ? 0 : done(sentence, at, mention);
}

function skipAdverbs(sentence: Sentence, from: number): number {
  let at = from;
  while (grammar.beforeVerbs.has(wordAt(sentence, at))) at += 1;
  return at;
}

/** "Muslims in our country are": over the place to the verb. */
function afterPlace(sentence: Sentence, to: number): number {
  if (!["in", "from", "on", "at", "around", "of"].includes(wordAt(sentence, to))) return to;
  for (let at = to + 1; at < Math.min(to + 6, sentence.length); at += 1) {
    const word = wordAt(sentence, at);
    if (
      grammar.being.has(word) ||
      grammar.modals.has(word) ||
      said.deeds.has(word) ||
      said.vices.has(word)
    )
      return at;
  }
  return to;
}

/** "Why are women so stupid": what is asked for is taken for granted. */
function asksWhy(sentence: Sentence, mention: Mention): boolean {
  const verb = wordAt(sentence, mention.start - 1);
  return (
    (verb === "are" || verb === "is") &&
    ["why", "how", "reason"].includes(wordAt(sentence, mention.start - 2))
  );
}

/** What they are said to be. */
function complement(sentence: Sentence, from: number, isDenied: boolean): Badness {
  let denied = isDenied;
  let isLess = false;
  for (let at = from; at < sentence.length; at += 1) {
    const word = wordAt(sentence, at);
    if (beginsAt(sentence, at, said.worseThan)) return denied ? 0 : 3;
    if (word === "nothing" && ["but", "more", "else", "less"].includes(wordAt(sentence, at + 1))) {
      at += wordAt(sentence, at + 1) === "but" ? 1 : 2;
      continue;
    }
    if (word === "anything" && wordAt(sentence, at + 1) === "but") {
      denied = !denied;
      at += 1;
      continue;
    }
    if (grammar.negations.has(word)) {
      denied = !denied;
      continue;
    }
    if (word === "less") {
      isLess = true;
      continue;
    }
    if (at > from && sentence[at]?.isApart === true) return 0;
    if (word === "to") return wordAt(sentence, at + 1) === "blame" && !denied ? 2 : 0;
    if (word === "nothing" && at + 1 < sentence.length) return 0;
    const worth = worthOf(sentence, at);
    if (isLess && said.intellect.has(word)) return denied ? 0 : 3;
    if (worth > 0) return denied || isLess ? worth : 0;
    const bad = grammar.passedOver.has(word) ? 0 : badnessOf(word);
    if (bad > 0) {
      if (denied || isLess) return 0;
      const next = wordAt(sentence, at + 1);
      // "Holy animals" are praised, or animals; "sometimes rude" is an opinion.
      if (said.beasts.has(word) && !isPlain(sentence, at - 1)) return 0;
      if (bad === 2 && sentence.slice(from, at).some((each) => grammar.hedges.has(each.word)))
        return 0;
      // "Crazy about football", "terrible at tennis", "a burden to" is still one.
      if (next === "about" || next === "at" || (bad === 2 && (next === "in" || next === "to")))
        return 0;
      return bad;
    }
    if (said.participles.has(word)) return !denied && isOurs(sentence, at + 1) ? 3 : 0;
    if (word === "welcome" && denied) return isHere(sentence, at + 1) ? 3 : 0;
    if (word === "ruled" || word === "allowed") return 0;
    if (grammar.stops.has(word) || (grammar.modals.has(word) && word !== "better")) return 0;
    if (word === "and" || word === "or") continue;
    if (said.states.has(word)) return 0;
    // "Treated badly": what others do to them. "Uneducated criminals" are called so.
    if (/[a-z]{3}ed$/.test(word) && !isInsult(wordAt(sentence, at + 1))) return 0;
    if (!grammar.passedOver.has(word) && at > from + 5) return 0;
  }
  return 0;
}

/** A noun that judges, and judges many. */
const isInsult = (word: string): boolean => word.endsWith("s") && badnessOf(word) > 0;

/** Nothing between "are" and what they are called, or another insult. */
function isPlain(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  return (
    grammar.being.has(word) ||
    grammar.passedOver.has(word) ||
    said.attributes.has(word) ||
    word === "but" ||
    word === "than" ||
    badnessOf(word) > 0
  );
}

/** "Not human", "not people like us": praise that is denied. */
function worthOf(sentence: Sentence, at: number): Badness {
  const word = wordAt(sentence, at);
  const next = wordAt(sentence, at + 1);
  // "Not worth the money"; "not worth watching" is said of players.
  if (word === "worth") return said.costs.has(next) ? 2 : 0;
  if (said.worth.has(word)) {
    // "Not people who": certain ones.
    return next === "" ||
      sentence[at + 1]?.isApart ||
      next === "like" ||
      next === "beings" ||
      next === "and"
      ? 3
      : 0;
  }
  return said.mildWorth.has(word) && next !== "at" ? 2 : 0;
}

const isHere = (sentence: Sentence, at: number): boolean =>
  ["", "here", "anywhere", "and"].includes(wordAt(sentence, at)) ||
  /^(?:in|to|at) (?:our|my|this|the)$/.test(wordsFrom(sentence, at, 2));

/** "Should be killed", "do not belong here", "deserve to die". */
function wishedFrom(
  sentence: Sentence,
  from: number,
  isDenied: boolean,
  mention: Mention,
): Badness {
  let at = from;
  let denied = isDenied;
  let isOughted = false;
  let isDeserved = false;
  let isBeing = false;
  let isNeeded = false;
  for (; at < sentence.length; at += 1) {
    const word = wordAt(sentence, at);
    if (grammar.negations.has(word)) denied = !denied;
    else if (grammar.modals.has(word)) {
      if (["should", "must", "ought", "need", "needs", "better"].includes(word)) isOughted = true;
      if (word.startsWith("need")) isNeeded = true;
      if (word.startsWith("deserve")) isDeserved = true;
    } else if (!grammar.besidesModals.has(word)) break;
    if (grammar.being.has(word)) isBeing = true;
  }
  const word = wordAt(sentence, at);
  if (isDeserved) {
    if (denied) return said.dues.has(word) || isAfter(sentence, at, said.dues) ? 3 : 0;
    if (said.harmed.has(word) || said.perish.has(word)) return 3;
    if (word === "no") return said.dues.has(wordAt(sentence, at + 1)) ? 3 : 0;
    return said.doom.has(word) && word !== "everything" && isDoom(sentence, at) ? 3 : 0;
  }
  if (isBeing && !isOughted) {
    if (denied && word === "trusted") return 3;
    return complement(sentence, at, denied);
  }
  if (denied) {
    if (isOughted && !isNeeded) return isBarred(sentence, at) ? 3 : 0;
    if (word === "belong")
      return isHere(sentence, at + 1) || wordAt(sentence, at + 1) === "among" ? 3 : 0;
    if (word === "deserve") return isAfter(sentence, at + 1, said.dues) ? 3 : 0;
    if (word === "trusted" || (word === "be" && wordAt(sentence, at + 1) === "trusted")) return 3;
    if (
      word === "have" &&
      ["brains", "brain", "souls", "feelings"].includes(wordAt(sentence, at + 1))
    )
      return 3;
    if (word === "think" && wordAt(sentence, from) === "can") {
      return ["", "and", "logically", "clearly", "straight"].includes(wordAt(sentence, at + 1))
        ? 3
        : 0;
    }
    return 0;
  }
  if (isOughted) {
    if (said.harmed.has(word) && isEndedWell(sentence, at)) return 3;
    if (said.perish.has(word) && !isOf(sentence, at + 1)) return 3;
    if (beginsAt(sentence, at, said.leave)) return 3;
    if (word === "leave" && at + 1 >= sentence.length) return 3;
    return isGoal(sentence, at) ? 3 : 0;
  }
  return isDenied ? 0 : done(sentence, at, mention);
}

const isAfter = (sentence: Sentence, at: number, words: ReadonlySet<string>): boolean =>
  sentence.slice(at, at + 3).some(({ word }) => words.has(word));

/** "Deserve what they get", and no "deserve it: they worked hard". */
function isDoom(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  if (word === "what" || word === "it" || word === "worse")
    return word === "what"
      ? /^(?:they|is)$/.test(wordAt(sentence, at + 1))
      : at + 1 >= sentence.length && word !== "it";
  return true;
}

/** "Should not exist", "should not be allowed to vote"; not "should not have to pay". */
function isBarred(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  const next = wordAt(sentence, at + 1);
  if (said.barred.has(word) || (said.barredAlone.has(word) && next === "")) return true;
  if (said.dues.has(word) && wordAt(sentence, at - 1) === "have") return true;
  if (said.barredHere.has(word))
    return ["here", "in", "to", "our", "among", "", "with"].includes(next);
  return (
    word === "here" ||
    (word === "in" && ["our", "my", "this"].includes(next)) ||
    (word === "part" && next === "of")
  );
}

/** "Sent to hospital", "put first", "stopped from". */
function isEndedWell(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  const rest = wordsFrom(sentence, at + 1, 2);
  if (rest === "out of" && wordsFrom(sentence, at + 3, 2) === "the kitchen") return false;
  if (["put", "sent", "thrown", "kicked", "locked", "wiped", "rounded", "shipped"].includes(word)) {
    return (
      /^(?:back|out|away|down|up|off|home|to death)/.test(rest) ||
      isGoal(sentence, at) ||
      /^(?:in|into|to) (?:camps?|ovens?|cages?|prison|jail|zoos?)/.test(rest)
    );
  }
  return true;
}

/** "Belong in the zoo", "in the kitchen". */
function isGoal(sentence: Sentence, at: number): boolean {
  for (let i = at; i < Math.min(at + 5, sentence.length); i += 1) {
    if (!beginsAt(sentence, i, said.goals)) continue;
    const before = wordsFrom(sentence, Math.max(0, i - 2), Math.min(2, i));
    if (/(?:^| )(?:in|into|to)(?: (?:the|a|our|their))?$/.test(before)) return true;
  }
  return false;
}

const isOf = (sentence: Sentence, at: number): boolean =>
  /^(?:of|from|out|with|in)$/.test(wordAt(sentence, at));

function having(sentence: Sentence, at: number, isDenied: boolean): Badness {
  if (isDenied) return 0;
  const first = wordAt(sentence, at);
  const word = wordAt(sentence, at + 1);
  if (first === "never" || first === "not") return isFruitless(sentence, at + 1) ? 3 : 0;
  if (first !== "no") return 0;
  if (word === "rights" || word === "right" || word === "future")
    // What a law denies them ("no right to work") is another matter.
    return /^right to (?:exist|live|be|breathe|breed)$/.test(wordsFrom(sentence, at + 1, 3))
      ? 3
      : 0;
  return said.denied.has(word) ? 3 : 0;
}

/** "Have never achieved anything." */
const isFruitless = (sentence: Sentence, at: number): boolean =>
  said.achievements.has(wordAt(sentence, at)) &&
  /^anything(?: (?:at|of|good|great|useful|worth|and|in) ?| ?$)/.test(
    `${wordsFrom(sentence, at + 1, 2)} `,
  );

/** "Our jobs", "everything", "the country". */
function isOurs(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  return word === "the" ? said.ours.has(wordAt(sentence, at + 1)) : said.deedObjects.has(word);
}

/** What they are said to do: "steal our jobs", "make me sick", "belong in a zoo". */
function done(sentence: Sentence, at: number, mention: Mention): Badness {
  const word = wordAt(sentence, at);
  const next = wordAt(sentence, at + 1);
  if (beginsAt(sentence, at, said.feltAs)) return 3;
  if (said.deeds.has(word)) return word !== "hate" && isOurs(sentence, at + 1) ? 3 : 0;
  if (said.vices.has(word)) {
    const isEnd =
      next === "" ||
      ["and", "so", "because", "like"].includes(next) ||
      sentence[at + 1]?.isApart === true;
    return isEnd ? 3 : 0;
  }
  if (
    word === "smell" &&
    ["", "bad", "terrible", "awful", "disgusting", "horrible", "like"].includes(next)
  )
    return next === "like" && mention.isPronoun ? 0 : 3;
  if (word === "belong" || word === "belongs") return isGoal(sentence, at) ? 3 : 0;
  if (
    ["go", "get"].includes(word) &&
    mention.quantity === "all" &&
    mention.from === mention.start
  ) {
    return ["go home", "go back to", "get out"].some(
      (call) => call === wordsFrom(sentence, at, call.split(" ").length),
    ) &&
      at + 4 >= sentence.length &&
      mention.start === 0
      ? 3
      : 0;
  }
  return 0;
}
