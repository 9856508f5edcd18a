import type { RoomMessage } from "@saywell/contract";
import { Ban, BookOpen, Flag, VolumeX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button";
import { wordsOf } from "./message-pieces";

/** What one can do about somebody and what they wrote. The page knows how. */
export interface AuthorActions {
  mute: (person: { id: string; name: string }) => void;
  block: (person: { id: string; name: string }) => void;
  report: (reported: {
    userId: string;
    userName: string;
    message: { id: string; content: string };
  }) => void;
}

interface MessageMenuProps {
  message: RoomMessage;
  actions: AuthorActions;
  onWord: (word: string) => void;
  onDone: () => void;
}

/** What can be done about somebody else's message. */
export function MessageMenu({ message, actions, onWord, onDone }: MessageMenuProps) {
  const [isChoosingWord, setChoosingWord] = useState(false);
  const { id, userId, userName, content, isBot } = message;
  const person = { id: userId, name: userName };
  const words = [...new Set(wordsOf(content).map(({ word }) => word))];
  const act = (deed: () => void) => () => {
    onDone();
    deed();
  };

  if (isChoosingWord) {
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
  return (
    <div className="-m-2.5 grid">
      {words.length === 0 ? null : (
        <Item icon={<BookOpen aria-hidden />} onClick={() => setChoosingWord(true)}>
          Look up a word
        </Item>
      )}
      <Item
        icon={<Flag aria-hidden />}
        onClick={act(() => actions.report({ userId, userName, message: { id, content } }))}
      >
        Report this message
      </Item>
      {isBot ? null : (
        <>
          <Item icon={<VolumeX aria-hidden />} onClick={act(() => actions.mute(person))}>
            Mute {userName}
          </Item>
          <Item icon={<Ban aria-hidden />} onClick={act(() => actions.block(person))}>
            Block {userName}
          </Item>
        </>
      )}
    </div>
  );
}

interface ItemProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

const Item = ({ icon, onClick, children }: ItemProps) => (
  <Button variant="ghost" className="justify-start px-3 font-normal" onClick={onClick}>
    {icon}
    <span className="min-w-0 truncate">{children}</span>
  </Button>
);
