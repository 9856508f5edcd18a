import type { Core, Module } from "../../module";
import { profilesRoutes } from "./profiles.routes";
import { createProfilesService } from "./profiles.service";
import { type Accounts, createProfilesStore, type Lessons } from "./profiles.store";

type ServiceDeps = Parameters<typeof createProfilesService>[0];

interface Needs extends Omit<ServiceDeps, "db" | "demo" | "store"> {
  accounts: Accounts;
  lessons: Lessons;
}

/** What one person may see of another. It owns nothing: it puts together what others show. */
export function profilesModule(
  { db, config }: Core,
  { accounts, lessons, ...reads }: Needs,
): Module {
  const service = createProfilesService({
    db,
    demo: config.demo,
    store: createProfilesStore(accounts, lessons),
    ...reads,
  });
  return { routes: (app) => profilesRoutes(app, service), exports: {} };
}
