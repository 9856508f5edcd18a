import type { CefrLevel } from "@saywell/cefr";
import { baseForms, sentencesOf } from "@saywell/english";
import { lowerWords } from "./course-words";

/** What tells sentences that somebody meant from words put in a row. Shares, 0 to 1. */
export interface SentenceMeasures {
  /** Of words that only hold sentences together: "the", "of", "is". */
  glue: number;
  /** Of sentences with a verb. */
  withVerb: number;
  /** Of sentences that are not built like another: "the … is …" twice is one shape. */
  shapes: number;
  /** Of stretches of four, between the glue, that occur once. */
  turns: number;
  /** Of the other words, those that differ. */
  different: number;
  /** Of the other words, those that the task gave or asked for. */
  given: number;
}

const glueVerbs = new Set(
  `is isn't i'm it's am are was were be been being have has had do does did will would can could
  should may might must`.split(/\s+/),
);
const glueWords = new Set([
  ...glueVerbs,
  ...`a an the and but or so because if when that this these those there i you he it she we they me him
  her us them my your his its our their to of in on at for from with by about as into not n't very
  who which what than then`.split(/\s+/),
]);
/** By their base forms. What ends in -ed or contracts counts as well. */
const commonVerbs = new Set(
  `accept add agree allow answer appear apply ask avoid be bear become begin believe belong book borrow
  break bring build burn buy call care carry catch cause change check choose clean climb close come
  compare complain consider contain continue cook cost create cry cut dance decide describe develop
  die disagree discover discuss do draw dream dress drink drive drop eat encourage end enjoy enter
  exist expect explain face fail fall feel fight fill find finish fit fix fly follow forget forgive
  get give go grow happen hate have hear help hide hit hold hope hurt imagine improve include invite
  join jump keep kill know last laugh lead learn leave lend let lie like listen live look lose love
  make manage matter mean meet mind miss move need notice offer open order own pass pay phone pick
  plan play prefer prepare prevent promise propose prove provide pull push put rain reach read realise
  receive recommend reduce refuse remain remember rent repair repeat reply rest return ride ring rise
  run save say see seem sell send set share shine show shut sing sit sleep smell smile speak spend
  stand start stay steal stop study suffer suggest support suppose swim take talk taste teach tell
  thank think throw touch train travel try turn understand use visit wait wake walk want warn wash
  watch wear win wish wonder work worry write`.split(/\s+/),
);

export const isGlue = (word: string): boolean =>
  glueWords.has(word) || glueWords.has(word.split("'")[0]!);

const isVerb = (word: string): boolean =>
  glueVerbs.has(word) ||
  /(?:.'(?:m|s|re|ve|ll|d|t))$|..ed$/.test(word) ||
  baseForms(word).some((form) => commonVerbs.has(form));

const shareOf = <T>(things: readonly T[], is: (thing: T) => boolean, none: number): number =>
  things.length === 0 ? none : things.filter(is).length / things.length;
const differing = (things: readonly string[]): number =>
  things.length === 0 ? 1 : new Set(things).size / things.length;

export function measureSentences(
  text: string,
  { prompt, taskWords }: { prompt: string; taskWords: readonly string[] },
): SentenceMeasures {
  const sentences = sentencesOf(text)
    .map(lowerWords)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const others = words.filter((word) => !isGlue(word));
  const shapes = sentences.map((sentence) => shapeOf(sentence).join(" "));
  const offered = new Set(
    [...lowerWords(prompt), ...taskWords.flatMap(lowerWords)].flatMap((word) => [
      word,
      ...baseForms(word),
    ]),
  );
  return {
    glue: shareOf(words, isGlue, 0),
    withVerb: shareOf(sentences, (sentence) => sentence.some(isVerb), 0),
    shapes: differing(shapes),
    turns: differing(turnsOf(sentences)),
    different: differing(others),
    given: shareOf(others, (word) => [word, ...baseForms(word)].some((it) => offered.has(it)), 0),
  };
}

/** The glue of a sentence, with a gap for whatever stands between. */
function shapeOf(sentence: readonly string[]): string[] {
  const shape = sentence.map((word) => (isGlue(word) ? word : "…"));
  return shape.filter((word, at) => word !== "…" || shape[at - 1] !== "…");
}

function turnsOf(sentences: readonly (readonly string[])[]): string[] {
  const shape = sentences.flatMap((sentence) => [...shapeOf(sentence), "."]);
  return shape
    .slice(3)
    .map((_, at) => shape.slice(at, at + 4))
    .filter((turn) => turn.some((word) => word !== "…" && word !== "."))
    .map((turn) => turn.join(" "));
}

/** The text with each sentence once, however often it is repeated. */
export function withoutRepeats(text: string): string {
  const seen = new Set<string>();
  return sentencesOf(text)
    .filter((sentence) => {
      const words = lowerWords(sentence).join(" ");
      return !seen.has(words) && seen.add(words);
    })
    .join(" ");
}

/** Nothing is asked beyond `fine`, and nothing is left at `none`. */
const ramp = (value: number, none: number, fine: number): number =>
  Math.min(1, Math.max(0, (value - none) / (fine - none)));

/** From this share of given words on too little is the writer's own: beginners know few others. */
const givenFine = { A1: 0.94, A2: 0.88, B1: 0.8, B2: 0.75, C1: 0.75, C2: 0.75 } as const;

/** Beginners build many sentences in the one way that they know. */
const leftWhenAlike = { A1: 0.6, A2: 0.4, B1: 0, B2: 0, C1: 0, C2: 0 } as const;

/**
 * How far a text is made of real sentences, by its weakest side, and what to tell its writer. The
 * limits lie outside what the bank's own sample answers have.
 */
export function judgeSentences(
  { glue, withVerb, shapes, turns, different, given }: SentenceMeasures,
  level: CefrLevel,
): { share: number; finding: string } {
  const fine = givenFine[level];
  const sides: [share: number, finding: string][] = [
    [
      ramp(glue, 0.15, 0.36),
      "It reads like a list: there are few small words, such as “the” or “to”, between the others.",
    ],
    [
      ramp(-glue, -0.7, -0.6),
      "Most of your words are small ones, such as “the” or “is”, and little is said between them.",
    ],
    [ramp(withVerb, 0.1, 0.55), "Many of your sentences have no verb."],
    [
      Math.max(leftWhenAlike[level], Math.min(ramp(shapes, 0.3, 0.65), ramp(turns, 0.4, 0.8))),
      "Many of your sentences are built in the same way.",
    ],
    [ramp(different, 0.35, 0.65), "You say the same words again and again."],
    [
      0.15 + 0.85 * ramp(-given, -1, -fine),
      "Nearly all your words come from the task. Say more in words of your own.",
    ],
  ];
  const [share, finding] = sides.reduce((weakest, side) => (side[0] < weakest[0] ? side : weakest));
  return share === 1
    ? {
        share,
        finding: "Your sentences are built like real ones. We cannot tell if they make sense.",
      }
    : { share, finding };
}
