import { hasPhrase, stemOf, wordsOf } from "../../text";
import type { Situation } from "../../english-questions/types";

/** Words that tell nothing of where somebody is. */
const empty = new Set(
  `a an the in on at to of for with my me i you your somebody someone and or some is are be it that this when
  what how say phrase sentence word expression can should must do have tomorrow next week today want
  he him his she her we us they them their our its
  need will go use useful good give tell more better best person people thing call ask somebody's polite politely english make about not
  something anything like know speak talk monday tuesday wednesday thursday friday saturday sunday first time please`
    .split(/\s+/)
    .map(stemOf),
);
/** What learners write for it. */
const same: Readonly<Record<string, string>> = {
  mail: "email",
  "e-mail": "email",
  cv: "job",
  reunion: "meeting",
  telephone: "phone",
  café: "cafe",
  coffee: "cafe",
  boss: "work",
  plane: "airport",
  disagreement: "disagree",
  complaint: "complain",
  introduction: "introduce",
  apologize: "apologise",
  apology: "apologise",
  invitation: "invite",
  begin: "start",
  beginning: "start",
  open: "start",
  opening: "start",
  end: "finish",
  ending: "finish",
  close: "finish",
  closing: "finish",
  flat: "flat",
  apartment: "flat",
  apartement: "flat",
  store: "shop",
  supermarket: "shop",
  way: "direction",
  test: "exam",
  raise: "rise",
  vacation: "holiday",
  professor: "teacher",
  tutor: "teacher",
  cellphone: "phone",
  mobile: "phone",
  hi: "hello",
  bye: "goodbye",
  sorry: "apologise",
  excuse: "apologise",
  thanks: "thank",
  dialog: "conversation",
  chat: "conversation",
  colleague: "work",
  ill: "sick",
};

/** Words whose end is no ending: a part is no party. */
const whole = new Set(["part", "party", "note", "notice"]);

/** What a text says of a situation, for comparing: without endings, and in one word for one thing. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text.replaceAll(/\b(?:do not|don't|not) agree\b/gi, "disagree"))
    .map((word) => word.replace(/(?<=\p{L}{3}[^s])s$/u, ""))
    .map((word) => (whole.has(word) ? word : stemOf(same[word] ?? word)))
    .filter((word) => !empty.has(word));

/** What is at its beginning and end is told apart from the rest by no place. */
const details = new Set(
  ["finish", "start", "friend", "write", "work", "describe", "answer"].map(stemOf),
);

interface Read {
  readonly situation: Situation;
  /** Its title and names as they are written, in small letters. */
  readonly written: readonly string[];
  readonly names: readonly (readonly string[])[];
  /** What its phrases speak of. */
  readonly phrases: ReadonlySet<string>;
}
const readBefore = new WeakMap<
  readonly Situation[],
  { all: readonly Read[]; having: ReadonlyMap<string, number> }
>();
function read(situations: readonly Situation[]) {
  const before = readBefore.get(situations);
  if (before !== undefined) return before;
  const all = situations.map((situation) => ({
    situation,
    written: [situation.title, ...situation.names].map((name) => name.toLowerCase()),
    names: [situation.title, ...situation.names].map(stemsOf).filter((name) => name.length > 0),
    phrases: new Set(situation.phrases.flatMap(({ say, when }) => stemsOf(`${say} ${when}`))),
  }));
  const having = new Map<string, number>();
  for (const { names } of all)
    for (const stem of new Set(names.flat())) having.set(stem, (having.get(stem) ?? 0) + 1);
  const known = { all, having };
  readBefore.set(situations, known);
  return known;
}

/** What a name has beside the words that were said counts against it. */
const unsaid = 0.35;
const ofPhrases = 0.3;
const leastScore = 0.4;
/** A word in the phrases of so few situations says which one is meant. */
const rare = 2;
/** Who calls it by its whole name, means it. */
const ofWholeName = 2;
const most = 4;
const mostByChance = 4;

/**
 * The situations that a text speaks of, the best first; empty where none is. Words that few situations
 * are called by weigh more.
 */
export function situationsIn(
  whole: string,
  situations: readonly Situation[],
): readonly Situation[] {
  // Who thinks something is not in a situation of thinking.
  const text = whole.replaceAll(/\bi (?:think|guess|hope|suppose)\b/gi, "");
  const said = new Set(stemsOf(text));
  const asked =
    /\b(?:phrases?|expressions?) (?:for|to) (?:an? |the )?(.+)$/.exec(text.toLowerCase())?.[1] ??
    "";
  if ((said.size === 0 && asked === "") || situations.length === 0) return [];
  const { all, having } = read(situations);
  const weigh = (stem: string): number =>
    details.has(stem) ? 0.5 : Math.log(1 + all.length / (having.get(stem) ?? 1));
  const spokenIn = (stem: string): number => all.filter(({ phrases }) => phrases.has(stem)).length;
  // In a long message some word of a phrase or a name stands by chance.
  const isShort = said.size <= mostByChance;
  const scored = all.flatMap(({ situation, names, phrases, written }, at) => {
    const scores = names.map((name) => {
      const shared = name.filter((stem) => said.has(stem));
      // Of a long message a single word says little.
      if (!isShort && shared.length < Math.min(2, name.length)) return 0;
      if (!isShort && shared.length === 1 && shared[0]!.length < 4) return 0;
      if (shared.every((stem) => details.has(stem))) return 0;
      const sum = (list: readonly string[]) => list.reduce((total, stem) => total + weigh(stem), 0);
      return sum(shared) - unsaid * sum(name.filter((stem) => !said.has(stem)));
    });
    const named = Math.max(0, ...scores);
    // "Ask for the bill": no situation is called so, but few have a phrase with it.
    const isSpoken = [...said].some(
      (stem) => phrases.has(stem) && !details.has(stem) && spokenIn(stem) <= rare,
    );
    const best = named > leastScore || !isSpoken || !isShort ? named : leastScore + 0.01;
    // Among those that are named, the one whose phrases speak of the rest too.
    const more = [...said].filter((stem) => phrases.has(stem)).length;
    // "Small talk with my neighbours" calls it by its name, of which little is left without empty words.
    const isCalledSo =
      written.includes(asked) ||
      written.some(
        (name) => wordsOf(name).length === 2 && stemsOf(name).length === 1 && hasPhrase(text, name),
      );
    const score = (best > 0 ? best + ofPhrases * more : 0) + (isCalledSo ? ofWholeName : 0);
    return best > leastScore || isCalledSo ? [{ situation, score, at }] : [];
  });
  return scored
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .map(({ situation }) => situation);
}
