import { nextLesson } from "@saywell/lesson";
import { type MouseEvent, useEffect } from "react";
import { badgeArtwork } from "../../../features/gamification/model/badge-artwork";
import { useLessons } from "../../../features/lessons/api/lesson-queries";
import {
  type FinishedLesson,
  forgetFinishedLesson,
} from "../../../features/simple-lesson/model/finished-lesson";
import { CompletionCard } from "../../../product-ui/completion-card";
import { Dialog, DialogContent, DialogTitle } from "../../../ui/dialog";

export interface FinishedLessonDialogProps extends FinishedLesson {
  onClose: () => void;
}

/** What a lesson brought that was finished in the simple player. Once drawn, it was seen. */
export function FinishedLessonDialog(props: FinishedLessonDialogProps) {
  const { userId, lesson, result, onClose } = props;
  const lessons = useLessons(userId);
  useEffect(forgetFinishedLesson, []);
  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) onClose();
  }
  return (
    <Dialog open onOpenChange={onClose}>
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
