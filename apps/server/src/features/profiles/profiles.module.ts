import type { Core, Module } from "../../module";
import { profilesRoutes } from "./profiles.routes";
import { createProfilesService, type ProfilesService } from "./profiles.service";
import { type Accounts, createProfilesStore, type Lessons } from "./profiles.store";

type ServiceDeps = Parameters<typeof createProfilesService>[0];

interface Needs extends Omit<ServiceDeps, "db" | "demo" | "store"> {
  accounts: Accounts;
  lessons: Lessons;
}

export interface ProfilesExports {
  /** A teacher as everybody may see them, by id or by the name in the address of their page. */
  profileOf: (idOrHandle: string) => ReturnType<ProfilesService["profile"]>;
}

/** What one person may see of another. It owns nothing: it puts together what others show. */
export function profilesModule(
  { db, config }: Core,
  { accounts, lessons, ...reads }: Needs,
): Module<ProfilesExports> {
  const service = createProfilesService({
    db,
    demo: config.demo,
    store: createProfilesStore(accounts, lessons),
    ...reads,
  });
  return {
    routes: (app) => profilesRoutes(app, service),
    exports: { profileOf: (handle) => service.profile(null, handle) },
  };
}
