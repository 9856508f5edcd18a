import type { Completion, Lesson, OutlinePart } from "@saywell/contract";
import { useEffect, useRef, useState } from "react";
import { keepProgress, readKeptProgress } from "./kept-progress";
import {
  answerPart,
  beginParts,
  showPart,
  tryPartAgain,
  type PartProgress,
} from "./lesson-progress";
import { createProgressSaver, type Play } from "../api/progress-saver";

interface SimpleLessonOptions {
  lesson: Lesson;
  userId: string;
  /** The list of lessons and the learner's profile have changed. */
  onSaved: () => void;
  /** The lesson is completed, and this is what it came to. */
  onCompleted: (result: Completion) => void;
  /** Progress is saved, and the learner goes back to where lessons are chosen. */
  onLeave: () => void;
}

export interface SimpleLesson {
  parts: PartProgress;
  isSaving: boolean;
  answer: (part: OutlinePart, choice: string) => void;
  /** Goes back to the question after a wrong choice. */
  tryAgain: (part: OutlinePart) => void;
  show: (index: number) => void;
  /** Saves and leaves; stays where saving fails. */
  finish: () => Promise<void>;
}

/** The state of one visit to a lesson in the simple player. Whatever way it ends, progress is saved. */
export function useSimpleLesson(options: SimpleLessonOptions): SimpleLesson {
  const { lesson, userId, onLeave } = options;
  const [parts, setParts] = useState(() =>
    beginParts(lesson.progress, readKeptProgress(userId, lesson.id)),
  );
  const [saver] = useState(() => createProgressSaver(options));
  const [isSaving, setIsSaving] = useState(false);
  const latest = useRef(parts);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    // What an earlier visit could not save.
    saver.saveQuietly(playOf(latest.current));
    const onHidden = () => {
      if (document.visibilityState === "hidden") saver.saveQuietly(playOf(latest.current));
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      isHere.current = false;
      document.removeEventListener("visibilitychange", onHidden);
      saver.saveOnTheWay(playOf(latest.current));
    };
  }, [saver]);

  function change(next: PartProgress) {
    latest.current = next;
    setParts(next);
  }

  return {
    parts,
    isSaving,
    answer(part, choice) {
      const next = answerPart(latest.current, part, choice);
      if (next.paid !== latest.current.paid) keepProgress(userId, lesson.id, next);
      change(next);
    },
    tryAgain: (part) => change(tryPartAgain(latest.current, part.id)),
    show: (index) => change(showPart(latest.current, index)),
    async finish() {
      setIsSaving(true);
      const isSaved = await saver.save(playOf(latest.current));
      setIsSaving(false);
      if (isSaved && isHere.current) onLeave();
    },
  };
}

/** The last choice in each part: after a right one there are no more. */
const playOf = ({ progress, choices }: PartProgress): Play => ({
  progress,
  choices: Object.fromEntries(
    Object.entries(choices).flatMap(([part, made]) => {
      const last = made.at(-1);
      return last === undefined ? [] : [[part, last]];
    }),
  ),
});
