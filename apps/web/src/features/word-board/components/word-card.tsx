import { BookmarkPlus, Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { WordMeanings } from "../../../product-ui/word-meanings";
import { Button } from "../../../ui/button";
import { Dialog, DialogContent, DialogTitle } from "../../../ui/dialog";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Tag } from "../../../ui/tag";
import { useWordMeaning, type WordSaver } from "../api/board-words";

export type RenderListen = (id: string, text: string) => ReactNode;

interface WordCardProps {
  /** One, or those that cross in a cell. */
  words: readonly string[];
  saver: WordSaver;
  renderListen: RenderListen;
  onClose: () => void;
}

/** What a word of the board means, its level and its sound, and a way to keep it. */
export function WordCard({ words, saver, renderListen, onClose }: WordCardProps) {
  const [chosen, setChosen] = useState(words[0] ?? "");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} className="grid gap-4">
        {words.length > 1 ? (
          <SegmentedControl
            label="Which word"
            value={chosen}
            onChange={setChosen}
            options={words.map((word) => [word, word.toLowerCase()] as const)}
            className="mr-12"
          />
        ) : null}
        <OneWord key={chosen} word={chosen} saver={saver} renderListen={renderListen} />
      </DialogContent>
    </Dialog>
  );
}

interface OneWordProps extends Pick<WordCardProps, "saver" | "renderListen"> {
  word: string;
}

function OneWord({ word, saver, renderListen }: OneWordProps) {
  const { found, error, isUnknown } = useWordMeaning(word);
  const lower = word.toLowerCase();
  const name = found?.word ?? lower;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-12">
        <DialogTitle className="break-words text-primary">{lower}</DialogTitle>
        {found?.level ? <Tag tone="outline">{found.level}</Tag> : null}
        {name === lower ? null : <span className="text-muted-foreground">from {name}</span>}
      </div>
      <WordMeanings
        meanings={found?.meanings}
        failure={
          error === null
            ? null
            : isUnknown
              ? "The dictionary has no meaning for this word."
              : sentenceOf(error, "The meaning could not be loaded.")
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <SaveWord word={lower} saver={saver} isPossible={!isUnknown} />
        {renderListen(`word ${lower}`, lower)}
      </div>
    </>
  );
}

interface SaveWordProps {
  word: string;
  saver: WordSaver;
  /** Whether there is a meaning to learn. */
  isPossible?: boolean;
}

/** Puts a word into one's review. */
export function SaveWord({ word, saver, isPossible = true }: SaveWordProps) {
  const saving = saver.savingOf(word);
  if (!isPossible) return null;
  if (saving === "unknown") {
    return <span className="text-sm text-muted-foreground">No meaning in the dictionary</span>;
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        // Not disabled: the keyboard stays on it.
        aria-disabled={saving === "saving" || saving === "saved" || undefined}
        aria-label={saving === "saved" ? `${word} is saved` : `Save ${word}`}
        onClick={() => {
          if (saving !== "saving" && saving !== "saved") void saver.save(word);
        }}
      >
        {saving === "saved" ? <Check aria-hidden /> : <BookmarkPlus aria-hidden />}
        {saving === "saved" ? "Saved" : saving === "saving" ? "Saving..." : "Save"}
      </Button>
      {saving === "failed" ? (
        <span role="alert" className="text-sm text-destructive">
          It could not be saved.
        </span>
      ) : null}
    </>
  );
}
