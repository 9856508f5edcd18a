import type { Room } from "@saywell/contract";
import { useLiveMessages } from "../../../lib/live";
import { ToastAction } from "../../../ui/toast";
import { toast } from "../../../ui/use-toast";
import { useRereadRooms } from "./room-queries";

/** Milliseconds that an invitation stays: it asks for a decision. */
const invitationStays = 15_000;

/**
 * Tells of an invitation as it comes, and of somebody who asks for a place in a room of one's own, and
 * brings the lists of rooms up to date.
 */
export function useRoomInvitations(onOpen: (room: Pick<Room, "id" | "type">) => void): void {
  const reread = useRereadRooms();
  useLiveMessages((message) => {
    if (message.type === "ROOM_REQUESTED") {
      const { roomId: id, roomName, roomType: type, userName } = message;
      void reread();
      return void toast({
        title: "Somebody asks for a place",
        description: `${userName} wants to join ${roomName}. Answer in the room, under Members.`,
        duration: invitationStays,
        action: (
          <ToastAction altText="Open the room" onClick={() => onOpen({ id, type })}>
            Open
          </ToastAction>
        ),
      });
    }
    if (message.type !== "ROOM_INVITED") return;
    const { roomId: id, roomName, roomType: type, userName } = message;
    void reread();
    toast({
      title: "You are invited",
      description: `${userName} invites you to ${roomName}.`,
      duration: invitationStays,
      action: (
        <ToastAction altText="Open it from the list of rooms" onClick={() => onOpen({ id, type })}>
          Open
        </ToastAction>
      ),
    });
  });
}
