import type { CallByName, CallReply } from "@saywell/contract";
import { type Answers, isPlayedThrough, type SeenDialogue, wholeDialogue } from "@saywell/lesson";
import type { Tx } from "../../../db/database";
import { completionMessage } from "./completion-message";
import type { PlayedLesson } from "../views/lesson-view";
import * as store from "../lessons.store";
import { payCompletion } from "./pay-completion";
import type { Learner, Rewards } from "../rewards";
import { type Doubt, doubtOf, findSeenWork, type SeenWork } from "../seen-work/seen-work";

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
  const attempt = await store.findOpenAttempt(tx, place);
  const work = await findSeenWork(tx, place, { lesson, attempt });
  const { dialogue, doubt } = believe(lesson, work);
  const { awarded } = await payCompletion(tx, rewards, learner, lesson, { dialogue, quizScore: 0 });
  await rewards.recordStudy(tx, learner);
  const earned = { xpAwarded: awarded.xp, coinsAwarded: awarded.coins };
  return doubt === null ? earned : { ...earned, message: completionMessage(awarded.paid, doubt) };
}

/** Parts that were worked through stand for the whole dialogue; else what was seen of it counts. */
function believe(
  lesson: PlayedLesson,
  work: SeenWork,
): { dialogue: SeenDialogue; doubt: Doubt | null } {
  const { dialogue, simple } = work;
  const doubt = doubtOf(work);
  const isPlayed = isPlayedThrough({
    dialogue,
    rises: simple.rises,
    parts: simple.parts.length,
  });
  return doubt === "not-played" && isPlayed
    ? { dialogue: wholeDialogue(lesson), doubt: null }
    : { dialogue, doubt };
}
