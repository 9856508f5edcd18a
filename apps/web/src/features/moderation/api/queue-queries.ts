import type { QueueSection } from "@saywell/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi, type RequestOf } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";
import { usePages } from "../../../lib/use-pages";
import { useReread } from "./moderation-queries";

const minute = 60_000;

/** Whom there is something open about in a section, page by page. It holds no words of anybody. */
export const useQueue = (section: QueueSection) =>
  usePages("GET /api/moderation/queue", { section });

/** How many people there is something open about. Reading it is no look at anybody's data. */
export const useWaiting = () =>
  useQuery({
    ...readQuery("GET /api/moderation/waiting", {}),
    staleTime: minute,
    refetchInterval: minute,
  });

/** Reports that none of the school's staff may look at, and whoever else looks after them. */
export const useWatch = (enabled: boolean) =>
  useQuery({ ...readQuery("GET /api/moderation/watch", {}), ...readAnew, enabled });

/**
 * What was reported about one person. Reading it is kept on record as a look at a child's data, so
 * it is read when somebody opens it, never by itself, and not kept once it is closed.
 */
export const useReportsAbout = (about: { aboutId: string; section: QueueSection }) =>
  useQuery({
    ...readQuery("GET /api/moderation/reports", { query: about }),
    ...readAnew,
    gcTime: 0,
  });

/** Reports that were decided, read when somebody asks for them. */
export const useDecidedReports = (state: "UPHELD" | "DISMISSED") =>
  useQuery({
    ...readQuery("GET /api/moderation/reports", { query: { state } }),
    ...readAnew,
    gcTime: 0,
  });

export type GroupDecision = RequestOf<"POST /api/moderation/queue/{id}/decide">["body"];

export function useDecideGroup() {
  const reread = useReread();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: GroupDecision }) =>
      callApi("POST /api/moderation/queue/{id}/decide", { params: { id }, body }),
    // Also after a refusal: somebody else may have decided.
    onSettled: reread,
  });
}
