import type { Lesson, OutlinePart } from "@saywell/contract";
import { useEffect, useRef, useState } from "react";
import { keepProgress, readKeptProgress } from "./kept-progress";
import { answerPart, beginParts, showPart, type PartProgress } from "./lesson-progress";
import { createProgressSaver } from "../api/progress-saver";

export interface SimpleLessonOptions {
  lesson: Lesson;
  userId: string;
  /** The list of lessons and the learner's profile have changed. */
  onSaved: () => void;
  /** Progress is saved, and the learner goes back to where lessons are chosen. */
  onLeave: () => void;
}

export interface SimpleLesson {
  parts: PartProgress;
  isSaving: boolean;
  answer: (part: OutlinePart, choice: string) => void;
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
    saver.saveQuietly(latest.current.progress);
    const onHidden = () => {
      if (document.visibilityState === "hidden") saver.saveQuietly(latest.current.progress);
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      isHere.current = false;
      document.removeEventListener("visibilitychange", onHidden);
      saver.saveOnTheWay(latest.current.progress);
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
    show: (index) => change(showPart(latest.current, index)),
    async finish() {
      setIsSaving(true);
      const isSaved = await saver.save(latest.current.progress);
      setIsSaving(false);
      if (isSaved && isHere.current) onLeave();
    },
  };
}
