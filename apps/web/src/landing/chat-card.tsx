import { linkTo } from "../lib/links";
import { ArrowRight, MessageCircle, X } from "lucide-react";
import { Button } from "../ui/button";
import { TeacherAvatar } from "../product-ui/teacher-avatar";

/** A bubble that opens a card. The browser's own popover does it all: it needs no script. */
export function ChatCard() {
  return (
    <aside aria-label="Chat with Iris" className="chat">
      <button
        type="button"
        popoverTarget="chat-card"
        aria-label="Chat with Iris"
        className="chat-bubble fixed right-4 bottom-4 z-30 grid size-15 place-items-center rounded-full bg-primary text-primary-foreground shadow-float ring-2 ring-background transition-colors duration-150 hover:bg-primary-hover sm:right-6 sm:bottom-6"
      >
        <MessageCircle aria-hidden className="size-7" />
      </button>
      <dialog
        id="chat-card"
        popover="auto"
        aria-labelledby="chat-card-name"
        className="chat-card inset-auto right-4 bottom-4 m-0 w-[min(22rem,calc(100vw-2rem))] rounded-2xl border border-rule bg-surface p-5 text-foreground shadow-float sm:right-6 sm:bottom-6"
      >
        <div className="flex items-center gap-3">
          <TeacherAvatar state="idle" size={56} />
          <div>
            {/* The focus comes here when the card opens. */}
            <h2 id="chat-card-name" tabIndex={-1} autoFocus className="font-semibold">
              Iris
            </h2>
            <p className="text-sm text-muted-foreground">Your AI teacher</p>
          </div>
          <Button
            variant="ghost"
            size="icon"
            popoverTarget="chat-card"
            popoverTargetAction="hide"
            aria-label="Close the chat"
            className="-mt-2 -mr-2 ml-auto self-start"
          >
            <X aria-hidden />
          </Button>
        </div>
        <p className="mt-3 rounded-xl rounded-tl-sm bg-muted px-4 py-3">
          Hello. Shall we try a lesson together? It is free and takes about ten minutes.
        </p>
        <div className="mt-4 flex flex-col gap-2.5">
          <Button asChild>
            <a href={linkTo("/lesson-interactive/:id", { id: "a1-lesson-1" })}>
              Start a free lesson
              <ArrowRight aria-hidden />
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={linkTo("/student-dashboard")}>Go to your dashboard</a>
          </Button>
        </div>
      </dialog>
    </aside>
  );
}
