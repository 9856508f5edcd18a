import { type CefrLevel, cefrLevels, rankOf } from "@saywell/cefr";
import type { Criterion, criteria, MarkedKind } from "./teaching-facts";

export const criterionNames: Readonly<Record<Criterion, string>> = {
  task: "Task",
  range: "Range",
  accuracy: "Accuracy",
  fluency: "Fluency",
  interaction: "Interaction",
  coherence: "Coherence",
};

/** What somebody does at each level, A1 first, in words that the learner reads too. */
const writing = {
  task: [
    "Gives a few facts about oneself in short phrases.",
    "Tells of everyday things in simple sentences.",
    "Does the task with enough detail to be followed, on what one knows.",
    "Does all of the task, with reasons for and against.",
    "Does the task fully and for its reader, and shows what matters most.",
    "Does the task completely, in a form and tone that fit it.",
  ],
  range: [
    "Knows words and set phrases for personal things.",
    "Has basic patterns and words for everyday needs.",
    "Has enough words to write about familiar topics, with some searching.",
    "Says clearly what is meant, in varied sentences.",
    "Chooses from many ways to say something, and seldom has to avoid one.",
    "Puts the same idea in different ways to give fine shades of meaning.",
  ],
  accuracy: [
    "Uses a few simple patterns that were learnt by heart.",
    "Uses simple patterns rightly, with basic mistakes that come back.",
    "Is mostly right in familiar patterns; mistakes do not hide the meaning.",
    "Shows good control; mistakes are few and do not mislead.",
    "Is nearly always right; mistakes are rare and hard to find.",
    "Keeps full control of difficult grammar.",
  ],
  coherence: [
    "Joins words with “and” or “then”.",
    "Joins simple sentences with “and”, “but” and “because”.",
    "Puts single points together in a clear order.",
    "Joins ideas into a clear whole, with paragraphs.",
    "Writes a well built text, with a good choice of linking words.",
    "Leads the reader through the text without effort.",
  ],
} as const satisfies Record<(typeof criteria)["WRITING"][number], Descriptors>;

const speaking = {
  range: [
    "Says words and set phrases about personal things.",
    "Uses basic patterns and phrases for everyday needs.",
    "Has enough words for familiar topics, with pauses to find them.",
    "Describes and gives opinions without much searching for words.",
    "Says what is meant on many topics, without having to leave things out.",
    "Puts ideas in different ways to be exact and to stress what matters.",
  ],
  accuracy: [
    "Uses a few simple patterns that were learnt by heart.",
    "Uses simple patterns rightly, with basic mistakes that come back.",
    "Is mostly right in patterns that are often used.",
    "Makes few mistakes, none that mislead, and often repairs them.",
    "Is nearly always right; mistakes are rare.",
    "Keeps control of difficult grammar also when attention is elsewhere.",
  ],
  fluency: [
    "Says short, prepared phrases, with many pauses.",
    "Is understood in short turns, with pauses and new starts.",
    "Keeps going, though pauses to plan are clear in longer turns.",
    "Speaks at an even speed, with few long pauses.",
    "Speaks easily and without effort; only a hard topic slows it.",
    "Speaks at length in a natural flow.",
  ],
  interaction: [
    "Asks and answers about personal things, with help.",
    "Answers questions and shows when something is followed.",
    "Begins, keeps up and ends a simple talk.",
    "Takes turns well and helps the talk along.",
    "Links what one says to what others said.",
    "Talks with ease, and weaves one's part into that of others.",
  ],
  coherence: [
    "Joins words with “and” or “then”.",
    "Joins groups of words with “and”, “but” and “because”.",
    "Puts single points together in a clear order.",
    "Joins ideas into clear talk, with a few jumps.",
    "Speaks in a clear, well built way, with a good choice of linking words.",
    "Speaks in a whole that is easy to follow from beginning to end.",
  ],
} as const satisfies Record<(typeof criteria)["SPEAKING"][number], Descriptors>;

type Descriptors = readonly [string, string, string, string, string, string];

/**
 * What somebody does of a kind of work, by a criterion, at a level. In our own words, after the
 * Framework's grids for written work and for qualities of spoken language (Council of Europe, 2001,
 * tables 3 and 4 of the manual).
 *
 * @throws where the kind is not judged by that criterion
 */
export function descriptorOf(kind: MarkedKind, criterion: Criterion, level: CefrLevel): string {
  const grid: Partial<Record<Criterion, Descriptors>> = kind === "WRITING" ? writing : speaking;
  const descriptors = grid[criterion];
  if (descriptors === undefined) throw new Error(`${kind} is not judged by ${criterion}`);
  return descriptors[rankOf(level)]!;
}

/** What was counted in a text, each from 0 to 100 of what is expected at its level; null: not known. */
export interface MeasuredText {
  task: number | null;
  range: number | null;
  accuracy: number | null;
  coherence: number | null;
}

/** From where a measured text is worth its level, and from where the level above. */
const worthLevel = 60;
const worthMore = 95;
const worthOneLess = 30;

/**
 * A first idea of the levels of a text by each criterion, for a teacher to accept or change: the level
 * that it was written for from 60 of 100 on, the one above from 95 on, the one below from 30 on, and
 * two below under that; never outside A1 to C2. Null where nothing was measured.
 */
export function proposeRubric(
  measured: MeasuredText,
  level: CefrLevel,
): Record<(typeof criteria)["WRITING"][number], CefrLevel | null> {
  const levelFor = (score: number | null): CefrLevel | null => {
    if (score === null) return null;
    const steps =
      score >= worthMore ? 1 : score >= worthLevel ? 0 : score >= worthOneLess ? -1 : -2;
    const rank = Math.min(cefrLevels.length - 1, Math.max(0, rankOf(level) + steps));
    return cefrLevels[rank]!;
  };
  return {
    task: levelFor(measured.task),
    range: levelFor(measured.range),
    accuracy: levelFor(measured.accuracy),
    coherence: levelFor(measured.coherence),
  };
}
