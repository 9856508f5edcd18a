import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, type RequestOf } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

/** Friendships come in while the page is open. */
const minute = 60_000;

export const useWaitingFriendships = () =>
  useQuery({
    ...readQuery("GET /api/moderation/friendships", {}),
    ...readAnew,
    refetchInterval: minute,
  });
export const useSanctions = () =>
  useQuery({ ...readQuery("GET /api/moderation/sanctions", {}), ...readAnew });
export const useAudit = () =>
  useQuery({ ...readQuery("GET /api/moderation/audit", {}), ...readAnew });

/** Reads the queues, the sanctions and the log again: one decision changes several. */
export function useReread() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["/api", "moderation"] });
}

export type Decision = RequestOf<"POST /api/moderation/reports/{id}/decide">["body"];

export function useDecide() {
  const reread = useReread();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Decision }) =>
      callApi("POST /api/moderation/reports/{id}/decide", { params: { id }, body }),
    // Also after a refusal: somebody else may have decided.
    onSettled: reread,
  });
}

export type FriendshipDecision =
  RequestOf<"POST /api/moderation/friendships/{id}/decision">["body"]["decision"];

export function useDecideFriendship() {
  const reread = useReread();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: FriendshipDecision }) =>
      callApi("POST /api/moderation/friendships/{id}/decision", {
        params: { id },
        body: { decision },
      }),
    onSettled: reread,
  });
}

export function useLift() {
  const reread = useReread();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      callApi("POST /api/moderation/sanctions/{id}/lift", { params: { id }, body: { reason } }),
    onSettled: reread,
  });
}

export function useAnswerAppeal() {
  const reread = useReread();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; accept: boolean; answer: string }) =>
      callApi("POST /api/moderation/appeals/{id}/decide", { params: { id }, body }),
    onSettled: reread,
  });
}
