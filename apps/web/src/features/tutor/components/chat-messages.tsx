import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { HelpText } from "../../../product-ui/help-note";
import { SeePlans } from "../../../product-ui/lock-reason";
import { MarkedWriting } from "../../../product-ui/marked-writing";
import { TeacherAvatar } from "../../../product-ui/teacher-avatar";
import { markedPieces } from "../../../product-ui/marked-pieces";
import { bubblesOf } from "../../../lib/bubbles";
import { IrisWords } from "./iris-words";
import { SceneReview } from "./scene-review";
import type { ChatMessage, ConversationState } from "../model/conversation-state";

interface ChatMessagesProps extends Pick<
  ConversationState,
  "messages" | "isAwaitingReply" | "coming"
> {
  /** Of the lesson, or the learner's: beginners are told little at once. */
  level: string;
  /** What the log says before anything was said. */
  opening: string;
  /** Of what scrolls, to put the focus on. */
  id: string;
  /** Asks Iris to explain a grammar topic. */
  onStudy: (topic: string) => void;
}

/** How much of the log the learner's own last message may take. */
const sharePerMessage = 0.3;

/** What was said, with the learner's words marked, and a sign while Iris is writing. */
export function ChatMessages({
  messages,
  isAwaitingReply,
  coming,
  level,
  opening,
  id,
  onStudy,
}: ChatMessagesProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The learner's last message and what follows it are in sight; the page around does not move.
    const box = log.current;
    const last = [...(box?.querySelectorAll<HTMLElement>("[data-sender=user]") ?? [])].at(-1);
    if (!box || !last) return;
    // Of a message that is long, its end is enough: the reply is what is new.
    const least = box.clientHeight * sharePerMessage;
    box.scrollTop = last.offsetTop - 8 + Math.max(0, last.offsetHeight - least);
    // What was said is what makes the end move.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [messages, isAwaitingReply]);

  return (
    <div
      ref={log}
      id={id}
      role="log"
      aria-live="polite"
      aria-label="Conversation with Iris"
      // A region that scrolls has to be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative grid max-h-[max(17rem,40dvh)] min-h-40 sm:max-h-[max(24rem,55dvh)] content-start gap-3 overflow-y-auto p-4 xl:max-h-none xl:flex-1"
    >
      {messages.length === 0 ? <p className="text-muted-foreground">{opening}</p> : null}
      {messages.map((message) =>
        message.sender === "user" ? (
          <LearnersMessage key={message.id} message={message} onStudy={onStudy} />
        ) : (
          <Fragment key={message.id}>
            {message.isHelp ? (
              // Where help is stays in one piece, with numbers to call.
              <FromIris>
                <p className="whitespace-pre-wrap">
                  <span className="sr-only">Iris: </span>
                  <HelpText text={message.text} />
                </p>
              </FromIris>
            ) : (
              bubblesOf(message.text, level).map((text, at) => (
                <FromIris key={text} goesOn={at > 0}>
                  <IrisWords text={text} />
                </FromIris>
              ))
            )}
            {message.isForPlan ? (
              <p className="pl-12.5">
                <SeePlans />
              </p>
            ) : null}
            {message.scene?.isOver ? <SceneReview {...message.scene} /> : null}
          </Fragment>
        ),
      )}
      {isAwaitingReply ? (
        <FromIris isThinking>
          {coming === "" ? (
            <p className="text-muted-foreground">Iris is typing…</p>
          ) : (
            // Read out when it is whole.
            <p aria-hidden className="whitespace-pre-wrap">
              {coming}
            </p>
          )}
        </FromIris>
      ) : null}
    </div>
  );
}

function LearnersMessage({
  message: { text, corrections },
  onStudy,
}: {
  message: ChatMessage;
  onStudy: (topic: string) => void;
}) {
  return (
    <div
      data-sender="user"
      className="ml-6 min-w-0 justify-self-end rounded-xl rounded-br-sm border border-rule bg-background px-3.5 py-2"
    >
      <span className="sr-only">You: </span>
      {corrections.length === 0 ? (
        <p className="whitespace-pre-wrap text-primary">{text}</p>
      ) : (
        <MarkedWriting
          pieces={markedPieces(text, corrections)}
          onStudy={onStudy}
          className="pt-3 leading-[2.5] whitespace-pre-wrap"
        />
      )}
    </div>
  );
}

const avatarSize = 40;

const FromIris = ({
  isThinking = false,
  goesOn = false,
  children,
}: {
  isThinking?: boolean;
  /** Of the same reply as what stands above: one face is enough. */
  goesOn?: boolean;
  children: ReactNode;
}) => (
  <div className="flex min-w-0 items-start gap-2.5">
    <span className="shrink-0" style={{ width: avatarSize }}>
      {goesOn ? null : <TeacherAvatar state={isThinking ? "thinking" : "idle"} size={avatarSize} />}
    </span>
    <div className="min-w-0 pt-1.5">{children}</div>
  </div>
);
