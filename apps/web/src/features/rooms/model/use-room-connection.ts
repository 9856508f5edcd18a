import type { ServerMessage } from "@saywell/contract";
import { useEffect, useEffectEvent } from "react";
import { live } from "../../../lib/live";
import { newId } from "../../../lib/new-id";
import { useStore } from "../../../lib/use-store";
import type { OutboxEntry } from "./outbox";
import { createRoomConnection } from "./room-connection";

/** The app's way into its rooms, over its one live connection. */
export const roomConnection = createRoomConnection({
  live,
  storage() {
    try {
      return window.sessionStorage;
    } catch {
      return null;
    }
  },
  newId,
  now: Date.now,
});

/** What the server has not answered for yet. */
export const useOutbox = (): readonly OutboxEntry[] => useStore(roomConnection.store).outbox;

/** Hears what is told in rooms, each message once, and answers while the outbox still has their cause. */
export function useRoomMessages(onMessage: (message: ServerMessage) => void): void {
  const handle = useEffectEvent(onMessage);
  useEffect(() => roomConnection.listen((message) => handle(message)), []);
}
