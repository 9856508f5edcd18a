import { setImmediate as othersTurn } from "node:timers/promises";
import type { CefrLevel } from "@saywell/contract";
import {
  assumedLevel,
  createMask,
  guardReply,
  instructionsFor,
  releaseSafely,
  type ReplyProblem,
  type TutorLesson,
  type Turn,
  type Mistake,
  turnToSend,
} from "@saywell/tutor";
import type { LanguageModel, ModelTool } from "../../adapters/language-model";

/** Earlier messages that a model gets. */
const mostSent = 20;

export interface ModelMindDeps {
  languageModel: Pick<LanguageModel, "converse">;
  tools: readonly ModelTool[];
  levelOf: (word: string) => CefrLevel | null;
  isFitForAll: (text: string) => boolean;
}

/** Rare words are more often names than words that learners write. */
export const knownToLearners =
  (levelOf: ModelMindDeps["levelOf"]) =>
  (word: string): boolean =>
    !["C2", null].includes(levelOf(word));

/** What a language model gets to answer to. */
export interface ModelAsk {
  message: string;
  history: readonly Turn[];
  /** The learner's own, which is not sent. */
  name: string;
  level: CefrLevel | null;
  lesson: TutorLesson | null;
  corrections: readonly Mistake[];
  dueWords: readonly string[];
}

export type ModelMind = ReturnType<typeof createModelMind>;

/**
 * A language model that speaks as Iris, within what Iris may say. A reply that may not be said is asked
 * for once more, with the reason; null where that may not be said either, or the model fails: then
 * the mind on board answers.
 */
export function createModelMind({ languageModel, tools, levelOf, isFitForAll }: ModelMindDeps) {
  const isKnown = knownToLearners(levelOf);
  return async function answer(
    { message, history, name, level, lesson, corrections, dueWords }: ModelAsk,
    heard: (piece: string) => void,
    signal: AbortSignal | undefined,
    withheld: (reply: string, problem: ReplyProblem) => void = () => {},
  ): Promise<string | null> {
    const mask = createMask(name, isKnown);
    const hidden = ({ wrong, better, why, ...rest }: Mistake): Mistake => ({
      ...rest,
      wrong: mask.hide(wrong),
      better: better && mask.hide(better),
      why: mask.hide(why),
    });
    const messages: ReturnType<typeof turnToSend>[] = [];
    // One by one, since others wait for the event loop.
    for (const turn of [...history.slice(-mostSent), { sender: "user" as const, text: message }]) {
      messages.push(turnToSend(turn, mask));
      await othersTurn();
    }
    // What a later message showed to be a name is one in those before too.
    for (const each of messages) each.content = mask.hideKnown(each.content);
    const task = {
      level: level ?? assumedLevel,
      lesson,
      corrections: corrections.map(hidden),
      dueWords,
    };
    const marked = corrections.map(({ wrong }) => wrong);
    const guard = { level: task.level, lesson, message, marked, levelOf, isFitForAll };
    const ask = (problem: ReplyProblem | undefined, hear: (piece: string) => void) =>
      languageModel.converse(
        {
          instructions: instructionsFor(problem === undefined ? task : { ...task, problem }),
          messages,
          tools,
          ...(signal === undefined ? {} : { signal }),
        },
        hear,
      );
    const hear = (piece: string) => heard(mask.putBack(piece));
    const first = await ask(undefined, releaseSafely(guard, hear));
    if (first === null) return null;
    const guarded = guardReply(first, guard);
    if (guarded.ok) return mask.putBack(guarded.text);
    // What was shown of the first is void: nobody reads a second beside it.
    const second = await ask(guarded.problem, () => {});
    if (second === null) return null;
    const again = guardReply(second, guard);
    if (again.ok) return mask.putBack(again.text);
    withheld(second, again.problem);
    return null;
  };
}
