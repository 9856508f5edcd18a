import type { CefrLevel } from "@saywell/cefr";
import type { Content } from "@saywell/content/answers";
import type { Correction } from "@saywell/contract";
import type { GrammarChecker } from "../../../adapters/grammar-checker";
import { createCourseWords } from "./course-words";
import type { BankItem } from "../bank/item-bank";
import { withoutRepeats } from "./real-sentences";
import { scoreWriting, type Task, type WritingFeature } from "./score-writing";
import { expectationsFrom, measureWriting } from "./writing-measures";

export interface Judgement {
  /** 0 to 1. */
  score: number;
  /** What the judge says of the text, in a sentence for whoever wrote it. */
  finding: string;
}

/** What a language model thinks of a text; null when it cannot say. Must not fail. */
export type JudgeWriting = (written: {
  prompt: string;
  level: CefrLevel;
  answer: string;
}) => Promise<Judgement | null>;

interface Deps {
  content: Pick<Content, "lessons" | "bank">;
  grammar: Pick<GrammarChecker, "check" | "checkAndWait">;
  judgeWriting?: JudgeWriting | undefined;
}

/** A judgement counts, but moves a score no further than this from what the features say. */
const mostJudged = 0.25;

export interface ScoredWriting {
  score: number;
  features: WritingFeature[];
}

/** A text that is to be scored, with what it was to be about. */
export interface WrittenText {
  level: CefrLevel;
  prompt: string;
  task: Task;
  answer: string;
}

interface ScoringOptions {
  /** Of a child for whom nobody has agreed: what they write goes to no language model. */
  withoutModel?: boolean;
}

export function createWritingScorer({ content, grammar, judgeWriting }: Deps) {
  let tables: ReturnType<typeof prepare> | undefined;
  const prepare = () => {
    const courseWords = createCourseWords(content.lessons);
    return { courseWords, expected: expectationsFrom(content.bank.items, courseWords) };
  };

  /** The grammar checker takes seconds to start; the writer of a text takes longer. */
  function warmUp(): void {
    void grammar.check("Good morning.");
  }

  /** Null for an item that asks for no text. */
  async function score(
    { text }: BankItem,
    answer: string,
    options: ScoringOptions = {},
  ): Promise<ScoredWriting | null> {
    if (text.writing === null) return null;
    const { level, prompt, writing: task } = text;
    const { scored } = await scoreText({ level, prompt, task, answer }, options);
    return scored;
  }

  /** Scores any text on a task, with the mistakes that were found; null where the checker could not tell. */
  async function scoreText(
    { level, prompt, task, answer }: WrittenText,
    { withoutModel = false }: ScoringOptions = {},
  ): Promise<{ scored: ScoredWriting; corrections: readonly Correction[] | null }> {
    tables ??= prepare();
    const { courseWords, expected } = tables;
    const names = prompt.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
    const [marks, judged] = await Promise.all([
      grammar.checkAndWait(answer, names),
      withoutModel ? null : judgeWriting?.({ prompt, level, answer }),
    ]);
    // Nobody is graded by what may be wrong.
    const corrections = marks?.filter(({ isGuess }) => isGuess !== true) ?? null;
    const misspelt = new Set(corrections?.map(({ wrong }) => wrong.toLowerCase()));
    const scored = scoreWriting({
      task,
      prompt,
      level,
      answer,
      measures: measureWriting(withoutRepeats(answer), level, { courseWords, misspelt }),
      expected: expected(level),
      corrections,
    });
    return { scored: judged ? withJudgement(scored, judged) : scored, corrections: marks };
  }

  return { score, scoreText, warmUp };
}

function withJudgement(counted: ScoredWriting, { score, finding }: Judgement): ScoredWriting {
  const low = Math.max(0, counted.score - mostJudged);
  const high = Math.min(1, counted.score + mostJudged);
  const feature = {
    name: "Language model",
    score: Math.round(100 * score),
    finding: `Marked with the help of a language model. ${finding} It can be wrong, and moves your score by ${100 * mostJudged} points at most.`,
  };
  return {
    score: Math.min(Math.max(score, low), high),
    features: [...counted.features, feature],
  };
}

export type WritingScorer = ReturnType<typeof createWritingScorer>;
