import type { PlanType, SessionUser, Subscription } from "@saywell/contract";
import { type plansSoldOnline, planTypes } from "@saywell/contract/constants";
import { plans } from "@saywell/content";
import { ApiError, callApi, sentenceOf } from "../lib/api-client";
import { keepCheckoutBegun } from "../lib/checkout-begun";
import { formatDay } from "../lib/dates";
import { deviceTimeZone } from "../lib/device-time-zone";
import { type Href, linkTo } from "../lib/links";
import { backTo, nameOfWayBack, wayBack } from "../lib/way-back";
import { parentPays, paysByCard, planSentence } from "../product-ui/plan-words";
import { sendParentLink } from "./send-parent-link";
import { sendSalesRequest } from "./send-sales-request";
import { showToast } from "./show-toast";

type SoldPlan = (typeof plansSoldOnline)[number];

/** A button of a plan as it stands while nothing goes on. */
interface Offer {
  words: string;
  isOpen: boolean;
  note: string;
}

const failed = "Failed to start checkout. Please try again.";
const noUrl = "No checkout URL returned";
const portalFailed = "Failed to open billing portal";
const nameOf = (plan: PlanType) => plans.find(({ id }) => id === plan)?.name ?? plan;
const rank = (plan: PlanType) => planTypes.indexOf(plan);

const leavePage = (url: string) => location.assign(url);

/** Gives the buttons of the page of plans what they do, and says who is on which plan. */
export async function sellPlans(root: HTMLElement, leaveFor = leavePage): Promise<void> {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-plan]")];
  const form = root.querySelector<HTMLFormElement>("[data-sales-form]")!;
  const first = new Map(buttons.map((button) => [button, button.textContent] as const));
  const cameFrom = wayBack(location.search);
  /** This page, with the way back that it has. */
  const here = linkTo("/pricing", {}, { query: backTo(cameFrom) });
  if (cameFrom !== null) showWayBack(cameFrom);
  let own: { subscription: Subscription; timeZone: string } | null = null;
  /** Plans bind learners only, and the server sells none to the school's staff. */
  let isStaff = false;

  const toast = (
    words: { title: string; description: string; way?: { href: string; name: string } },
    variant: "default" | "destructive",
  ) =>
    showToast(
      root.querySelector<HTMLElement>("[data-toast]")!,
      root.querySelector<HTMLTemplateElement>("[data-toast-parts]")!,
      { ...words, variant },
    );

  let isProcessing = false;
  function process(goesOn: boolean): void {
    isProcessing = goesOn;
    draw();
  }
  function draw(): void {
    for (const button of buttons) {
      const plan = button.dataset["plan"] as PlanType;
      const offer = own === null ? null : offerOf(plan, own.subscription, own.timeZone);
      const isSold = plan === "ENTERPRISE" || !isStaff;
      const isOpen = plan !== "FREEMIUM" && isSold && (offer?.isOpen ?? true);
      button.disabled = isProcessing || !isOpen;
      button.textContent = isProcessing
        ? "Processing..."
        : offer?.words || (first.get(button) ?? "");
      const note = button.parentElement?.querySelector("[data-plan-note]");
      if (note) note.textContent = offer?.note ?? "";
    }
  }

  /** Goes where a call says; whatever fails is said, and the buttons come back. */
  async function go(
    ask: () => Promise<{ url: string }>,
    otherwise: string,
    refused?: (error: ApiError) => boolean,
  ): Promise<void> {
    process(true);
    try {
      const { url } = await ask();
      if (!url) throw new Error(noUrl);
      leaveFor(url);
    } catch (error) {
      const description =
        error instanceof ApiError ? sentenceOf(error, otherwise) : noUrlOr(error, otherwise);
      if (error instanceof ApiError && refused?.(error) === true) return process(false);
      const asksAge = error instanceof ApiError && error.code === "choice-needed";
      toast(
        {
          title: "Error",
          description,
          ...(asksAge && {
            way: {
              href: linkTo("/settings", {}, { query: backTo(here), hash: "age" }),
              name: "Go to Settings",
            },
          }),
        },
        "destructive",
      );
      process(false);
    }
  }

  const askParent = sendParentLink(
    root.querySelector<HTMLFormElement>("[data-parent-form]")!,
    nameOf,
  );

  const buy = (planType: SoldPlan) =>
    go(
      async () => {
        keepCheckoutBegun(planType);
        const { user } = await callApi("GET /api/session");
        if (user === null) {
          await callApi("POST /api/session/guest", { body: { timeZone: deviceTimeZone() } });
        }
        return await callApi("POST /api/stripe/create-checkout-session", {
          body: {
            planType,
            // The payment provider writes the session into its place, so it must not be encoded.
            successUrl: `${location.origin}${linkTo("/student-dashboard")}?session_id={CHECKOUT_SESSION_ID}`,
            cancelUrl: `${location.origin}${here}`,
          },
        });
      },
      failed,
      // Who is under 18 has a parent buy it.
      ({ code }) => {
        if (code !== "parent-needed") return false;
        askParent(planType);
        return true;
      },
    );

  const manage = () =>
    go(
      () =>
        callApi("POST /api/stripe/create-portal-session", {
          body: { returnUrl: `${location.origin}${here}` },
        }),
      portalFailed,
    );

  for (const button of buttons) {
    button.addEventListener("click", () => {
      const plan = button.dataset["plan"] as PlanType;
      if (plan === "ENTERPRISE") return askSales();
      if (button.dataset["sold"] === "true") void buy(plan as SoldPlan);
    });
  }

  function askSales(): void {
    toast(
      {
        title: "Contact Sales",
        description: "Please contact our sales team for Enterprise plans",
      },
      "default",
    );
    form.hidden = false;
    form.scrollIntoView({ block: "nearest" });
    form.querySelector("input")?.focus();
  }

  sendSalesRequest(form);
  // A page that the browser has kept, and shows again on the way back from the checkout.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    process(false);
    void sayOwnPlan();
  });
  await sayOwnPlan();

  /** Where it cannot be read the page offers what it offers to everybody; the server judges anyway. */
  async function sayOwnPlan(): Promise<void> {
    const here = await callApi("GET /api/session").catch(() => null);
    const user = here?.user ?? null;
    if (user !== null && !user.isGuest) hideWaysIn();
    isStaff = user !== null && user.role !== "LEARNER";
    if (isStaff) {
      const line = document.createElement("p");
      line.textContent = "Plans are for learners. Everything is open to you.";
      root.querySelector("[data-own-plan]")!.replaceChildren(line);
      return draw();
    }
    const subscription = user && (await readSubscription(user));
    own = subscription && { subscription, timeZone: user.timeZone };
    draw();
    if (subscription && user) showOwnPlan(subscription, user.timeZone);
  }

  function showOwnPlan(subscription: Subscription, timeZone: string): void {
    const line = document.createElement("p");
    const name = document.createElement("strong");
    name.textContent = `You are on ${nameOf(subscription.planType)}.`;
    line.append(name, ` ${planSentence(subscription, { nameOf, timeZone })}`);
    const box = root.querySelector("[data-own-plan]")!;
    const said = document.createElement("div");
    said.className = "grid min-w-0 flex-1 basis-64 gap-1";
    said.append(line);
    box.replaceChildren(said);
    if (subscription.status !== "active") {
      const status = document.createElement("p");
      status.className = "font-semibold text-warning";
      status.textContent = `Status: ${subscription.status}`;
      said.prepend(status);
    }
    if (!paysByCard(subscription)) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Manage";
    button.className = "min-h-11 font-semibold text-primary underline underline-offset-4";
    button.addEventListener("click", () => void manage());
    box.append(button);
  }
}

/** Who is logged in is not asked to log in; the dashboard has a link above the heading. */
function hideWaysIn(): void {
  for (const way of document.querySelectorAll<HTMLElement>("[data-for-visitors]"))
    way.hidden = true;
}

/** It stands above what is sold, and waits hidden in the page. */
function showWayBack(page: Href): void {
  const way = document.querySelector<HTMLAnchorElement>("[data-way-back]");
  if (way === null) return;
  way.href = page;
  way.querySelector("span")!.textContent = nameOfWayBack(page);
  way.hidden = false;
}

const readSubscription = (user: SessionUser): Promise<Subscription | null> =>
  callApi("GET /api/stripe/subscription/{userId}", { params: { userId: user.id } }).catch(
    () => null,
  );

const noUrlOr = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message === noUrl ? noUrl : otherwise;

/** What a plan's button does for somebody who has a plan. Without words it says what it says to everybody. */
function offerOf(plan: PlanType, subscription: Subscription, timeZone: string): Offer {
  const { planType, paidBy, nextPlan, renewsAt } = subscription;
  const when =
    renewsAt === null ? "when the paid time is over" : `on ${formatDay(renewsAt, timeZone)}`;
  if (plan === planType) return { words: "Your plan", isOpen: false, note: "" };
  if (plan === nextPlan)
    return { words: "Your next plan", isOpen: false, note: `It begins ${when}.` };
  if (plan === "ENTERPRISE") return { words: "", isOpen: true, note: "" };
  if (paidBy === "school") {
    return rank(plan) > rank(planType)
      ? { words: "", isOpen: true, note: "" }
      : { words: "", isOpen: false, note: "Your school pays for your plan." };
  }
  if (paidBy === "parent") {
    return rank(plan) > rank(planType)
      ? { words: "", isOpen: true, note: "You can ask a parent for it." }
      : { words: "", isOpen: false, note: parentPays };
  }
  if (paidBy !== "card") return { words: "", isOpen: true, note: "" };
  if (plan === "FREEMIUM") {
    return { words: "", isOpen: false, note: "You come back to it when you cancel under Manage." };
  }
  return rank(plan) > rank(planType)
    ? { words: "Upgrade now", isOpen: true, note: "" }
    : {
        words: "Change later",
        isOpen: true,
        note: `It begins ${when}; until then nothing changes.`,
      };
}
