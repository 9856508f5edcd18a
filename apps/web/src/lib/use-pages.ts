import type { DeclaredCallName } from "@saywell/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { callApi, type ReplyOf, type RequestOf } from "./api-client";
import { queryKeyOf, readAnew } from "./query-client";

/** The lists that come a page at a time. */
type PagedName = {
  [N in Extract<DeclaredCallName, `GET ${string}`>]: ReplyOf<N> extends { next: string | null }
    ? N
    : never;
}[Extract<DeclaredCallName, `GET ${string}`>];
/** What stands in the address of a list that has such a part. */
type Part<N extends PagedName> = RequestOf<N> extends { params: infer P } ? { params: P } : object;
type Wish<N extends PagedName> = Omit<NonNullable<RequestOf<N>["query"]>, "cursor" | "limit">;

interface How {
  enabled?: boolean;
}

/** A list as far as it was asked for. What was read stays until the next wish is answered. */
export function usePages<N extends PagedName>(
  name: N,
  wish: Wish<N>,
  ...[{ enabled = true, ...part } = {}]: object extends Part<N> ? [how?: How] : [how: How & Part<N>]
) {
  const request = (cursor: string | null) =>
    ({
      ...part,
      query: { ...wish, ...(cursor !== null && { cursor }) },
    }) as unknown as RequestOf<N>;
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(name, request(null)), "pages"],
    queryFn: ({ pageParam }) =>
      (callApi as (name: N, request: RequestOf<N>) => Promise<ReplyOf<N>>)(
        name,
        request(pageParam),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ReplyOf<N>) => next,
    placeholderData: keepPreviousData,
    enabled,
    ...readAnew,
  });
}
