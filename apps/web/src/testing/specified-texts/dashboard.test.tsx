// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  badge,
  manyLessons,
  openDashboard,
  server,
  setUpDashboard,
  visitDashboard,
} from "../dashboard";
import { freeSubscription, makeSubscription } from "../billing";
import { refusal } from "../fake-server";
import { guest } from "../learning";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

setUpDashboard();

const adult = { ...guest, ageBand: "ADULT" as const };
const broken = () => refusal(500, "Broken.");

/** The dashboard, when one of its reads has failed. */
const withoutRead = (name: FailingRead) => () => {
  server.on(name, broken);
  visitDashboard();
};
type FailingRead =
  | "GET /api/gamification/profile/{userId}"
  | "GET /api/lessons"
  | "GET /api/stripe/subscription/{userId}";

async function openMenu(planType: "FREEMIUM" | "CORE") {
  const subscription = planType === "CORE" ? makeSubscription({ planType }) : freeSubscription;
  await openDashboard({ subscription });
  await screen.findByText(planType === "CORE" ? "Manage" : "Upgrade");
  fireEvent.click(screen.getByText("My Account"));
}

async function pressManage(reply: () => Response | Promise<never>) {
  server.on("POST /api/stripe/create-portal-session", reply);
  await openDashboard({ subscription: makeSubscription() });
  fireEvent.click(await screen.findByText("Manage"));
}

checkTexts(specifiedTexts.dashboard, {
  "the dashboard of somebody who has done nothing yet": () => openDashboard(),
  "the dashboard of somebody with a streak": () => openDashboard({ profile: { streak: 12 } }),
  "a lesson to continue": () => openDashboard({ lessons: manyLessons("begun", "new") }),
  "a recommended lesson": () => openDashboard({ lessons: manyLessons("begun", "new") }),
  "the level bar": () => openDashboard({ profile: { xp: 2340, level: 3 } }),
  "the card of a paying plan": () =>
    openDashboard({ subscription: makeSubscription({ planType: "PREMIUM" }) }),
  "the card of a plan that is not active": () =>
    openDashboard({ subscription: makeSubscription({ status: "past_due" }) }),
  "the two ads": () => openDashboard({ user: adult }),
  "the user menu on the free plan": () => openMenu("FREEMIUM"),
  "the user menu on a paying plan": () => openMenu("CORE"),
  "the button while the billing portal opens": () =>
    pressManage(() => new Promise<never>(() => {})),
  "the toast of a billing portal that says why it failed": () =>
    pressManage(() => refusal(502, "The provider is away.")),
  "the toast of a billing portal that says nothing": () =>
    pressManage(() => new Response("", { status: 500 })),
  "a profile that cannot be read": withoutRead("GET /api/gamification/profile/{userId}"),
  "lessons that cannot be read": withoutRead("GET /api/lessons"),
  "a subscription that cannot be read": withoutRead("GET /api/stripe/subscription/{userId}"),
});

describe("the limits", () => {
  const cardsIn = (name: string) =>
    [...(screen.getByText(name).closest("section")?.querySelectorAll("h3") ?? [])].map(
      (heading) => heading.textContent,
    );

  test.each([
    [
      "three begun, then new ones up to four cards",
      ["new", "begun", "begun", "begun", "begun", "new", "new"],
      ["begun 1", "begun 2", "begun 3", "new 0"],
    ],
    [
      "three new ones where none is begun",
      ["new", "new", "new", "new"],
      ["new 0", "new 1", "new 2"],
    ],
    [
      "one begun, then three new ones",
      ["new", "new", "new", "new", "begun"],
      ["begun 4", "new 0", "new 1", "new 2"],
    ],
    ["no finished one", ["done", "begun"], ["begun 1"]],
  ] as const)("Continue Learning shows %s", async (_, kinds, titles) => {
    await openDashboard({ lessons: manyLessons(...kinds) });
    await screen.findAllByText(titles[0]);
    expect(cardsIn("Continue Learning")).toEqual(titles);
  });

  test("Recommended for You shows three new ones", async () => {
    await openDashboard({ lessons: manyLessons("begun", "new", "new", "new", "new") });
    await screen.findAllByText("new 1");
    expect(cardsIn("Recommended for You")).toEqual(["new 4", "new 1", "new 2"]);
  });

  test("Achievements shows four badges", async () => {
    const names = ["First Talk", "Home Star", "Traveller", "Hard Worker", "Polite Speaker"];
    await openDashboard({
      profile: { badges: names.map((name, index) => badge(`badge-${index}`, name, index + 1)) },
    });
    await screen.findByText("Polite Speaker");
    expect(cardsIn("Achievements")).toHaveLength(4);
  });

  test("This Week counts every lesson with progress", async () => {
    await openDashboard({ lessons: manyLessons("begun", "begun", "done", "new") });
    await screen.findAllByText("new 3");
    expect(screen.getByText("This Week").closest("div")?.textContent).toBe("This Week3lessons");
  });
});
