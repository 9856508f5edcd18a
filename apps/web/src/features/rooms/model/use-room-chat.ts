import { useEffect, useState, useSyncExternalStore } from "react";
import type { Room } from "@saywell/contract";
import { live } from "../../../lib/live";
import { createRoomTalk, type RoomTalk, type TalkState } from "./room-chat";

/** What is said in a room. Whoever shows it is in the room, and leaves it with the screen. */
export function useRoomTalk(
  { id, unreadCount }: Pick<Room, "id" | "unreadCount">,
  userId: string,
): { talk: RoomTalk; state: TalkState } {
  const [talk] = useState(() => createRoomTalk({ roomId: id, userId, unreadCount, live }));
  useEffect(() => {
    talk.start();
    return () => talk.stop();
  }, [talk]);
  const state = useSyncExternalStore(talk.subscribe, talk.state);
  return { talk, state };
}
