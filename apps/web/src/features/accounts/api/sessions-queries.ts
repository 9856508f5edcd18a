import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

export const sessionsQuery = (userId: string) =>
  readQuery("GET /api/account/{userId}/sessions", { params: { userId } });

/** Where somebody is logged in. Other devices change it, so each visit reads it anew. */
export const useSessions = (userId: string) => useQuery({ ...sessionsQuery(userId), ...readAnew });

export function useEndSession(userId: string) {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery(userId);
  return useMutation({
    mutationFn: (id: string) =>
      callApi("DELETE /api/account/{userId}/sessions/{id}", { params: { userId, id } }),
    onSuccess: (_, ended) =>
      client.setQueryData(
        queryKey,
        (before) => before && { sessions: before.sessions.filter(({ id }) => id !== ended) },
      ),
    // It may have ended meanwhile.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Ends all sessions, or all but this one. */
export function useLogOutEverywhere(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keepsThis: boolean) =>
      callApi("POST /api/account/{userId}/log-out-everywhere", {
        params: { userId },
        body: { keepsThis },
      }),
    onSuccess: (_, keepsThis) =>
      keepsThis
        ? client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey })
        : undefined,
  });
}
