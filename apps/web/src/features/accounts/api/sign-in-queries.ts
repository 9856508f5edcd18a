import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { deviceTimeZone } from "../../../lib/device-time-zone";
import { readAnew, readQuery } from "../../../lib/query-client";
import { changeUser } from "./session-queries";

/** With whom one can log in here besides a password. */
export const useProviders = () =>
  useQuery({ ...readQuery("GET /api/sign-in/providers", {}), staleTime: Infinity });

/** Leaves for a provider's page, which sends the browser back to this one. */
export const useSignInWith = () =>
  useMutation({
    mutationFn: (provider: string) =>
      callApi("POST /api/sign-in/{provider}", {
        params: { provider },
        body: { path: window.location.pathname, timeZone: deviceTimeZone() },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  });

/** The code that was missing after the provider's page. Answers where to go on. */
export function useGiveCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => callApi("POST /api/sign-in/second-factor", { body: { code } }),
    onSuccess: (entered) => changeUser(client, entered),
  });
}

const signInsQuery = (userId: string) =>
  readQuery("GET /api/account/{userId}/sign-ins", { params: { userId } });

export const useSignIns = (userId: string) => useQuery({ ...signInsQuery(userId), ...readAnew });

/** Leaves for a provider's page, to log in with it from now on. */
export const useLinkSignIn = (userId: string) =>
  useMutation({
    mutationFn: (body: { provider: string; password?: string }) =>
      callApi("POST /api/account/{userId}/sign-ins", { params: { userId }, body }),
    onSuccess: ({ url }) => window.location.assign(url),
  });

export function useUnlinkSignIn(userId: string) {
  const client = useQueryClient();
  const { queryKey } = signInsQuery(userId);
  return useMutation({
    mutationFn: (id: string) =>
      callApi("DELETE /api/account/{userId}/sign-ins/{id}", { params: { userId, id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
