import type { Room } from "@saywell/contract";
import { Check, DoorClosed } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { PageHeading } from "../../../ui/page-heading";
import { useGuestName } from "../api/guest-name-queries";
import { type AskAge, useAskForPlace, useJoinRoom, useRoom } from "../api/room-queries";
import { roomFrame, roomPanel } from "./room-frame";
import { SanctionNotice } from "./muted-notice";
import { NoRoom } from "./no-room";

interface RoomEntranceProps {
  roomId: string;
  userId: string;
  /** A guest is asked for a name in the room: what to ask is read before it opens, so that nothing jumps. */
  isGuest: boolean;
  askAge: AskAge | null;
  onBack: () => void;
  /** The room, for a member. */
  children: (room: Room) => ReactNode;
}

/** The way into a room: who is no member yet becomes one, or hears why not. */
export function RoomEntrance(props: RoomEntranceProps) {
  const { roomId, userId, isGuest, askAge, onBack, children } = props;
  const reading = useRoom(roomId);
  const joining = useJoinRoom(userId);
  const asking = useAskForPlace(askAge);
  const names = useGuestName(isGuest);
  const room = reading.data;
  const { mutate: join, isIdle } = joining;
  // Who has been in is not brought back by themselves: they may have been taken out.
  const [wasIn, setWasIn] = useState(false);
  if (room?.isMember && !wasIn) setWasIn(true);
  const isStranger = room?.isMember === false && !wasIn && !room.mayAsk;
  useEffect(() => {
    if (isStranger && isIdle) join(roomId);
  }, [isStranger, isIdle, join, roomId]);

  if (room && (room.isMember || wasIn)) {
    return isGuest && names.isPending && names.failureCount === 0 ? (
      <RoomSkeleton />
    ) : (
      children(room)
    );
  }
  if (room?.mayAsk === true) {
    const hasAsked = room.hasAsked === true;
    return (
      <div className="grid gap-4">
        <PageHeading lead={room.description}>{room.name}</PageHeading>
        <EmptyState
          title={
            hasAsked
              ? "You have asked for a place. The owner can invite you now."
              : "This room is private. You can ask for a place."
          }
          icon={<DoorClosed />}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button
                // Not disabled: the keyboard stays on it.
                aria-disabled={hasAsked || asking.roomId !== null}
                onClick={() => !hasAsked && asking.roomId === null && asking.ask(roomId)}
              >
                {hasAsked ? (
                  <>
                    <Check aria-hidden /> Asked
                  </>
                ) : (
                  "Ask for a place"
                )}
              </Button>
              <Button variant="outline" onClick={onBack}>
                Back to Rooms
              </Button>
            </div>
          }
        />
      </div>
    );
  }
  if (room && joining.isError) {
    const isFull = room.memberCount >= room.maxParticipants;
    return (
      <div className="grid gap-4">
        <PageHeading lead={room.description}>{room.name}</PageHeading>
        <EmptyState
          title={sentenceOf(joining.error, "You could not join this room.")}
          icon={<DoorClosed />}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button disabled={isFull || joining.isPending} onClick={() => join(roomId)}>
                {isFull ? "Room Full" : "Join Room"}
              </Button>
              <Button variant="outline" onClick={onBack}>
                Back to Rooms
              </Button>
            </div>
          }
        />
        <SanctionNotice roomId={roomId} />
      </div>
    );
  }
  if (reading.isError && !room) {
    const { error } = reading;
    const status = error instanceof ApiError ? error.status : 0;
    // An address that could not be a room's is one of no room.
    if (status === 400 || status === 404) {
      const lead = "It may have been closed, or the address is not right.";
      return <NoRoom title="Room not found" lead={lead} onBack={onBack} />;
    }
    if (status === 403) {
      const lead = sentenceOf(error, "It is not open to you.");
      return (
        <>
          <NoRoom title="You cannot enter this room" lead={lead} onBack={onBack} />
          <SanctionNotice roomId={roomId} />
        </>
      );
    }
    return (
      <ErrorState
        message={sentenceOf(error, "The room could not be opened.")}
        isRetrying={reading.isFetching}
        onRetry={() => void reading.refetch()}
      >
        <Button onClick={onBack}>Back to Rooms</Button>
      </ErrorState>
    );
  }
  return <RoomSkeleton />;
}

export function RoomSkeleton() {
  return (
    <div aria-busy="true" className={roomFrame}>
      <div className={roomPanel}>
        <div className="flex min-h-18 items-center border-b border-rule px-4">
          <Skeleton className="h-7 w-56" />
        </div>
        <p className="grid flex-1 place-content-center text-muted-foreground">Loading room...</p>
        <div className="p-3">
          <Skeleton className="mb-6 h-11 w-full" />
        </div>
      </div>
      <Skeleton className="rounded-xl max-lg:hidden" />
    </div>
  );
}
