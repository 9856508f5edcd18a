import { QueryClient, queryOptions } from "@tanstack/react-query";
import type { DeclaredCallName } from "@saywell/contract";
import { ApiError, type ReplyOf, type RequestOf, fetchJson, urlOf } from "./api-client";

/** A call that reads. */
type ReadName = Extract<DeclaredCallName, `GET ${string}`>;

/** Nothing is fetched again behind the learner's back: a write says what it made stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        // A refused read is shown with a way to try again, also while the browser says offline.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** The segments of a read's address: joined with slashes they are the address again. */
export function queryKeyOf<N extends DeclaredCallName>(
  name: N & ReadName,
  request: RequestOf<N>,
): string[] {
  const [, root, ...segments] = urlOf(name, request).split("/");
  return [`/${root}`, ...segments];
}

/** For what others change too: each screen that shows it reads it anew, and shows what is known until then. */
export const readAnew = { staleTime: 0, refetchOnMount: "always" } as const;

/** What an answer of 401 becomes: an error, unless null is asked for. */
type On401 = "throw" | "returnNull";
type ReadReply<N extends DeclaredCallName, M> = M extends "returnNull"
  ? ReplyOf<N> | null
  : ReplyOf<N>;

/** The query options of one read, typed by the contract. */
export function readQuery<N extends DeclaredCallName, M extends On401 = "throw">(
  name: N & ReadName,
  request: RequestOf<N>,
  options: { on401?: M } = {},
) {
  return queryOptions({
    queryKey: queryKeyOf(name, request),
    queryFn: async ({ queryKey }): Promise<ReadReply<N, M>> => {
      try {
        return (await fetchJson(queryKey.join("/"))) as ReadReply<N, M>;
      } catch (error) {
        if (options.on401 === "returnNull" && error instanceof ApiError && error.status === 401) {
          return null as ReadReply<N, M>;
        }
        throw error;
      }
    },
  });
}
