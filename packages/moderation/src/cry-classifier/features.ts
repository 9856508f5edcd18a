import { baseForms, irregularBaseOf } from "@saywell/english";
import wordGroups from "../../data/cry-classifier/word-groups.json";
import { plainlySaid } from "../frames/find-frames";
import { fold } from "../text/fold";
import { wordsOf } from "../text/views";

/** So many weights there are; features that fall on the same one share it. */
export const buckets = 1 << 14;

const kin = new Set(
  "mother father brother sister uncle aunt cousin grandfather grandmother stepfather stepmother stepbrother stepsister parent parents husband wife boyfriend girlfriend ex".split(
    " ",
  ),
);
const others = new Set(
  "man boy boys girl girls classmate classmates colleague colleagues stranger guy neighbour neighbor teacher coach boss priest kid kids someone somebody people he she they".split(
    " ",
  ),
);
/** What words are about, so that a word that no sentence of the training had is read like its neighbours. */
const themes: Readonly<Record<string, string>> = {
  dying:
    "die dead death kill suicide suicidal end disappear vanish gone drown hang grave murder exist alive survive overdose goodbye",
  harming:
    "hit beat slap punch kick hurt burn choke push throw pull grab whip smash strangle stab twist bruise spit attack shove drag torture lock shake",
  wound: "blood bleed bruise wound scar mark cut scratch broken pain swollen",
  weapon:
    "knife gun blade razor rope belt stick scissors pistol bottle needle hammer bleach poison cable",
  medicine:
    "pill tablet medicine paracetamol aspirin drug alcohol vodka drunk whisky wine laxative painkiller insulin",
  body: "arm leg wrist skin head face neck hair stomach back hand throat finger eye thigh body ear mouth",
  intimate:
    "touch kiss naked undress clothes bed underwear breast skirt shower bathroom lap private sex rape nude photo picture video camera",
  online: "internet online chat message game instagram account profile snapchat whatsapp phone",
  fear: "afraid scared fear terrified hide panic threaten danger dangerous follow watch wait behind outside escape",
  despair:
    "hope hopeless empty useless worthless hate alone lonely sense point reason tired cry burden failure dark nothing nobody anymore worth lost broken",
  food: "eat food hungry starve vomit fat thin meal calorie kilo diet weight dinner weigh swallow fast",
  school: "class classmate school teacher break lunch bag toilet locker desk",
  mocking:
    "laugh ugly stupid pig insult name mock monster stink rumour lie ignore exclude bully tease",
  secret: "secret tell nobody believe promise hide delete silent",
  help: "help save please police call emergency need",
  night: "night tonight dark room door window stairs cellar house home bed",
  study:
    "exam homework word grammar lesson english sentence verb exercise essay film book movie story novel game match team news mean synonym spell",
  pleasant:
    "happy fun love nice laugh party birthday holiday beautiful joke delicious good better kind friend together music cat dog",
};
const themesOf = new Map<string, string[]>();
for (const [theme, words] of Object.entries(themes))
  for (const word of words.split(" ")) themesOf.set(word, [...(themesOf.get(word) ?? []), theme]);
const themesIn = (word: string): readonly string[] =>
  [word, irregularBaseOf(word), ...baseForms(word)].flatMap(
    (form) => themesOf.get(form ?? "") ?? [],
  );

/** Which group of near words a word is in: see `word-groups.json`. */
const groupOf = new Map(
  wordGroups.groups.flatMap((words, group) =>
    words.split(" ").map((word) => [word, group] as const),
  ),
);
const groupIn = (word: string): number | undefined => {
  for (const form of [word, irregularBaseOf(word), ...baseForms(word)]) {
    const group = form === undefined ? undefined : groupOf.get(form);
    if (group !== undefined) return group;
  }
  return undefined;
};

const digits = /^\d+$/;

/** A word as those are alike who do the same: a father and an uncle, a boy and a stranger. */
const classOf = (word: string): string =>
  kin.has(word) ? "@kin" : others.has(word) ? "@other" : digits.test(word) ? "@number" : word;

const selves = new Set(["i", "me", "my", "myself", "not", "we"]);

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % buckets;
}

/** The sentences of a message, each with the buckets of its words, pairs of words and parts of words. */
export function featuresOf(message: string): number[][] {
  const { text } = fold(message);
  const sentences = text.split(/[.!?;\n]+/).filter((each) => /[a-z]{2}/.test(each));
  return sentences.slice(0, mostSentences).map((sentence) => {
    const written = wordsOf(sentence).split(" ").slice(0, mostWords);
    const plain = ["<", ...plainlySaid(sentence).split(" ").slice(0, mostWords), ">"];
    const classes = plain.map(classOf);
    const found = new Set<number>();
    for (const [at, word] of classes.entries()) {
      found.add(bucketOf(`w ${word}`));
      if (plain[at] !== word) found.add(bucketOf(`w ${plain[at]}`));
      if (at + 1 < classes.length) found.add(bucketOf(`p ${word} ${classes[at + 1]}`));
      if (at + 2 < classes.length) found.add(bucketOf(`s ${word} ${classes[at + 2]}`));
      if (at + 3 < classes.length) found.add(bucketOf(`s ${word} ${classes[at + 3]}`));
    }
    const who = [...new Set(classes.filter((word) => word.startsWith("@") || selves.has(word)))];
    const groups = plain.map(groupIn);
    for (const [at, group] of groups.entries()) {
      if (group === undefined) continue;
      found.add(bucketOf(`g ${group}`));
      for (const one of who) found.add(bucketOf(`g ${group} ${one}`));
      const next = groups[at + 1];
      if (next !== undefined) found.add(bucketOf(`g ${group} g ${next}`));
      const [before, behind] = [classes[at - 1], classes[at + 1]];
      if (before !== undefined) found.add(bucketOf(`b ${before} ${group}`));
      if (behind !== undefined) found.add(bucketOf(`a ${group} ${behind}`));
    }
    const about = [...new Set(plain.flatMap(themesIn))].toSorted();
    for (const [at, theme] of about.entries()) {
      found.add(bucketOf(`t ${theme}`));
      for (const other of about.slice(at + 1)) found.add(bucketOf(`t ${theme} ${other}`));
      for (const one of who) found.add(bucketOf(`t ${theme} ${one}`));
    }
    for (const word of written) {
      const closed = `<${word}>`;
      for (let at = 0; at + 4 <= closed.length; at += 1)
        found.add(bucketOf(`c ${closed.slice(at, at + 4)}`));
    }
    return [...found];
  });
}

/** A flood is read no further. */
const mostSentences = 20;
const mostWords = 60;
