import type { ConsentStatus } from "@saywell/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

const statusQuery = (userId: string) =>
  readQuery("GET /api/account/{userId}/consent", { params: { userId } });

/** How often a page that waits looks again: a child without consent has no live connection. */
const lookAgain = 10_000;

/** Where a child's account stands. A parent decides elsewhere: the page that waits turns by itself. */
export const useConsentStatus = (userId: string) =>
  useQuery({
    ...statusQuery(userId),
    ...readAnew,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data?.needsConsent === true ? lookAgain : false),
  });

export function useAskParent(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (parentEmail: string) =>
      callApi("POST /api/account/{userId}/consent", { params: { userId }, body: { parentEmail } }),
    onSuccess: (status: ConsentStatus) => client.setQueryData(statusQuery(userId).queryKey, status),
  });
}

/** What a parent is asked, by the link of the mail. Not a GET, so that no log holds the link. */
export const useConsentRequest = (token: string | null) =>
  useQuery({
    queryKey: ["consent-request", token],
    queryFn: () => callApi("POST /api/consent/read", { body: { token: token ?? "" } }),
    enabled: token !== null,
  });

export function useDecide(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (give: boolean) => callApi("POST /api/consent/decide", { body: { token, give } }),
    onSuccess: (request) => client.setQueryData(["consent-request", token], request),
  });
}
