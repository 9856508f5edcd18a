import { nextLesson } from "@saywell/lesson";
import type { MouseEvent } from "react";
import { badgeArtwork } from "../../../features/gamification/model/badge-artwork";
import { useLessons } from "../../../features/lessons/api/lesson-queries";
import {
  closeFinishedLesson,
  type FinishedLesson,
} from "../../../features/simple-lesson/model/finished-lesson";
import { CompletionCard } from "../../../product-ui/completion-card";
import { Dialog, DialogContent, DialogTitle } from "../../../ui/dialog";

/** What a lesson brought that was finished in the simple player, which leads back here at its end. */
export function FinishedLessonDialog({ userId, lesson, result }: FinishedLesson) {
  const lessons = useLessons(userId);
  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) closeFinishedLesson();
  }
  return (
    <Dialog open onOpenChange={closeFinishedLesson}>
      <DialogContent
        aria-describedby={undefined}
        className="p-0"
        // The card takes the focus to its heading.
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <DialogTitle className="sr-only">{lesson.title}</DialogTitle>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears its links, which keys press too */}
        <div onClick={closeOnLink}>
          <CompletionCard
            lesson={lesson}
            gain={result}
            scorePercent={null}
            name=""
            badgeArtwork={badgeArtwork}
            nextLesson={nextLesson(lessons.data ?? [], lesson.id)}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
