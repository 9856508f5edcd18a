import {
  dialogueProgress,
  earnedXp,
  givenName,
  learnerName,
  markStep,
  phaseOf,
  stepIndexOf,
} from "@saywell/lesson";
import type { Lesson } from "@saywell/contract";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ApiError, sentenceOf } from "../../../lib/api-client";
import { playSound } from "../../../lib/sounds";
import { lazyPart } from "../../../lib/lazy-part";
import { KeptHelp } from "../../../product-ui/kept-help";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { cn } from "../../../ui/class-names";
import { DialoguePhase } from "./dialogue-phase";
import { LessonNotes } from "./lesson-notes";
import { LessonProgress, LessonTop } from "./lesson-top";
import { LessonWordsProvider, type WordReview } from "./lesson-words";
import { ObjectivesCard } from "./objectives-card";
import { QuizOutline } from "./quiz-outline";
import { QuizPhase } from "./quiz-phase";
import { stateAnswered, stateInteracted } from "../api/statements";
import { keepTurns, readKeptTurns } from "../model/kept-turns";
import { afterFirst, afterSecond, goOn, noTurns, resumeTurns, tryAgain } from "../model/second-try";
import { withoutAnswer } from "../model/resume-attempt";
import { UnsentNotice } from "./unsent-notice";
import { useCompleteLesson } from "../api/use-complete-lesson";
import { useLessonAttempt } from "../api/use-lesson-attempt";
import { WordCard } from "./word-button";
import { type AnswerMarking, AnswerMarkingProvider } from "./answer-marking";

/** Is there before the quiz is submitted, so nothing waits for it. */
const LessonResult = lazyPart(async () => (await import("./lesson-result")).LessonResult);

export interface LessonPlayerProps {
  lesson: Lesson;
  userId: string;
  voice: TeacherVoice;
  review: WordReview;
  renderMarks: AnswerMarking["renderMarks"];
  /** Draws a badge, by its name. */
  badgeArtwork: (name: string) => string;
  /** What is offered, once the lesson is finished, to whoever gave a name in it. */
  renderNameOffer: (name: string) => ReactNode;
  /** The server knows another attempt than this page: the lesson has to be read again. */
  onRefused: (refusal: ApiError) => void;
}

/** One lesson from the first line to the last mark: dialogue, quiz, completion. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { lesson, userId, voice, review, renderMarks } = props;
  const { script, attempt: stored, queue, cries, trouble, answer } = useLessonAttempt(props);
  const isWaiting = trouble !== null;
  const marking = useMemo(
    () => ({ lessonId: lesson.id, sent: queue.sent, isWaiting, renderMarks }),
    [lesson.id, queue, isWaiting, renderMarks],
  );
  const completion = useCompleteLesson({
    ...props,
    lessonId: lesson.id,
    script,
    queue,
    prepare: LessonResult.load,
  });
  const [turns, setTurns] = useState(() =>
    resumeTurns(script.steps, stored, readKeptTurns(userId, lesson.id)),
  );
  const stoppedAt = turns.stop?.stepId ?? null;
  // The answer at which the lesson has stopped is stored; on the screen its step is not over.
  const attempt = useMemo(() => withoutAnswer(stored, stoppedAt), [stored, stoppedAt]);
  const [quizAnswers, setQuizAnswers] = useState(attempt.quizAnswers);
  /** Whether only the quiz is taken, once more, after the lesson was finished. */
  const [isAgain, setAgain] = useState(false);
  useOpenedStatement(props);
  useLoadingAhead(Object.keys(attempt.answers).length > 0);

  const phase = completion.result ? "completed" : phaseOf(script, attempt);
  const [openedIn] = useState(phase);
  useEffect(() => {
    keepTurns(userId, lesson.id, phase === "completed" ? noTurns : turns);
  }, [userId, lesson.id, phase, turns]);
  const stepIndex = stepIndexOf(script, attempt);
  const name = learnerName(script.steps, attempt.answers);
  const ownName = givenName(script.steps, attempt.answers);
  const isReplay = isAgain || lesson.isReplay;

  function answerStep(stepId: string, given: string) {
    const step = lesson.dialogueFlow.steps.find(({ id }) => id === stepId);
    if (!step) return;
    const isSecond = turns.stop !== null;
    // Only the first answer is stored and told of: it is what the learner knew.
    if (!isSecond && !answer({ stepId, answer: given })) return;
    voice.stop();
    if (!isSecond) stateAnswered({ userId, lesson }, { stepId, answer: given.trim() });
    const mark = markStep(step, given);
    if (mark !== null) playSound(mark ? "tick" : "wrong");
    setTurns((before) => (isSecond ? afterSecond : afterFirst)(before, step, given));
  }

  const answerQuestion = useCallback(
    (questionId: string, given: string) => {
      setQuizAnswers((before) => ({ ...before, [questionId]: given }));
      // A blank is only what stands between two answers. The server has done with the attempt of
      // a quiz that is taken again.
      if (!isAgain) answer({ questionId, answer: given });
    },
    [answer, isAgain],
  );

  function takeQuizAgain() {
    setQuizAnswers({});
    setAgain(true);
    completion.reopen();
    window.scrollTo({ top: 0 });
  }

  return (
    <LessonWordsProvider words={lesson.words} name={name} voice={voice} review={review}>
      {completion.result ? (
        <>
          <KeptHelp userId={userId} className="mb-5" />
          <LessonResult
            {...props}
            result={completion.result}
            answers={quizAnswers}
            name={ownName ?? ""}
            onQuizAgain={takeQuizAgain}
            offer={ownName === null ? null : props.renderNameOffer(ownName)}
          />
        </>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <LessonTop lesson={lesson} />
          <LessonProgress
            progress={dialogueProgress(script, attempt)}
            earnedXp={isReplay ? null : Math.max(lesson.paidDialogueXp, earnedXp(script, attempt))}
          >
            {trouble === null ? null : (
              <UnsentNotice trouble={trouble} onRetry={() => void queue.flush()} />
            )}
          </LessonProgress>
          {phase === "dialogue" ? (
            <>
              {stepIndex === 0 ? <ObjectivesCard objectives={lesson.objectives} /> : null}
              <Page side={<LessonNotes lesson={lesson} />}>
                <AnswerMarkingProvider value={marking}>
                  <DialoguePhase
                    lesson={lesson}
                    stepIndex={stepIndex}
                    attempt={attempt}
                    turns={turns}
                    cries={cries}
                    hasNotice={isWaiting}
                    userId={userId}
                    voice={voice}
                    onAnswer={answerStep}
                    onTryAgain={() => setTurns(tryAgain)}
                    onGoOn={() => setTurns(goOn)}
                  />
                </AnswerMarkingProvider>
              </Page>
            </>
          ) : (
            <Page
              side={<QuizOutline questions={lesson.quizQuestions} answers={quizAnswers} />}
              isSideDispensable
            >
              <KeptHelp userId={userId} className="mb-5" />
              <QuizPhase
                questions={lesson.quizQuestions}
                answers={quizAnswers}
                onAnswer={answerQuestion}
                onSubmit={() => completion.submit({ answers: quizAnswers, isAgain })}
                isSubmitting={completion.isPending}
                problem={
                  completion.error
                    ? sentenceOf(completion.error, "Your quiz could not be submitted.")
                    : null
                }
                takesFocus={openedIn === "dialogue" || isAgain}
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
  <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="min-w-0 rounded-xl border border-rule bg-surface p-4 shadow-lift sm:p-6">
      {children}
    </div>
    <aside
      className={cn(
        "lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:px-1 lg:pt-1",
        // What is longer than the window fades where it goes on.
        isSideDispensable ? "max-lg:hidden" : "lg:mask-b-from-[calc(100%-2rem)] lg:pb-8",
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

/** Once the lesson has begun, the rest of its code comes too: it goes on where the network drops. */
function useLoadingAhead(hasBegun: boolean) {
  useEffect(() => {
    if (!hasBegun) return;
    // What does not arrive is asked for again when it is needed.
    for (const { load } of [WordCard, LessonResult]) load().catch(() => undefined);
  }, [hasBegun]);
}
