import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";

const guestNameQuery = readQuery("GET /api/session/guest-name", {});

/** What others call a guest; nothing is asked for anybody else. */
export const useGuestName = (isGuest: boolean) => useQuery({ ...guestNameQuery, enabled: isGuest });

/** Picks a friendly name by its number, or keeps the one there is. */
export function usePickName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => callApi("POST /api/session/guest-name", { body: { id } }),
    onSuccess: (names) => client.setQueryData(guestNameQuery.queryKey, names),
  });
}

/** Writes a name of one's own, by the rules for every name. */
export function useWriteName(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      callApi("PUT /api/account/{userId}", { params: { userId }, body: { name } }),
    // With it goes what is read of the guest's name below it.
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["/api", "session"] });
    },
  });
}
