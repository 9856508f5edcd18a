import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";

/** The invitations of a class that nobody has answered. */
export const useInvitations = (classId: string) =>
  useQuery({
    ...readQuery("GET /api/classes/{classId}/invitations", { params: { classId } }),
    ...readAnew,
  });

/** The classes into which somebody's own address is invited. */
export const useMyInvitations = (enabled: boolean) =>
  useQuery({ ...readQuery("GET /api/my-class-invitations", {}), ...readAnew, enabled });

/** Into which class an invitation leads. Not a GET, so that no log holds the secret. */
export const useInvitationOf = (token: string, learnerId: string) =>
  useQuery({
    queryKey: ["class-invitation", learnerId, token],
    queryFn: () => callApi("POST /api/class-invitation/read", { body: { token } }),
    refetchOnMount: "always",
  });
