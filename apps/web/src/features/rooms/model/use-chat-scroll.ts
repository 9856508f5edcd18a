import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RoomChat, ChatState } from "./room-chat";

/** Pixels from the end at which the reader still counts as being there. */
const nearEnd = 80;
/** Pixels from the top at which earlier messages are asked for. */
const nearTop = 300;

/**
 * Where the reader is in the chat. At the end it follows what is said; elsewhere what the reader
 * looks at stays where it is, also when earlier messages come in above.
 */
export function useChatScroll(
  scroller: RefObject<HTMLElement | null>,
  { chat, state, ownCount }: { chat: RoomChat; state: ChatState; ownCount: number },
): { isAtEnd: boolean; goToEnd: () => void } {
  const [isAtEnd, setAtEnd] = useState(true);
  const wasAtEnd = useRef(true);
  const ownBefore = useRef(ownCount);
  const anchor = useRef<{ element: HTMLElement; top: number } | null>(null);
  const hasBegun = useRef(false);
  const { messages } = state;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !messages) return;
    if (!hasBegun.current) {
      hasBegun.current = true;
      const line = box.querySelector<HTMLElement>("[data-new]");
      if (line) {
        box.scrollTo(0, line.offsetTop - 16);
        // What is new and below the edge has not been seen.
        wasAtEnd.current = isNearEnd(box);
        setAtEnd(wasAtEnd.current);
      } else scrollToEnd(box);
    } else if (ownCount > ownBefore.current || wasAtEnd.current) scrollToEnd(box);
    else if (anchor.current?.element.isConnected) {
      const { element, top } = anchor.current;
      box.scrollBy(0, element.getBoundingClientRect().top - top);
    }
    ownBefore.current = ownCount;
  }, [scroller, messages, ownCount]);

  // What follows the list, and a keyboard that opens, change the height without a scroll.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) scrollToEnd(box);
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const readPlace = () => {
      wasAtEnd.current = isNearEnd(box);
      setAtEnd(wasAtEnd.current);
      if (box.scrollTop < nearTop && hasBegun.current) void chat.loadEarlier();
    };
    // News is told before it is drawn: what is in sight now is to stay there.
    const stopListening = chat.store.subscribe(() => {
      anchor.current = wasAtEnd.current ? null : firstInSight(box);
    });
    box.addEventListener("scroll", readPlace, { passive: true });
    return () => {
      stopListening();
      box.removeEventListener("scroll", readPlace);
    };
  }, [scroller, chat]);

  const isReady = messages !== undefined;
  useEffect(() => {
    const isInSight = () => isReady && isAtEnd && wasAtEnd.current;
    const watch = () => chat.setWatching(isInSight() && document.visibilityState === "visible");
    watch();
    document.addEventListener("visibilitychange", watch);
    return () => document.removeEventListener("visibilitychange", watch);
  }, [chat, isAtEnd, isReady]);

  return {
    isAtEnd,
    goToEnd() {
      if (scroller.current) scrollToEnd(scroller.current);
    },
  };
}

const scrollToEnd = (box: HTMLElement): void => box.scrollTo(0, box.scrollHeight);

const isNearEnd = (box: HTMLElement): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;

function firstInSight(box: HTMLElement): { element: HTMLElement; top: number } | null {
  const { top } = box.getBoundingClientRect();
  const rows = box.querySelectorAll<HTMLElement>("[data-message]");
  // They stand in order, so halves are enough.
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.getBoundingClientRect().bottom > top) high = middle;
    else low = middle + 1;
  }
  const element = rows[low];
  return element ? { element, top: element.getBoundingClientRect().top } : null;
}
