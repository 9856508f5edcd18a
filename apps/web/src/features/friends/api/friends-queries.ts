import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BlockOrMute } from "@saywell/contract";
import { callApi } from "../../../lib/api-client";
import { useLiveMessages } from "../../../lib/live";
import { toast } from "../../../ui/use-toast";

/** What others do changes these, so each screen that shows them reads them anew. */
const fresh = { staleTime: 0, refetchOnMount: "always" } as const;

type Answer = "accept" | "decline";

/** Milliseconds in which a list counts as read just now. */
const justRead = 3000;

const friendsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["/api", "friends", userId],
    queryFn: () => callApi("GET /api/friends"),
    ...fresh,
  });
const requestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["/api", "friends", userId, "requests"],
    queryFn: () => callApi("GET /api/friends/requests"),
    ...fresh,
  });
const blocksAndMutesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["/api", "blocks", userId],
    queryFn: () => callApi("GET /api/blocks"),
    ...fresh,
  });

export const useFriends = (userId: string) => useQuery(friendsQuery(userId));
export const useFriendRequests = (userId: string) => useQuery(requestsQuery(userId));
export const useBlocksAndMutes = (userId: string) => useQuery(blocksAndMutesQuery(userId));

/** Reads friends and requests again: both, as one becomes the other. */
export function useRereadFriends(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: friendsQuery(userId).queryKey });
}

/** Keeps the friends list true while its screen is open. */
export function useFriendNews(userId: string): void {
  const reread = useRereadFriends(userId);
  const client = useQueryClient();
  useLiveMessages(({ type }) => {
    const readAt = client.getQueryState(friendsQuery(userId).queryKey)?.dataUpdatedAt ?? Infinity;
    // What changed while the connection was away is not told.
    const wasAway = type === "CONNECTED" && Date.now() - readAt > justRead;
    if (type === "FRIENDS_CHANGED" || wasAway) void reread();
  });
}

/** What is said where both agreed and one of them is under 18. */
export const askedTeacher = {
  title: "Waiting for your teacher",
  description: "You are friends when your teacher says yes.",
};

export function useAnswerRequest(userId: string) {
  const reread = useRereadFriends(userId);
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

export function useUnfriend(userId: string) {
  const reread = useRereadFriends(userId);
  return useMutation({
    mutationFn: (friendId: string) =>
      callApi("DELETE /api/friends/{userId}", { params: { userId: friendId } }),
    onSettled: reread,
  });
}

/** Blocks or mutes somebody. */
export function useBlockOrMute(userId: string) {
  const client = useQueryClient();
  const reread = useRereadFriends(userId);
  return useMutation({
    mutationFn: (body: { userId: string; kind: BlockOrMute["kind"] }) =>
      callApi("POST /api/blocks", { body }),
    onSettled: () =>
      Promise.all([
        reread(),
        client.invalidateQueries({ queryKey: blocksAndMutesQuery(userId).queryKey }),
      ]),
  });
}

/** Ends a block or a mute. */
export function useEndBlockOrMute(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (otherId: string) =>
      callApi("DELETE /api/blocks/{userId}", { params: { userId: otherId } }),
    onSettled: () => client.invalidateQueries({ queryKey: blocksAndMutesQuery(userId).queryKey }),
  });
}
