import { linkTo } from "../../../lib/links";
import type { SavedWord } from "@saywell/contract";
import { joinSentences } from "@saywell/english";
import { BookMarked, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "../../../lib/link";
import { sentenceOf } from "../../../lib/api-client";
import { LockMark, LockReasons } from "../../../product-ui/lock-reason";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { ToastAction } from "../../../ui/toast";
import { toast } from "../../../ui/use-toast";
import { useRemoveWord, useSaveWord } from "../api/saved-words";

export interface SavedWordListProps {
  userId: string;
  words: readonly SavedWord[];
  /** Draws the button that says a text. */
  renderListen: (id: string, text: string) => ReactNode;
  /** Takes the focus when the last word is gone. */
  onEmptied: () => void;
}

const row = "flex items-start gap-2 rounded-xl border border-rule bg-surface p-4 sm:p-5";

/** The saved words with what they mean, to hear and to take out. */
export function SavedWordList({ userId, words, renderListen, onEmptied }: SavedWordListProps) {
  const removal = useRemoveWord(userId);
  const putBack = useSaveWord(userId);
  const list = useRef<HTMLUListElement>(null);

  async function remove(word: SavedWord, index: number) {
    try {
      await removal.mutateAsync(word);
    } catch (error) {
      sayFailed(`“${word.word}” is still here`, error);
      return;
    }
    focusNear(index);
    const undo = () =>
      putBack.mutateAsync(word).catch((error) => sayFailed("That did not work", error));
    toast({
      title: `“${word.word}” is out of your words`,
      action: (
        <ToastAction altText="Put it back" onClick={() => void undo()}>
          Put it back
        </ToastAction>
      ),
    });
  }

  /** The focus goes to the word that takes the place of the removed one. */
  function focusNear(index: number) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
    const others = buttons.filter((_, at) => at !== index);
    const next = others[Math.min(index, others.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }

  if (words.length === 0) return <NoSavedWords />;
  return (
    <>
      <LockReasons lessons={words} className="mb-3" />
      <ul ref={list} className="grid gap-3 lg:grid-cols-2">
        {words.map((each, index) => (
          <li key={each.id} className={row}>
            <div className="min-w-0 flex-1">
              <h3 className="text-lg font-semibold text-primary">{each.word}</h3>
              <p>{each.meaning}</p>
              {each.example === null ? null : (
                <p className="mt-1 text-muted-foreground">{each.example}</p>
              )}
              <div className="-mb-2 -ml-2.5 flex flex-wrap items-center gap-x-2">
                {renderListen(
                  each.id,
                  each.example === null ? each.word : joinSentences(each.word, each.example),
                )}
                {each.lock === null ? null : <LockMark className="px-2.5">Lesson locked</LockMark>}
                {each.lessonId === null || each.lock !== null ? null : (
                  <Button asChild variant="ghost" size="sm" className="px-2.5 text-primary">
                    <Link to={linkTo("/lesson-interactive/:id", { id: each.lessonId })}>
                      Open the lesson<span className="sr-only"> of {each.word}</span>
                    </Link>
                  </Button>
                )}
              </div>
            </div>
            <Button
              variant="ghost"
              size="icon"
              data-remove=""
              className="-mt-2 -mr-2"
              aria-label={`Take out: ${each.word}`}
              disabled={removal.isPending && removal.variables.id === each.id}
              onClick={() => void remove(each, index)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

export const NoSavedWords = () => (
  <EmptyState
    title="You have no saved words yet."
    icon={<BookMarked />}
    action={
      <Button asChild>
        <Link to="/lessons">Choose a lesson</Link>
      </Button>
    }
  >
    Save a word in a lesson. It waits for you here, and comes back when you are about to forget it.
  </EmptyState>
);

const sayFailed = (title: string, error: unknown) =>
  toast({
    variant: "destructive",
    title,
    description: sentenceOf(error, "Something went wrong. Please try again."),
  });

export function SavedWordListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3 lg:grid-cols-2">
      <output className="sr-only">Loading</output>
      {["a", "b", "c", "d"].map((word) => (
        <div key={word} className={row}>
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-6 w-1/4" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-7 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}
