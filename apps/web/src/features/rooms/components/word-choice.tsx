import { Button } from "../../../ui/button";
import { wordsOf } from "../model/message-pieces";

interface WordChoiceProps {
  content: string;
  onWord: (word: string) => void;
}

/** The words of a message, each once: for who does not point at them. */
export function WordChoice({ content, onWord }: WordChoiceProps) {
  const words = [...new Set(wordsOf(content).map(({ word }) => word))];
  return (
    <div className="flex max-h-64 flex-wrap gap-1.5 overflow-y-auto">
      {words.map((word) => (
        <Button key={word} variant="outline" size="sm" onClick={() => onWord(word)}>
          {word}
        </Button>
      ))}
    </div>
  );
}
