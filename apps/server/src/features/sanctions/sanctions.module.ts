import type { Subquery } from "../../db/subquery";
import type { Core, Module } from "../../module";
import { sanctionsRoutes } from "./sanctions.routes";
import { createSanctionsService, type SanctionsService } from "./sanctions.service";
import { createSanctionsStore } from "./sanctions.store";

interface Needs {
  accounts: { cards: Subquery<{ id: string; name: string; isDemo: boolean }> };
}

/** Mutes, bans and the appeals against them. Moderation decides about them. */
export function sanctionsModule(
  { db, clock }: Core,
  { accounts }: Needs,
): Module<SanctionsService["commands"]> {
  const sanctions = createSanctionsStore(accounts.cards);
  const service = createSanctionsService({ db, clock, sanctions });
  return { routes: (app) => sanctionsRoutes(app, service), exports: service.commands };
}
