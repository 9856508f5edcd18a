import { demoLessons } from "@saywell/content";
import type { Core, Module } from "../../module";
import { entitlementsRoutes } from "./entitlements.routes";
import {
  createEntitlementsService,
  type EntitlementsDeps,
  type EntitlementsService,
} from "./entitlements.service";
import { createPlanUse, type PlanUseDeps } from "./plan-use.service";

type Needs = Pick<
  EntitlementsDeps,
  "content" | "findCard" | "planOf" | "agreedPlanOf" | "lessonsBegun"
> &
  Pick<PlanUseDeps, "messagesOn" | "liveSessionsOf">;

export type EntitlementsExports = Pick<EntitlementsService, "may" | "planRefusal" | "locksOf">;

/** What an account's plan allows. Whoever does a thing asks, in its own transaction. */
export function entitlementsModule(core: Core, needs: Needs): Module<EntitlementsExports> {
  const { config, clock } = core;
  const asked = {
    ...needs,
    clock,
    isCharged: config.plans,
    demoLessonIds: demoLessons.map(({ id }) => id),
  };
  const service = createEntitlementsService(asked);
  const { may, planRefusal, locksOf } = service;
  const planUse = createPlanUse({ ...core, ...needs, ...service });
  return {
    routes: (app) => entitlementsRoutes(app, planUse),
    exports: { may, planRefusal, locksOf },
  };
}
