import { useEffect, useState } from "react";
import { unseenLessonOf } from "../../../features/simple-lesson/model/finished-lesson";
import { lazyPart } from "../../../lib/lazy-part";

/** Most visits do not come from a lesson. */
const FinishedLessonDialog = lazyPart(
  async () => (await import("./finished-lesson-dialog")).FinishedLessonDialog,
  ({ onClose }) => onClose(),
);

/** What a learner has just finished in the simple player, which leads here at its end: shown once. */
export function FinishedLesson({ userId }: { userId: string }) {
  const [finished, setFinished] = useState(() => unseenLessonOf(userId));
  useEffect(() => {
    // A browser that comes back may show the page as it was left.
    const close = () => setFinished(null);
    window.addEventListener("pagehide", close);
    return () => window.removeEventListener("pagehide", close);
  }, []);
  return finished && <FinishedLessonDialog {...finished} onClose={() => setFinished(null)} />;
}
