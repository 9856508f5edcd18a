import type { DeclaredCallName } from "@saywell/contract";
import { useQueryClient } from "@tanstack/react-query";
import { callApi, type ReplyOf, type RequestOf } from "../../../lib/api-client";

type WriteName = Exclude<
  Extract<
    DeclaredCallName,
    | `${string} /api/classes/{classId}/invitations${string}`
    | `${string} /api/classes/{classId}/roster`
    | `${string} /api/my-class-invitations${string}`
  >,
  `GET ${string}`
>;

/** Where the addresses begin of what an invitation shows in. */
const shown = new Set(["classes", "my-classes", "my-assignments", "my-class-invitations"]);

/**
 * A call about invitations into a class. What shows them is read again after it, also after a refusal: a
 * co-teacher may have been quicker.
 */
export function useRosterCall<N extends WriteName>(name: N) {
  const client = useQueryClient();
  return async (request: RequestOf<N>): Promise<ReplyOf<N>> => {
    try {
      return await (callApi as (name: N, request: RequestOf<N>) => Promise<ReplyOf<N>>)(
        name,
        request,
      );
    } finally {
      void client.invalidateQueries({
        predicate: ({ queryKey: [root, part] }) =>
          root === "/api" && shown.has(String(part).split("?")[0] ?? ""),
      });
    }
  };
}
