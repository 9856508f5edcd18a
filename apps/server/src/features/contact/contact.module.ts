import { serveCall } from "../../http/serve-call";
import type { Core, Module } from "../../module";
import { type ContactDeps, createContactService } from "./contact.service";

/** What people write on the contact page. */
export function contactModule(
  { db, clock }: Core,
  needs: Omit<ContactDeps, "db" | "clock">,
): Module {
  const service = createContactService({ db, clock, ...needs });
  return {
    routes: (app) =>
      serveCall(app, "POST /api/school/messages", ({ caller, body }) =>
        service.write(caller, body),
      ),
    exports: {},
  };
}
