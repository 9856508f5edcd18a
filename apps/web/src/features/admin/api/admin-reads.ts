import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { callApi, type ReplyOf, type RequestOf } from "../../../lib/api-client";
import { queryKeyOf, readAnew, readQuery } from "../../../lib/query-client";

const minute = 60_000;
/** What happens by itself while an admin looks on. */
const watched = { ...readAnew, refetchInterval: minute } as const;

export const useSystem = () => useQuery({ ...readQuery("GET /api/admin/system", {}), ...watched });
export const useJobKinds = () => useQuery({ ...readQuery("GET /api/admin/jobs", {}), ...watched });
export const useWatch = () =>
  useQuery({ ...readQuery("GET /api/moderation/watch", {}), ...watched });
export const useSettings = () =>
  useQuery({ ...readQuery("GET /api/admin/settings", {}), ...readAnew });
export const usePerson = (id: string) =>
  useQuery({ ...readQuery("GET /api/admin/people/{id}", { params: { id } }), ...readAnew });
export const useClass = (id: string) =>
  useQuery({ ...readQuery("GET /api/admin/classes/{id}", { params: { id } }), ...readAnew });
/** Looking is kept in the audit log, so it is read once for each visit. */
export const useMail = (id: string) =>
  useQuery({
    ...readQuery("GET /api/admin/mails/{id}", { params: { id } }),
    refetchOnMount: "always",
  });

type ConsentWish = NonNullable<RequestOf<"GET /api/admin/consents">["query"]>;
export const useConsents = (query: ConsentWish, isWatched = false) =>
  useQuery({
    ...readQuery("GET /api/admin/consents", { query }),
    ...(isWatched ? watched : readAnew),
    placeholderData: keepPreviousData,
  });

/** The lists that come a page at a time. */
type PagedName =
  | "GET /api/admin/people"
  | "GET /api/admin/invitations"
  | "GET /api/admin/classes"
  | "GET /api/admin/rooms"
  | "GET /api/admin/jobs/failed"
  | "GET /api/admin/audit"
  | "GET /api/admin/mails";
type Wish<N extends PagedName> = Omit<NonNullable<RequestOf<N>["query"]>, "cursor" | "limit">;

/** A list as far as it was asked for. What was read stays until the next wish is answered. */
export function usePages<N extends PagedName>(name: N, wish: Wish<N>, enabled = true) {
  const request = (cursor: string | null) =>
    ({ query: { ...wish, ...(cursor !== null && { cursor }) } }) as RequestOf<N>;
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
