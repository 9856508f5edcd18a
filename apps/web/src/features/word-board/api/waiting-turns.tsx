import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLiveMessages } from "../../../lib/live";
import { readAnew, readQuery } from "../../../lib/query-client";
import { ToastAction } from "../../../ui/toast";
import { toast } from "../../../ui/use-toast";

const waitingTurnsQuery = { ...readQuery("GET /api/games/my-turns", {}), ...readAnew };

/** The games by correspondence that wait for the reader. */
export const useWaitingTurns = () => useQuery(waitingTurnsQuery);

/** Milliseconds that the word of a turn stays: it asks for a decision. */
const turnStays = 15_000;

/** Tells that it is one's turn in a game by correspondence, unless its room is open here. */
export function useTurnNotices(onOpen: (roomId: string) => void, openRoomId?: string): void {
  const client = useQueryClient();
  useLiveMessages((message) => {
    if (message.type !== "TURN_WAITING") return;
    const { roomId, roomName } = message;
    void client.invalidateQueries({ queryKey: waitingTurnsQuery.queryKey });
    if (roomId === openRoomId) return;
    toast({
      title: "Your turn",
      description: `It is your turn in ${roomName}.`,
      duration: turnStays,
      action: (
        <ToastAction altText="Open the game" onClick={() => onOpen(roomId)}>
          Open
        </ToastAction>
      ),
    });
  });
}
