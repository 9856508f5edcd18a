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
import { completionOf, payCompletion } from "./pay-completion";
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
  { isPaid }: { isPaid: boolean },
): Promise<ProgressReply> {
  if (isPaid) {
    const awarded = await rewards.award(tx, { ...learner, entries: [] });
    const cameTo = await completionOf(tx, rewards, learner, { awarded, isReplay: true });
    return { ...cameTo, message: completionMessage([], "replayed-simply") };
  }
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
  const paid = await payCompletion(tx, rewards, learner, lesson, {
    dialogue,
    hasQuiz: false,
    quizScore: 0,
    isProgressAlone: evidence === "progress",
  });
  const cameTo = await completionOf(tx, rewards, learner, paid);
  const unshown = isPaidOften ? "progress-paid-often" : "not-shown-simply";
  return { ...cameTo, message: completionMessage(paid.awarded.paid, isShown ? null : unshown) };
}

/** What shows that an opened lesson was worked through, which then stands for its whole dialogue. */
const evidenceOf = ({ openedAt, dialogue, simple }: SeenWork) =>
  openedAt === null ? null : shownBy({ dialogue, rises: simple.rises, parts: simple.parts.length });
