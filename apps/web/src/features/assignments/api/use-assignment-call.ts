import type { DeclaredCallName } from "@saywell/contract";
import { useQueryClient } from "@tanstack/react-query";
import { callApi, type ReplyOf, type RequestOf } from "../../../lib/api-client";

type WriteName =
  | "POST /api/classes/{classId}/assignments"
  | "POST /api/classes/{classId}/assignments/copy"
  | Exclude<
      Extract<
        DeclaredCallName,
        `${string} /api/assignments${string}` | `${string} /api/classes/{classId}/groups${string}`
      >,
      `GET ${string}`
    >;

/** Where the addresses begin of what assigned work shows in. */
const shown = new Set(["classes", "assignments", "teacher", "my-assignments"]);

/** A call that changes assigned work. What shows it is read again after it, also after a refusal. */
export function useAssignmentCall<N extends WriteName>(name: N) {
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
