import type { CallByName, CallReply, Completion, Lesson, OutlinePart } from "@saywell/contract";
import { ApiError, callApi } from "../../../lib/api-client";
import { completionToast } from "../../../product-ui/completion-toast";
import { toast } from "../../../ui/use-toast";
import { forgetProgress } from "../model/kept-progress";

const call = "POST /api/lessons/progress";

interface ProgressSaverOptions {
  lesson: Pick<Lesson, "id" | "progress">;
  userId: string;
  /** The list of lessons and the learner's profile have changed. */
  onSaved: () => void;
  /** The lesson is completed, and this is what it came to. */
  onCompleted: (result: Completion) => void;
}

/** How far a learner has come, and the last choice in each part: what shows it to the server. */
export interface Play {
  progress: number;
  choices: Partial<Record<OutlinePart["id"], string>>;
}

interface ProgressSaver {
  /** Saves, completes the lesson at 100 percent, and says what was earned or that it failed. */
  save: (play: Play) => Promise<boolean>;
  /** As `save`, on the way out of the screen, where there is something to save. */
  saveOnTheWay: (play: Play) => void;
  /** Saves what is new without a word, and never completes: nobody is looking. */
  saveQuietly: (play: Play) => void;
}

/** Brings a lesson's progress to the server. It outlives the screen, so that leaving loses nothing. */
export function createProgressSaver(options: ProgressSaverOptions): ProgressSaver {
  const { lesson, userId, onSaved, onCompleted } = options;
  let savedProgress = lesson.progress?.progress ?? 0;
  let isCompleted = Boolean(lesson.progress?.completedAt);
  let underWay: Promise<boolean> | null = null;

  async function send({ progress, choices }: Play, completed: 0 | 1) {
    const earned = await callApi(call, {
      body: { userId, lessonId: lesson.id, progress, completed, choices },
    });
    savedProgress = Math.max(savedProgress, progress);
    if (completed === 1) {
      isCompleted = true;
      forgetProgress(userId, lesson.id);
    }
    onSaved();
    return earned;
  }

  async function saveAndTell(play: Play): Promise<boolean> {
    try {
      const reply = await send(play, play.progress >= 100 ? 1 : 0);
      if (isCompletion(reply)) {
        toast(completionToast(reply));
        onCompleted(reply);
      }
      return true;
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Failed to update progress",
        description: "It is kept on this device. You can try again.",
      });
      if (error instanceof ApiError && error.code === "no-connection") whenOnline(play);
      return false;
    }
  }

  function save(play: Play): Promise<boolean> {
    underWay ??= saveAndTell(play).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function saveOnTheWay(play: Play) {
    const isNew = play.progress > savedProgress || (play.progress >= 100 && !isCompleted);
    if (isNew && underWay === null) void save(play);
  }

  function saveQuietly(play: Play) {
    if (play.progress > savedProgress && underWay === null) send(play, 0).catch(() => undefined);
  }

  const whenOnline = (play: Play) =>
    window.addEventListener("online", () => saveOnTheWay(play), { once: true });

  return { save, saveOnTheWay, saveQuietly };
}

/** Only the reply to a completion says whether it was a replay. */
const isCompletion = (reply: CallReply<CallByName<typeof call>>): reply is Completion =>
  reply.isReplay !== undefined;
