import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { useId } from "react";
import { Button } from "../../ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "../../ui/popover";
import type { LessonWord, LessonWords } from "./lesson-words";
import { ListenButton } from "./listen-button";

export interface WordButtonProps {
  /** The word as it stands in the text. */
  text: string;
  word: LessonWord;
  lesson: LessonWords;
}

/** A key word in a text. It opens what the word means, how it sounds, and a way to keep it. */
export function WordButton({ text, word, lesson }: WordButtonProps) {
  const titleId = useId();
  return (
    <Popover>
      <PopoverTrigger
        type="button"
        className="cursor-pointer rounded-sm font-[inherit] text-inherit underline decoration-primary decoration-dotted decoration-2 underline-offset-4 hover:bg-primary-wash data-[state=open]:bg-primary-wash"
      >
        {text}
      </PopoverTrigger>
      <PopoverContent aria-labelledby={titleId} container={lesson.container}>
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
              text={`${word.word}. ${word.example}`}
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
