import type { Lesson, OutlinePart } from "@saywell/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { playSound } from "../../../lib/sounds";
import type { TeacherVoice } from "../../../product-ui/teacher-voice";
import { ActionBar } from "../../../ui/action-bar";
import { LessonOutline } from "./lesson-outline";
import { isRight, outlineOf } from "../model/lesson-progress";
import { answerOf, type PartAnswer } from "../model/part-answer";
import { PartFeedback } from "./part-feedback";
import { PartNavigation } from "./part-navigation";
import { PracticeQuestion } from "./practice-question";
import { type TeacherDrawing, TeacherMessage } from "./teacher-message";
import type { SimpleLesson } from "../model/use-simple-lesson";

export interface SimpleLessonPlayerProps {
  lesson: Lesson;
  state: SimpleLesson;
  voice: TeacherVoice;
  Teacher: TeacherDrawing;
  /** The chat with the teacher. */
  chat: ReactNode;
}

/** A lesson in six short parts, each with something to read or hear and one question. */
export function SimpleLessonPlayer(props: SimpleLessonPlayerProps) {
  const { lesson, state, voice, Teacher, chat } = props;
  const { parts } = state;
  const outline = outlineOf(parts);
  const id = outline[parts.shown]?.id;
  const part = lesson.outline.find((each) => each.id === id);
  const isForListening = id === "listening-exercise";
  const made = part ? answerOf(parts, part) : unanswered;
  const heading = useTurnToPart(parts.shown);

  function show(index: number) {
    voice.stop();
    playSound("page");
    state.show(index);
  }

  function answer(to: OutlinePart, choice: string) {
    voice.stop();
    playSound(isRight(to, choice) ? "tick" : "wrong");
    state.answer(to, choice);
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[14rem_minmax(0,1fr)_20rem]">
      <aside className="lg:sticky lg:top-24">
        <LessonOutline outline={outline} onShow={show} />
      </aside>
      {/* `contents` lets the chat stand at the side where there is room. */}
      <div className="grid min-w-0 gap-4 lg:gap-6 xl:contents">
        <div className="min-w-0 xl:col-start-2 xl:row-start-1">
          <div className="grid gap-5 rounded-xl border border-rule bg-surface p-4 shadow-lift sm:gap-6 sm:p-6">
            <div>
              <p className="text-sm text-muted-foreground">
                Part {parts.shown + 1} of {outline.length}
              </p>
              <h2
                ref={heading}
                tabIndex={-1}
                className="scroll-mt-24 font-heading text-2xl font-semibold"
              >
                {outline[parts.shown]?.title}
              </h2>
            </div>
            {part ? (
              <>
                <TeacherMessage
                  key={part.id}
                  id={part.id}
                  message={part.teacherMessage}
                  level={lesson.difficulty}
                  voice={voice}
                  Teacher={Teacher}
                  mood={moods[made.stage]}
                  isForListening={isForListening}
                />
                <PracticeQuestion
                  key={`${part.id} question`}
                  part={part}
                  answer={made}
                  isOld={parts.paid.includes(part.id) && parts.choices[part.id] === undefined}
                  onAnswer={(choice) => answer(part, choice)}
                />
              </>
            ) : null}
            <ActionBar isWrong={made.stage === "wrong"} className="grid gap-3">
              <output className="block empty:hidden">
                {part ? <PartFeedback part={part} answer={made} /> : null}
              </output>
              <PartNavigation
                parts={parts}
                isSaving={state.isSaving}
                onShow={show}
                onFinish={() => void state.finish()}
                onTryAgain={part && made.stage === "wrong" ? () => state.tryAgain(part) : null}
              />
            </ActionBar>
          </div>
        </div>
        <aside
          aria-label="Chat with Iris"
          className="xl:sticky xl:top-24 xl:row-start-1 xl:col-start-3"
        >
          {chat}
        </aside>
      </div>
    </div>
  );
}

const unanswered: PartAnswer = { stage: "open", tried: [] };

/** What Iris does about an answer. */
const moods = {
  open: "idle",
  wrong: "doubting",
  trying: "thinking",
  told: "idle",
  right: "nodding",
} as const satisfies Record<PartAnswer["stage"], string>;

/** When another part is shown, its heading takes the focus and comes into sight. */
function useTurnToPart(shown: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown]);
  return heading;
}
