import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import { deviceTimeZone } from "../../../lib/device-time-zone";
import { forgetTab } from "../../../lib/forget-learner";
import { changeUser } from "./session-queries";

/** Leaves the demo for the guest who tried it, or for a new one. */
export function useLeaveDemo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callApi("POST /api/session/log-out");
      return await callApi("POST /api/session/guest", { body: { timeZone: deviceTimeZone() } });
    },
    onSuccess(entered) {
      forgetTab();
      changeUser(client, entered);
    },
  });
}
