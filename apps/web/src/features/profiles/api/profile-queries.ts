import type { SessionUser } from "@saywell/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

const teacherQuery = (teacherId: string) =>
  readQuery("GET /api/users/{teacherId}", { params: { teacherId } });
const followersQuery = (teacherId: string) =>
  readQuery("GET /api/follows/followers/{teacherId}", { params: { teacherId } });
const followingQuery = (followerId: string, teacherId: string) =>
  readQuery("GET /api/follows/check/{followerId}/{teacherId}", {
    params: { followerId, teacherId },
  });

/** A teacher by id or by the name in the address of the page. */
export const useTeacher = (teacherId: string) =>
  useQuery({ ...teacherQuery(teacherId), ...readAnew });

export const useFollowers = (teacherId: string) =>
  useQuery({ ...followersQuery(teacherId), ...readAnew });

/** Nobody follows anybody before they are somebody. */
export const useIsFollowing = (followerId: string | undefined, teacherId: string) =>
  useQuery({
    ...followingQuery(followerId ?? "", teacherId),
    ...readAnew,
    enabled: followerId !== undefined,
  });

interface Follow {
  teacherId: string;
  /** As the page's address names the teacher. */
  address: string;
  /** Whoever is here; a visitor without a session becomes a guest. */
  enter: () => Promise<SessionUser>;
}

/** Follows a teacher, or stops. Answers which of the two it was. */
export function useToggleFollow({ teacherId, address, enter }: Follow) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wasFollowing: boolean) => {
      const { id: followerId } = await enter();
      if (wasFollowing) {
        await callApi("DELETE /api/follows/{followerId}/{followedId}", {
          params: { followerId, followedId: teacherId },
        });
      } else {
        await callApi("POST /api/follows", { body: { followerId, followedId: teacherId } });
      }
      const isFollowing = !wasFollowing;
      const { queryKey } = followingQuery(followerId, teacherId);
      // What was asked before this is out of date, whenever its answer comes.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { isFollowing });
      return isFollowing;
    },
    onSuccess: () =>
      Promise.all(
        [teacherQuery(address), followersQuery(address)].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey, exact: true }),
        ),
      ),
  });
}
