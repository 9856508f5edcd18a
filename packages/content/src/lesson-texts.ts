import type { LessonSource } from "./lesson-schema";

/** One text of a lesson and its place in the file. */
export interface PlacedText {
  path: (string | number)[];
  text: string;
}

/**
 * The English that a learner reads, hears or chooses. Not the title, the can-do statement and the
 * objectives, which speak about the lesson, and not typed answers, which repeat what was taught.
 */
export function* lessonTexts(lesson: LessonSource): Generator<PlacedText> {
  for (const [index, { meaning, example }] of lesson.words.entries()) {
    yield { path: ["words", index, "meaning"], text: meaning };
    yield { path: ["words", index, "example"], text: example };
  }
  yield { path: ["grammar", "explanation"], text: lesson.grammar.explanation };
  yield* listed(["grammar", "examples"], lesson.grammar.examples);

  for (const [index, step] of lesson.dialogue.entries()) {
    const path = ["dialogue", index];
    yield { path: [...path, "text"], text: step.text };
    if (step.hint !== undefined) yield { path: [...path, "hint"], text: step.hint };
    if ("choices" in step) yield* listed([...path, "choices"], step.choices);
    yield* reactionsOf(path, step);
    if ("free" in step && step.free)
      yield { path: [...path, "free", "model"], text: step.free.model };
  }
  for (const [index, question] of lesson.quiz.entries()) {
    const path = ["quiz", index];
    yield { path: [...path, "question"], text: question.question };
    if ("choices" in question) yield* listed([...path, "choices"], question.choices);
    yield { path: [...path, "why"], text: question.why };
  }
  for (const [id, part] of Object.entries(lesson.outline)) {
    const path = ["outline", id];
    yield { path: [...path, "teacher"], text: part.teacher };
    yield { path: [...path, "question"], text: part.question };
    yield* listed([...path, "choices"], part.choices);
    yield* reactionsOf(path, part);
    yield { path: [...path, "why"], text: part.why };
  }
}

const reactionsOf = (
  path: PlacedText["path"],
  { reactions }: Pick<LessonSource["dialogue"][number], "reactions">,
): PlacedText[] =>
  reactions.map(({ say }, at) => ({ path: [...path, "reactions", at, "say"], text: say }));

const listed = (path: (string | number)[], texts: readonly string[]): PlacedText[] =>
  texts.map((text, index) => ({ path: [...path, index], text }));
