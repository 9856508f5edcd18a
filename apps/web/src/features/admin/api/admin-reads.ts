import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { RequestOf } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

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
