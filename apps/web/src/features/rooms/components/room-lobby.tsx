import type { Room } from "@saywell/contract";
import { DoorOpen } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../ui/tabs";
import { toast } from "../../../ui/use-toast";
import { RoomCard } from "./room-card";
import {
  type AskAge,
  type RoomFilter,
  useAskForPlace,
  useJoinRoom,
  useLeaveForGood,
  useMyRooms,
  useRoomActivity,
  useRooms,
} from "../api/room-queries";
import { sayFailed } from "../../../lib/say-failed";

const filters = [
  ["ALL", "All Rooms"],
  ["CHAT", "Chat Rooms"],
  ["GAME", "Game Rooms"],
] as const;

const sectionHeading = "mb-3 font-heading text-xl font-semibold sm:mb-4 sm:text-2xl";
const cards = "grid grid-cols-1 gap-4 sm:grid-cols-2";

interface RoomLobbyProps {
  userId: string;
  onEnter: (room: Room) => void;
  askAge: AskAge | null;
  /** What comes before the rooms, with them: alone it would push them down as it arrives. */
  first: { isPending: boolean; shown: ReactNode };
}

/** The rooms that somebody has joined, and all that are open to them. */
export function RoomLobby({ userId, onEnter, askAge, first }: RoomLobbyProps) {
  const [filter, setFilter] = useState<RoomFilter>("ALL");
  useRoomActivity(userId);
  return (
    <Tabs value={filter} onValueChange={(value) => setFilter(value as RoomFilter)}>
      <TabsList aria-label="Kind of room">
        {filters.map(([value, label]) => (
          <TabsTrigger key={value} value={value} className="max-sm:px-2.5">
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {filters.map(([value]) => (
        <TabsContent key={value} value={value}>
          <Rooms userId={userId} filter={value} onEnter={onEnter} askAge={askAge} first={first} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

function Rooms({
  userId,
  filter,
  onEnter,
  askAge,
  first,
}: RoomLobbyProps & { filter: RoomFilter }) {
  const id = useId();
  const rooms = useRooms(filter);
  const mine = useMyRooms(userId);
  const joining = useJoinRoom(userId);
  const asking = useAskForPlace(askAge);
  const declining = useLeaveForGood(userId);
  const inOrder = useSteadyOrder(rooms.data);
  const invitations = (rooms.data ?? []).filter(
    ({ isInvited, isMember }) => isInvited && !isMember,
  );

  const decline = (room: Room) =>
    declining.mutate(room.id, {
      onSuccess() {
        toast({ title: "Invitation declined", description: room.name });
        // The card goes, and with the last one its heading.
        document.getElementById(`${id}-${invitations.length > 1 ? "invitations" : "all"}`)?.focus();
      },
      onError: sayFailed("That did not work. Please try again."),
    });

  function open(room: Room) {
    if (room.isMember) return onEnter(room);
    if (joining.isPending) return;
    joining.mutate(room.id, {
      onSuccess: onEnter,
      onError(error) {
        console.warn("Joining failed:", error.message);
        sayFailed("You could not join this room")(error);
        // Full, closed or gone: the list is no longer true.
        void rooms.refetch();
      },
    });
  }

  if (rooms.isError && !rooms.data) {
    return (
      <ErrorState
        message="Failed to fetch rooms"
        isRetrying={rooms.isFetching}
        onRetry={() => void rooms.refetch()}
      />
    );
  }
  if (!inOrder || mine.isPending || first.isPending) return <LobbySkeleton />;
  const joined = (mine.data ?? []).filter(({ type }) => filter === "ALL" || type === filter);
  const cardOf = (room: Room, onDecline?: (room: Room) => void) => (
    <RoomCard
      key={room.id}
      room={room}
      onDecline={onDecline}
      isDeclining={declining.isPending && declining.variables === room.id}
      isJoining={joining.isPending && joining.variables === room.id}
      onOpen={open}
      onAsk={() => asking.ask(room.id)}
      isAsking={asking.roomId === room.id}
    />
  );
  return (
    <div className="grid gap-8">
      {first.shown}
      {invitations.length === 0 ? null : (
        <section aria-labelledby={`${id}-invitations`}>
          <h2 id={`${id}-invitations`} tabIndex={-1} className={sectionHeading}>
            Invitations ({invitations.length})
          </h2>
          <div className={cards}>{invitations.map((room) => cardOf(room, decline))}</div>
        </section>
      )}
      {joined.length === 0 ? null : (
        <section aria-labelledby={`${id}-mine`}>
          <h2 id={`${id}-mine`} className={sectionHeading}>
            My Rooms ({joined.length})
          </h2>
          <div className={cards}>{joined.map((room) => cardOf(room))}</div>
        </section>
      )}
      <section aria-labelledby={`${id}-all`}>
        <h2 id={`${id}-all`} tabIndex={-1} className={sectionHeading}>
          {headings[filter]}
        </h2>
        {inOrder.length === 0 ? (
          <EmptyState title="No rooms available. Check back later!" icon={<DoorOpen />} />
        ) : (
          <div className={cards}>{inOrder.map((room) => cardOf(room))}</div>
        )}
      </section>
    </div>
  );
}

/**
 * The rooms in the order in which they were first shown, new ones last: a card does not move away
 * from under a finger because somebody came into a room or left one.
 */
function useSteadyOrder(rooms: readonly Room[] | undefined): readonly Room[] | undefined {
  const [order, setOrder] = useState<readonly string[]>([]);
  if (rooms === undefined) return undefined;
  const known = new Set(order);
  const added = peopleFirst(rooms.filter(({ id }) => !known.has(id)));
  if (added.length > 0) setOrder([...order, ...added.map(({ id }) => id)]);
  const listed = new Map(rooms.map((room) => [room.id, room]));
  return [...order.flatMap((id) => listed.get(id) ?? []), ...added];
}

/** Rooms one may go into in which somebody is, then the others; otherwise as the server lists them. */
const peopleFirst = (rooms: readonly Room[]): Room[] => {
  const hasPeople = (room: Room): number => Number(room.mayEnter && room.memberCount > 0);
  return rooms.toSorted((a, b) => hasPeople(b) - hasPeople(a));
};

const headings: Record<RoomFilter, string> = {
  ALL: "All available rooms",
  CHAT: "All available chat rooms",
  GAME: "All available game rooms",
};

export function LobbySkeleton() {
  return (
    <div aria-busy="true">
      <p className="mb-3 flex min-h-7 items-center sm:mb-4 sm:min-h-9 text-muted-foreground">
        Loading rooms...
      </p>
      <div className={cards}>
        {["a", "b", "c", "d"].map((card) => (
          <Skeleton key={card} className="h-52 rounded-xl" />
        ))}
      </div>
    </div>
  );
}
