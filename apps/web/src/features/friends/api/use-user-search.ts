import { type searchableRoles, userSearch } from "@saywell/contract/constants";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, type ReplyOf } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { useRested } from "../../../lib/use-rested";
import { toast } from "../../../ui/use-toast";
import { askedTeacher, useRereadFriends } from "./friends-queries";
import { sayFailed } from "../../../lib/say-failed";

export type FoundUser = ReplyOf<"GET /api/users/search">[number];
export type SearchedRole = "ALL" | (typeof searchableRoles)[number];

const searchKey = ["/api", "users"];

/** People whose name matches, once enough was typed. Earlier ones stay until others arrive. */
export function useUserSearch(typed: string, role: SearchedRole) {
  const text = useRested(typed.trim());
  const canSearch =
    typed.trim().length >= userSearch.minLength && text.length >= userSearch.minLength;
  return useQuery({
    ...readQuery("GET /api/users/search", {
      query: { q: text, ...(role !== "ALL" && { role }) },
    }),
    enabled: canSearch,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Changes one person in whatever the search has found. */
function useChangeFound() {
  const client = useQueryClient();
  return (id: string, change: Partial<FoundUser>) =>
    // One person alone may be known under the same address.
    client.setQueriesData<FoundUser[]>({ queryKey: searchKey }, (found) =>
      Array.isArray(found)
        ? found.map((user) => (user.id === id ? { ...user, ...change } : user))
        : found,
    );
}

const said = {
  PENDING: {
    title: "Friend request sent",
    description: "Your friend request has been sent successfully.",
  },
  AWAITING_APPROVAL: askedTeacher,
  ACCEPTED: { title: "Friend added", description: "You are friends now." },
};

const friendshipAfter = {
  PENDING: "REQUESTED",
  AWAITING_APPROVAL: "AWAITING_APPROVAL",
  ACCEPTED: "FRIENDS",
} as const;

export function useAddFriend(userId: string) {
  const changeFound = useChangeFound();
  const reread = useRereadFriends();
  return useMutation({
    mutationFn: (addresseeId: string) =>
      callApi("POST /api/friends/request", { body: { requesterId: userId, addresseeId } }),
    onSuccess: ({ status }, id) => {
      changeFound(id, { friendship: friendshipAfter[status] });
      toast(said[status]);
      return reread();
    },
    onError: sayFailed("Failed to send friend request"),
  });
}

/** Follows a teacher, or stops following. */
export function useFollow(userId: string) {
  const changeFound = useChangeFound();
  return useMutation({
    mutationFn: async ({ id, isFollowing }: Pick<FoundUser, "id" | "isFollowing">) => {
      const follow = { followerId: userId, followedId: id };
      if (isFollowing) {
        await callApi("DELETE /api/follows/{followerId}/{followedId}", { params: follow });
      } else await callApi("POST /api/follows", { body: follow });
    },
    onSuccess: (_, { id, isFollowing }) => {
      changeFound(id, { isFollowing: !isFollowing });
      toast(
        isFollowing
          ? { title: "Unfollowed", description: "You've unfollowed this teacher" }
          : { title: "Following teacher", description: "You're now following this teacher." },
      );
    },
    onError: (_, { isFollowing }) =>
      void toast({
        variant: "destructive",
        title: "Error",
        description: isFollowing ? "Failed to update follow status" : "Failed to follow teacher",
      }),
  });
}
