import { useEffect, useMemo, useState } from "react";
import { useStore } from "../../../lib/use-store";
import type { Room } from "@saywell/contract";
import { inTheirNames } from "./in-their-names";
import { createRoomChat, type RoomChat, type ChatState } from "./room-chat";
import { roomConnection } from "./use-room-connection";

interface ShownChat {
  chat: RoomChat;
  state: ChatState;
  /** With whom they are called in it. */
  members: Room["members"];
}

/** What is said in a room. Whoever shows it is in the room, and leaves it with the screen. */
export function useRoomChat(
  { id, unreadCount, members }: Pick<Room, "id" | "unreadCount" | "members">,
  userId: string,
): ShownChat {
  const [chat] = useState(() =>
    createRoomChat({ roomId: id, userId, unreadCount, members, connection: roomConnection }),
  );
  useEffect(() => {
    chat.start();
    return () => chat.stop();
  }, [chat]);
  useEffect(() => chat.meet(members), [chat, members]);
  const state = useStore(chat.store);
  const { numbers } = state;
  const named = useMemo(() => inTheirNames(numbers), [numbers]);
  return {
    chat,
    state: useMemo(() => named.state(state), [named, state]),
    members: useMemo(() => named.members(members), [named, members]),
  };
}
