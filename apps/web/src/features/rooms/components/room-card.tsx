import type { Room } from "@saywell/contract";
import { Lock, Users } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button";
import { Card, CardTitle } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import { CategoryBadge, TypeBadge } from "./room-badges";

export interface RoomCardProps {
  room: Room;
  isJoining: boolean;
  isDeclining: boolean;
  /** Enters where the reader is a member, else joins first. */
  onOpen: (room: Room) => void;
  /** Turns down an invitation; left out where that is offered elsewhere. */
  onDecline?: ((room: Room) => void) | undefined;
}

/** One room of the lobby. */
export function RoomCard({ room, isJoining, isDeclining, onOpen, onDecline }: RoomCardProps) {
  const { name, description, memberCount, maxParticipants, isMember, unreadCount } = room;
  const nameId = useId();
  const isFull = !isMember && memberCount >= maxParticipants;
  return (
    <Card className="gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
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
            <p className="text-sm text-muted-foreground">By invitation</p>
          ) : null}
        </div>
        {unreadCount > 0 ? (
          <span className="tabular shrink-0 rounded-full bg-primary px-2.5 py-0.5 text-sm font-bold text-primary-foreground">
            {unreadCount > 99 ? "99+" : unreadCount}
            <span className="sr-only"> new {unreadCount === 1 ? "message" : "messages"}</span>
          </span>
        ) : null}
      </div>
      {description === "" ? null : (
        <p className="line-clamp-3 break-words text-muted-foreground">{description}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <CategoryBadge category={room.category} />
        <TypeBadge type={room.type} />
        {room.level === null ? null : <Tag tone="outline">{room.level}</Tag>}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-1">
        <span className="tabular mr-auto inline-flex items-center gap-2 text-muted-foreground">
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
        <Button
          size="sm"
          variant={isMember ? "secondary" : "default"}
          disabled={isFull || isJoining}
          aria-describedby={nameId}
          onClick={() => onOpen(room)}
        >
          {isJoining ? "Joining..." : isMember ? "Enter Room" : isFull ? "Room Full" : "Join Room"}
        </Button>
      </div>
    </Card>
  );
}
