import type { Room } from "@saywell/contract";
import { LogOut, UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { CloseRoomDialog } from "./close-room-dialog";
import { MemberList } from "./member-list";
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
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">Members ({room.memberCount})</h2>
        {room.isOwner ? (
          <Button variant="outline" size="sm" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden /> Invite
          </Button>
        ) : null}
      </div>
      <MemberList room={room} userId={userId} present={present} actions={actions} />
      <div className="grid gap-1">
        {room.closing === "OWN" ? null : (
          <GiveUpPlace room={room} userId={userId} onDone={onBack} />
        )}
        {room.closing === "NO" ? null : <CloseRoomDialog room={room} onClosed={onBack} />}
      </div>
      {ad}
      {isInviting ? <InviteDialog room={room} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

interface GiveUpPlaceProps extends Pick<RoomSideProps, "room" | "userId"> {
  onDone: () => void;
}

/** Ends the membership, after a second thought: back into a private room it takes an invitation. */
function GiveUpPlace({ room, userId, onDone }: GiveUpPlaceProps) {
  const [isAsked, setAsked] = useState(false);
  const leaving = useLeaveForGood(userId);
  if (!isAsked) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="w-fit px-2.5 text-muted-foreground"
        onClick={() => setAsked(true)}
      >
        <LogOut aria-hidden /> Give up my place
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
      <p className="text-sm">
        {room.isPrivate === 1
          ? "You need a new invitation to come back. Do you want to go?"
          : "You can join again while there is room. Do you want to go?"}
      </p>
      <div className="flex gap-2">
        <Button size="sm" variant="destructive" disabled={leaving.isPending} onClick={leave}>
          Give up
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsked(false)}>
          Keep
        </Button>
      </div>
    </div>
  );
}
