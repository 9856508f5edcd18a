import { demoLessons } from "@saywell/content";
import type { Core, Module } from "../../module";
import {
  createEntitlementsService,
  type EntitlementsDeps,
  type EntitlementsService,
  planRequired,
} from "./entitlements.service";

type Needs = Pick<EntitlementsDeps, "content" | "findCard" | "planOf" | "lessonsBegun">;

export interface EntitlementsExports extends EntitlementsService {
  planRequired: typeof planRequired;
}

/** What an account's plan allows. Whoever does a thing asks, in its own transaction. */
export function entitlementsModule(
  { config, clock }: Core,
  needs: Needs,
): Module<EntitlementsExports> {
  const { may } = createEntitlementsService({
    ...needs,
    clock,
    isCharged: config.plans,
    demoLessonIds: demoLessons.map(({ id }) => id),
  });
  return { exports: { may, planRequired } };
}
