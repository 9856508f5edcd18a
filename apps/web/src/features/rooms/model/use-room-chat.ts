import { useEffect, useState } from "react";
import { useStore } from "../../../lib/use-store";
import type { Room } from "@saywell/contract";
import { live } from "../../../lib/live";
import { createRoomChat, type RoomChat, type ChatState } from "./room-chat";

/** What is said in a room. Whoever shows it is in the room, and leaves it with the screen. */
export function useRoomChat(
  { id, unreadCount }: Pick<Room, "id" | "unreadCount">,
  userId: string,
): { chat: RoomChat; state: ChatState } {
  const [chat] = useState(() => createRoomChat({ roomId: id, userId, unreadCount, live }));
  useEffect(() => {
    chat.start();
    return () => chat.stop();
  }, [chat]);
  const state = useStore(chat.store);
  return { chat, state };
}
