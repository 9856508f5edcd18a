// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { FoundUser } from "../../features/friends/api/use-user-search";
import { UserSearchDialog } from "../../features/friends/components/user-search-dialog";
import { removeToast } from "../../ui/use-toast";
import { createFakeServer, type FakeServer, refusal } from "../fake-server";
import { renderApp } from "../render-app";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

const anna: FoundUser = {
  id: "anna",
  name: "Anna Berg",
  email: "anna@example.com",
  role: "LEARNER",
  bio: "I read at night.",
  avatar: null,
  isOnline: 0,
  lastSeenAt: null,
  level: 1,
  xp: 0,
  followerCount: 0,
  lessonCount: 0,
  isBot: false,
  friendship: "NONE",
  mayRequest: true,
  isFollowing: false,
};
const teacher: FoundUser = { ...anna, role: "TEACHER" };

const open = () => renderApp({ "/": <UserSearchDialog userId="me" onClose={() => {}} /> }, "/");
function find(...found: FoundUser[]) {
  server.on("GET /api/users/search", () => found);
  open();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "anna" } });
}
const findAndPress = async (found: FoundUser, button: string) => {
  find(found);
  fireEvent.click(await screen.findByText(button, { selector: "button" }));
};

checkTexts(specifiedTexts.userSearch, {
  "the search before anything is written": open,
  "a search that finds nobody": () => find(),
  "a learner who was found": () => find(anna),
  "a teacher who was found": () => find(teacher),
  "a friend request that was sent": async () => {
    server.on("POST /api/friends/request", () => ({ id: "ask", status: "PENDING" as const }));
    await findAndPress(anna, "Add Friend");
  },
  "a friend request that was refused": async () => {
    server.on("POST /api/friends/request", () =>
      refusal(409, "You have asked already.", "conflict"),
    );
    await findAndPress(anna, "Add Friend");
  },
  "a friend request that failed": async () => {
    server.on("POST /api/friends/request", () => refusal(403, "", "forbidden"));
    await findAndPress(anna, "Add Friend");
  },
  "a teacher whom one follows from now on": async () => {
    server.on("POST /api/follows", ({ body }) => body);
    await findAndPress(teacher, "Follow");
  },
  "a teacher whom one could not follow": async () => {
    server.on("POST /api/follows", () => refusal(500, "", "internal"));
    await findAndPress(teacher, "Follow");
  },
});
