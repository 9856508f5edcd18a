import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BlockOrMute } from "@saywell/contract";
import { callApi } from "../../../lib/api-client";
import { useLiveMessages } from "../../../lib/live";
import { readAnew, readQuery } from "../../../lib/query-client";
import { useRereadWhenBack } from "../../../lib/use-reread-when-back";
import { toast } from "../../../ui/use-toast";

type Answer = "accept" | "decline";

const friendsQuery = queryOptions({ ...readQuery("GET /api/friends", {}), ...readAnew });
const requestsQuery = queryOptions({ ...readQuery("GET /api/friends/requests", {}), ...readAnew });
const blocksAndMutesQuery = queryOptions({ ...readQuery("GET /api/blocks", {}), ...readAnew });

export const useFriends = () => useQuery(friendsQuery);
export const useFriendRequests = () => useQuery(requestsQuery);
export const useBlocksAndMutes = () => useQuery(blocksAndMutesQuery);

/** Reads friends and requests again: both, as one becomes the other. */
export function useRereadFriends(): () => Promise<void> {
  const client = useQueryClient();
  // The address of the requests begins with that of the friends.
  return () => client.invalidateQueries({ queryKey: friendsQuery.queryKey });
}

/** Keeps the friends list true while its screen is open. */
export function useFriendNews(): void {
  const reread = useRereadFriends();
  useRereadWhenBack(friendsQuery.queryKey, reread);
  useLiveMessages(({ type }) => {
    if (type === "FRIENDS_CHANGED") void reread();
  });
}

/** What is said where both agreed and one of them is under 18. */
export const askedTeacher = {
  title: "Waiting for your teacher",
  description: "You are friends when your teacher says yes.",
};

export function useAnswerRequest() {
  const reread = useRereadFriends();
  return useMutation({
    mutationFn: async ({ requestId, answer }: { requestId: string; answer: Answer }) => {
      const params = { requestId };
      if (answer === "decline") {
        await callApi("POST /api/friends/requests/{requestId}/decline", { params });
        return;
      }
      const call = "POST /api/friends/requests/{requestId}/accept";
      const { status } = await callApi(call, { params });
      // Said here, since what asked is gone once the requests are read again.
      if (status === "AWAITING_APPROVAL") toast(askedTeacher);
    },
    onSettled: reread,
  });
}

export function useUnfriend() {
  const reread = useRereadFriends();
  return useMutation({
    mutationFn: (friendId: string) =>
      callApi("DELETE /api/friends/{userId}", { params: { userId: friendId } }),
    onSettled: reread,
  });
}

/** Blocks or mutes somebody. */
export function useBlockOrMute() {
  const client = useQueryClient();
  const reread = useRereadFriends();
  return useMutation({
    mutationFn: (body: { userId: string; kind: BlockOrMute["kind"] }) =>
      callApi("POST /api/blocks", { body }),
    onSettled: () =>
      Promise.all([reread(), client.invalidateQueries({ queryKey: blocksAndMutesQuery.queryKey })]),
  });
}

/** Ends a block or a mute. */
export function useEndBlockOrMute() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (otherId: string) =>
      callApi("DELETE /api/blocks/{userId}", { params: { userId: otherId } }),
    onSettled: () => client.invalidateQueries({ queryKey: blocksAndMutesQuery.queryKey }),
  });
}
