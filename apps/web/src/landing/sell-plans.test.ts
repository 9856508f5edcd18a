// @vitest-environment jsdom
import type { SessionUser, Subscription } from "@saywell/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freeSubscription, makeSubscription } from "../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../testing/fake-server";
import { guest } from "../testing/learning";
import { servedBody } from "../testing/served-page";
import { sellPlans } from "./sell-plans";
import { toastDuration } from "./show-toast";

const checkout = "POST /api/stripe/create-checkout-session";
let server: FakeServer;
beforeEach(() => {
  // The test's page has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/session/guest", () => ({ user: guest }));
  server.on(checkout, () => ({ url: "https://pay.test/session" }));
});
afterEach(() => {
  history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(subscription?: Partial<Subscription>, user: SessionUser = guest) {
  document.body.innerHTML = servedBody("/pricing", { holds: { plans: true } });
  if (subscription) {
    server.on("GET /api/session", () => ({ user, demo: false }));
    server.on("GET /api/stripe/subscription/{userId}", () => ({
      ...freeSubscription,
      ...subscription,
    }));
  }
  const leaveFor = vi.fn();
  await sellPlans(document.querySelector<HTMLElement>("[data-pricing]")!, leaveFor);
  return leaveFor;
}
const button = (plan: string) => document.querySelector<HTMLButtonElement>(`[data-plan=${plan}]`)!;
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>("[data-plan]")].map(
    ({ textContent, disabled }) => [textContent, disabled],
  );
const toast = () => document.querySelector<HTMLElement>("[data-toast]")!;
const words = (selector: string) =>
  document.querySelector(selector)!.textContent.replaceAll(/\s+/g, " ").trim();
const unpressed = [
  ["Start free", true],
  ["Choose Core", false],
  ["Choose Hybrid Premium", false],
  ["Contact sales", false],
];

describe("choosing a plan", () => {
  test("disables all buttons, which read Processing..., and goes to the address that the server gives", async () => {
    let answer: (reply: { url: string }) => void = () => {};
    server.on(checkout, () => new Promise((resolve) => void (answer = resolve)));
    const leaveFor = await open();
    expect(buttons()).toEqual(unpressed);
    button("PREMIUM").click();
    expect(buttons()).toEqual(Array.from({ length: 4 }, () => ["Processing...", true]));
    await vi.waitFor(() => expect(server.calls(checkout)).toHaveLength(1));
    expect(leaveFor).not.toHaveBeenCalled();
    answer({ url: "https://pay.test/session" });
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.test/session"));
    expect(server.calls(checkout)[0]?.body).toEqual({
      planType: "PREMIUM",
      successUrl: `${location.origin}/student-dashboard?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${location.origin}/pricing`,
    });
  });

  test("goes on while the own plan comes: no button is open before the answer", async () => {
    let tell: (own: Subscription) => void = () => {};
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    server.on(
      "GET /api/stripe/subscription/{userId}",
      () => new Promise((resolve) => void (tell = resolve)),
    );
    server.on(checkout, () => new Promise(() => {}));
    document.body.innerHTML = servedBody("/pricing", { holds: { plans: true } });
    const isRead = sellPlans(document.querySelector<HTMLElement>("[data-pricing]")!);
    button("CORE").click();
    await vi.waitFor(() => expect(server.calls(checkout)).toHaveLength(1));
    tell(freeSubscription);
    await isRead;
    expect(words("[data-own-plan]")).toContain("You are on Freemium.");
    expect(buttons()).toEqual(Array.from({ length: 4 }, () => ["Processing...", true]));
  });

  test("makes a guest of who has no session, and of nobody else", async () => {
    const leaveFor = await open();
    button("CORE").click();
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(server.calls("POST /api/session/guest")).toHaveLength(1);

    const leaveAgain = await open(freeSubscription);
    button("CORE").click();
    await vi.waitFor(() => expect(leaveAgain).toHaveBeenCalled());
    expect(server.calls("POST /api/session/guest")).toHaveLength(1);
  });

  test.each([
    [
      "what the server says",
      () => refusal(503, "Payments are not set up."),
      "Payments are not set up.",
    ],
    [
      "a sentence of its own when the server says nothing",
      () => new Response("", { status: 500 }),
      "Failed to start checkout. Please try again.",
    ],
    ["that no address came", () => ({ url: "" }), "No checkout URL returned"],
  ])(
    "that fails is a destructive toast titled Error with %s, and the buttons come back",
    async (_, reply, said) => {
      server.on(checkout, reply);
      const leaveFor = await open();
      button("CORE").click();
      await vi.waitFor(() => expect(words("[data-toast]")).toBe(`Error${said}`));
      expect(toast().dataset["variant"]).toBe("destructive");
      expect(leaveFor).not.toHaveBeenCalled();
      expect(buttons()).toEqual(unpressed);
    },
  );

  test("without a known age leads to Settings; the toast stays until it is closed", async () => {
    const why = "Please say in Settings how old you are.";
    server.on(checkout, () => refusal(409, why, "choice-needed"));
    await open();
    button("CORE").click();
    await vi.waitFor(() => expect(words("[data-toast]")).toContain(why));
    expect(toast().querySelector("a")?.getAttribute("href")).toBe("/settings?back=%2Fpricing#age");
    toast().querySelector<HTMLElement>("[data-close]")!.click();
    expect(toast().children).toHaveLength(0);
  });
});

describe("who comes from another page", () => {
  const way = () => document.querySelector<HTMLAnchorElement>("[data-way-back]")!;
  const openFrom = (page: string) => {
    history.replaceState(null, "", `/pricing?${new URLSearchParams({ back: page }).toString()}`);
    return open();
  };

  test("finds the way back to the lesson, also after Settings and a checkout that was left", async () => {
    await openFrom("/lesson-interactive/b1-lesson-2");
    expect([way().hidden, way().textContent.trim(), way().getAttribute("href")]).toEqual([
      false,
      "Back to the lesson",
      "/lesson-interactive/b1-lesson-2",
    ]);
    server.on(checkout, () => refusal(409, "Please say how old you are.", "choice-needed"));
    button("CORE").click();
    await vi.waitFor(() => expect(toast().querySelector("a")).not.toBeNull());
    const here = "/pricing?back=%2Flesson-interactive%2Fb1-lesson-2";
    expect(new URL(toast().querySelector("a")!.href).searchParams.get("back")).toBe(here);
    expect(server.calls(checkout)[0]?.body.cancelUrl).toBe(`${location.origin}${here}`);
  });

  test.each(["https://evil.test/lessons", "//evil.test", "javascript:alert(1)", "/nowhere"])(
    "is led to no page that is not the school's own: %s",
    async (page) => {
      await openFrom(page);
      expect(way().hidden).toBe(true);
      expect(document.body.innerHTML).not.toContain("evil");
    },
  );
});

describe("who is under 18", () => {
  const parentLink = "POST /api/plans/parent-link";
  const form = () => document.querySelector<HTMLFormElement>("[data-parent-form]")!;
  const field = () => form().elements.namedItem("email") as HTMLInputElement;
  async function choose() {
    server.on(checkout, () => refusal(403, "You are under 18.", "parent-needed"));
    await open();
    expect(form().hidden).toBe(true);
    button("PREMIUM").click();
    await vi.waitFor(() => expect(form().hidden).toBe(false));
  }
  const send = async (email: string) => {
    field().value = email;
    form().requestSubmit();
    await vi.waitFor(() => expect(words("[data-parent-answer]")).not.toMatch(/^(One moment…)?$/));
  };

  test("is shown a form for a parent's address in place of an error, and the link is sent", async () => {
    server.on(parentLink, ({ body }) => ({ sentTo: body.email }));
    await choose();
    expect(toast().children).toHaveLength(0);
    expect(buttons()).toEqual(unpressed);
    expect(document.activeElement).toBe(field());
    expect(words("[data-parent-plan]")).toBe("Hybrid Premium");
    await send(" mum@example.org ");
    expect(server.calls(parentLink).map(({ body }) => body)).toEqual([
      { planType: "PREMIUM", email: "mum@example.org" },
    ]);
    expect(words("[data-parent-answer]")).toMatch(/^We sent it to mum@example\.org\./);
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(
      document.querySelector("[data-parent-answer]"),
    );
    expect(field().value).toBe("");
  });

  test("is told at the field what is wrong, and nothing is sent to what is no address", async () => {
    server.on(parentLink, () => refusal(409, "You have asked enough for today.", "conflict"));
    await choose();
    await send("mum");
    expect(words("[data-parent-answer]")).toMatch(/^Please write an email address/);
    expect(server.calls(parentLink)).toEqual([]);
    await send("mum@example.org");
    await vi.waitFor(() =>
      expect(words("[data-parent-answer]")).toBe("You have asked enough for today."),
    );
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });
});

describe("Enterprise", () => {
  test("says Contact Sales for as long as a toast lasts, starts no checkout, and opens the form", async () => {
    const leaveFor = await open();
    vi.useFakeTimers();
    button("ENTERPRISE").click();
    expect(words("[data-toast]")).toBe(
      "Contact SalesPlease contact our sales team for Enterprise plans",
    );
    expect(toast().dataset["variant"]).toBe("default");
    expect(buttons()).toEqual(unpressed);
    vi.advanceTimersByTime(toastDuration);
    expect(toast().children).toHaveLength(0);
    expect(server.calls(checkout)).toHaveLength(0);
    expect(server.calls("POST /api/session/guest")).toHaveLength(0);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(form().hidden).toBe(false);
    expect(document.activeElement).toBe(field("name"));
  });

  const form = () => document.querySelector<HTMLFormElement>("[data-sales-form]")!;
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  async function ask() {
    await open();
    button("ENTERPRISE").click();
    field("name").value = "Ana";
    field("email").value = " ana@example.org";
    field("organisation").value = "Lingua";
    field("people").value = "101-500";
    form().requestSubmit();
    await vi.waitFor(() => expect(words("[data-sales-answer]")).not.toMatch(/^(One moment…)?$/));
  }

  test("what is written in the form is sent, and the form says so and is empty", async () => {
    server.on("POST /api/sales-requests", () => ({ ok: true }));
    await ask();
    expect(server.calls("POST /api/sales-requests").map(({ body }) => body)).toEqual([
      {
        name: "Ana",
        email: "ana@example.org",
        organisation: "Lingua",
        people: "101-500",
        message: "",
      },
    ]);
    expect(words("[data-sales-answer]")).toBe(
      "Thank you. The school has your request and answers by mail.",
    );
    expect(field("name").value).toBe("");
  });

  test("what could not be sent is said and stays; a wrong field is named and has the focus", async () => {
    server.on("POST /api/sales-requests", () => new Response("", { status: 500 }));
    await ask();
    expect(words("[data-sales-answer]")).toBe("Your request could not be sent. Please try again.");
    expect(field("organisation").value).toBe("Lingua");
    server.on("POST /api/sales-requests", () =>
      refusal(400, "email is not an address.", "invalid-input"),
    );
    form().requestSubmit();
    await vi.waitFor(() => expect(document.activeElement).toBe(field("email")));
    expect(words("[data-sales-answer]")).toContain("Please write your email address");
    expect(field("email").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("who is on a plan", () => {
  test("and logged in is not asked to log in; a guest is", async () => {
    const waysIn = () =>
      [...document.querySelectorAll<HTMLElement>("header a")].filter(
        ({ hidden, textContent }) => !hidden && textContent !== "Saywell",
      );
    await open(freeSubscription);
    expect(waysIn().map(({ textContent }) => textContent)).toEqual(["Log In", "Get Started"]);
    await open(freeSubscription, { ...guest, isGuest: false });
    expect(waysIn()).toEqual([]);
  });

  test("but works at the school is on none: everything is open, and only sales are there to be asked", async () => {
    await open(freeSubscription, { ...guest, isGuest: false, role: "TEACHER" });
    expect(words("[data-own-plan]")).toBe("Plans are for learners. Everything is open to you.");
    expect(buttons()).toEqual([
      ["Start free", true],
      ["Choose Core", true],
      ["Choose Hybrid Premium", true],
      ["Contact sales", false],
    ]);
  });

  test("sees the free one, and chooses among the others", async () => {
    await open(freeSubscription);
    expect(words("[data-own-plan]")).toBe("You are on Freemium. Your plan is free.");
    expect(buttons()).toEqual([["Your plan", true], ...unpressed.slice(1)]);
  });

  test("that is paid by card upgrades now, and changes to a smaller one when the paid time is over", async () => {
    const { renewsAt } = makeSubscription();
    await open({ planType: "CORE", paidBy: "card", renewsAt });
    expect(words("[data-own-plan]")).toBe("You are on Core. It renews on 3 December 2026.Manage");
    expect(buttons()).toEqual([
      ["Start free", true],
      ["Your plan", true],
      ["Upgrade now", false],
      ["Contact sales", false],
    ]);
    await open({ planType: "PREMIUM", paidBy: "card", renewsAt });
    expect(buttons()[1]).toEqual(["Change later", false]);
    expect(words("[data-plan-card=CORE]")).toContain("It begins on 3 December 2026");
    await open({ planType: "PREMIUM", paidBy: "card", renewsAt, nextPlan: "CORE" });
    expect(buttons()[1]).toEqual(["Your next plan", true]);
    expect(words("[data-own-plan]")).toContain("On 3 December 2026 it becomes Core.");
  });

  test("whose payment failed reads the status and until when the plan is kept, and opens the portal", async () => {
    server.on("POST /api/stripe/create-portal-session", () => ({ url: "https://pay.test/portal" }));
    const leaveFor = await open({
      planType: "CORE",
      paidBy: "card",
      status: "past_due",
      graceUntil: "2026-12-05T10:00:00Z",
    });
    expect(words("[data-own-plan]")).toContain("Status: past_due");
    expect(words("[data-own-plan]")).toContain("kept until 5 December 2026");
    document.querySelector<HTMLElement>("[data-own-plan] button")!.click();
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith("https://pay.test/portal"));
    expect(server.calls("POST /api/stripe/create-portal-session")[0]?.body.returnUrl).toBe(
      `${location.origin}/pricing`,
    );
  });

  test("that the school pays for buys none, and has nothing to manage", async () => {
    await open({ planType: "PREMIUM", paidBy: "school" });
    expect(words("[data-own-plan]")).toBe(
      "You are on Hybrid Premium. Your school pays for your plan.",
    );
    expect(
      buttons()
        .slice(0, 3)
        .map(([, disabled]) => disabled),
    ).toEqual([true, true, true]);
  });

  test("that the school pays for can be made more of, and what an own card pays beside it managed", async () => {
    await open({ planType: "CORE", paidBy: "school" });
    expect(buttons().slice(1, 3)).toEqual([
      ["Your plan", true],
      ["Choose Hybrid Premium", false],
    ]);
    expect(words("[data-own-plan]")).not.toContain("Manage");
    const { renewsAt } = makeSubscription();
    await open({ planType: "PREMIUM", paidBy: "school", cardPlan: "CORE", renewsAt });
    expect(words("[data-own-plan]")).toContain("You pay for Core by card as well");
    expect(words("[data-own-plan]")).toContain("Manage");
  });

  test("that a parent pays for reads so, has nothing to manage, and can ask the parent for more only", async () => {
    const { renewsAt } = makeSubscription();
    await open({ planType: "CORE", paidBy: "parent", renewsAt });
    expect(words("[data-own-plan]")).toBe(
      "You are on Core. A parent pays for your plan. It renews on 3 December 2026.",
    );
    expect(buttons()[1]).toEqual(["Your plan", true]);
    expect(buttons()[2]).toEqual(["Choose Hybrid Premium", false]);
    expect(words("[data-plan-card=PREMIUM]")).toContain("You can ask a parent for it.");
    await open({ planType: "PREMIUM", paidBy: "parent", renewsAt });
    expect(buttons()[1]).toEqual(["Choose Core", true]);
    expect(words("[data-plan-card=CORE]")).toContain("A parent pays for your plan.");
  });

  test("is offered all plans where the own one cannot be read", async () => {
    await open(freeSubscription);
    server.on("GET /api/stripe/subscription/{userId}", () => refusal(500, "Broken."));
    document.body.innerHTML = servedBody("/pricing", { holds: { plans: true } });
    await sellPlans(document.querySelector<HTMLElement>("[data-pricing]")!);
    expect(words("[data-own-plan]")).toBe("");
    expect(buttons()).toEqual(unpressed);
  });
});
