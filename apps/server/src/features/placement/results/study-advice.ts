import type { CefrLevel } from "@saywell/cefr";
import type { CompiledLesson, LearnerAdvice } from "@saywell/content/answers";
import type { LevelTestResult } from "@saywell/contract";
import { levelTestSkills } from "@saywell/contract/constants";
import type { TestType } from "../test-plan";

type Skill = (typeof levelTestSkills)[number];
/** What is advised, without what a plan says of it. */
type FirstLesson = Omit<NonNullable<LevelTestResult["firstLesson"]>, "lock">;
type Study = Omit<LevelTestResult["study"][number], "lock">[];

/** So many things to do first are as many as one can keep in mind. */
const mostAdvice = 4;
/** What lessons are about that suits who takes a test. */
const topicsOf: Partial<Record<TestType, readonly string[]>> = {
  oet: ["health", "work"],
  junior: ["study", "everyday"],
};

/** What somebody at a level can do, skill by skill. */
export const canDoAt = (advice: LearnerAdvice, level: CefrLevel): string[] =>
  levelTestSkills.map((skill) => advice[level][skill].canDo);

/**
 * Where somebody at a level begins: with its first lesson that they have not finished, else with the
 * first such one above it; in a course without either, with the last lesson before it.
 */
export function firstLessonAt(
  level: CefrLevel,
  lessons: readonly CompiledLesson[],
  finished: ReadonlySet<string>,
): FirstLesson | null {
  const left = lessons.filter(({ id }) => !finished.has(id));
  const lesson =
    left.find(({ difficulty }) => difficulty === level) ??
    left.find(({ difficulty }) => difficulty > level) ??
    left.findLast(({ difficulty }) => difficulty < level);
  if (lesson === undefined) return null;
  const isNext = lesson !== lessons.find(({ difficulty }) => difficulty === level);
  return { lessonId: lesson.id, lessonTitle: lesson.title, isNext };
}

/**
 * What to study first: the weakest of the skills that were measured, then the others, each with
 * the lesson of its level that trains it most. No lesson comes twice.
 */
export function studyFirst(
  {
    testType,
    level,
    skills,
  }: {
    testType: TestType;
    level: CefrLevel;
    /** The ability is null where nothing was measured. */
    skills: readonly { skill: Skill; ability: number | null; level: CefrLevel | null }[];
  },
  { lessons, advice }: { lessons: readonly CompiledLesson[]; advice: LearnerAdvice },
): Study {
  const order = skills.toSorted((x, y) => (x.ability ?? Infinity) - (y.ability ?? Infinity));
  const taken = new Set<string>();
  return order.slice(0, mostAdvice).flatMap(({ skill, level: own }) => {
    const at = own ?? level;
    const lesson = lessonFor(
      skill,
      at,
      lessons.filter(({ id }) => !taken.has(id)),
      testType,
    );
    if (lesson === undefined) return [];
    taken.add(lesson.id);
    const { id: lessonId, title: lessonTitle } = lesson;
    return [{ skill, advice: advice[at][skill].advice, lessonId, lessonTitle }];
  });
}

function lessonFor(
  skill: Skill,
  level: CefrLevel,
  lessons: readonly CompiledLesson[],
  testType: TestType,
): CompiledLesson | undefined {
  const suits = ({ topic }: CompiledLesson) => Number(topicsOf[testType]?.includes(topic) ?? false);
  const best = (among: readonly CompiledLesson[]) =>
    among.toSorted((x, y) => suits(y) - suits(x) || training[skill](y) - training[skill](x))[0];
  return (
    best(lessons.filter(({ difficulty }) => difficulty === level)) ??
    lessons.findLast(({ difficulty }) => difficulty < level)
  );
}

const length = (texts: readonly string[]): number => texts.join(" ").split(/\s+/).length;

/** How much a lesson trains a skill, by what it has of it. Only lessons of one level are compared. */
const training: Record<Skill, (lesson: CompiledLesson) => number> = {
  grammar: ({ grammar }) => length([grammar.explanation, ...grammar.examples]),
  vocabulary: ({ words }) => words.length,
  reading: ({ dialogueFlow }) => length(dialogueFlow.steps.map(({ text }) => text)),
  listening: ({ outline }) =>
    length(
      outline
        .filter(({ id }) => id === "listening-exercise")
        .map(({ teacherMessage }) => teacherMessage),
    ),
  writing: ({ dialogueFlow, quizQuestions }) =>
    dialogueFlow.steps.filter(({ inputType }) => inputType === "text").length +
    quizQuestions.filter(({ type }) => type === "text").length,
};
