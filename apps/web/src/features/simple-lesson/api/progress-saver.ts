import type { Lesson } from "@saywell/contract";
import { ApiError, callApi } from "../../../lib/api-client";
import { toast } from "../../../ui/use-toast";
import { forgetProgress } from "../model/kept-progress";

export interface ProgressSaverOptions {
  lesson: Pick<Lesson, "id" | "progress">;
  userId: string;
  /** The list of lessons and the learner's profile have changed. */
  onSaved: () => void;
}

export interface ProgressSaver {
  /** Saves, completes the lesson at 100 percent, and says what was earned or that it failed. */
  save: (progress: number) => Promise<boolean>;
  /** As `save`, on the way out of the screen, where there is something to save. */
  saveOnTheWay: (progress: number) => void;
  /** Saves what is new without a word, and never completes: nobody is looking. */
  saveQuietly: (progress: number) => void;
}

/** Brings a lesson's progress to the server. It outlives the screen, so that leaving loses nothing. */
export function createProgressSaver(options: ProgressSaverOptions): ProgressSaver {
  const { lesson, userId, onSaved } = options;
  let savedProgress = lesson.progress?.progress ?? 0;
  let isCompleted = Boolean(lesson.progress?.completedAt);
  let underWay: Promise<boolean> | null = null;

  async function send(progress: number, completed: 0 | 1) {
    const earned = await callApi("POST /api/lessons/progress", {
      body: { userId, lessonId: lesson.id, progress, completed },
    });
    savedProgress = Math.max(savedProgress, progress);
    if (completed === 1) {
      isCompleted = true;
      forgetProgress(userId, lesson.id);
    }
    onSaved();
    return earned;
  }

  async function saveAndTell(progress: number): Promise<boolean> {
    try {
      const { xpAwarded, coinsAwarded } = await send(progress, progress >= 100 ? 1 : 0);
      if (xpAwarded > 0 || coinsAwarded > 0) {
        toast({
          title: "Lesson Complete!",
          description: `You earned ${xpAwarded} XP and ${coinsAwarded} coins`,
        });
      }
      return true;
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Failed to update progress",
        description: "It is kept on this device. You can try again.",
      });
      if (error instanceof ApiError && error.code === "no-connection") whenOnline(progress);
      return false;
    }
  }

  function save(progress: number): Promise<boolean> {
    underWay ??= saveAndTell(progress).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function saveOnTheWay(progress: number) {
    const isNew = progress > savedProgress || (progress >= 100 && !isCompleted);
    if (isNew && underWay === null) void save(progress);
  }

  function saveQuietly(progress: number) {
    if (progress > savedProgress && underWay === null) send(progress, 0).catch(() => undefined);
  }

  const whenOnline = (progress: number) =>
    window.addEventListener("online", () => saveOnTheWay(progress), { once: true });

  return { save, saveOnTheWay, saveQuietly };
}
