import { countryNamed, isAlwaysPlural, isUncountable } from "@saywell/english";
import { relatives } from "./common-words";
import type { Token } from "./token";
import { isPlural } from "./word-forms";
import { baseAs, mayBeFinite } from "./verb-words";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Who does what the verb says. */
export interface Subject {
  readonly from: number;
  readonly to: number;
  readonly person: "i" | "you" | "plural" | "singular";
  readonly kind: "pronoun" | "noun" | "name" | "someone";
}

const midAdverbs = set(
  `always usually often sometimes never really also still just only already ever hardly rarely seldom
  generally normally probably certainly definitely actually currently now then both all mostly mainly
  even almost nearly simply easily quickly sadly obviously clearly regularly occasionally frequently soon totally`,
);
const pronouns: Readonly<Record<string, Subject["person"]>> = {
  i: "i",
  you: "you",
  we: "plural",
  they: "plural",
  he: "singular",
  she: "singular",
  it: "singular",
};
const someone = set(
  `someone somebody anyone anybody everyone everybody nobody everything something nothing anything this that`,
);
const auxiliaries = set(
  `do does did am is are was were have has had can could will would shall should may might must n't not nt
  let lets make makes made help helps helped ca wo need dare`,
);
/** Behind these the base form may stand beside "he": "I suggest that he go". */
const subjunctive = set(
  `suggest suggests suggested suggesting recommend recommends recommended recommending insist insists insisted demand demands demanded
  propose proposes proposed request requests requested ask asks asked important essential vital necessary
  rather lest advise advises advised urge urges urged require requires required crucial imperative prefer prefers preferred
  desirable whether suggestion recommendation proposal demand requirement condition would better advisable insistence request`,
);
const perceiving = set(
  `see sees saw seen seeing hear hears heard hearing feel feels felt watch watches watched watching notice noticed
  let lets letting make makes made making help helps helped helping have has had having want bid observe observed`,
);
const reports = set(
  `think thinks thought know knows knew hope hopes hoped say says said believe believes believed guess suppose
  mean means sure see saw wish hear heard feel felt find found bet tell tells told that agree agrees agreed explain explained realise realised notice noticed`,
);
/** May be one or many. */
const collective = set(
  `team family police staff group band class government crew company club audience committee couple press public
  pair majority minority number rest half jury army crowd data media lot lots plenty most some all many few
  both any none kind type sort percent variety range series species sheep fish means deer lots heap ton tons
  bit loads total third thirds quarters fifths tenths halves quarter dozen hundred thousand million generation population youth faculty enemy
  council school bank hospital university firm department orchestra choir squad fleet royal today
  statistics politics economics physics mathematics maths gymnastics athletics news headquarters crossroads verb word phrase form letter term expression opposition parliament cabinet board management
  union party community village town city country world world side set bunch host array series mass selection collection string dozens`,
);
const quantified = set("each every neither either");
const singularS = set(
  `news physics mathematics maths economics politics athletics gymnastics bus class gas glass boss dress kiss
  business process success address address access illness virus campus bonus tennis cheese analysis basis crisis christmas diabetes status atlas`,
);
const pluralOnly = set(
  "people children men women parents friends feet teeth mice police clothes trousers jeans glasses scissors kids guys",
);
const openers = set(
  `because when if but so although though while until unless whereas what where why how whether which who whatever since
  as before after than that once wherever and or`,
);

/** At the beginning of a sentence any noun has a capital: names there are known by lists. */
const givenNames = set(
  `ana anna anne maria mary tom peter paul john david omar kenji lucia luis carlos leo mia emma lena sara sarah laura
  julia marco marta pedro jose juan diego sofia elena olga ivan anton boris igor natasha yuki hiro sakura mei li wei chen
  ali ahmed hassan fatima aisha layla leyla yusuf mehmet ayse emre zeynep amina kofi ama kwame chidi ngozi zara priya raj
  ravi anil sunita deepa arjun linh minh nam hoa thi ben sam max nina eva ella lisa lucy kate alice jack james george
  harry oliver charlie noah liam ethan luke mark matthew michael daniel alex alexander andrew robert richard william
  thomas joseph maya noor hana jana petra pavel tomas jan katja klaus hans greta ingrid lars erik sven anders freya astrid
  pierre marie claire louis camille chloe hugo jules luca giulia francesca paolo giovanni matteo chiara rosa carmen pablo
  javier miguel rafael isabel ines joao tiago beatriz gabriel andrea stefan radu ioana mihai dimitri nikos eleni yannis
  kostas zofia piotr agnieszka kasia marek jakub ewa tereza lukas martin simon jonas felix helen jenny nadia tariq bilal
  karim samir rania dina leila reza mina jin soo min hyun jiho dewi putu budi siti nurul somchai malee nok bob bill jim
  jane susan linda karen nancy betty steve kevin brian jason eric adam frank henry victor oscar ahmad mohamed mohammed`,
);

const isWord = ({ pos }: Token): boolean => pos !== "PUNCT" && pos !== "SYM";

/** "Very" and the like before a verb do not come between it and whoever does it. */
export const skipBack = (tokens: readonly Token[], at: number): number => {
  let i = at;
  while (i > 0 && isMidAdverb(tokens[i - 1]!)) i -= 1;
  return i;
};
const isMidAdverb = ({ lower, pos }: Token): boolean =>
  midAdverbs.has(lower) || (pos === "ADV" && lower.endsWith("ly"));

const lowerOf = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? "";

const adverbial =
  /^(?:(?:hi|hello|well|yes|no|and|but|so|then|also|ok|okay|oh|maybe|perhaps|of course|actually|unfortunately|luckily|honestly|finally|first|for me|for example|in the past|in general|sometimes|usually|normally|often|generally|yesterday|today|now|nowadays|tomorrow|tonight|then|after that|here|there|later|(?:every|each|last|next|this|one|some) \w+(?: \w+)?|(?:in|on|at|during|near|for|from|with) (?:(?:my|our|the|this|your|his|her|their|a|an) )?(?:\w+ )?\w+(?: (?:in|of) (?:the )?\w+)?|(?:a|two|three|\w+) (?:minutes?|hours?|days?|weeks?|months?|years?) (?:ago|later)|in (?:the )?(?:morning|evening|afternoon)) ?,? ?)+$/;

/** Whether whoever stands from here on may do what the next verb says. */
export function opensClause(tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (token === undefined) return false;
  const before = tokens[from - 1];
  if (before === undefined) return true;
  if (perceiving.has(before.lower)) return false;
  if (
    before.lower === "like" ||
    before.lower === "that" ||
    before.lower === "than" ||
    before.lower === "as"
  ) {
    return before.lower === "that" && reports.has(lowerOf(tokens, from - 2));
  }
  if (token.beginsClause) return true;
  if (/^(?:what|where|why|how|whether|if|because|when|which|since|who)$/.test(before.lower))
    return before.lower !== "since" || from > 1;
  // An adverbial before it: "every day my brother go", "in my city people likes".
  let start = from;
  while (start > 0 && isWord(tokens[start - 1]!) && !tokens[start]!.beginsClause) start -= 1;
  if (start === from || from - start > 6) return false;
  const words = tokens
    .slice(start, from)
    .map(({ lower }) => lower)
    .join(" ");
  return (
    adverbial.test(words) && !tokens.slice(start, from).some(({ lower }) => auxiliaries.has(lower))
  );
}

/** Whoever stands before the verb at this place and does what it says, where that is sure. */
export function subjectBefore(tokens: readonly Token[], at: number): Subject | null {
  const to = skipBack(tokens, at);
  const last = tokens[to - 1];
  if (last === undefined) return null;
  const person = pronouns[last.lower];
  if (person !== undefined) return pronounBefore(tokens, to, person);
  if (someone.has(last.lower)) {
    if (last.lower === "this" || last.lower === "that")
      return to === 1 ? { from: 0, to, person: "singular", kind: "pronoun" } : null;
    return opensClause(tokens, to - 1) && !isSubjunctive(tokens, to - 1)
      ? { from: to - 1, to, person: "singular", kind: "someone" }
      : null;
  }
  return nounBefore(tokens, to);
}

function isSubjunctive(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(Math.max(0, from - 7), from).some(({ lower }) => subjunctive.has(lower));
}

function pronounBefore(
  tokens: readonly Token[],
  to: number,
  person: Subject["person"],
): Subject | null {
  const at = to - 1;
  const word = tokens[at]!.lower;
  const before = tokens[at - 1];
  const subject: Subject = { from: at, to, person, kind: "pronoun" };
  if (before === undefined) return subject;
  if (auxiliaries.has(before.lower) && before.lower !== "help") return null;
  if (isSubjunctive(tokens, at) && person === "singular") return null;
  if (/^(?:and|or|nor|but)$/.test(before.lower)) {
    // "Why don't she and he come?"
    if (pronouns[lowerOf(tokens, at - 2)] !== undefined && !tokens[at]!.beginsClause) return null;
    if (tokens[at]!.beginsClause) return subject;
    if (word === "you" || before.lower !== "and") return before.lower === "but" ? subject : null;
    return beginsNewClause(tokens, at - 1) ? subject : null;
  }
  if (/^(?:than|as|with|for|of|like)$/.test(before.lower) || before.lower === "between")
    return null;
  if (word === "i" && /^(?:no|an|the|letter|word|with|of)$/.test(before.lower)) return null;
  if (word === "i" && at > 1 && /^\p{Lu}/u.test(before.text) && before.pos === "PROPN") return null;
  if (word === "it" || word === "you")
    return before.pos !== "ADP" && opensClause(tokens, at) ? subject : null;
  if (before.lower === ",") {
    // A list, or a question before it: "Would you, he or she …"
    return tokens.slice(0, at).some(({ lower }) => lower === "and" || lower === "or") ||
      !tokens.slice(at).some(({ lower }) => lower === "or")
      ? subject
      : null;
  }
  return subject;
}

/** "My sister have a dog and she …": behind a whole clause, not "I think Tom and she". */
function beginsNewClause(tokens: readonly Token[], and: number): boolean {
  const before = tokens.slice(0, and);
  if (
    before.some(({ lower }) =>
      /^(?:can|could|will|would|shall|should|may|might|must|did|does|let)$/.test(lower),
    )
  )
    return false;
  const verb = before.findLastIndex(
    (token, at) =>
      token.pos === "VERB" ||
      token.pos === "AUX" ||
      baseAs("past", token) !== undefined ||
      baseAs("third", token) !== undefined ||
      (at > 0 && baseAs("base", token) !== undefined),
  );
  if (verb < 1) return false;
  if (reports.has(before[verb]!.lower)) return false;
  return verb < and - 1 || !/^(?:PROPN|PRON)$/.test(before.at(-1)!.pos);
}

/** Nouns that are often taken for something else. */
const misread = set("flat english hobby kitchen");
const isNominal = (token: Token): boolean =>
  misread.has(token.lower) ||
  token.pos === "NOUN" ||
  token.pos === "PROPN" ||
  pluralOnly.has(token.lower);
const determiners = set(
  `a an the this that these those my your his her its our their some any no each every either neither another
  what which whose many several few most all both other two three four five six seven eight nine ten`,
);
const notInside = set("i you he she it we they me him us them there here not n't what who");

function nounBefore(tokens: readonly Token[], to: number): Subject | null {
  const found = phraseBefore(tokens, to);
  if (found === null) return null;
  const { from } = found;
  const before = tokens[from - 1];
  if (
    before !== undefined &&
    /^(?:of|in|from|with|at|for|on|about|near|to|by|between|like)$/.test(before.lower)
  ) {
    // "In my city people likes" has no head before it: then it may stand behind an adverbial.
    const headed = from > 1 ? nounBefore(tokens, from - 1) : null;
    if (headed === null) return null;
    return headed.kind === "noun" && !/^(?:to|by|between|like)$/.test(before.lower)
      ? { ...headed, to }
      : null;
  }
  if (
    before !== undefined &&
    (before.lower === "and" || before.lower === "or" || before.lower === "&")
  ) {
    const isRelative =
      relatives.has(tokens[to - 1]!.lower) &&
      // "My friend and neighbour" may be one person.
      !/^(?:friend|neighbour|colleague|boss|teacher|roommate|flatmate|doctor|wife|husband)$/.test(
        tokens[to - 1]!.lower,
      ) &&
      found.from === to - 1;
    if (before.lower !== "and" || (found.kind === "noun" && !found.hasDeterminer && !isRelative))
      return null;
    const other = tokens[from - 2];
    // "My father cooks and my mother reads": "cooks" is a verb.
    if (other === undefined || baseAs("third", other) !== undefined) return null;
    const left = pronouns[other.lower] !== undefined ? null : nounBefore(tokens, from - 1);
    if (left === null) return behindWholeClause(tokens, from, to, found);
    if (left.to - left.from > 4) return null;
    if (quantified.has(tokens[left.from]!.lower)) return null;
    return { from: left.from, to, person: "plural", kind: left.kind };
  }
  if (found.person === null || !opensClause(tokens, from) || isSubjunctive(tokens, from))
    return null;
  // "People who smoke die young": behind "who" it is the verb.
  if (
    before !== undefined &&
    /^(?:who|which|that)$/.test(before.lower) &&
    !found.hasDeterminer &&
    mayBeFinite(tokens[from]!)
  )
    return null;
  return { from, to, person: found.person, kind: found.kind };
}

/** "My mother is ill and my father …": what stands behind "and" begins another clause. */
function behindWholeClause(
  tokens: readonly Token[],
  from: number,
  to: number,
  { person, kind, hasDeterminer }: Phrase,
): Subject | null {
  const before = tokens.slice(0, from - 1);
  if (person === null || kind !== "noun" || !hasDeterminer) return null;
  if (!before.some(({ lower }) => /^(?:is|are|am|was|were|has|'s|'m)$/.test(lower))) return null;
  const isDoubtful = before.some(
    ({ lower }) =>
      (perceiving.has(lower) && !lower.startsWith("ha")) ||
      (reports.has(lower) && lower !== "that") ||
      /^(?:of|between|with|both|than|do|does|did|can|could|will|would|that|who|which|what|how|where)$/.test(
        lower,
      ),
  );
  if (isDoubtful || /^(?:is|are|was|were|am)$/.test(before[0]?.lower ?? "")) return null;
  // "This is my mother and my father": nothing else stands behind the verb.
  const verb = before.findLastIndex(({ lower }) =>
    /^(?:is|are|am|was|were|has|'s|'m)$/.test(lower),
  );
  const isPair = before.slice(verb + 1).some(({ pos }) => pos === "DET" || pos === "PRON");
  return isPair ? null : { from, to, person, kind };
}

interface Phrase {
  readonly from: number;
  readonly person: "singular" | "plural" | null;
  readonly kind: "noun" | "name";
  readonly hasDeterminer: boolean;
}

/** The words that belong to the noun before this place. */
function phraseBefore(tokens: readonly Token[], to: number): Phrase | null {
  const head = tokens[to - 1]!;
  if (!isNominal(head) || notInside.has(head.lower) || auxiliaries.has(head.lower)) return null;
  if (head.lower === "people" && !/^(?:ADJ|DET|NUM|PRON)$/.test(tokens[to - 2]?.pos ?? "")) {
    const behindNoun = tokens[to - 2]?.pos === "NOUN" || tokens[to - 2]?.pos === "PROPN";
    const opens =
      to === 1 ||
      behindNoun ||
      opensClause(tokens, to - 1) ||
      determiners.has(lowerOf(tokens, to - 2)) ||
      /^(?:of|about|for|with|by|from)$/.test(lowerOf(tokens, to - 2));
    if (behindNoun && !adverbialBefore(tokens, to - 1)) return null;
    if (opens && !determiners.has(lowerOf(tokens, to - 2)))
      return { from: to - 1, person: "plural", kind: "noun", hasDeterminer: false };
  }
  let from = to - 1;
  while (from > 0 && isInside(tokens, from - 1)) from -= 1;
  let hasDeterminer = false;
  const isThat =
    lowerOf(tokens, from - 1) === "that" &&
    reports.has(lowerOf(tokens, from - 2)) &&
    (head.pos === "PROPN" || isPluralNoun(head));
  if (from > 0 && determiners.has(lowerOf(tokens, from - 1)) && !isThat) {
    from -= 1;
    hasDeterminer = true;
    while (
      from > 0 &&
      /^(?:all|both|half|the|these|those|my|your|our|their|his|her)$/.test(
        lowerOf(tokens, from - 1),
      )
    )
      from -= 1;
  }
  const inside = tokens.slice(from, to);
  if (inside.some(({ lower, pos }) => lower === "'s" && pos === "AUX")) return null;
  if (
    !hasDeterminer &&
    inside.some(
      ({ lower }) =>
        lower.endsWith("ing") &&
        lower.length > 5 &&
        lower !== "evening" &&
        lower !== "morning" &&
        lower !== "building",
    )
  )
    return null;
  if (!hasDeterminer && baseAs("third", head) !== undefined) return null;
  const first = inside[0]!.lower;
  if (first === "no" || first === "what" || first === "which" || first === "whose") {
    if (first !== "no") return null;
  }
  if (
    head.pos === "PROPN" &&
    !hasDeterminer &&
    !pluralOnly.has(head.lower) &&
    /^\p{Lu}/u.test(head.text)
  ) {
    const known =
      countryNamed(head.text) === null &&
      to - from <= 2 &&
      (givenNames.has(tokens[from]!.lower) ||
        (from > 1 && /^(?:SCONJ|VERB|CCONJ)$/.test(tokens[from - 1]!.pos)));
    return { from, person: known ? "singular" : null, kind: "name", hasDeterminer };
  }
  const person = collective.has(head.lower)
    ? null
    : isPluralNoun(head)
      ? quantified.has(first) || first === "a" || first === "an"
        ? null
        : "plural"
      : hasDeterminer || isUncountable(head.lower)
        ? /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|these|those|most|all|both|other)$/.test(
            first,
          )
          ? null
          : "singular"
        : null;
  return { from, person, kind: "noun", hasDeterminer };
}

const adverbialBefore = (tokens: readonly Token[], at: number): boolean => {
  let start = at;
  while (start > 0 && isWord(tokens[start - 1]!) && !tokens[start]!.beginsClause) start -= 1;
  return /^(?:and |but |so )?(?:in|on|at) (?:(?:my|our|the|this|your) )?\w+$/.test(
    tokens
      .slice(start, at)
      .map(({ lower }) => lower)
      .join(" "),
  );
};

export const isPluralNoun = (token: Token): boolean =>
  pluralOnly.has(token.lower) ||
  (!singularS.has(token.lower) &&
    !/(?:ss|us|is)$/.test(token.lower) &&
    ((token.pos === "NOUN" && token.lower.endsWith("s")) ||
      isPlural(token) ||
      isAlwaysPlural(token.lower)));

function isInside(tokens: readonly Token[], at: number): boolean {
  const { pos, lower } = tokens[at]!;
  if (notInside.has(lower) || determiners.has(lower)) return false;
  if (lower === "'s" || lower === "'") return pos === "PART" && at > 0;
  if (/^(?:yesterday|today|now|tomorrow|then|sometimes|usually|last|next)$/.test(lower))
    return false;
  if (openers.has(lower)) return false;
  if (baseAs("third", tokens[at]!) !== undefined && pos === "VERB") return false;
  if (
    /^(?:day|week|month|year|morning|evening|weekend|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
      lower,
    ) &&
    /^(?:every|last|next|this|on)$/.test(lowerOf(tokens, at - 1))
  )
    return false;
  if (pos === "ADV")
    return tokens[at + 1]?.pos === "ADJ" && /^(?:very|most|more|really)$/.test(lower);
  if (pos === "NOUN") return !pluralOnly.has(lower) || lower === "police";
  return (
    pos === "ADJ" ||
    pos === "PROPN" ||
    pos === "NUM" ||
    /^(?:own|first|second|best|little|old|young|older|younger|big)$/.test(lower)
  );
}

/** Whether a verb that says when stands between here and the end of the clause. */
export function hasFiniteLater(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.pos === "PUNCT" && token.lower !== '"' && token.lower !== "-") return false;
    if (openers.has(token.lower) && token.lower !== "that" && token.lower !== "as") return false;
    if (pronouns[token.lower] !== undefined && token.lower !== "it" && token.lower !== "you")
      return false;
    if (
      /^(?:am|is|are|was|were|has|had|will|would|can|could|should|must|may|might|'s|'re|does|did)$/.test(
        token.lower,
      )
    )
      return true;
    if (
      at > from &&
      token.pos === "VERB" &&
      (baseAs("third", token) ?? baseAs("past", token)) !== undefined &&
      baseAs("participle", token) === undefined
    )
      return true;
  }
  return false;
}

/** Whether what stands here is a verb, by what follows, where the word may be a noun too. */
export function isFollowedAsVerb(tokens: readonly Token[], at: number, subject?: Subject): boolean {
  const next = tokens[at + 1];
  const isPerson = subject !== undefined && subject.kind !== "noun";
  const first = subject === undefined ? "" : lowerOf(tokens, subject.from);
  if (next === undefined || next.pos === "PUNCT")
    return isPerson || (tokens[at]!.pos === "VERB" && at > 1 && !/^(?:a|an)$/.test(first));
  if (hasFiniteLater(tokens, at + 1)) return false;
  if (/^(?:that|which|who|of)$/.test(next.lower)) return false;
  if (subject?.kind === "pronoun" || subject?.kind === "someone") return true;
  if (tokens[at]!.pos !== "VERB" && /^(?:a|an)$/.test(first)) return false;
  return (
    /^(?:DET|ADP|ADV|PRON|PART|NUM|SCONJ|ADJ|CCONJ|PROPN)$/.test(next.pos) ||
    /^(?:very|every|english|football|music|tennis|guitar|piano|basketball|home|tea|coffee|milk|water|rice|fish|meat|school|work|bread|chess|volleyball|badminton|pizza|fruit|food|chocolate)$/.test(
      next.lower,
    ) ||
    (next.pos === "NOUN" && (isPluralNoun(next) || isUncountable(next.lower)))
  );
}

/** Whoever stands behind the auxiliary of a question. */
export function subjectAfter(tokens: readonly Token[], at: number): Subject | null {
  let from = at + 1;
  if (/^(?:n't|not|nt)$/.test(lowerOf(tokens, from))) from += 1;
  const first = tokens[from];
  if (first === undefined) return null;
  const next = lowerOf(tokens, from + 1);
  const person = pronouns[first.lower];
  if (person !== undefined)
    return next === "and" || next === "or" || next === ","
      ? null
      : { from, to: from + 1, person, kind: "pronoun" };
  if (someone.has(first.lower) && first.lower !== "this" && first.lower !== "that")
    return { from, to: from + 1, person: "singular", kind: "someone" };
  let to = from;
  const hasDeterminer = determiners.has(first.lower);
  if (hasDeterminer) to += 1;
  while (to < tokens.length && (tokens[to]!.pos === "ADJ" || tokens[to]!.pos === "NUM")) to += 1;
  const head = tokens[to];
  if (head === undefined || !isNominal(head)) return null;
  // The head is the last noun: "the bus stop".
  while (
    tokens[to + 1]?.pos === "NOUN" &&
    baseAs("base", tokens[to + 1]!) === undefined &&
    baseAs("third", tokens[to + 1]!) === undefined
  )
    to += 1;
  const last = tokens[to]!;
  const behind = tokens[to + 1];
  if (behind !== undefined && /^(?:and|or|of|'s|'|&|,)$/.test(behind.lower) && behind.lower !== ",")
    return null;
  const isName = last.pos === "PROPN" && !hasDeterminer;
  if (isName && (countryNamed(last.text) !== null || to > from)) return null;
  const who = collective.has(last.lower)
    ? null
    : isPluralNoun(last)
      ? "plural"
      : hasDeterminer || isName
        ? "singular"
        : null;
  if (who === null) return null;
  if (who === "singular" && /^(?:two|three|four|five|these|those|many|all|both)$/.test(first.lower))
    return null;
  return { from, to: to + 1, person: who, kind: isName ? "name" : "noun" };
}

/** "Is" for "he", "are" for "they", "am" for "I". */
export const beFor = (person: Subject["person"]): string =>
  person === "i" ? "am" : person === "singular" ? "is" : "are";
export const wasFor = (person: Subject["person"]): string =>
  person === "i" || person === "singular" ? "was" : "were";
export const haveFor = (person: Subject["person"]): string =>
  person === "singular" ? "has" : "have";
export const doFor = (person: Subject["person"]): string => (person === "singular" ? "does" : "do");

/** Whether a question with its verb first may begin here, or behind "how many friends" and the like. */
export function opensQuestion(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.beginsClause === true && lowerOf(tokens, at - 1) !== "because") return true;
  for (let from = at - 1; from >= 0 && at - from <= 5; from -= 1) {
    const { lower, beginsClause, pos } = tokens[from]!;
    if (/^(?:what|where|when|why|how|who|which|whose)$/.test(lower))
      return (
        beginsClause ||
        from === 0 ||
        /^(?:and|but|so|then|hi|hello|,)$/.test(lowerOf(tokens, from - 1))
      );
    if (!/^(?:NOUN|ADJ|ADV|DET|ADP)$/.test(pos) || notInside.has(lower)) return false;
  }
  return false;
}
