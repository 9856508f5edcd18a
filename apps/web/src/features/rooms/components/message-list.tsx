import type { Room, RoomMessage, SessionUser } from "@saywell/contract";
import { ArrowDown } from "lucide-react";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Popover, PopoverAnchor, PopoverContent } from "../../../ui/popover";
import { FilterReason } from "./filter-reason";
import { MessageBlock } from "./message-block";
import { wordsOf } from "../model/message-pieces";
import type { RenderMarks } from "./message-marks";
import { beginAtTop, focusTopOf, type PersonActions, PersonMenu } from "./person-menu";
import type { RoomChat, ChatState } from "../model/room-chat";
import { blocksOf, notYetThere, rowsOf } from "../model/chat-messages";
import { UnsentRows } from "./unsent-rows";
import { useOutbox } from "../model/use-room-connection";
import { moveFocus } from "../model/message-keys";
import { useChatScroll } from "../model/use-chat-scroll";
import { useToday } from "../model/use-today";
import { wordUnder } from "../model/word-in-sight";
import { WordChoice } from "./word-choice";
import { type RenderListen, WordMeaning } from "./word-meaning";

export interface MessageListProps {
  roomId: string;
  members: Room["members"];
  user: Pick<SessionUser, "id" | "name">;
  chat: RoomChat;
  state: ChatState;
  actions: PersonActions;
  renderMarks: RenderMarks;
  renderListen: RenderListen;
}

type Open = {
  anchor: HTMLElement | Range;
  /** Takes the focus back. */
  back: HTMLElement | null;
  /** Where it is put in the page. */
  container: HTMLElement | null;
} & (
  | { kind: "menu"; message: RoomMessage }
  | { kind: "filtered" }
  | { kind: "words"; content: string }
  | { kind: "word"; word: string }
);

/** The chat of a room, from the earliest message that was read to the latest. */
export function MessageList(props: MessageListProps) {
  const { roomId, members, user, chat, state, actions, renderMarks, renderListen } = props;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const outbox = useOutbox();
  const { messages = [], stored, newAfter, seenUpTo } = state;

  const today = useToday();
  const blocks = useMemo(
    () => blocksOf(rowsOf(messages, newAfter, new Date(today))),
    [messages, newAfter, today],
  );
  const waiting = useMemo(
    () =>
      notYetThere(
        outbox.filter((each) => each.roomId === roomId),
        messages,
        user.id,
      ),
    [outbox, messages, user.id, roomId],
  );
  const { isAtEnd, goToEnd } = useChatScroll(box, { chat, state, ownCount: waiting.length });
  const unseen = messages.filter(({ seq, userId }) => seq > seenUpTo && userId !== user.id).length;

  const act = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    const id = target.closest<HTMLElement>("[data-message]")?.dataset["message"];
    const message = messages.find((each) => each.id === id);
    if (!message || target.closest("a")) return;
    const button = target.closest<HTMLElement>("[data-menu]");
    const container = target.closest("main");
    if (button) return setOpen({ kind: "menu", message, anchor: button, back: button, container });
    const sign = target.closest<HTMLElement>("[data-filtered]");
    if (sign) return setOpen({ kind: "filtered", anchor: sign, back: sign, container });
    const choice = target.closest<HTMLElement>("[data-words]");
    if (choice) {
      const { content } = message;
      return setOpen({ kind: "words", content, anchor: choice, back: choice, container });
    }
    const isOwn = target.closest("[data-own-text]") !== null;
    const isText = isOwn || target.closest("[data-others-text]") !== null;
    const isMarked = marked === message.id;
    // An own message shows its marks first; then its words tell what they mean.
    const isWord = isText && !target.closest("button, output") && (!isOwn || isMarked);
    const seen = isWord ? wordUnder(event.clientX, event.clientY) : null;
    if (seen) {
      return setOpen({ kind: "word", word: seen.word, anchor: seen.range, back: null, container });
    }
    const isWriting = isOwn && !target.closest("button") && isUnselected();
    if (target.closest("[data-marks]") || isWriting) setMarked(isMarked ? null : message.id);
  });
  useEffect(() => {
    const list = box.current;
    const onClick = (event: MouseEvent) => act(event);
    list?.addEventListener("click", onClick);
    list?.addEventListener("keydown", moveFocus);
    return () => {
      list?.removeEventListener("click", onClick);
      list?.removeEventListener("keydown", moveFocus);
    };
  }, []);
  // One thing leads to the next in the same card, and what had the focus is gone.
  const kind = open?.kind;
  useEffect(() => {
    if (kind && card.current) focusTopOf(card.current);
  }, [kind]);

  return (
    <div className="relative min-h-0 flex-1">
      {/* A region that scrolls has to be reachable with the keyboard. */}
      <section
        ref={box}
        aria-label="Messages"
        aria-describedby={`${titleId}-keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div className="flex min-h-full flex-col py-3">
          {state.hasEarlier ? (
            <Button
              variant="ghost"
              size="sm"
              className="mb-2 self-center"
              aria-disabled={state.isLoadingEarlier}
              onClick={() => void chat.loadEarlier()}
            >
              {state.isLoadingEarlier ? "Loading..." : "Earlier messages"}
            </Button>
          ) : null}
          {messages.length + stored.length + waiting.length === 0 ? (
            <p className="m-auto p-6 text-center text-muted-foreground">
              No messages yet. Start the conversation!
            </p>
          ) : (
            <ul>
              {blocks.map(({ key, rows }) => (
                <MessageBlock
                  key={key}
                  roomId={roomId}
                  userId={user.id}
                  rows={rows}
                  marked={rows.some((row) => row.key === marked) ? marked : null}
                  renderMarks={renderMarks}
                />
              ))}
              <UnsentRows userName={user.name} stored={stored} waiting={waiting} />
            </ul>
          )}
        </div>
      </section>
      {isAtEnd ? null : (
        <Button
          variant="outline"
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float"
          onClick={goToEnd}
        >
          <ArrowDown aria-hidden />
          {unseen === 0
            ? "Latest messages"
            : unseen === 1
              ? "1 new message"
              : `${unseen} new messages`}
        </Button>
      )}
      <p id={`${titleId}-keys`} className="sr-only">
        Arrow up goes to the latest message. Up and down go from message to message.
      </p>
      <News messages={messages} userId={user.id} />
      {open ? (
        <Popover open onOpenChange={(isOpen) => !isOpen && setOpen(null)}>
          <PopoverAnchor virtualRef={{ current: open.anchor }} />
          <PopoverContent
            ref={card}
            container={open.container}
            align="start"
            {...(open.kind === "menu"
              ? { "aria-label": `Message of ${open.message.userName}` }
              : open.kind === "words"
                ? { "aria-label": "Look up a word" }
                : { "aria-labelledby": titleId })}
            onOpenAutoFocus={beginAtTop}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              (open.back ?? box.current)?.focus({ preventScroll: true });
            }}
          >
            {open.kind === "menu" ? (
              <PersonMenu
                person={authorOf(open.message, members)}
                message={open.message}
                actions={actions}
                onWords={
                  wordsOf(open.message.content).length === 0
                    ? undefined
                    : () => setOpen({ ...open, kind: "words", content: open.message.content })
                }
                onDone={() => setOpen(null)}
              />
            ) : open.kind === "filtered" ? (
              <FilterReason titleId={titleId} />
            ) : open.kind === "words" ? (
              <WordChoice
                content={open.content}
                onWord={(word) => setOpen({ ...open, kind: "word", word })}
              />
            ) : (
              <WordMeaning word={open.word} titleId={titleId} renderListen={renderListen} />
            )}
          </PopoverContent>
        </Popover>
      ) : null}
    </div>
  );
}

const authorOf = ({ userId, userName, isBot }: RoomMessage, members: Room["members"]) => ({
  id: userId,
  name: userName,
  isBot,
  role: members.find((member) => member.userId === userId)?.role,
});

const isUnselected = (): boolean => document.getSelection()?.isCollapsed ?? true;

/** Says what others write to those who cannot see it, in their own time. */
function News({ messages, userId }: { messages: readonly RoomMessage[]; userId: string }) {
  const last = messages.at(-1)?.seq ?? 0;
  const [toldUpTo, setToldUpTo] = useState(last);
  const [text, setText] = useState("");
  if (last > toldUpTo) {
    setToldUpTo(last);
    const fresh = messages.filter((each) => each.seq > toldUpTo && each.userId !== userId);
    const latest = fresh.at(-1);
    if (latest) {
      const count = fresh.length > 1 ? `${fresh.length} new messages. ` : "";
      setText(`${count}${latest.userName}: ${latest.content}`);
    }
  }
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
