import { useEffect, useState } from "react";
import { useStore } from "../../../lib/use-store";
import type { Room } from "@saywell/contract";
import { createRoomChat, type RoomChat, type ChatState } from "./room-chat";
import { roomConnection } from "./use-room-connection";

/** What is said in a room. Whoever shows it is in the room, and leaves it with the screen. */
export function useRoomChat(
  { id, unreadCount }: Pick<Room, "id" | "unreadCount">,
  userId: string,
): { chat: RoomChat; state: ChatState } {
  const [chat] = useState(() =>
    createRoomChat({ roomId: id, userId, unreadCount, connection: roomConnection }),
  );
  useEffect(() => {
    chat.start();
    return () => chat.stop();
  }, [chat]);
  const state = useStore(chat.store);
  return { chat, state };
}
