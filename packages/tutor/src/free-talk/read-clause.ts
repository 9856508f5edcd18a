import { type Feeling, feelingOf } from "./feeling";
import { placeOf } from "./match-pattern";
import { isPersonNoun, personAt, personOfPronoun } from "./people";
import type { Word } from "./read-words";
import { dayIn, timeOf } from "./time";
import type { Topic } from "./read-lines";
import { deedTopics, topics } from "./topics";
import type { Person, Time } from "./types";

/** What was understood of a clause; null wherever it is not sure. */
export interface Clause {
  readonly who: "I" | "we" | "other" | "thing" | "it" | "you" | null;
  /** Who it is, where it is somebody else. */
  readonly person: Person | null;
  /** A topic's id. */
  readonly topic: string | null;
  readonly rank: number;
  readonly time: Time;
  /** Whether its topic is named by several words, or near its beginning, and not as its subject. */
  readonly isFirm: boolean;
  readonly isNegated: boolean;
  readonly feeling: Feeling | null;
  /** What might be, and is not said to be so: "if she is ill". */
  readonly isIf: boolean;
  readonly day: string | null;
  readonly hasVerb: boolean;
  readonly words: readonly Word[];
}

const joins = new Set(
  "but because so when if although though while unless until whereas since".split(" "),
);
const subjects = /^(?:i|he|she|we|they|it|my|our|you|there)$/;
const verbTag = /^(?:VERB|AUX)$/;

/** The clauses of a sentence: cut at marks, at "because" and the like, and at "and I". */
export function clausesIn(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]?.lower ?? "";
    const isSaid =
      /^(?:i|he|she|we|they)$/.test(next) &&
      ["say", "think", "know", "hope", "believe", "tell"].some((form) => word.forms.has(form));
    const isMark = word.pos === "PUNCT" || /^[.,;:!?…()"-]+$/.test(word.lower);
    const isJoin = joins.has(word.lower);
    const isAnd =
      /^(?:and|that|then)$/.test(word.lower) && subjects.test(next) && beginsAnew(words, at);
    if (isMark || isJoin || isAnd) clauses.push(isJoin ? [word] : []);
    else clauses.at(-1)!.push(word);
    if (isSaid) clauses.push([]);
  }
  return clauses.filter((clause) => clause.some(({ lower }) => /\p{L}/u.test(lower)));
}

/** "And my mother helps me" after a verb; not "my father and my mother". */
function beginsAnew(words: readonly Word[], at: number): boolean {
  if (!/^(?:my|our)$/.test(words[at + 1]!.lower)) return true;
  const person = personAt(words, at + 1);
  const hasVerb = words.slice(0, at).some(({ pos }) => verbTag.test(pos));
  return hasVerb && person !== null && verbTag.test(words[person.end + 1]?.pos ?? "");
}

interface Found {
  readonly id: string;
  readonly rank: number;
  readonly isNegative: boolean;
  readonly at: number;
  readonly weight: number;
}

const seasons = /^(?:summer|winter|spring|autumn|weekend)s?$/;

/** The topic that a clause is most surely about. */
function topicIn(words: readonly Word[], among: readonly Topic[] = topics): Found | null {
  let best: (Found & { score: number }) | null = null;
  for (const { id, rank, patterns } of among) {
    for (const pattern of patterns) {
      const at = placeOf(pattern, words);
      if (at === -1) continue;
      // "Last summer" and "in winter" only say when.
      if (
        pattern.weight === 1 &&
        seasons.test(words[at]!.lower) &&
        /^(?:in|last|next|this|every|each|all|until|since)$/.test(words[at - 1]?.lower ?? "")
      )
        continue;
      const isVerb = verbTag.test(words[at]!.pos);
      const score = rank * 20 + pattern.weight * 5 + (isVerb ? 1 : 0) - at;
      if (best === null || score > best.score)
        best = { id, rank, isNegative: pattern.isNegative, at, weight: pattern.weight, score };
    }
  }
  return best;
}

type Subject = Pick<Clause, "who" | "person">;

function subjectOf(words: readonly Word[]): Subject {
  for (const [at, { lower, pos }] of words.entries()) {
    if (lower === "i") return { who: "I", person: null };
    if (lower === "we") return { who: "we", person: null };
    if (lower === "you" || lower === "your") return { who: "you", person: null };
    if (/^(?:it|this|that|there|these|those)$/.test(lower)) return { who: "it", person: null };
    if (/^(?:my|our)$/.test(lower)) {
      const said = personAt(words, at);
      return said === null ? { who: "thing", person: null } : { who: "other", person: said.person };
    }
    const pronoun = /^(?:he|she|they)$/.test(lower) ? personOfPronoun(lower) : undefined;
    if (pronoun !== undefined) return { who: "other", person: pronoun };
    if (isPersonNoun(words[at]!)) return { who: "other", person: null };
    if (pos === "VERB" || pos === "AUX") return { who: null, person: null };
    if (at > 5) break;
  }
  return { who: null, person: null };
}

const light =
  /^(?:would|like|want|to|have|has|been|going|not|really|also|a|an|the|my|our|very|so|do|did|am)$/;
/** How many words behind the subject something is still what the clause is about. */
const near = 2;
/** What is done somewhere and is about the place all the same. */
const reaches = new Set(
  "go be walk run come travel drive fly live stay work study listen look play arrive swim move teach sit rest relax learn eat get".split(
    " ",
  ),
);
/** Topics that are about the people or animals that name them. */
const namesPeople = new Set(["family", "friends", "love", "own-pet", "pets"]);
/** "I would probably read more" is of what is not so. */
const supposed = /\b(?:would|could|might|should)\b(?! (?:like|love)\b)/;

function isFirm({ id, at, weight }: Found, { who }: Subject, words: readonly Word[]): boolean {
  const first = Math.max(
    0,
    words.findIndex(({ lower }) => subjects.test(lower)),
  );
  const begin = personAt(words, first)?.end ?? first;
  if (who === "other" && /^(?:student|child|teacher|parent)s?|children$/.test(words[at]!.lower))
    return false;
  // "My colleagues think it's funny" is about what they think.
  if (weight === 1 && who === "other" && at <= begin && !namesPeople.has(id)) return false;
  const between = words.slice(begin + 1, at).filter(({ lower }) => !light.test(lower));
  if (weight === 1 && who === null && words.length > 2) return false;
  if (weight === 1 && supposed.test(words.map(({ lower }) => lower).join(" "))) return false;
  // "In summer I go to my village" is not about the summer.
  if (
    id !== "childhood" &&
    /^(?:in|at|on|during|after|before|with|without)$/.test(words[0]?.lower ?? "") &&
    at < begin
  )
    return false;
  // "I write before the children wake up" is not about getting up.
  if (words.slice(begin + 2, at).some(({ lower }) => /^(?:before|after|until|while)$/.test(lower)))
    return false;
  // "We met at university" is about the meeting.
  const before = words
    .slice(0, at)
    .findLast(({ lower }) => !/^(?:the|an?|my|our|his|her|their|this|that)$/.test(lower));
  if (
    /^(?:at|in|on|near|from|behind|outside|after|before|during|over|via|into|onto|against|last|next|this|every|all|each)$/.test(
      before?.lower ?? "",
    ) &&
    !words.some(({ forms }) => [...forms].some((form) => reaches.has(form)))
  )
    return false;
  return weight > 1 || between.length <= near;
}

const befallsOthers = new Set(["illness", "pain", "accident", "death"]);
const looksAfter = new Set("visit see care look lose help take call think pray cry".split(" "));

/** "I visit my ill mother" and "I lost my dog" are about them. */
function sufferer(subject: Subject, topic: string, words: readonly Word[]): Subject {
  if (!befallsOthers.has(topic) || (subject.who !== "I" && subject.who !== "we")) return subject;
  // "I am at home with my sick son"
  const ill = words.findIndex(({ lower }) => /^(?:ill|sick)$/.test(lower));
  const ofIll = ill > 0 ? personAt(words, ill - 1) : null;
  if (ofIll !== null) return { who: "other", person: ofIll.person };
  if (!words.some(({ forms }) => [...forms].some((form) => looksAfter.has(form)))) return subject;
  const said = words.map((_, at) => personAt(words, at)).find((each) => each !== null);
  return said ? { who: "other", person: said.person } : subject;
}

const negation = /^(?:not|no|never|neither|without|barely|hardly|scarcely)$/;
const verbs = new Set(
  `be have do go get make see come take eat drink work live like love want need know think feel play read write buy
  visit watch learn study cook sleep help meet speak talk travel can will would must`.split(/\s+/),
);

/** "We met on a train" is about the meeting: what is done goes before a thing that is only named beside it. */
function surely(found: Found | null, subject: Subject, words: readonly Word[]): Found | null {
  if (found === null || found.rank > 2 || isFirm(found, subject, words)) return found;
  const deed = topicIn(words, deedTopics);
  return deed !== null && isFirm(deed, subject, words) ? deed : found;
}

export function readClause(words: readonly Word[]): Clause {
  const subject = subjectOf(words);
  const found = surely(topicIn(words), subject, words);
  const isNegated =
    found?.isNegative !== true &&
    (/^(?:nobody|nothing)$/.test(words[0]?.lower ?? "") ||
      words.some(
        ({ lower }, at) =>
          negation.test(lower) &&
          !/^(?:more|less|fewer|longer|doubt|wonder|matter|problem|only)$/.test(
            words[at + 1]?.lower ?? "",
          ),
      ));
  const time = timeOf(words);
  const first = words[0]?.lower ?? "";
  return {
    ...(found === null ? subject : sufferer(subject, found.id, words)),
    topic: found?.id ?? null,
    isFirm: found !== null && isFirm(found, subject, words),
    rank: found?.rank ?? 0,
    time,
    isNegated,
    feeling: feelingOf(words),
    isIf: /^(?:if|unless|until)$/.test(first) || (first === "when" && time !== "past"),
    day: dayIn(words),
    hasVerb:
      (subject.who !== null && words.length > 2) ||
      words.some(
        ({ pos, forms }) => verbTag.test(pos) || [...forms].some((form) => verbs.has(form)),
      ),
    words,
  };
}

/** The clauses of a message, with whoever "she" is put in from the clauses before. */
export function readClauses(
  sentences: readonly (readonly Word[])[],
  before: Person | null = null,
): Clause[] {
  let last = before;
  let isOld = true;
  return sentences.flatMap(clausesIn).map((words) => {
    const clause = readClause(words);
    if (clause.who !== "other" || clause.person === null) {
      // "I visited my ill grandmother": whoever comes next by "she" is meant.
      for (const at of words.keys()) {
        const said = personAt(words, at)?.person;
        if (said === undefined) continue;
        last = said;
        isOld = false;
      }
      return clause;
    }
    if (clause.person.name !== null) {
      last = clause.person;
      isOld = false;
      return clause;
    }
    const { pronoun } = clause.person;
    // "They offered me money" is not said of one boss.
    const isOne = last !== null && !last.isMany && last.name !== "your family";
    const same =
      last !== null &&
      (pronoun === "they"
        ? last.pronoun === pronoun && !isOne
        : last.pronoun === pronoun || (last.pronoun === "they" && !last.isMany));
    // Whom "she" meant turns ago is only guessed at: nobody is called ill or dead by a guess.
    const person =
      same && (!isOld || clause.rank < 3)
        ? { ...clause.person, name: last!.name, isMany: last!.isMany || clause.person.isMany }
        : clause.person;
    if (same && person.name !== null) last = person;
    return { ...clause, person };
  });
}
