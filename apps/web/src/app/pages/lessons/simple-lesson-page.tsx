import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useGoTo } from "../../../lib/link";
import { markStale } from "../../../features/lessons/api/lesson-queries";
import { Teacher } from "../../../features/lessons/components/teacher";
import { BookmarkButton } from "../../../features/simple-lesson/components/bookmark-button";
import { LessonHeader } from "../../../features/simple-lesson/components/lesson-header";
import { LessonSkeleton } from "../../../features/simple-lesson/components/lesson-skeleton";
import { SimpleLessonPlayer } from "../../../features/simple-lesson/components/simple-lesson-player";
import { keepFinishedLesson } from "../../../features/simple-lesson/model/finished-lesson";
import { useSimpleLesson } from "../../../features/simple-lesson/model/use-simple-lesson";
import { useSpeaker } from "../../../features/speech/model/use-speaker";
import { TutorChat } from "../../../features/tutor/components/tutor-chat";
import { toggleTheme } from "../../../lib/theme";
import { ThemeToggle } from "../../../ui/theme-toggle";
import { AppShell } from "../../app-shell";
import { LessonVisit, type LessonVisitState } from "./lesson-visit";

const mainClasses = "py-4 sm:py-8";

export default function SimpleLessonPage() {
  return (
    <LessonVisit Unopened={Unopened} skeleton={<LessonSkeleton />}>
      {(visit) => <OpenLesson {...visit} />}
    </LessonVisit>
  );
}

function OpenLesson({ lesson, userId }: LessonVisitState) {
  const client = useQueryClient();
  const goTo = useGoTo();
  const voice = useSpeaker();
  const onSaved = () => void markStale(client, userId, "all");
  const state = useSimpleLesson({
    lesson,
    userId,
    onSaved,
    onCompleted: (result) => keepFinishedLesson({ userId, lesson, result }),
    onLeave: () => goTo("/student-dashboard"),
  });
  return (
    <AppShell
      title={lesson.title}
      className={mainClasses}
      header={
        <LessonHeader
          lesson={lesson}
          progress={state.parts.progress}
          actions={
            <>
              <BookmarkButton lesson={lesson} userId={userId} onSaved={onSaved} />
              <ThemeToggle onClick={() => toggleTheme()} />
            </>
          }
        />
      }
    >
      <SimpleLessonPlayer
        lesson={lesson}
        state={state}
        voice={voice}
        Teacher={Teacher}
        chat={<TutorChat userId={userId} lessonId={lesson.id} level={lesson.difficulty} />}
      />
    </AppShell>
  );
}

/** The page before there is a lesson to show. */
const Unopened = ({ children }: { children: ReactNode }) => (
  <AppShell
    title="Lesson"
    className={mainClasses}
    header={
      <LessonHeader
        lesson={null}
        progress={0}
        actions={<ThemeToggle onClick={() => toggleTheme()} />}
      />
    }
  >
    {children}
  </AppShell>
);
