import type { OwnQuestion, QuizSet } from "@saywell/contract";
import { useEffect, useState } from "react";
import { keepText, useKeptText } from "../../../../lib/kept-text";
import { newId } from "../../../../lib/new-id";
import {
  type DraftQuestion,
  emptyQuestion,
  isSame,
  moved,
  roomIn,
  type SetDraft,
} from "./set-draft";

const draftOf = ({ title, questions }: Pick<QuizSet, "title" | "questions">): SetDraft => ({
  title,
  questions: questions.map((question) => ({ ...question, key: newId() })),
});

interface Removed {
  question: DraftQuestion;
  /** Where it stood. */
  at: number;
}

/**
 * A set that is being changed. What is not saved waits while the app stays loaded: going back by the
 * browser asks nobody, and must lose nothing.
 */
export function useSetDraft(keptAs: string, saved: Pick<QuizSet, "title" | "questions">) {
  const [before, setBefore] = useState(() => draftOf(saved));
  const [kept] = useKeptText(keptAs);
  const [draft, setDraft] = useState<SetDraft>(() =>
    kept === "" ? before : (JSON.parse(kept) as SetDraft),
  );
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [wasKept, setWasKept] = useState(kept !== "");
  const isChanged = !isSame(draft, before);
  useEffect(
    () => keepText(keptAs, isChanged ? JSON.stringify(draft) : ""),
    [keptAs, draft, isChanged],
  );
  const change = (questions: (all: readonly DraftQuestion[]) => readonly DraftQuestion[]) =>
    setDraft((all) => ({ ...all, questions: questions(all.questions) }));

  return {
    draft,
    isChanged,
    removed,
    /** Whether it begins with what was not saved the last time. */
    wasKept,
    setTitle: (title: string) => setDraft((all) => ({ ...all, title })),
    write: (key: string, part: Partial<OwnQuestion>) =>
      change((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each))),
    /** Puts an empty question at the end; answers its key. */
    add(): string {
      const key = newId();
      change((all) => [...all, emptyQuestion(key)]);
      return key;
    },
    addAll: (questions: readonly OwnQuestion[]) =>
      change((all) => [
        ...all,
        ...draftOf({ title: "", questions: questions.slice(0, roomIn({ questions: all })) })
          .questions,
      ]),
    remove(key: string): void {
      const at = draft.questions.findIndex((each) => each.key === key);
      const question = draft.questions[at];
      if (question === undefined) return;
      setRemoved({ question, at });
      change((all) => all.filter((each) => each.key !== key));
    },
    /** Puts back what was removed last. */
    undo(): void {
      if (removed === null) return;
      change((all) => all.toSpliced(removed.at, 0, removed.question));
      setRemoved(null);
    },
    move: (key: string, step: 1 | -1) => change((all) => moved(all, key, step)),
    /** What was sent is kept now; what was written meanwhile is not. */
    setSaved(sent: SetDraft): void {
      // The page may go before it is drawn again.
      keepText(keptAs, "");
      setBefore(sent);
      setRemoved(null);
      setWasKept(false);
    },
    /** Forgets what was not saved. */
    drop: (): void => {
      setDraft(before);
      setWasKept(false);
      keepText(keptAs, "");
    },
  };
}
export type SetDrafting = ReturnType<typeof useSetDraft>;
