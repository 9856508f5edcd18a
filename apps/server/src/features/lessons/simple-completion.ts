import type { CallByName, CallReply } from "@saywell/contract";
import {
  type Answers,
  hadTimeForParts,
  isPlayedThrough,
  nothingSeen,
  type SeenDialogue,
  wholeDialogue,
} from "@saywell/lesson";
import type { Tx } from "../../db/database";
import { completionMessage } from "./completion-message";
import type { PlayedLesson } from "./lesson-view";
import * as store from "./lessons.store";
import { payCompletion } from "./pay-completion";
import type { Learner, Rewards } from "./rewards";
import { type Doubt, doubtOf, findSeenWork, type SeenWork } from "./seen-work";

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
  const { accountId, now } = learner;
  const place = { accountId, lessonId: lesson.id };
  const attempt = await store.findOpenAttempt(tx, place);
  const work = await findSeenWork(tx, place, { lesson, attempt, now });
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
  const doubt = doubtOf(lesson, work);
  if (doubt !== "not-played") return { dialogue: doubt ? nothingSeen : work.dialogue, doubt };
  const { dialogue, simple } = work;
  if (!isPlayedThrough({ dialogue, rises: simple.rises, parts: simple.parts.length })) {
    return { dialogue, doubt };
  }
  return hadTimeForParts(work.passed)
    ? { dialogue: wholeDialogue(lesson), doubt: null }
    : { dialogue: nothingSeen, doubt: "too-fast" };
}
