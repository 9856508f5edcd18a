// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import { UserSearchDialog } from "./user-search-dialog";
import type { FoundUser } from "../api/use-user-search";

let server: FakeServer;
const search = "GET /api/users/search";

const makeFound = (parts: Partial<FoundUser> = {}): FoundUser => ({
  id: "anna",
  name: "Anna Berg",
  email: null,
  role: "LEARNER",
  bio: null,
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
  ...parts,
});

beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

function open(...found: FoundUser[]) {
  server.on(search, () => found);
  renderApp({ "/": <UserSearchDialog userId="me" onClose={() => {}} /> }, "/");
}
const type = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText("Search by name or email..."), {
    target: { value },
  });
const toastText = async (text: string) =>
  expect(await screen.findByText(text, { selector: "li *" })).toBeTruthy();

it("is called Search Users, searches from two characters on, and waits for a rest", async () => {
  open(makeFound());
  expect(screen.getByRole("dialog", { name: "Search Users" })).toBeTruthy();
  expect(screen.getByText("Type at least 2 characters to search")).toBeTruthy();
  for (const text of ["a", " a ", "an", "ann", " anna "]) type(text);
  await screen.findByText("Anna Berg");
  expect(server.calls(search).map(({ query }) => query)).toEqual([{ q: "anna" }]);
});

it("says what to do when nobody was found", async () => {
  open();
  type("zz");
  expect(await screen.findByText("No users found")).toBeTruthy();
  expect(screen.getByText("Try a different search term")).toBeTruthy();
});

it("looks among all, students or teachers", async () => {
  open(makeFound());
  type("anna");
  await screen.findByText("Anna Berg");
  fireEvent.click(screen.getByLabelText("Students"));
  fireEvent.click(screen.getByLabelText("Teachers"));
  await waitFor(() =>
    expect(server.calls(search).map(({ query }) => query["role"])).toEqual([
      undefined,
      "LEARNER",
      "TEACHER",
    ]),
  );
});

it("shows what is known of somebody, and Follow only for teachers", async () => {
  open(
    makeFound({ email: "anna@school.example", bio: "I like tea.", isOnline: 1 }),
    makeFound({ id: "ben", name: "Ben Ott", role: "TEACHER" }),
    makeFound({ id: "me", name: "Myself" }),
  );
  type("an");
  const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
  expect(rows).toEqual([
    "ABAnna BergOnlineanna@school.exampleI like tea.Add Friend",
    "BOBen OttTeacherAdd FriendFollow",
  ]);
});

it("sends a friend request, says so, and does not offer it twice", async () => {
  open(makeFound());
  type("anna");
  server.on("POST /api/friends/request", () => ({ id: "ask", status: "PENDING" as const }));
  fireEvent.click(await screen.findByText(/^Add Friend/));
  await toastText("Friend request sent");
  await toastText("Your friend request has been sent successfully.");
  expect(server.calls("POST /api/friends/request")[0]?.body).toEqual({
    requesterId: "me",
    addresseeId: "anna",
  });
  await screen.findByText("Request sent");
  expect(screen.queryByText(/^Add Friend/)).toBeNull();
});

it.each([
  ["You cannot ask this person.", "You cannot ask this person."],
  ["", "Failed to send friend request"],
])("a request refused with %j reads %j", async (sentence, shown) => {
  open(makeFound());
  type("anna");
  server.on("POST /api/friends/request", () => refusal(403, sentence, "forbidden"));
  fireEvent.click(await screen.findByText(/^Add Friend/));
  await toastText("Error");
  await toastText(shown);
});

it("follows and unfollows a teacher", async () => {
  open(makeFound({ role: "TEACHER" }));
  type("anna");
  server.on("POST /api/follows", ({ body }) => body);
  server.on("DELETE /api/follows/{followerId}/{followedId}", () => ({ ok: true }));
  fireEvent.click(await screen.findByText(/^Follow$/));
  await toastText("Following teacher");
  await toastText("You're now following this teacher.");
  fireEvent.click(await screen.findByText("Following", { selector: "button" }));
  await toastText("Unfollowed");
  await toastText("You've unfollowed this teacher");
});

it.each([
  [false, "Failed to follow teacher"],
  [true, "Failed to update follow status"],
])("when following is %s already and fails it reads %j", async (isFollowing, shown) => {
  open(makeFound({ role: "TEACHER", isFollowing }));
  type("anna");
  fireEvent.click(await screen.findByText(isFollowing ? "Following" : "Follow"));
  await toastText("Error");
  await toastText(shown);
});

it("says of a friendship that both agreed to that it waits for the teacher", async () => {
  open(makeFound({ friendship: "AWAITING_APPROVAL", mayRequest: false }));
  type("anna");
  expect(await screen.findByText("Waiting for your teacher")).toBeTruthy();
  expect(screen.queryByText("Add Friend")).toBeNull();
});
