// @vitest-environment jsdom
import type { PublicUser } from "@saywell/contract";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import TeacherProfilePage from "../../app/pages/teacher-profile-page";
import type { ReplyOf } from "../../lib/api-client";
import { removeToast } from "../../ui/use-toast";
import { createFakeServer, type FakeServer, refusal } from "../fake-server";
import { guest } from "../learning";
import { renderApp } from "../render-app";
import { freeSubscription } from "../billing";
import { checkTexts, missingFrom } from "./check-texts";
import { droppedTexts, specifiedTexts } from "./specified-texts";

type Profile = ReplyOf<"GET /api/users/{teacherId}">;

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({
    user: { ...guest, isGuest: false, email: "me@example.com" },
    demo: false,
  }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/follows/followers/{teacherId}", () => []);
  server.on("GET /api/lessons", () => []);
  follows(false);
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

const follows = (isFollowing: boolean) =>
  server.on("GET /api/follows/check/{followerId}/{teacherId}", () => ({ isFollowing }));

function open(parts: Partial<Profile> = {}) {
  server.on("GET /api/users/{teacherId}", () => makeTeacher(parts));
  show();
}
const show = () =>
  renderApp({ "/teacher/:teacherId": <TeacherProfilePage /> }, "/teacher/amara-okafor");
const makeTeacher = (parts: Partial<Profile>): Profile => ({
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
  followerCount: 1,
  lessonCount: 0,
  isBot: false,
  title: "Senior Teacher",
  lessons: [],
  mayFollow: true,
  ...parts,
});
async function press(name: "Follow" | "Following") {
  open();
  await userEvent.click(await screen.findByRole("button", { name }));
}

async function openFollowers() {
  const tab = await screen.findByRole("tab", { name: /^Followers/ });
  fireEvent.mouseDown(tab);
  fireEvent.click(tab);
}
const follower: PublicUser = {
  ...makeTeacher({ id: "ben", name: "Ben Silva", bio: "I am new here.", role: "LEARNER" }),
  level: 1,
};

checkTexts(specifiedTexts.teacherProfile, {
  "a profile": open,
  "a teacher with lessons": () => open({ lessonCount: 24 }),
  "a teacher who has followers": async () => {
    server.on("GET /api/follows/followers/{teacherId}", () => [follower]);
    open();
    await openFollowers();
  },
  "a teacher without a title": () => open({ title: "" }),
  "a teacher without lessons": open,
  "a teacher without followers": async () => {
    open({ followerCount: 0 });
    await openFollowers();
  },
  "a teacher who is not there": () => {
    server.on("GET /api/users/{teacherId}", () => refusal(404, "Teacher not found.", "not-found"));
    show();
  },
  "a teacher whom one followed": async () => {
    server.on("POST /api/follows", ({ body }) => {
      follows(true);
      return body;
    });
    await press("Follow");
  },
  "a teacher whom one no longer follows": async () => {
    follows(true);
    server.on("DELETE /api/follows/{followerId}/{followedId}", () => {
      follows(false);
      return { ok: true };
    });
    await press("Following");
  },
  "a change that failed": async () => {
    server.on("POST /api/follows", () => refusal(500, "", "internal"));
    await press("Follow");
  },
});

test(`a profile shows nothing of ${JSON.stringify(droppedTexts.teacherProfile)}, which a decision took away`, async () => {
  open();
  await screen.findByText("I teach speaking.");
  expect(missingFrom(document.body, droppedTexts.teacherProfile)).toEqual(
    droppedTexts.teacherProfile,
  );
});
