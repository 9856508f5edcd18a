import type { CallByName, CallReply } from "@saywell/contract";
import {
  type Answers,
  LESSONS_PAID_ON_PROGRESS_IN_AN_HOUR,
  shownBy,
  startOfHourBefore,
  wholeDialogue,
} from "@saywell/lesson";
import type { Tx } from "../../../db/database";
import { completionMessage } from "./completion-message";
import type { PlayedLesson } from "../views/lesson-view";
import * as attempts from "../attempts.store";
import { payCompletion } from "./pay-completion";
import type { Learner, Rewards } from "../rewards";
import * as store from "../lessons.store";
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
  const { accountId, now } = learner;
  const place = { accountId, lessonId: lesson.id };
  const attempt = await attempts.findOpenAttempt(tx, place);
  const work = await findSeenWork(tx, place, { lesson, attempt });
  const evidence = evidenceOf(work);
  const isPaidOften =
    evidence === "progress" &&
    (await store.countPaidOnProgress(tx, accountId, startOfHourBefore(now))) >=
      LESSONS_PAID_ON_PROGRESS_IN_AN_HOUR;
  const isShown = evidence !== null && !isPaidOften;
  const dialogue = isShown ? wholeDialogue(lesson) : work.dialogue;
  const { awarded } = await payCompletion(tx, rewards, learner, lesson, {
    dialogue,
    quizScore: 0,
    isProgressAlone: evidence === "progress",
  });
  await rewards.recordStudy(tx, learner);
  const earned = { xpAwarded: awarded.xp, coinsAwarded: awarded.coins };
  if (isShown) return earned;
  const shortfall = isPaidOften ? "progress-paid-often" : "not-shown-simply";
  return { ...earned, message: completionMessage(awarded.paid, shortfall) };
}

/** What shows that an opened lesson was worked through, which then stands for its whole dialogue. */
const evidenceOf = ({ openedAt, dialogue, simple }: SeenWork) =>
  openedAt === null ? null : shownBy({ dialogue, rises: simple.rises, parts: simple.parts.length });
