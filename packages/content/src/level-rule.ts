import type { Finding } from "./finding";
import type { LessonSource } from "./lesson-schema";
import { type LevelLimits, levelLimits, sectionSlack, shortestSection } from "./level-limits";
import { averageSentence, type MeasuredText, measureLesson, percentBeyond } from "./measured-text";

/**
 * Whether the English of a lesson is at its level, by the length of its sentences and by how common
 * its words are: as a whole, and section by section, so that one section of another level shows.
 * Each finding stands at the worst text and names the worst words or sentences.
 */
export function* levelRule(lesson: LessonSource): Generator<Finding> {
  const { level } = lesson;
  const limits = levelLimits[level];
  const texts = measureLesson(lesson);

  yield* tooLongSentences(texts, level, limits);

  const tooHard = [...aboveLimits("the lesson", texts, level, limits)];
  if (tooHard.length > 0) yield* tooHard;
  else
    for (const [section, ofSection] of sectionsOf(texts))
      if (ofSection.reduce((sum, { words }) => sum + words, 0) >= shortestSection)
        yield* aboveLimits(section, ofSection, level, {
          ...limits,
          rarePercent: limits.rarePercent * sectionSlack.rarePercent,
          averageSentence: limits.averageSentence * sectionSlack.averageSentence,
        });

  if (limits.atLeast) yield* belowLimits(texts, level, limits.atLeast);
}

/** Each sentence that is longer than any may be at a level. */
export function* tooLongSentences(
  texts: readonly MeasuredText[],
  level: string,
  { longestSentence }: Pick<LevelLimits, "longestSentence">,
): Generator<Finding> {
  for (const { path, sentences } of texts)
    for (const { text, words } of sentences)
      if (words > longestSentence)
        yield {
          path,
          reason: `has a sentence of ${words} words, more than ${longestSentence} at ${level}: "${text}"`,
        };
}

function sectionsOf(texts: readonly MeasuredText[]): Map<string, MeasuredText[]> {
  const sections = new Map<string, MeasuredText[]>();
  for (const text of texts) {
    // The grammar is too short to be judged alone.
    const section = text.path[0] === "grammar" ? "words" : String(text.path[0]);
    sections.set(section, [...(sections.get(section) ?? []), text]);
  }
  return sections;
}

function* aboveLimits(
  what: string,
  texts: readonly MeasuredText[],
  level: string,
  limits: LevelLimits,
): Generator<Finding> {
  const { knownRanks } = limits;
  const rare = percentBeyond(texts, knownRanks);
  if (rare > limits.rarePercent) {
    const rarest = texts
      .flatMap(({ path, vocabulary }) => vocabulary.map((word) => ({ ...word, path })))
      .filter(({ rank }) => rank > knownRanks)
      .sort((a, b) => b.rank - a.rank);
    const worst = [...new Map(rarest.map((each) => [each.word, each])).values()].slice(0, 8);
    const beyond = (text: MeasuredText) =>
      text.vocabulary.filter(({ rank }) => rank > knownRanks).length;
    yield {
      path: most(texts, beyond).path,
      reason: `${shown(rare)} % of the words of ${what} are rarer than ${level} allows (${shown(limits.rarePercent)} % beyond rank ${knownRanks}): ${worst.map(({ word, path }) => `${word} (${path.join(".")})`).join(", ")}`,
    };
  }
  const average = averageSentence(texts);
  if (average > limits.averageSentence) {
    const longest = texts
      .flatMap(({ path, sentences }) => sentences.map((each) => ({ ...each, path })))
      .sort((a, b) => b.words - a.words)
      .slice(0, 3);
    yield {
      path: most(texts, (text) => Math.max(...text.sentences.map(({ words }) => words), 0)).path,
      reason: `the sentences of ${what} have ${shown(average)} words on average, more than ${shown(limits.averageSentence)} at ${level}; the longest: ${longest.map(({ text, path }) => `"${text}" (${path.join(".")})`).join(", ")}`,
    };
  }
}

function* belowLimits(
  texts: readonly MeasuredText[],
  level: string,
  atLeast: NonNullable<LevelLimits["atLeast"]>,
): Generator<Finding> {
  const average = averageSentence(texts);
  const rare = percentBeyond(texts, 2000);
  if (average < atLeast.averageSentence)
    yield {
      path: ["level"],
      reason: `is too easy for ${level}: its sentences have ${shown(average)} words on average, fewer than ${atLeast.averageSentence}`,
    };
  if (rare < atLeast.rarePercent)
    yield {
      path: ["level"],
      reason: `is too easy for ${level}: ${shown(rare)} % of its words are beyond rank 2000, fewer than ${atLeast.rarePercent} %`,
    };
}

function most(texts: readonly MeasuredText[], score: (text: MeasuredText) => number): MeasuredText {
  return texts.reduce((worst, text) => (score(text) > score(worst) ? text : worst));
}

const shown = (value: number) => value.toFixed(1);
