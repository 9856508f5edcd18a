import { outlineParts } from "@saywell/lesson/lesson-facts";
import { reactionWordings, typedAlternatives } from "./alternatives";
import type { CompiledLesson } from "./compiled";
import type { LessonSource } from "./lesson-schema";

/** Turns what an author wrote into the words of the wire. */
export function compileLesson(source: LessonSource): CompiledLesson {
  return {
    id: source.id,
    title: source.title,
    description: source.description,
    // Each lesson has a drawing of its own, called like it: docs/drawings.md.
    thumbnail: `/thumbnails/${source.id}.svg`,
    difficulty: source.level,
    topic: source.topic,
    tags: source.tags,
    duration: source.duration,
    xpReward: source.xpReward,
    coinReward: source.coinReward,
    canDo: source.canDo,
    canDoSkills: source.canDoSkills,
    objectives: source.objectives,
    words: source.words,
    grammar: source.grammar,
    dialogueFlow: {
      steps: source.dialogue.map((step) => ({
        id: step.id,
        onlyIf: step.onlyIf ? { stepId: step.onlyIf.step, answers: step.onlyIf.answers } : null,
        text: step.text,
        inputType: step.input,
        choices: "choices" in step ? step.choices : [],
        correct: ("correct" in step && step.correct) || null,
        xpAward: step.xp,
        hint: step.hint ?? null,
        reactions: step.input === "text" ? withWordings(step.reactions) : step.reactions,
        free: ("free" in step && step.free) || null,
      })),
    },
    quizQuestions: source.quiz.map((question) => ({
      id: question.id,
      skill: question.skill,
      question: question.question,
      type: question.type,
      choices: "choices" in question ? question.choices : [],
      correct: question.correct,
      acceptAlternatives:
        question.type === "text"
          ? typedAlternatives(question.correct, question.alternatives)
          : question.alternatives,
      xpAward: question.xp,
      explanation: question.why,
    })),
    outline: outlineParts.map(({ id, title }) => {
      const { teacher, why, ...part } = source.outline[id];
      return { id, title, teacherMessage: teacher, ...part, explanation: why };
    }),
  };
}

function withWordings(reactions: LessonSource["dialogue"][number]["reactions"]) {
  const taken = new Set(reactions.flatMap(({ when }) => when.map((each) => each.toLowerCase())));
  return reactions.map(({ when, say }) => ({ when: reactionWordings(when, taken), say }));
}
