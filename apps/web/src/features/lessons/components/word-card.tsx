import { joinSentences } from "@saywell/english";
import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { type RefObject, useId } from "react";
import { Button } from "../../../ui/button";
import { Popover, PopoverAnchor, PopoverContent } from "../../../ui/popover";
import type { LessonWord, LessonWords } from "./lesson-words";
import { ListenButton } from "./listen-button";

export interface WordCardProps {
  word: LessonWord;
  lesson: LessonWords;
  /** The word in the text, which the card stands beside. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What a word means, how it sounds, and a way to keep it. */
export function WordCard({ word, lesson, button, onClose }: WordCardProps) {
  const titleId = useId();
  return (
    <Popover open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopoverAnchor virtualRef={button} />
      <PopoverContent
        aria-labelledby={titleId}
        container={lesson.container}
        onInteractOutside={(event) => {
          // Pressed again, the word itself closes its card.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onEscapeKeyDown={() => button.current?.focus()}
      >
        <div className="grid gap-1.5">
          <p id={titleId}>
            <span className="text-lg font-semibold text-primary">{word.word}</span>{" "}
            <span className="text-sm text-muted-foreground">{word.partOfSpeech}</span>
          </p>
          <p>{word.meaning}</p>
          <p className="text-muted-foreground">{word.example}</p>
          <div className="-mb-1.5 -ml-2.5 flex flex-wrap items-center gap-1">
            <ListenButton
              voice={lesson.voice}
              id={`word ${word.word}`}
              text={joinSentences(word.word, word.example)}
            />
            <SaveButton word={word.word} review={lesson.review} />
          </div>
        </div>
      </PopoverContent>
    </Popover>
  );
}

function SaveButton({ word, review }: { word: string; review: LessonWords["review"] }) {
  const isSaved = review.isSaved(word);
  const Icon = isSaved ? BookmarkCheck : BookmarkPlus;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="px-2.5 text-primary"
        // Not disabled meanwhile: a disabled button would lose the focus.
        aria-disabled={review.pendingWord === word}
        onClick={() => {
          if (review.pendingWord === null) (isSaved ? review.remove : review.save)(word);
        }}
      >
        <Icon aria-hidden />
        {isSaved ? "Take out of review" : "Save for review"}
      </Button>
      <output className="sr-only">{isSaved ? "Saved for review." : ""}</output>
    </>
  );
}
