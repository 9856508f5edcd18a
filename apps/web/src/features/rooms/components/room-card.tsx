import type { Room } from "@saywell/contract";
import { Check, Lock, Users } from "lucide-react";
import { useId } from "react";
import { practicePartnerName } from "@saywell/tutor/practice-partner-name";
import { Avatar } from "../../../product-ui/avatar";
import { portraitOf } from "../../../product-ui/portraits";
import { Button } from "../../../ui/button";
import { Card, CardTitle } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import { RoomPicture } from "./room-picture";
import { CategoryBadge, GameBadge, TypeBadge } from "./room-badges";

export interface RoomCardProps {
  room: Room;
  isJoining: boolean;
  isDeclining: boolean;
  /** Enters where the reader is a member, else joins first. */
  onOpen: (room: Room) => void;
  /** Asks for a place in a private room. */
  onAsk: (room: Room) => void;
  isAsking: boolean;
  /** Turns down an invitation; left out where that is offered elsewhere. */
  onDecline?: ((room: Room) => void) | undefined;
}

/** One room of the lobby. */
export function RoomCard(props: RoomCardProps) {
  const { room, isJoining, isDeclining, isAsking, onOpen, onAsk, onDecline } = props;
  const { name, description, memberCount, maxParticipants, isMember, unreadCount } = room;
  const nameId = useId();
  const isFull = !isMember && memberCount >= maxParticipants;
  return (
    <Card className="gap-3 p-4 sm:p-5">
      <div className="flex items-start gap-3 sm:gap-4">
        <RoomPicture room={room} className="h-13.5 w-24 sm:h-16 sm:w-28.5" />
        <div className="min-w-0 flex-1">
          <CardTitle as="h3" className="flex min-w-0 items-center gap-2">
            {room.isPrivate === 1 ? (
              <>
                <Lock aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
                <span className="sr-only">Private: </span>
              </>
            ) : null}
            <span id={nameId} className="min-w-0 break-words">
              {name}
            </span>
          </CardTitle>
          {isMember ? null : room.isInvited ? (
            <p className="text-sm font-semibold break-words text-warning">
              {room.invitedBy === null ? "Invited" : `Invited by ${room.invitedBy}`}
            </p>
          ) : room.isPrivate === 1 ? (
            <p className="text-sm text-muted-foreground">{wayInto(room)}</p>
          ) : null}
          {description === "" ? null : (
            <p className="mt-1 line-clamp-2 break-words sm:line-clamp-3 text-muted-foreground">
              {description}
            </p>
          )}
        </div>
        {unreadCount > 0 ? (
          <span className="figures shrink-0 rounded-full bg-primary px-2.5 py-0.5 text-sm font-bold text-primary-foreground">
            {unreadCount > 99 ? "99+" : unreadCount}
            <span className="sr-only"> new {unreadCount === 1 ? "message" : "messages"}</span>
          </span>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <CategoryBadge category={room.category} />
        <TypeBadge type={room.type} />
        <GameBadge room={room} />
        {room.level === null ? null : <Tag tone="outline">{room.level}</Tag>}
      </div>
      {room.practicePartner ? (
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <Avatar
            name={practicePartnerName(room.practicePartner.userName)}
            src={portraitOf(room.practicePartner.userId)}
            className="size-7"
          />
          <span className="min-w-0 truncate">
            <strong>{practicePartnerName(room.practicePartner.userName)}</strong>, practice partner,
            talks with you
          </span>
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-1">
        <span className="figures mr-auto inline-flex items-center gap-2 text-muted-foreground">
          <Users aria-hidden className="size-5" />
          <span className="sr-only">Members: </span>
          {memberCount}/{maxParticipants}
        </span>
        {onDecline ? (
          <Button
            size="sm"
            variant="outline"
            disabled={isDeclining}
            aria-describedby={nameId}
            onClick={() => onDecline(room)}
          >
            Decline
          </Button>
        ) : null}
        {room.mayAsk ? (
          <Button
            size="sm"
            variant="outline"
            // Not disabled: the keyboard stays on it.
            aria-disabled={room.hasAsked === true || isAsking}
            aria-describedby={nameId}
            onClick={() => room.hasAsked !== true && !isAsking && onAsk(room)}
          >
            {room.hasAsked === true ? (
              <>
                <Check aria-hidden /> Asked
              </>
            ) : (
              "Ask for a place"
            )}
          </Button>
        ) : isMember || room.mayEnter ? (
          <Button
            size="sm"
            variant={isMember ? "secondary" : "default"}
            disabled={isFull || isJoining}
            aria-describedby={nameId}
            onClick={() => onOpen(room)}
          >
            {isJoining
              ? "Joining..."
              : isMember
                ? "Enter Room"
                : isFull
                  ? "Room Full"
                  : "Join Room"}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** How somebody comes into a private room who is no member and not invited. */
function wayInto({ mayEnter, closing }: Room): string {
  if (!mayEnter) return "By invitation";
  return closing === "OWN" ? "Your room" : "You look after this room";
}
