import type { Core, Module } from "../../module";
import { sanctionsRoutes } from "./sanctions.routes";
import { createSanctionsService, type RaiseCry, type SanctionsService } from "./sanctions.service";
import { type Accounts, createSanctionsStore } from "./sanctions.store";
import { unlifted } from "./unlifted.store";

/** Mutes, bans and the appeals against them. Moderation decides about them. */
export function sanctionsModule(
  { db, clock }: Core,
  { accounts, raiseCry }: { accounts: Accounts; raiseCry: RaiseCry },
): Module<SanctionsService["commands"] & { unlifted: typeof unlifted }> {
  const service = createSanctionsService({
    db,
    clock,
    raiseCry,
    sanctions: createSanctionsStore(accounts),
  });
  return {
    routes: (app) => sanctionsRoutes(app, service),
    exports: { ...service.commands, unlifted },
  };
}
