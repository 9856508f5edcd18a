import type { Room } from "@saywell/contract";
import { LogOut, UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { CloseRoomDialog } from "./close-room-dialog";
import { MemberList } from "./member-list";
import { RoomRequests } from "./room-requests";
import type { PersonActions } from "./person-menu";
import { useLeaveForGood } from "../api/room-queries";
import type { Present } from "../model/room-chat";
import { lazyPart } from "../../../lib/lazy-part";
import { sayFailed } from "../../../lib/say-failed";

const InviteDialog = lazyPart(
  async () => (await import("./invite-dialog")).InviteDialog,
  ({ onClose }) => onClose(),
);

export interface RoomSideProps {
  room: Room;
  userId: string;
  present: Present;
  actions: PersonActions;
  ad: ReactNode;
  onBack: () => void;
}

/** Who belongs to the room, and what else stands beside the chat. */
export function RoomSide({ room, userId, present, actions, ad, onBack }: RoomSideProps) {
  const [isInviting, setInviting] = useState(false);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{`Members (${room.memberCount})`}</h2>
        {room.isOwner ? (
          <Button variant="outline" size="sm" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden /> Invite
          </Button>
        ) : null}
      </div>
      {/* It scrolls by itself: what stands below keeps its place, whoever comes and goes. */}
      <div className="grid min-h-40 flex-1 content-start gap-4 overflow-y-auto">
        {room.mayAnswer === true ? <RoomRequests roomId={room.id} /> : null}
        <MemberList room={room} userId={userId} present={present} actions={actions} />
      </div>
      {/* As high as it is: stretched, it took the place of the members. */}
      <div className="shrink-0 empty:hidden">{ad}</div>
      <div className="grid gap-1">
        {room.closing === "OWN" && room.isPrivate === 1 ? null : (
          <LeaveRoom room={room} userId={userId} onDone={onBack} />
        )}
        {room.closing === "NO" ? null : <CloseRoomDialog room={room} onClosed={onBack} />}
      </div>
      {isInviting ? <InviteDialog room={room} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

interface LeaveRoomProps extends Pick<RoomSideProps, "room" | "userId"> {
  onDone: () => void;
}

/** Out of an open room as Back leads; out of a private one after a second thought. */
function LeaveRoom({ room, userId, onDone }: LeaveRoomProps) {
  const [isAsked, setAsked] = useState(false);
  const leaving = useLeaveForGood(userId);
  if (!isAsked) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="w-fit px-2.5 text-muted-foreground"
        onClick={room.isPrivate === 1 ? () => setAsked(true) : onDone}
      >
        <LogOut aria-hidden /> Leave room
      </Button>
    );
  }
  const leave = () =>
    leaving.mutate(room.id, {
      onSuccess: onDone,
      onError: sayFailed("That did not work. Please try again."),
    });
  return (
    <div className="grid gap-2">
      <p className="text-sm">You need a new invitation to come back. Do you want to leave?</p>
      <div className="flex gap-2">
        <Button size="sm" variant="destructive" disabled={leaving.isPending} onClick={leave}>
          Leave
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsked(false)}>
          Stay
        </Button>
      </div>
    </div>
  );
}
