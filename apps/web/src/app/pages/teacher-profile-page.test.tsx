// @vitest-environment jsdom
import type { PublicUser } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplyOf } from "../../lib/api-client";
import { freeSubscription } from "../../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import { dismissToast } from "../../ui/use-toast";
import TeacherProfilePage from "./teacher-profile-page";

const amara: ReplyOf<"GET /api/users/{teacherId}"> = {
  id: "teacher-1",
  name: "Amara Okafor",
  email: null,
  role: "TEACHER",
  bio: "I teach speaking.",
  avatar: null,
  isOnline: 1,
  lastSeenAt: null,
  level: 3,
  xp: 1234,
  followerCount: 0,
  lessonCount: 24,
  isBot: false,
  title: "Senior Teacher",
  lessons: [],
  mayFollow: true,
};

const market: (typeof amara)["lessons"][number] = {
  id: "a1-lesson-1",
  title: "At the market",
  thumbnail: "/thumbnails/market.svg",
  difficulty: "A1",
  duration: 10,
  xpReward: 60,
  lock: null,
};

const follower = (parts: Partial<PublicUser>): PublicUser => ({
  ...amara,
  id: "learner-2",
  name: "Ben",
  role: "LEARNER",
  bio: null,
  ...parts,
});

let server: FakeServer;
let teacher: typeof amara;
let isFollowing: boolean;

beforeEach(() => {
  server = createFakeServer();
  teacher = amara;
  isFollowing = false;
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/session/guest", () => ({ user: guest }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/users/{teacherId}", () => teacher);
  server.on("GET /api/follows/followers/{teacherId}", () => []);
  server.on("GET /api/follows/check/{followerId}/{teacherId}", () => ({ isFollowing }));
  server.on("POST /api/follows", ({ body }) => {
    isFollowing = true;
    return body;
  });
  server.on("DELETE /api/follows/{followerId}/{followedId}", () => {
    isFollowing = false;
    return { ok: true };
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const open = () =>
  renderApp({ "/teacher/:teacherId": <TeacherProfilePage /> }, "/teacher/amara-okafor");
const logIn = (user = guest) => server.on("GET /api/session", () => ({ user, demo: false }));
const openFollowers = async () =>
  await userEvent.click(await screen.findByRole("tab", { name: /^Followers/ }));

describe("the public profile", () => {
  it("shows name, title, online dot, bio, and what the teacher has done, without a session", async () => {
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Amara Okafor" })).toBeTruthy();
    for (const text of ["Senior Teacher", "Online", "I teach speaking."]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const stats = screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    // No followers are not said, nor what counts for learners.
    expect(stats).toEqual([["Lessons Created", "24"]]);
    expect(screen.queryByText(/^Level |^XP$|1,234/)).toBeNull();
    expect(server.calls("POST /api/session/guest")).toEqual([]);
    expect(document.title).toBe("Amara Okafor · Saywell");
  });

  it("says Teacher where there is no title, and nothing about being online for who is not", async () => {
    teacher = { ...amara, title: "", isOnline: 0 };
    open();
    expect(await screen.findByText("Teacher")).toBeTruthy();
    expect(screen.queryByText("Online")).toBeNull();
  });

  it("leads back to the dashboard", async () => {
    open();
    const link = await screen.findByText("Back to dashboard");
    expect(link.getAttribute("href")).toBe("/student-dashboard");
  });

  it("says Teacher not found, with the way back", async () => {
    server.on("GET /api/users/{teacherId}", () => refusal(404, "Teacher not found.", "not-found"));
    open();
    expect(await screen.findByRole("heading", { name: "Teacher not found" })).toBeTruthy();
    expect(screen.getByText("Back to dashboard")).toBeTruthy();
    expect(screen.queryByText("Try again")).toBeNull();
  });

  it("offers to try again when the server fails", async () => {
    server.on("GET /api/users/{teacherId}", () => refusal(500, "Broken."));
    open();
    expect(await screen.findByText("This teacher's page could not be opened.")).toBeTruthy();
    server.on("GET /api/users/{teacherId}", () => teacher);
    fireEvent.click(screen.getByText("Try again"));
    expect(await screen.findByText("Amara Okafor")).toBeTruthy();
  });
});

describe("the tabs", () => {
  it("say that lessons will appear, and No followers yet", async () => {
    open();
    expect(
      await screen.findByText("Lessons created by this teacher will appear here"),
    ).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Followers (0)" })).toBeTruthy();
    await openFollowers();
    expect(await screen.findByText("No followers yet")).toBeTruthy();
  });

  it("list the lessons that the teacher wrote, each leading to it", async () => {
    teacher = {
      ...amara,
      lessons: [market, { ...market, id: "a1-lesson-2", title: "On the bus" }],
    };
    open();
    const links = await screen.findAllByRole("link", { name: /At the market|On the bus/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/lesson-interactive/a1-lesson-1",
      "/lesson-interactive/a1-lesson-2",
    ]);
    expect(screen.queryByText("Lessons created by this teacher will appear here")).toBeNull();
  });

  it("list lessons that a plan does not open as locked, say once why, and lead to the plans", async () => {
    const lock = "This lesson is not part of your plan. You can go on with Core.";
    teacher = {
      ...amara,
      lessons: [
        market,
        { ...market, id: "b1-lesson-2", title: "On the bus", lock },
        { ...market, id: "b1-lesson-3", title: "On the train", lock },
      ],
    };
    open();
    const card = (await screen.findByText("On the bus", { exact: false })).closest("article")!;
    expect(card.dataset["state"]).toBe("locked");
    expect(screen.getAllByText(/^The locked lessons are not part of your plan\./)).toHaveLength(1);
    const ways = [...card.querySelectorAll("a")].map((way) => way.getAttribute("href"));
    expect(ways).toEqual([expect.stringMatching(/^\/pricing\?back=%2Fteacher%2F/)]);
    expect(screen.getByRole("link", { name: "At the market" })).toBeTruthy();
  });

  it("list followers with name and bio", async () => {
    teacher = { ...amara, followerCount: 2 };
    server.on("GET /api/follows/followers/{teacherId}", () => [
      follower({ bio: "I learn at night." }),
      follower({ id: "learner-3", name: "Carla" }),
    ]);
    open();
    await openFollowers();
    await screen.findByText("Carla");
    const rows = within(screen.getByRole("main"))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
    expect(rows).toEqual(["BBenI learn at night.", "CCarla"]);
    expect(screen.queryByText(/not shown/)).toBeNull();
  });

  it("count followers who are not named, and do not say that there are none", async () => {
    teacher = { ...amara, followerCount: 3 };
    open();
    await openFollowers();
    expect(await screen.findByText("3 followers are not shown by name.")).toBeTruthy();
    expect(screen.queryByText("No followers yet")).toBeNull();
  });
});

describe("following", () => {
  it("makes a guest of a visitor first, then says Following teacher", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Follow" }));
    expect(await screen.findByRole("button", { name: "Following" })).toBeTruthy();
    expect(screen.getByText("Following teacher")).toBeTruthy();
    expect(screen.getByText("You're now following this teacher.")).toBeTruthy();
    expect(server.calls("POST /api/session/guest")).toHaveLength(1);
    expect(server.calls("POST /api/follows").map(({ body }) => body)).toEqual([
      { followerId: guest.id, followedId: "teacher-1" },
    ]);
  });

  it("is shown to a follower, and ends with Unfollowed", async () => {
    logIn();
    isFollowing = true;
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Following" }));
    expect(await screen.findByRole("button", { name: "Follow" })).toBeTruthy();
    expect(screen.getByText("Unfollowed")).toBeTruthy();
    expect(screen.getByText("You've unfollowed this teacher")).toBeTruthy();
  });

  it("counts at once", async () => {
    logIn();
    open();
    server.on("GET /api/users/{teacherId}", () => ({ ...amara, followerCount: 1 }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Follow" }).disabled).toBe(
        false,
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "Follow" }));
    expect(await screen.findByRole("tab", { name: "Followers (1)" })).toBeTruthy();
  });

  it("that fails says Failed to update follow status and stays as it was", async () => {
    server.on("POST /api/follows", () => refusal(500, "Broken."));
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Follow" }));
    expect(await screen.findByText("Failed to update follow status")).toBeTruthy();
    expect(screen.getByText("Error")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Follow" })).toBeTruthy();
  });

  it("is not offered to whom the server would refuse it", async () => {
    teacher = { ...amara, mayFollow: false };
    open();
    expect(await screen.findByText("Amara Okafor")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Follow/ })).toBeNull();
  });
});
