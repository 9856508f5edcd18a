import { useQueryClient } from "@tanstack/react-query";
import type { DeclaredCallName } from "@saywell/contract";
import { callApi, type ReplyOf, type RequestOf } from "../../../lib/api-client";

type WriteName = Exclude<
  Extract<DeclaredCallName, `${string} /api/admin/${string}`>,
  `GET ${string}`
>;

/**
 * A call by which an admin changes something. All that admins read is read again after it, also
 * after a refusal: another admin may have been quicker.
 */
export function useAdminCall<N extends WriteName>(name: N) {
  const client = useQueryClient();
  return async (request: RequestOf<N>): Promise<ReplyOf<N>> => {
    try {
      return await (callApi as (name: N, request: RequestOf<N>) => Promise<ReplyOf<N>>)(
        name,
        request,
      );
    } finally {
      void client.invalidateQueries({ queryKey: ["/api", "admin"] });
    }
  };
}
