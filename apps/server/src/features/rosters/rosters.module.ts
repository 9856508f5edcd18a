import type { Core, Module } from "../../module";
import { createInvitationsService } from "./invitations.service";
import { forgetOld } from "./invitations.store";
import { createInviting } from "./inviting";
import { createOwnInvitationsService } from "./own-invitations.service";
import { createRosterService } from "./roster.service";
import { classInvitationsRoutes, ownInvitationsRoutes } from "./rosters.routes";
import type { RosterDeps } from "./rosters-needs";

interface Needs extends Omit<RosterDeps, "db" | "clock" | "mail"> {
  mail: Omit<RosterDeps["mail"], "hasServer">;
}

/** Who is invited into a class: by one address, or by a list of them. */
export function rostersModule({ config, db, clock, jobs }: Core, needs: Needs): Module {
  const mail = { ...needs.mail, hasServer: config.mail !== undefined };
  const deps = { db, clock, ...needs, mail };
  const inviting = createInviting(deps);
  const invitations = createInvitationsService({ ...deps, inviting });
  const roster = createRosterService({ ...deps, ...invitations, inviting });
  const own = createOwnInvitationsService(deps);
  jobs.handle("forget-class-invitations", () => forgetOld(db, clock.now()));
  return {
    routes(app) {
      classInvitationsRoutes(app, { invitations, roster });
      ownInvitationsRoutes(app, own);
    },
    exports: {},
  };
}
