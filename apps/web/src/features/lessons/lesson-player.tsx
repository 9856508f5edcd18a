import {
  dialogueProgress,
  earnedXp,
  learnerName,
  lessonState,
  phaseOf,
  stepIndexOf,
} from "@saywell/lesson";
import type { Lesson } from "@saywell/contract";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type ApiError, sentenceOf } from "../../lib/api-client";
import type { TeacherVoice } from "../../lib/speech/teacher-voice";
import { cn } from "../../ui/class-names";
import { CompletionCard } from "./completion-card";
import { DialoguePhase } from "./dialogue-phase";
import { LessonNotes } from "./lesson-notes";
import { LessonProgress, LessonTop } from "./lesson-top";
import { LessonWordsProvider, type WordReview } from "./lesson-words";
import { ObjectivesCard } from "./objectives-card";
import { QuizOutline } from "./quiz-outline";
import { QuizPhase } from "./quiz-phase";
import { QuizReview } from "./quiz-review";
import { stateAnswered, stateInteracted } from "./statements";
import { UnsentNotice } from "./unsent-notice";
import { useCompleteLesson } from "./use-complete-lesson";
import { useLessonAttempt } from "./use-lesson-attempt";

export interface LessonPlayerProps {
  lesson: Lesson;
  userId: string;
  voice: TeacherVoice;
  review: WordReview;
  /** Draws a badge, by its name. */
  badgeArtwork: (name: string) => string;
  /** Where the buttons of a finished lesson lead. */
  dashboard: string;
  /** The server knows another attempt than this page: the lesson has to be read again. */
  onRefused: (refusal: ApiError) => void;
}

/** One lesson from the first line to the last mark: dialogue, quiz, completion. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { lesson, userId, voice, review } = props;
  const { script, attempt, queue, trouble, answer } = useLessonAttempt(props);
  const completion = useCompleteLesson({ ...props, lessonId: lesson.id, script, queue });
  const [quizAnswers, setQuizAnswers] = useState(attempt.quizAnswers);
  useOpenedStatement(props);

  const phase = completion.result ? "completed" : phaseOf(script, attempt);
  const [openedIn] = useState(phase);
  const stepIndex = stepIndexOf(script, attempt);
  const name = learnerName(script.steps, attempt.answers);
  const isReplay = lessonState(lesson.progress) === "completed";

  function answerStep(stepId: string, given: string) {
    if (!answer({ stepId, answer: given }).ok) return;
    voice.stop();
    stateAnswered({ userId, lesson }, { stepId, answer: given.trim() });
  }

  function answerQuestion(questionId: string, given: string) {
    setQuizAnswers((before) => ({ ...before, [questionId]: given }));
    // A blank is only what stands between two answers.
    answer({ questionId, answer: given });
  }

  return (
    <LessonWordsProvider words={lesson.words} name={name} voice={voice} review={review}>
      {completion.result ? (
        <div className="mx-auto grid w-full max-w-3xl gap-6">
          <h1 className="sr-only">{lesson.title}</h1>
          <CompletionCard
            {...props}
            result={completion.result}
            lessonTitle={lesson.title}
            name={name}
          />
          <QuizReview
            questions={lesson.quizQuestions}
            answers={quizAnswers}
            results={completion.result.results}
          />
        </div>
      ) : (
        <div className="grid gap-6">
          <LessonTop lesson={lesson} />
          <LessonProgress
            progress={dialogueProgress(script, attempt)}
            earnedXp={isReplay ? null : earnedXp(script, attempt)}
          >
            {trouble === null ? null : (
              <UnsentNotice trouble={trouble} onRetry={() => void queue.flush()} />
            )}
          </LessonProgress>
          {phase === "dialogue" ? (
            <>
              {stepIndex === 0 ? <ObjectivesCard objectives={lesson.objectives} /> : null}
              <Page side={<LessonNotes lesson={lesson} />}>
                <DialoguePhase
                  steps={lesson.dialogueFlow.steps}
                  stepIndex={stepIndex}
                  attempt={attempt}
                  hasNotice={trouble !== null}
                  voice={voice}
                  onAnswer={answerStep}
                />
              </Page>
            </>
          ) : (
            <Page
              side={<QuizOutline questions={lesson.quizQuestions} answers={quizAnswers} />}
              isSideDispensable
            >
              <QuizPhase
                questions={lesson.quizQuestions}
                answers={quizAnswers}
                onAnswer={answerQuestion}
                onSubmit={() => completion.submit(quizAnswers)}
                isSubmitting={completion.isPending}
                problem={
                  completion.error
                    ? sentenceOf(completion.error, "Your quiz could not be submitted.")
                    : null
                }
                takesFocus={openedIn === "dialogue"}
              />
            </Page>
          )}
        </div>
      )}
    </LessonWordsProvider>
  );
}

interface PageProps {
  children: ReactNode;
  side: ReactNode;
  /** Whether the side may go where there is no room beside the sheet. */
  isSideDispensable?: boolean;
}

/** The sheet that is written on, and what lies beside it. */
const Page = ({ children, side, isSideDispensable = false }: PageProps) => (
  <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="min-w-0 rounded-xl border border-rule bg-surface p-4 shadow-lift sm:p-6">
      {children}
    </div>
    <aside
      className={cn(
        "lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1",
        isSideDispensable && "max-lg:hidden",
      )}
    >
      {side}
    </aside>
  </div>
);

/** States once for each visit that the lesson was opened. */
function useOpenedStatement({ lesson, userId }: Pick<LessonPlayerProps, "lesson" | "userId">) {
  const isStated = useRef(false);
  useEffect(() => {
    if (isStated.current) return;
    isStated.current = true;
    stateInteracted({ userId, lesson });
  }, [userId, lesson]);
}
