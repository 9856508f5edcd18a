// @vitest-environment jsdom
import { afterEach, beforeEach, vi } from "vitest";
import { sellPlans } from "../../landing/sell-plans";
import { createFakeServer, type FakeServer } from "../fake-server";
import { guest } from "../learning";
import { servedBody } from "../served-page";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

let server: FakeServer;
beforeEach(async () => {
  // The test's page has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/session/guest", () => ({ user: guest }));
  document.body.innerHTML = servedBody("/pricing", { holds: { plans: true } });
  await sellPlans(document.querySelector<HTMLElement>("[data-pricing]")!, vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const press = (plan: string) =>
  document.querySelector<HTMLButtonElement>(`[data-plan=${plan}]`)!.click();
const checkout = "POST /api/stripe/create-checkout-session";
function buy(reply: () => Response | { url: string } | Promise<never>) {
  server.on(checkout, reply);
  press("CORE");
}

checkTexts(specifiedTexts.pricing, {
  "the cards": () => document.querySelector("main"),
  "the page": () => document.querySelector("main"),
  "the buttons while a checkout is asked for": () => buy(() => new Promise<never>(() => {})),
  "the toast of Enterprise": () => press("ENTERPRISE"),
  "the toast of a checkout that failed": () => buy(() => new Response("", { status: 500 })),
  "the toast of a checkout without an address": () => buy(() => ({ url: "" })),
});
