import type { TestPortalAct } from "@saywell/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

const portalQuery = (sessionId: string) =>
  readQuery("GET /api/test-payments/portal/{sessionId}", { params: { sessionId } });

export const useTestPortal = (sessionId: string) =>
  useQuery({ ...portalQuery(sessionId), ...readAnew });

/** Does something in the portal, which then shows what the server answers. */
export function usePortalAct(sessionId: string) {
  const client = useQueryClient();
  const { queryKey } = portalQuery(sessionId);
  return useMutation({
    mutationFn: (act: TestPortalAct) =>
      callApi("POST /api/test-payments/portal/{sessionId}/act", {
        params: { sessionId },
        body: act,
      }),
    onSuccess: (portal) => client.setQueryData(queryKey, portal),
  });
}
