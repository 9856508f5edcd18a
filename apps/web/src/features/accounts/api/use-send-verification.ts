import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";

/** Sends the mail again by which somebody proves their address. */
export const useSendVerification = (userId: string) =>
  useMutation({
    mutationFn: () => callApi("POST /api/account/{userId}/verification", { params: { userId } }),
  });
