import {
  closeFinishedLesson,
  useFinishedLesson,
} from "../../../features/simple-lesson/model/finished-lesson";
import { lazyPart } from "../../../lib/lazy-part";

/** Most visits do not come from a lesson. */
const FinishedLessonDialog = lazyPart(
  async () => (await import("./finished-lesson-dialog")).FinishedLessonDialog,
  closeFinishedLesson,
);

/** What a learner has just finished in the simple player, which leads here at its end. */
export function FinishedLesson({ userId }: { userId: string }) {
  const finished = useFinishedLesson(userId);
  return finished && <FinishedLessonDialog {...finished} />;
}
