import { useEffect, useEffectEvent } from "react";
import { useStore } from "./use-store";
import type { ServerMessage } from "@saywell/contract";
import { createLiveClient, type LiveState } from "./live-client";

/** The app's live connection: opened by the first page that needs it, it outlives the page. */
export const live = createLiveClient({
  openSocket() {
    const { protocol, host } = window.location;
    return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/ws`);
  },
  random: Math.random,
  now: Date.now,
});

/** One part of what the live connection knows; what is picked must be the same object until it changes. */
export function useLive<T>(pick: (state: LiveState) => T): T {
  return useStore(live.store, pick);
}

/** Hears the server's messages while the component is there. */
export function useLiveMessages(onMessage: (message: ServerMessage) => void): void {
  const handle = useEffectEvent(onMessage);
  useEffect(() => live.listen((message) => handle(message)), []);
}
