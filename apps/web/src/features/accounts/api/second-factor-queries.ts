import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";
import { renewSession } from "./session-queries";

/** What is asked for again before a second factor changes; no password where there is none. */
export interface Proof {
  password?: string;
  code: string;
}

const factorQuery = (userId: string) =>
  readQuery("GET /api/account/{userId}/second-factor", { params: { userId } });

export const useSecondFactor = (userId: string) =>
  useQuery({ ...factorQuery(userId), ...readAnew });

export const useBeginSecondFactor = (userId: string) =>
  useMutation({
    mutationFn: (body: { password?: string }) =>
      callApi("POST /api/account/{userId}/second-factor", { params: { userId }, body }),
  });

/** What changes who may do what here: an admin is one from then on, or no longer. */
function useChange<Body, Reply>(
  userId: string,
  change: (body: Body) => Promise<Reply>,
  /** Before the screen that asked goes: what is answered can be read only once. */
  onDone: (reply: Reply) => void = () => {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess(reply) {
      onDone(reply);
      await client.invalidateQueries({ queryKey: factorQuery(userId).queryKey });
      await renewSession(client);
    },
  });
}

export const useConfirmSecondFactor = (
  userId: string,
  onSetUp: (recoveryCodes: readonly string[]) => void,
) =>
  useChange(
    userId,
    (code: string) =>
      callApi("POST /api/account/{userId}/second-factor/confirm", {
        params: { userId },
        body: { code },
      }),
    ({ recoveryCodes }) => onSetUp(recoveryCodes),
  );

export const useNewRecoveryCodes = (userId: string) =>
  useChange(userId, (body: Proof) =>
    callApi("POST /api/account/{userId}/second-factor/recovery-codes", {
      params: { userId },
      body,
    }),
  );

export const useDisableSecondFactor = (userId: string) =>
  useChange(userId, (body: Proof) =>
    callApi("POST /api/account/{userId}/second-factor/disable", { params: { userId }, body }),
  );
