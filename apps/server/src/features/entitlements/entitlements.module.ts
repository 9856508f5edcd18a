import { demoLessons } from "@saywell/content";
import type { Core, Module } from "../../module";
import {
  createEntitlementsService,
  type EntitlementsDeps,
  type EntitlementsService,
} from "./entitlements.service";

type Needs = Pick<EntitlementsDeps, "content" | "findCard" | "planOf" | "lessonsBegun">;

export type EntitlementsExports = Pick<EntitlementsService, "may" | "planRefusal" | "locksOf">;

/** What an account's plan allows. Whoever does a thing asks, in its own transaction. */
export function entitlementsModule(
  { config, clock }: Core,
  needs: Needs,
): Module<EntitlementsExports> {
  const { may, planRefusal, locksOf } = createEntitlementsService({
    ...needs,
    clock,
    isCharged: config.plans,
    demoLessonIds: demoLessons.map(({ id }) => id),
  });
  return { exports: { may, planRefusal, locksOf } };
}
