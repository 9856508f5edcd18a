import { stepInputTypes } from "@saywell/lesson/lesson-facts";
import { foldText } from "@saywell/english";
import { mentions } from "./mentions";
import { describePath, type DialoguePath, dialoguePaths, offeredBy } from "./dialogue-paths";
import type { Finding } from "./finding";
import type { LessonSource } from "./lesson-schema";

/** Steps that a learner meets, whichever way the dialogue goes. */
const shortest = 8;
const longest = 14;

/** Whether the dialogue leads from every answer to the end, and pays the same everywhere. */
export function* lintPaths(lesson: LessonSource): Generator<Finding> {
  const broken = [...conditions(lesson)];
  yield* broken;
  if (broken.length > 0) return;
  const quiz = lesson.quiz.reduce((sum, { xp }) => sum + xp, 0);
  const paths = dialoguePaths(lesson.dialogue);
  const [first] = paths;
  for (const path of paths) {
    const way = describePath(path);
    const { length } = path.steps;
    if (length < shortest || length > longest)
      yield {
        path: ["dialogue"],
        reason: `has ${length} steps${way}, not ${shortest} to ${longest}`,
      };
    else if (first && length !== first.steps.length)
      yield {
        path: ["dialogue"],
        reason: `has ${length} steps${way}, but ${first.steps.length}${describePath(first)}`,
      };
    const total = quiz + path.steps.reduce((sum, { xp }) => sum + xp, 0);
    if (total !== lesson.xpReward)
      yield {
        path: ["xpReward"],
        reason: `is ${lesson.xpReward}, but steps and questions together give ${total} XP${way}`,
      };
    yield* whole(path);
  }
}

/** What every learner meets, whichever way they go. */
function* whole(path: DialoguePath): Generator<Finding> {
  const way = describePath(path);
  for (const input of stepInputTypes)
    if (!path.steps.some((step) => step.input === input))
      yield { path: ["dialogue"], reason: `no step has the input "${input}"${way}` };
  if (!path.steps.some(({ text }) => text.includes("{name}")))
    yield { path: ["dialogue"], reason: `never uses {name}${way}` };
}

/** Conditions that no learner can meet, or that every learner meets. */
function* conditions({ dialogue }: LessonSource): Generator<Finding> {
  for (const [index, { onlyIf }] of dialogue.entries()) {
    if (!onlyIf) continue;
    const path = ["dialogue", index, "onlyIf"];
    const earlier = dialogue.slice(0, index).find((step) => step.id === onlyIf.step);
    const offered = earlier && offeredBy(earlier);
    if (!earlier) {
      yield { path: [...path, "step"], reason: `no earlier step has the id "${onlyIf.step}"` };
    } else if (!offered) {
      yield {
        path: [...path, "step"],
        reason: `"${onlyIf.step}" offers no answers to choose from`,
      };
    } else {
      for (const [at, answer] of onlyIf.answers.entries())
        if (!offered.includes(answer))
          yield {
            path: [...path, "answers", at],
            reason: `"${answer}" is not an answer that "${onlyIf.step}" offers, so this step is never reached`,
          };
      if (offered.every((answer) => onlyIf.answers.includes(answer)))
        yield {
          path: [...path, "answers"],
          reason: `are all that "${onlyIf.step}" offers, so this is no branch`,
        };
    }
  }
}

/** Names, placeholders, choices and reactions of single steps. */
export function* lintSteps(lesson: LessonSource): Generator<Finding> {
  const firstAnswer = lesson.dialogue.findIndex((step) => step.input !== "continue");
  if (lesson.dialogue[firstAnswer]?.input !== "text")
    yield {
      path: ["dialogue", Math.max(firstAnswer, 0), "input"],
      reason: "the first answer is the learner's name, so this step must have the input text",
    };
  for (const [index, step] of lesson.dialogue.entries()) {
    const said = [step.text, ...step.reactions.map((reaction) => reaction.say)];
    for (const line of said)
      for (const [placeholder] of line.matchAll(/\{[^}]*\}/g))
        if (placeholder !== "{name}")
          yield {
            path: ["dialogue", index],
            reason: `does not know the placeholder ${placeholder}`,
          };
    if (step.text.includes("{name}") && index <= firstAnswer)
      yield {
        path: ["dialogue", index, "text"],
        reason: "says {name} before the learner has given it",
      };
    const offered = offeredBy(step);
    for (const [at, value] of (offered ?? []).entries())
      if (offered?.slice(0, at).some((other) => foldText(other) === foldText(value)))
        yield {
          path: ["dialogue", index, "choices", at],
          reason: `the choice "${value}" stands twice`,
        };
    const correct = ("correct" in step && step.correct) || null;
    const path = ["dialogue", index];
    if (offered !== null)
      yield* lintReactions(path, { offered, correct, reactions: step.reactions });
  }
}

/** Whether whoever chooses wrong in a part of the simple player is told why, as in the dialogue. */
export function* lintParts({ outline }: LessonSource): Generator<Finding> {
  for (const [id, { choices, correct, reactions }] of Object.entries(outline))
    yield* lintReactions(["outline", id], { offered: choices, correct: [correct], reactions });
}

interface Answered extends Pick<LessonSource["dialogue"][number], "reactions"> {
  offered: readonly string[];
  /** Null where no answer is wrong. */
  correct: readonly string[] | null;
}

/**
 * What is said to the answers offered: to each of them only what may be said, and to whoever chose
 * wrong why, and not what is right.
 */
function* lintReactions(
  path: Finding["path"],
  { offered, correct, reactions }: Answered,
): Generator<Finding> {
  for (const [at, reaction] of reactions.entries())
    for (const answer of reaction.when)
      if (!offered.some((choice) => foldText(choice) === foldText(answer)))
        yield {
          path: [...path, "reactions", at, "when"],
          reason: `"${answer}" is not one of the choices, so this is never said`,
        };
  if (correct === null) return;
  for (const [at, answer] of correct.entries())
    if (!offered.includes(answer))
      yield {
        path: [...path, "correct", at],
        reason: `"${answer}" is not among the answers offered`,
      };
  const wrong = offered.filter((answer) => !correct.includes(answer));
  if (wrong.length === 0)
    yield {
      path: [...path, "correct"],
      reason: "are all that is offered, so leave this out: no answer is wrong",
    };
  const told = new Set<number>();
  for (const answer of wrong) {
    const at = reactions.findIndex(
      ({ when }) => when.length === 0 || when.some((each) => foldText(each) === foldText(answer)),
    );
    if (at === -1) {
      yield { path: [...path, "reactions"], reason: `nothing says why "${answer}" is wrong` };
    } else {
      told.add(at);
    }
  }
  for (const at of told) {
    const say = reactions[at]?.say ?? "";
    const place = [...path, "reactions", at, "say"];
    for (const answer of correct)
      if (isPhrase(answer) && mentions(say, answer))
        yield { path: place, reason: `tells the answer "${answer}" instead of leading to it` };
  }
}

/** A single word may be needed to explain the answer that it is. */
const isPhrase = (answer: string): boolean => /\s/.test(answer.trim());
