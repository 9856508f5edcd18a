import { tutorMessageMaxLength } from "@saywell/contract/constants";
import { ArrowRight, MessageCircle, SendHorizontal, X } from "lucide-react";
import { linkTo } from "../lib/links";
import { TeacherAvatar } from "../product-ui/teacher-avatar";
import { Button } from "../ui/button";
import { When } from "./facts";
import { logInPage } from "./log-in-page";
import { MarkTemplates } from "./mark-templates";

/**
 * A bubble that opens a card. The browser's own popover does that without a script. With one, a
 * visitor can write to Iris in the card.
 */
export function ChatCard() {
  return (
    <aside aria-label="Chat with Iris" className="chat">
      <button
        type="button"
        popoverTarget="chat-card"
        aria-label="Chat with Iris"
        className="chat-bubble fixed right-3 bottom-3 z-30 grid size-13 place-items-center rounded-full bg-primary text-primary-foreground shadow-float ring-2 ring-background transition-colors duration-150 hover:bg-primary-hover sm:right-6 sm:bottom-6 sm:size-15"
      >
        <MessageCircle aria-hidden className="size-7" />
      </button>
      <dialog
        id="chat-card"
        popover="auto"
        aria-labelledby="chat-card-name"
        className="chat-card inset-auto right-4 bottom-4 m-0 max-h-[calc(100dvh-2rem)] w-[min(23rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl border border-rule bg-surface p-5 text-foreground shadow-float sm:right-6 sm:bottom-6"
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
        <div
          data-chat-log=""
          role="log"
          aria-label="Your chat with Iris"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="chat-log mt-3 flex max-h-72 flex-col gap-2 overflow-y-auto rounded-xl"
        >
          <p className="from-iris">
            Hello. Shall we try a lesson together?
            <When fact="guests"> It is free and takes about ten minutes.</When>
          </p>
        </div>
        <When fact="guests">
          <form data-chat-form="" hidden className="mt-3 flex items-end gap-2">
            <label className="sr-only" htmlFor="chat-message">
              Write to Iris
            </label>
            <textarea
              id="chat-message"
              name="message"
              rows={1}
              required
              maxLength={tutorMessageMaxLength}
              placeholder="Write to Iris"
              autoComplete="off"
              className="min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-control bg-surface px-3 py-2"
            />
            <Button type="submit" size="icon" aria-label="Send">
              <SendHorizontal aria-hidden />
            </Button>
          </form>
        </When>
        <MarkTemplates />
        <When fact="guests" is={false}>
          <p className="mt-3 text-sm text-muted-foreground">
            To write to Iris you need an account of this school.
          </p>
        </When>
        <div className="mt-4 flex flex-col gap-2.5">
          <When fact="guests">
            <Button asChild>
              <a href={linkTo("/lesson-interactive/:id", { id: "a1-lesson-1" })}>
                Start a free lesson
                <ArrowRight aria-hidden />
              </a>
            </Button>
          </When>
          <When fact="guests" is={false}>
            <Button asChild>
              <a href={logInPage}>Log in to begin</a>
            </Button>
          </When>
          <Button asChild variant="outline">
            <a href={linkTo("/student-dashboard")}>Go to your dashboard</a>
          </Button>
        </div>
      </dialog>
    </aside>
  );
}
