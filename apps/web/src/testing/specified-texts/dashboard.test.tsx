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
import { refusal } from "../fake-server";
import { guest } from "../learning";
import { checkTexts } from "./check-texts";

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
  await openDashboard({ planType });
  await screen.findByText(planType === "CORE" ? "Manage" : "Upgrade");
  fireEvent.click(screen.getByText("My Account"));
}

async function pressManage(reply: () => Response | Promise<never>) {
  server.on("POST /api/stripe/create-portal-session", reply);
  await openDashboard({ planType: "CORE" });
  fireEvent.click(await screen.findByText("Manage"));
}

checkTexts([
  {
    where: "the dashboard of somebody who has done nothing yet",
    come: () => openDashboard(),
    texts: [
      "Chat & Games",
      "Chat & Game Rooms",
      "My Account",
      "Welcome back, Student!",
      "Start your learning streak today!",
      "Current Streak",
      "days",
      "Total XP",
      "Coins",
      "This Week",
      "lessons",
      "Level 1",
      "Your Subscription",
      "Upgrade",
      "Continue Learning",
      "No lessons available yet.",
      "View All",
      "Achievements",
      "Complete lessons to earn badges!",
      "View All Badges",
      "Leaderboard",
      "You",
      "Recommended for You",
      "No recommendations available yet.",
    ],
  },
  {
    where: "the dashboard of somebody with a streak",
    come: () => openDashboard({ profile: { streak: 12 } }),
    texts: ["You're on a 12-day streak! Keep it up!"],
  },
  {
    where: "the level bar",
    come: () => openDashboard({ profile: { xp: 2340, level: 3 } }),
    texts: ["Level 3", "340 / 1,000 XP"],
  },
  {
    where: "the card of a paying plan",
    come: () => openDashboard({ planType: "PREMIUM" }),
    texts: ["Your Subscription", "Hybrid Premium", "Manage"],
  },
  {
    where: "the card of a plan that is not active",
    come: () => openDashboard({ planType: "CORE", status: "past_due" }),
    texts: ["Status: past_due"],
  },
  {
    where: "the two ads",
    come: () => openDashboard({ user: adult }),
    texts: ["Ad20% off textbooks", "AdA free first tutoring session"],
  },
  {
    where: "the user menu on the free plan",
    come: () => openMenu("FREEMIUM"),
    texts: ["My Account", "Upgrade Plan", "Settings", "Log out"],
  },
  {
    where: "the user menu on a paying plan",
    come: () => openMenu("CORE"),
    texts: ["My Account", "Manage Subscription", "Settings", "Log out"],
  },
  {
    where: "the button while the billing portal opens",
    come: () => pressManage(() => new Promise<never>(() => {})),
    texts: ["Loading..."],
  },
  {
    where: "the toast of a billing portal that says why it failed",
    come: () => pressManage(() => refusal(502, "The provider is away.")),
    texts: ["Error", "The provider is away."],
  },
  {
    where: "the toast of a billing portal that says nothing",
    come: () => pressManage(() => new Response("", { status: 500 })),
    texts: ["Error", "Failed to open billing portal"],
  },
  {
    where: "a profile that cannot be read",
    come: withoutRead("GET /api/gamification/profile/{userId}"),
    texts: ["Failed to fetch profile"],
  },
  {
    where: "lessons that cannot be read",
    come: withoutRead("GET /api/lessons"),
    texts: ["Failed to fetch lessons"],
  },
  {
    where: "a subscription that cannot be read",
    come: withoutRead("GET /api/stripe/subscription/{userId}"),
    texts: ["Failed to fetch subscription"],
  },
]);

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
