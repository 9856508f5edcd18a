// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { freeSubscription, makeSubscription } from "../../../testing/billing";
import { makeAccount } from "../../../testing/account";
import {
  badge,
  manyLessons,
  openDashboard,
  server,
  setUpDashboard,
  visitDashboard,
} from "../../../testing/dashboard";
import { refusal, school } from "../../../testing/fake-server";
import { emptyProfile, guest } from "../../../testing/learning";

setUpDashboard();

// By the words: looking for roles in the whole page takes jsdom long.
const section = (name: string) => within(screen.getByText(name).closest("section")!);
const tile = (name: string) => screen.getByText(name).closest("div")?.textContent;
const titlesIn = (name: string) =>
  section(name)
    .queryAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);

describe("who is here", () => {
  it("makes a guest when nobody is in the session, once, with the browser's time zone", async () => {
    await openDashboard({ user: null });
    expect(server.calls("POST /api/session/guest").map(({ body }) => body)).toEqual([
      { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    ]);
    expect(screen.getByText(/^Welcome back/).textContent).toBe("Welcome back, Student!");
  });

  it("makes no guest when somebody is, and greets them by name", async () => {
    await openDashboard({
      user: { ...guest, name: "Anna", isGuest: false },
      profile: { xp: 60 },
    });
    expect(server.calls("POST /api/session/guest")).toHaveLength(0);
    expect(screen.getByText(/^Welcome back/).textContent).toBe("Welcome back, Anna!");
    expect(screen.queryByText("Keep what you have earned")).toBeNull();
  });

  it("says to nobody who has an account and has not begun that they come back", async () => {
    await openDashboard({ user: { ...guest, name: "Mia May", isGuest: false } });
    expect(screen.getByText(/^Welcome/).textContent).toBe("Welcome, Mia May!");
  });

  it("offers a guest to keep what was earned", async () => {
    await openDashboard();
    fireEvent.click(screen.getByText("Sign up"));
    // Its code comes when it is asked for.
    const dialog = await screen.findByRole("dialog", { name: "Sign up" });
    expect(dialog).toBeTruthy();
  });

  it("leads to the game by correspondence that waits, and to the lobby where several do", async () => {
    const turn = { roomId: "slow", roomName: "Slow words", dueAt: "2026-11-29T09:00:00.000Z" };
    const turns = [turn];
    server.on("GET /api/games/my-turns", () => turns);
    await openDashboard();
    const line = await screen.findByText("Your turn");
    expect(line.getAttribute("href")).toBe("/game/slow");
    expect(line.getAttribute("aria-label")).toBe("Your turn in Slow words");
    cleanup();
    turns.push({ ...turn, roomId: "words" });
    await openDashboard();
    expect((await screen.findByText("Your turn (2)")).getAttribute("href")).toBe("/rooms");
  });

  it("says why nobody can be here, and tries again", async () => {
    server.on("GET /api/session", () => refusal(503, "Saywell is busy.", "unavailable"));
    visitDashboard();
    expect(await screen.findByText("Saywell is busy.")).toBeTruthy();
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    server.on("GET /api/gamification/profile/{userId}", () => emptyProfile);
    server.on("GET /api/lessons", () => []);
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("Welcome back, Student!")).toBeTruthy();
  });

  it("leads to the rooms from a button labelled Chat & Games", async () => {
    await openDashboard();
    const link = screen.getByText("Chat & Games").closest("a");
    expect(link?.title).toBe("Chat & Game Rooms");
    expect(link?.getAttribute("href")).toBe("/rooms");
  });
});

describe("the figures", () => {
  it.each([
    [0, "Start your learning streak today!"],
    [1, "You're on a 1-day streak! Keep it up!"],
    [12, "You're on a 12-day streak! Keep it up!"],
  ])("a streak of %i reads “%s”", async (streak, line) => {
    await openDashboard({ profile: { streak } });
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it("say how much there is to review, where something is due", async () => {
    server.on("GET /api/review/due", () => ({ cards: [], dueCount: 12, nextDueAt: null }));
    await openDashboard();
    const link = await screen.findByText("12 to review today");
    expect(link.getAttribute("href")).toBe("/review");
    cleanup();
    server.on("GET /api/review/due", () => ({ cards: [], dueCount: 0, nextDueAt: null }));
    await openDashboard();
    expect(await screen.findByText("Nothing to review now")).toBeTruthy();
    expect(screen.queryByText(/to review today/)).toBeNull();
  });

  it("are the streak in days, all XP, the coins, and the lessons with any progress", async () => {
    await openDashboard({
      profile: { streak: 3, xp: 2340, coins: 265, level: 3 },
      lessons: manyLessons("done", "begun", "new"),
    });
    await screen.findByText("2,340");
    expect(tile("Current Streak")).toBe("Current Streak3days");
    expect(tile("Total XP")).toBe("Total XP2,340");
    expect(tile("Coins")).toBe("Coins265");
    expect(tile("This Week")).toBe("This Week2lessons");
  });

  it("are none either at a first visit to which the month has brought its coins", async () => {
    await openDashboard({ profile: { coins: 100 }, lessons: manyLessons("new") });
    await screen.findByText(/in your first lesson$/);
    expect(tile("Coins")).toBe("Coins100");
    expect(tile("Current Streak")).toBe("Current Streakbegins with a lesson");
  });

  it("are no wall of zeros at a first visit, and no figures that nobody has: they say in words what the first lesson brings", async () => {
    await openDashboard({ lessons: manyLessons("new", "new") });
    expect(await screen.findByText("20 in your first lesson")).toBeTruthy();
    expect(tile("Current Streak")).toBe("Current Streakbegins with a lesson");
    expect(tile("Total XP")).toBe("Total XP20 in your first lesson");
    expect(tile("Coins")).toBe("Coins25 in your first lesson");
    expect(tile("This Week")).toBe("This Week2 lessons wait for you");
    expect(screen.getByText("Total XP").parentElement!.querySelector(".figures")).toBeNull();
    expect(await screen.findByText("Your goal today: 40 XP")).toBeTruthy();
    expect(screen.queryByText(/^0$|^0 \//)).toBeNull();
  });

  it("show XP modulo 1000 on the level bar", async () => {
    await openDashboard({ profile: { xp: 2340, level: 3 } });
    const bar = await screen.findByLabelText("XP on level 3");
    expect(bar.getAttribute("aria-valuenow")).toBe("340");
    expect(bar.getAttribute("aria-valuemax")).toBe("1000");
  });
});

describe("the day", () => {
  const line = () => screen.findByLabelText("XP today");

  it("is shown beside the learner's own goal, as a line", async () => {
    server.on("GET /api/account/{userId}", () => makeAccount({ settings: { dailyGoal: 40 } }));
    await openDashboard({ profile: { xp: 300, xpToday: 12 } });
    expect(await screen.findByText("12 of 40 XP today")).toBeTruthy();
    expect((await line()).getAttribute("aria-valuenow")).toBe("12");
    expect((await line()).getAttribute("aria-valuemax")).toBe("40");
    expect(screen.getByText("Change your goal").getAttribute("href")).toBe("/settings");
  });

  it("says when the goal is reached, and asks for no more", async () => {
    server.on("GET /api/account/{userId}", () => makeAccount({ settings: { dailyGoal: 20 } }));
    await openDashboard({ profile: { xp: 300, xpToday: 55 } });
    expect(await screen.findByText("55 of 20 XP today")).toBeTruthy();
    expect(screen.getByText("You have reached your goal")).toBeTruthy();
    expect((await line()).getAttribute("aria-valuenow")).toBe("20");
  });

  it("keeps the goal's place while it is on its way", async () => {
    server.on("GET /api/account/{userId}", () => new Promise(() => {}));
    await openDashboard({ profile: { xp: 300, xpToday: 12 } });
    expect(await screen.findByText("Level 1", { selector: "p" })).toBeTruthy();
    expect(screen.queryByText(/XP today/)).toBeNull();
  });

  it("keeps the day's XP when the goal cannot be read, and tries again", async () => {
    server.on("GET /api/account/{userId}", () => refusal(500, "Broken."));
    await openDashboard({ profile: { xp: 300, xpToday: 12 } });
    expect(await screen.findByText("12 XP today")).toBeTruthy();
    expect(screen.getByText("Your goal could not be loaded.")).toBeTruthy();
    server.on("GET /api/account/{userId}", () => makeAccount());
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("12 of 40 XP today")).toBeTruthy();
  });
});

describe("Continue Learning", () => {
  it("shows up to three lessons in progress, then up to three new ones, four in all", async () => {
    await openDashboard({
      lessons: manyLessons("new", "done", "begun", "new", "begun", "begun", "begun", "new"),
    });
    await section("Continue Learning").findByText("begun 2");
    expect(titlesIn("Continue Learning")).toEqual(["begun 2", "begun 4", "begun 5", "new 0"]);
  });

  it("leads from a card to the interactive lesson", async () => {
    await openDashboard({ lessons: manyLessons("new") });
    const link = await section("Continue Learning").findByRole("link", { name: "new 0" });
    expect(link.getAttribute("href")).toBe("/lesson-interactive/lesson-0");
  });

  it("shows how far a lesson has come", async () => {
    await openDashboard({ lessons: manyLessons("begun") });
    const bar = await screen.findByLabelText("Progress in begun 0");
    expect(bar.getAttribute("aria-valuenow")).toBe("40");
  });

  it("reads “No lessons available yet.” without lessons", async () => {
    await openDashboard();
    expect(await screen.findByText("No lessons available yet.")).toBeTruthy();
  });

  it("leads from View All to the lesson library", async () => {
    await openDashboard({ lessons: manyLessons("new") });
    const link = await section("Continue Learning").findByText("View All");
    expect(link.getAttribute("href")).toBe("/lessons");
  });
});

describe("Recommended for You", () => {
  it("shows up to three new lessons, others than Continue Learning, which lead to the simple player", async () => {
    await openDashboard({
      lessons: manyLessons("begun", ...Array.from({ length: 7 }, () => "new" as const)),
    });
    await section("Recommended for You").findByText("new 4");
    expect(titlesIn("Recommended for You")).toEqual(["new 4", "new 5", "new 6"]);
    const link = section("Recommended for You").getByRole("link", { name: "new 4" });
    expect(link.getAttribute("href")).toBe("/lesson/lesson-4");
  });

  it("reads “No recommendations available yet.” without new lessons", async () => {
    await openDashboard({ lessons: manyLessons("done") });
    expect(await screen.findByText("No recommendations available yet.")).toBeTruthy();
  });
});

describe("Achievements", () => {
  it("reads “Complete lessons to earn badges!” without badges", async () => {
    await openDashboard();
    expect(await screen.findByText("Complete lessons to earn badges!")).toBeTruthy();
    // The ways to the next ones fill the panel.
    expect(titlesIn("Achievements")).toHaveLength(4);
  });

  it("shows four badges, the newest first, with their artwork", async () => {
    await openDashboard({
      profile: {
        badges: [
          badge("first-talk", "First Talk", 1),
          badge("home-star", "Home Star", 2),
          badge("traveller", "Traveller", 3),
          badge("hard-worker", "Hard Worker", 4),
          badge("mystery", "Mystery", 5),
        ],
      },
    });
    await section("Achievements").findByText("Mystery");
    expect(titlesIn("Achievements")).toEqual(["Mystery", "Hard Worker", "Traveller", "Home Star"]);
    const pictures = section("Achievements").getAllByRole("presentation");
    expect(pictures.map((each) => each.getAttribute("src")).slice(0, 2)).toEqual([
      "/badges/grammar-master.svg",
      "/badges/hard-worker.svg",
    ]);
  });

  it("leads from View All Badges to all badges", async () => {
    await openDashboard();
    const link = await screen.findByText("View All Badges");
    expect(link.getAttribute("href")).toBe("/badges");
  });
});

describe("the plan", () => {
  it("offers the free plan to upgrade, on the card and in the menu", async () => {
    await openDashboard();
    const link = await screen.findByText("Upgrade");
    expect(link.getAttribute("href")).toBe("/pricing");
    expect(screen.getByText("Your Subscription").parentElement?.contains(link)).toBe(true);
    fireEvent.click(screen.getByText("My Account"));
    const item = await screen.findByText("Upgrade Plan");
    expect(item.closest("a")?.getAttribute("href")).toBe("/pricing");
  });

  it("offers a paying plan to manage, on the card and in the menu", async () => {
    await openDashboard({ subscription: makeSubscription() });
    expect(await screen.findByText("Manage")).toBeTruthy();
    fireEvent.click(screen.getByText("My Account"));
    const item = await screen.findByText("Manage Subscription");
    expect(item.closest("a")?.getAttribute("href")).toBe("/pricing");
  });
});

it("where the school does not charge there is no plan to see, neither on a card nor in the menu", async () => {
  server.on("GET /api/school", () => ({ ...school, charges: false }));
  const adult = { ...guest, isGuest: false, ageBand: "ADULT" as const };
  await openDashboard({ user: adult, lessons: manyLessons("new") });
  await screen.findAllByText("new 0");
  fireEvent.click(screen.getByText("My Account"));
  await screen.findByText("My words");
  expect(screen.queryByText(/Subscription|Upgrade/)).toBeNull();
  expect(document.querySelector('[href^="/pricing"]')).toBeNull();
});

describe("the ads", () => {
  const adult = { ...guest, isGuest: false, ageBand: "ADULT" as const };
  const ads = () => screen.queryAllByRole("complementary");

  it("are two, for an adult on the free plan", async () => {
    await openDashboard({ user: adult });
    await screen.findByText("20% off textbooks");
    expect(ads()).toHaveLength(2);
  });

  it.each([
    ["a paying adult", { user: adult, subscription: makeSubscription({ planType: "PREMIUM" }) }],
    ["somebody who has not told their age", {}],
  ])("are not there for %s", async (_, world) => {
    await openDashboard(world);
    await screen.findByText(/^Upgrade$|^Manage$/);
    expect(ads()).toHaveLength(0);
  });

  it.each(["UNDER_13", "AGE_13_TO_17"] as const)(
    "are not there for a child, nor is anything else to buy (%s)",
    async (ageBand) => {
      await openDashboard({ user: { ...adult, ageBand }, lessons: manyLessons("new") });
      await screen.findByText("Your goal today: 40 XP");
      await screen.findAllByText("new 0");
      expect(ads()).toHaveLength(0);
      expect(screen.queryByText(/Subscription|Upgrade|Freemium/)).toBeNull();
    },
  );

  it("are not there where the school has switched them off", async () => {
    const features = { ...school.features, ads: false };
    server.on("GET /api/school", () => ({ ...school, features }));
    await openDashboard({ user: adult });
    await screen.findByText(/^Upgrade$|^Manage$/);
    expect(server.calls("GET /api/school")).toHaveLength(1);
    expect(ads()).toHaveLength(0);
  });
});

it("shows first what to do next, then the day and the figures, and what is sold last", async () => {
  await openDashboard({ user: { ...guest, ageBand: "ADULT" }, lessons: manyLessons("new") });
  const parts = [
    screen.getByText("Continue Learning"),
    await screen.findByText("Level 1", { selector: "p" }),
    await screen.findByText("Current Streak"),
    screen.getByText("Achievements"),
    screen.getByText("Leaderboard"),
    screen.getByText("Recommended for You"),
    await screen.findByText("20% off textbooks"),
    await screen.findByText("Your Subscription"),
  ];
  const inOrder = parts.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder.map((part) => part.textContent)).toEqual(parts.map((part) => part.textContent));
});

describe("a read that fails", () => {
  it("says Failed to fetch profile, keeps the lessons, and tries again", async () => {
    server.on("GET /api/gamification/profile/{userId}", () => refusal(500, "Broken."));
    server.on("GET /api/session", () => ({ user: guest, demo: true }));
    server.on("GET /api/lessons", () => manyLessons("new"));
    visitDashboard();
    expect(await screen.findByText("Failed to fetch profile")).toBeTruthy();
    expect(await section("Continue Learning").findByText("new 0")).toBeTruthy();
    server.on("GET /api/gamification/profile/{userId}", () => ({ ...emptyProfile, xp: 77 }));
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("77")).toBeTruthy();
  });

  it("says Failed to fetch lessons, keeps the profile, and tries again", async () => {
    server.on("GET /api/gamification/profile/{userId}", () => ({ ...emptyProfile, xp: 77 }));
    server.on("GET /api/session", () => ({ user: guest, demo: true }));
    server.on("GET /api/lessons", () => refusal(500, "Broken."));
    visitDashboard();
    expect(await screen.findByText("Failed to fetch lessons")).toBeTruthy();
    expect(await screen.findByText("77")).toBeTruthy();
    server.on("GET /api/lessons", () => manyLessons("new"));
    fireEvent.click(screen.getByText("Try again"));
    expect(await section("Continue Learning").findByText("new 0")).toBeTruthy();
  });

  it("says Failed to fetch subscription, shows no ads, keeps the rest, and tries again", async () => {
    server.on("GET /api/stripe/subscription/{userId}", () => refusal(500, "Broken."));
    server.on("GET /api/gamification/profile/{userId}", () => ({ ...emptyProfile, xp: 77 }));
    server.on("GET /api/session", () => ({ user: { ...guest, ageBand: "ADULT" }, demo: true }));
    server.on("GET /api/lessons", () => manyLessons("new"));
    visitDashboard();
    expect(await screen.findByText("Failed to fetch subscription")).toBeTruthy();
    expect(await screen.findByText("77")).toBeTruthy();
    expect(screen.queryAllByRole("complementary")).toHaveLength(0);
    server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("Upgrade")).toBeTruthy();
  });

  it("asks again who is here when the server does not know the learner any more", async () => {
    const other = { ...guest, id: "learner-2", name: "Maya", isGuest: false };
    server.on("GET /api/gamification/profile/{userId}", ({ params }) =>
      params["userId"] === other.id
        ? { ...emptyProfile, xp: 77 }
        : refusal(403, "That is somebody else.", "forbidden"),
    );
    server.on("GET /api/session", () => ({ user: guest, demo: true }));
    server.on("GET /api/lessons", () => []);
    visitDashboard();
    await screen.findByText("Failed to fetch profile");
    server.on("GET /api/session", () => ({ user: other, demo: true }));
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("Welcome back, Maya!")).toBeTruthy();
    expect(await screen.findByText("77")).toBeTruthy();
  });
});
