import type { demoRoles } from "@saywell/contract/constants";
import { deviceTimeZone } from "../../../lib/device-time-zone";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi, type ReplyOf } from "../../../lib/api-client";
import type { AccountForm, AuthMode } from "../model/account-rules";
import { keepAgeAsked } from "../model/age-asked";
import { changeUser } from "./session-queries";

export type Entry =
  | { by: AuthMode; form: AccountForm; /** Of the second factor. */ code?: string }
  | { by: "demo"; role: (typeof demoRoles)[number] };

export interface Entered {
  session: ReplyOf<"POST /api/session/log-in">;
  /** Whether a child's parent was asked on the way. */
  parent: "none" | "asked" | "unasked";
}

/** Signs up, logs in, or logs in to a demo account; then that person is in the session. */
export function useEnterSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: enter,
    onSuccess: ({ session }, entry) => {
      // Whoever would rather not say it has just been asked.
      if (entry.by === "sign-up" && entry.form.ageBand === "UNKNOWN") keepAgeAsked(session.user.id);
      changeUser(client, session);
    },
  });
}

async function enter(entry: Entry): Promise<Entered> {
  if (entry.by === "demo") {
    const body = { role: entry.role, timeZone: deviceTimeZone() };
    return { session: await callApi("POST /api/session/demo", { body }), parent: "none" };
  }
  const { name, email, password, ageBand } = entry.form;
  if (entry.by === "log-in") {
    const body = {
      email: email.trim(),
      password,
      timeZone: deviceTimeZone(),
      ...(entry.code !== undefined && { code: entry.code }),
    };
    return { session: await callApi("POST /api/session/log-in", { body }), parent: "none" };
  }
  const session = await callApi("POST /api/session/sign-up", {
    body: {
      name: name.trim(),
      email: email.trim(),
      password,
      ageBand,
      timeZone: deviceTimeZone(),
    },
  });
  const parentEmail = entry.form.parentEmail.trim();
  if (parentEmail === "" || session.user.needsConsent !== true) return { session, parent: "none" };
  return { session, parent: await askParent(session.user.id, parentEmail) };
}

/** The account stands whatever comes of it; the child can ask again. */
async function askParent(userId: string, parentEmail: string): Promise<Entered["parent"]> {
  const request = { params: { userId }, body: { parentEmail } };
  return await callApi("POST /api/account/{userId}/consent", request).then(
    () => "asked",
    () => "unasked",
  );
}
