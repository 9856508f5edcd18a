import { foldText } from "@saywell/english";
import { answerKey, spellingKey } from "./alternatives";
import type { Finding } from "./finding";
import type { LessonSource } from "./lesson-schema";
import { levelRule } from "./level-rule";
import { lintParts, lintPaths, lintSteps } from "./lint-dialogue";
import { lintFreeWriting } from "./lint-free-writing";
import { lintSpeech } from "./lint-speech";
import { mentions } from "./mentions";

interface Choosable {
  path: (string | number)[];
  question: string;
  choices: readonly string[];
  correct: string;
}

/** The questions of a lesson that offer choices: quiz and outline. */
function choosables(lesson: LessonSource): Choosable[] {
  const quiz = lesson.quiz.flatMap((question, index) =>
    "choices" in question ? [{ path: ["quiz", index], ...question }] : [],
  );
  const outline = Object.entries(lesson.outline).map(([id, part]) => ({
    path: ["outline", id],
    ...part,
  }));
  return [...quiz, ...outline];
}

function* repeats(
  values: readonly { value: string; path: (string | number)[] }[],
  keyOf: (value: string) => string = foldText,
) {
  const seen = new Set<string>();
  for (const { value, path } of values) {
    if (seen.has(keyOf(value))) yield { path, value };
    seen.add(keyOf(value));
  }
}

function* identity(lesson: LessonSource): Generator<Finding> {
  if (!lesson.id.startsWith(lesson.level.toLowerCase()))
    yield { path: ["level"], reason: `${lesson.level} does not agree with the id ${lesson.id}` };
  const ids = [
    ...lesson.dialogue.map((step, index) => ({ value: step.id, path: ["dialogue", index, "id"] })),
    ...lesson.quiz.map((question, index) => ({ value: question.id, path: ["quiz", index, "id"] })),
  ];
  for (const { path, value } of repeats(ids))
    yield { path, reason: `the id "${value}" is used twice` };
}

function* questions(lesson: LessonSource): Generator<Finding> {
  const asked = [
    ...lesson.quiz.map((each, index) => ({
      value: each.question,
      path: ["quiz", index, "question"],
    })),
    ...Object.entries(lesson.outline).map(([id, part]) => ({
      value: part.question,
      path: ["outline", id, "question"],
    })),
  ];
  for (const { path } of repeats(asked)) yield { path, reason: "asks the same question again" };

  for (const [index, question] of lesson.quiz.entries()) {
    if (question.type === "yesno" && !["Yes", "No"].includes(question.correct))
      yield { path: ["quiz", index, "correct"], reason: "must be Yes or No" };
    const answers = [question.correct, ...question.alternatives].map((value, at) => ({
      value,
      path: at === 0 ? ["quiz", index, "correct"] : ["quiz", index, "alternatives", at - 1],
    }));
    for (const { path, value } of repeats(answers))
      yield { path, reason: `"${value}" is already accepted` };
    if (question.type === "text" && mentions(question.question, question.correct))
      yield { path: ["quiz", index, "question"], reason: "gives the answer away" };
    if ("choices" in question)
      for (const alternative of question.alternatives)
        if (question.choices.some((choice) => answerKey(choice) === answerKey(alternative)))
          yield { path: ["quiz", index, "alternatives"], reason: "makes a second choice right" };
  }
}

function* choices(lesson: LessonSource): Generator<Finding> {
  const all = choosables(lesson);
  for (const each of all) {
    const offered = each.choices.map((value, at) => ({
      value,
      path: [...each.path, "choices", at],
    }));
    // Contractions may be the point of a question; two spellings of one word would both be right.
    for (const { path, value } of repeats(offered, spellingKey))
      yield { path, reason: `the choice "${value}" stands twice` };
    for (const { path, value } of offered)
      if (/^(all|both|none|neither) of (the above|these answers)\W*$/i.test(value))
        yield { path, reason: `"${value}" makes several choices right, or none` };
    if (!each.choices.includes(each.correct))
      yield { path: [...each.path, "correct"], reason: "is not one of the choices" };
    if (
      mentions(each.question, each.correct) &&
      !each.choices.some((other) => other !== each.correct && mentions(each.question, other))
    )
      yield { path: [...each.path, "question"], reason: "gives the answer away" };
  }
  const places = new Set(all.map((each) => each.choices.indexOf(each.correct)));
  if (places.size < 3)
    yield { path: ["quiz"], reason: "the right choice stands in fewer than three places" };
  const longest = all.filter((each) =>
    each.choices.every((other) => other === each.correct || other.length < each.correct.length),
  );
  if (longest.length > all.length * 0.5)
    yield {
      path: ["quiz"],
      reason: `the right choice is the longest in ${longest.length} of ${all.length} questions`,
    };
}

/** Everything about a lesson that its shape alone cannot say. An empty list means it is fine. */
export function lintLesson(lesson: LessonSource): Finding[] {
  return [
    identity,
    lintPaths,
    lintSteps,
    lintParts,
    lintSpeech,
    lintFreeWriting,
    questions,
    choices,
    levelRule,
  ].flatMap((rule) => [...rule(lesson)]);
}
