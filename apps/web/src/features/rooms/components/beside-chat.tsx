import { type ReactNode, useState } from "react";
import { cn } from "../../../ui/class-names";
import { SegmentedControl } from "../../../ui/segmented-control";
import { roomPanel } from "./room-frame";

interface BesideChatProps {
  header: ReactNode;
  chat: ReactNode;
  /**
   * How many messages are there, null until they are read: more than were seen are said on a phone,
   * where the chat may be hidden.
   */
  messageCount: number | null;
  /** What the room is for beside talking. */
  children: ReactNode;
}

/** Something to do together, with the room's chat beside it; on a phone one of the two is shown. */
export function BesideChat({ header, chat, messageCount, children }: BesideChatProps) {
  const [shown, setShown] = useState<"game" | "chat">("game");
  const [seen, setSeen] = useState<number | null>(messageCount);
  // What was there before is no news, and neither is what comes while one reads.
  if (messageCount !== seen && (shown === "chat" || seen === null)) setSeen(messageCount);
  const unseen = Math.max(0, (messageCount ?? 0) - (seen ?? 0));
  return (
    <div className="grid gap-3">
      <div className="rounded-xl border border-rule bg-surface [&>header]:border-b-0">{header}</div>
      <SegmentedControl
        label="What to show"
        value={shown}
        onChange={setShown}
        options={[
          ["game", "Game"],
          ["chat", unseen > 0 ? `Chat (${unseen} new)` : "Chat"],
        ]}
        className="lg:hidden"
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className={shown === "game" ? "min-w-0" : "min-w-0 max-lg:hidden"}>{children}</div>
        <section
          aria-label="Chat"
          className={cn(
            roomPanel,
            "h-[max(20rem,calc(100dvh-13rem))] lg:sticky lg:top-4 lg:h-[max(20rem,calc(100dvh-12rem))]",
            shown === "chat" ? "" : "max-lg:hidden",
          )}
        >
          {chat}
        </section>
      </div>
    </div>
  );
}
