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
type Wish<N extends PagedName> = Omit<NonNullable<RequestOf<N>["query"]>, "cursor" | "limit">;

/** A list as far as it was asked for. What was read stays until the next wish is answered. */
export function usePages<N extends PagedName>(name: N, wish: Wish<N>, enabled = true) {
  const request = (cursor: string | null) =>
    ({ query: { ...wish, ...(cursor !== null && { cursor }) } }) as unknown as RequestOf<N>;
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
