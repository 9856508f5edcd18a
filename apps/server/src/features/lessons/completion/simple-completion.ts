import type { CallByName, CallReply } from "@saywell/contract";
import { type Answers, isPlayedThrough, wholeDialogue } from "@saywell/lesson";
import type { Tx } from "../../../db/database";
import { completionMessage } from "./completion-message";
import type { PlayedLesson } from "../views/lesson-view";
import * as attempts from "../attempts.store";
import { payCompletion } from "./pay-completion";
import type { Learner, Rewards } from "../rewards";
import { findSeenWork, type SeenWork } from "../seen-work/seen-work";

/** What a client saves of a way through the simple player. */
export interface SavedProgress {
  progress: number;
  isCompleted: boolean;
  /** What was chosen in the parts, where the client tells. */
  choices: Answers;
}

export type ProgressReply = CallReply<CallByName<"POST /api/lessons/progress">>;

/** Finishes a lesson in the simple player, in the caller's transaction, in which the learner is locked. */
export async function completeSimply(
  tx: Tx,
  rewards: Rewards,
  learner: Learner,
  lesson: PlayedLesson,
): Promise<ProgressReply> {
  const { accountId } = learner;
  const place = { accountId, lessonId: lesson.id };
  const attempt = await attempts.findOpenAttempt(tx, place);
  const work = await findSeenWork(tx, place, { lesson, attempt });
  const dialogue = isShown(work) ? wholeDialogue(lesson) : work.dialogue;
  const { awarded } = await payCompletion(tx, rewards, learner, lesson, { dialogue, quizScore: 0 });
  await rewards.recordStudy(tx, learner);
  const earned = { xpAwarded: awarded.xp, coinsAwarded: awarded.coins };
  return dialogue.isWhole
    ? earned
    : { ...earned, message: completionMessage(awarded.paid, "not-shown-simply") };
}

/** Parts of an opened lesson that were worked through stand for its whole dialogue. */
const isShown = ({ openedAt, dialogue, simple }: SeenWork): boolean =>
  openedAt !== null &&
  isPlayedThrough({ dialogue, rises: simple.rises, parts: simple.parts.length });
