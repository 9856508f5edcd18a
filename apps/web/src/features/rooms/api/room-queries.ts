import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Room } from "@saywell/contract";
import { callApi, type RequestOf } from "../../../lib/api-client";
import { useLiveMessages } from "../../../lib/live";
import { sayFailed } from "../../../lib/say-failed";
import { readAnew, readQuery } from "../../../lib/query-client";
import { useRereadWhenBack } from "../../../lib/use-reread-when-back";
import { toast } from "../../../ui/use-toast";

export type RoomFilter = "ALL" | Room["type"];

const roomsKey = ["/api", "rooms"];
const allRoomsQuery = queryOptions({ ...readQuery("GET /api/rooms", {}), ...readAnew });
const roomsOfTypeQuery = (type: Room["type"]) =>
  queryOptions({ ...readQuery("GET /api/rooms", { query: { type } }), ...readAnew });
const myRoomsQuery = (userId: string) =>
  queryOptions({
    ...readQuery("GET /api/rooms/my-rooms/{userId}", { params: { userId } }),
    ...readAnew,
  });
export const roomQuery = (id: string) =>
  queryOptions({ ...readQuery("GET /api/rooms/{id}", { params: { id } }), ...readAnew });

export function useRooms(filter: RoomFilter) {
  const client = useQueryClient();
  return useQuery({
    ...(filter === "ALL" ? allRoomsQuery : roomsOfTypeQuery(filter)),
    placeholderData: () =>
      client.getQueryData(allRoomsQuery.queryKey)?.filter(({ type }) => type === filter),
  });
}

export const useMyRooms = (userId: string) => useQuery(myRoomsQuery(userId));
export const useRoom = (id: string) => useQuery(roomQuery(id));

/** Reads every list of rooms again, and the rooms themselves. */
export function useRereadRooms(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === roomsKey[0] && String(queryKey[1]).startsWith("rooms"),
    });
}

/**
 * Keeps it right who is in a room while its screen is open. Who comes is read with what they are, the
 * room alone; who leaves an open room takes their place along, and nothing is read again: everybody
 * inside hears of it at once.
 */
export function usePeopleOf(roomId: string) {
  const client = useQueryClient();
  const { queryKey } = roomQuery(roomId);
  return {
    came(userId: string | undefined): void {
      const members = client.getQueryData(queryKey)?.members;
      if (members?.some((member) => member.userId === userId)) return;
      void client.invalidateQueries({ queryKey, exact: true });
    },
    renamed(userId: string, userName: string): void {
      client.setQueryData(
        queryKey,
        (room) =>
          room && {
            ...room,
            members: room.members.map((each) =>
              each.userId === userId ? { ...each, userName } : each,
            ),
          },
      );
    },
    left(userId: string | undefined): void {
      client.setQueryData(queryKey, (room) => room && withoutPlace(room, userId));
      // What is on its way may be from before.
      const exact = { queryKey, exact: true };
      if (client.isFetching(exact) > 0) void client.invalidateQueries(exact);
    },
  };
}

/** A room after somebody left it: staff who look in have no place, and a membership stays. */
function withoutPlace(room: Room, userId: string | undefined): Room {
  const members = room.members.filter((member) => member.userId !== userId);
  if (room.isPrivate === 1 || members.length === room.members.length) return room;
  return { ...room, members, memberCount: room.memberCount - 1 };
}

/** Counts what is written in the rooms that somebody has joined, as it is written. */
export function useRoomActivity(userId: string): void {
  const client = useQueryClient();
  const reread = useRereadRooms();
  useRereadWhenBack(myRoomsQuery(userId).queryKey, reread);
  useLiveMessages((message) => {
    // The place that one has just left is free by now.
    if (message.type === "ROOM_LEFT") return void reread();
    if (message.type !== "ROOM_ACTIVITY") return;
    const { roomId, seq } = message;
    client.setQueryData(myRoomsQuery(userId).queryKey, (rooms) =>
      rooms?.map((room) => (room.id === roomId ? withNews(room, seq) : room)),
    );
  });
}

/** A room after somebody wrote in it, up to a number. */
function withNews(room: Room, seq: number): Room {
  if (seq <= room.lastSeq) return room;
  return { ...room, lastSeq: seq, unreadCount: room.unreadCount + seq - room.lastSeq };
}

export function useJoinRoom(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (roomId: string) =>
      callApi("POST /api/rooms/{roomId}/join", { params: { roomId }, body: { userId } }),
    onSuccess: (room) => client.setQueryData(roomQuery(room.id).queryKey, room),
  });
}

/** Ends a membership or turns down an invitation; an open room is left by going back. */
export function useLeaveForGood(userId: string) {
  const reread = useRereadRooms();
  return useMutation({
    onSettled: () => void reread(),
    mutationFn: (roomId: string) =>
      callApi("POST /api/rooms/{roomId}/leave", { params: { roomId }, body: { userId } }),
  });
}

/**
 * Closes a room for good: one's own, or another's with a reason. Who closes it is told like
 * everybody inside, maybe before the reply.
 */
export function useCloseRoom(roomId: string, onClosed: () => void) {
  const reread = useRereadRooms();
  return useMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? callApi("DELETE /api/rooms/{roomId}", { params: { roomId } })
        : callApi("POST /api/rooms/{roomId}/close", { params: { roomId }, body: { reason } }),
    onSuccess: () => {
      onClosed();
      void reread();
    },
  });
}

export type NewRoom = RequestOf<"POST /api/rooms">["body"];

export function useCreateRoom() {
  const reread = useRereadRooms();
  return useMutation({
    mutationFn: (body: NewRoom) => callApi("POST /api/rooms", { body }),
    onSuccess: reread,
  });
}

export function useInvite(roomId: string) {
  return useMutation({
    mutationFn: (userId: string) =>
      callApi("POST /api/rooms/{roomId}/invitations", { params: { roomId }, body: { userId } }),
  });
}

/** Asks for the reader's age, then goes on. */
export type AskAge = (then: () => void) => void;

/**
 * Asks the owner of a room for a place, and says what became of it. Only who is known to be an adult,
 * or of the class, may ask: where the age is not known, a question comes first instead of a refusal.
 */
export function useAskForPlace(askAge: AskAge | null) {
  const reread = useRereadRooms();
  const asking = useMutation({
    mutationFn: (roomId: string) =>
      callApi("POST /api/rooms/{roomId}/requests", { params: { roomId } }),
    onSuccess: () =>
      toast({ title: "You have asked for a place", description: "The owner can invite you now." }),
    onError: sayFailed("That did not work. Please try again."),
    onSettled: reread,
  });
  return {
    ask(roomId: string): void {
      if (askAge) askAge(() => asking.mutate(roomId));
      else asking.mutate(roomId);
    },
    /** Whose owner is being asked. */
    roomId: asking.isPending ? asking.variables : null,
  };
}

/** Who asks for a place in a room of one's own. */
export const useRoomRequests = (roomId: string) =>
  useQuery({
    ...readQuery("GET /api/rooms/{roomId}/requests", { params: { roomId } }),
    ...readAnew,
  });

/** In which rooms people wait for the reader's answer, read again each minute. */
export const useWaitingRequests = () =>
  useQuery({
    ...readQuery("GET /api/room-requests", {}),
    ...readAnew,
    refetchInterval: 60_000,
  });

/** Invites who asked for a place, or turns them down. */
export function useAnswerRequest(roomId: string) {
  const reread = useRereadRooms();
  return useMutation({
    mutationFn: ({ userId, isYes }: { userId: string; isYes: boolean }) =>
      isYes
        ? callApi("POST /api/rooms/{roomId}/invitations", { params: { roomId }, body: { userId } })
        : callApi("DELETE /api/rooms/{roomId}/requests/{userId}", { params: { roomId, userId } }),
    onSettled: reread,
  });
}

/** What may be asked of somebody; forgotten at once, because asking changes it. */
export const useRelationship = (userId: string) =>
  useQuery({
    ...readQuery("GET /api/users/{userId}/relationship", { params: { userId } }),
    staleTime: 0,
    gcTime: 0,
  });

export function useRemoveMember(roomId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      callApi("DELETE /api/rooms/{roomId}/members/{userId}", { params: { roomId, userId } }),
    onSettled: () => client.invalidateQueries({ queryKey: roomQuery(roomId).queryKey }),
  });
}
