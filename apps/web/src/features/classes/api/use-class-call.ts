import type { DeclaredCallName } from "@saywell/contract";
import { useQueryClient } from "@tanstack/react-query";
import { callApi, type ReplyOf, type RequestOf } from "../../../lib/api-client";

type WriteName = Exclude<
  Extract<
    DeclaredCallName,
    `${string} /api/classes${string}` | `${string} /api/my-classes${string}`
  >,
  `GET ${string}`
>;

/** Where the addresses begin of what a change of a class shows in. */
const shown = new Set(["classes", "teacher", "my-classes", "my-assignments", "class-codes"]);

/**
 * A call that changes a class. What shows classes is read again after it, also after a refusal: a
 * co-teacher may have been quicker.
 */
export function useClassCall<N extends WriteName>(name: N) {
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
