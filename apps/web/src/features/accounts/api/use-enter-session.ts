import type { demoRoles } from "@saywell/contract/constants";
import { deviceTimeZone } from "../../../lib/device-time-zone";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api-client";
import type { AccountForm, AuthMode } from "../model/account-rules";
import { changeUser } from "./session-queries";

export type Entry =
  | { by: AuthMode; form: AccountForm }
  | { by: "demo"; role: (typeof demoRoles)[number] };

/** Signs up, logs in, or logs in to a demo account; then that person is in the session. */
export function useEnterSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: enter,
    onSuccess: (entered) => changeUser(client, entered),
  });
}

function enter(entry: Entry) {
  if (entry.by === "demo") {
    const body = { role: entry.role, timeZone: deviceTimeZone() };
    return callApi("POST /api/session/demo", { body });
  }
  const { name, email, password, ageBand } = entry.form;
  if (entry.by === "log-in") {
    return callApi("POST /api/session/log-in", { body: { email: email.trim(), password } });
  }
  return callApi("POST /api/session/sign-up", {
    body: {
      name: name.trim(),
      email: email.trim(),
      password,
      ageBand,
      timeZone: deviceTimeZone(),
    },
  });
}
