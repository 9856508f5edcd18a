import { sayFailed } from "../../../lib/say-failed";
import { Avatar } from "../../../product-ui/avatar";
import { faceOf } from "../../../product-ui/picture-of";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useAnswerRequest, useRoomRequests } from "../api/room-queries";

/** Who asks for a place in a private room, for its owner to answer. */
export function RoomRequests({ roomId }: { roomId: string }) {
  const { data: requests = [] } = useRoomRequests(roomId);
  const answering = useAnswerRequest(roomId);
  if (requests.length === 0) return null;
  const answer = (userId: string, userName: string, isYes: boolean) =>
    answering.mutate(
      { userId, isYes },
      {
        onSuccess: () => toast({ title: isYes ? `${userName} is invited` : "Request turned down" }),
        onError: sayFailed("That did not work. Please try again."),
      },
    );
  return (
    <section aria-label="Requests for a place" className="grid gap-2 rounded-lg bg-muted p-3">
      <h3 className="font-semibold">Requests for a place ({requests.length})</h3>
      <ul className="grid gap-3">
        {requests.map(({ userId, userName, avatar }) => (
          <li key={userId} className="grid gap-2">
            <span className="flex min-w-0 items-center gap-2">
              <Avatar name={userName} src={faceOf(avatar, userId)} className="size-8" />
              <bdi className="min-w-0 truncate">{userName}</bdi>
            </span>
            <span className="flex gap-2">
              <Button
                size="sm"
                disabled={answering.isPending}
                onClick={() => answer(userId, userName, true)}
              >
                Accept<span className="sr-only"> {userName}</span>
              </Button>
              <Button
                size="sm"
                variant="outline"
                disabled={answering.isPending}
                onClick={() => answer(userId, userName, false)}
              >
                Decline<span className="sr-only"> {userName}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
