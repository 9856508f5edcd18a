// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { sessionQuery } from "../../features/accounts/api/session-queries";
import { dueQuery } from "../../features/review/api/review-queries";
import { createQueryClient } from "../../lib/query-client";
import { guest } from "../../testing/learning";
import { MainNavigation } from "./main-navigation";

afterEach(cleanup);

function show(at: string, user: SessionUser | null = null, client = createQueryClient()) {
  client.setQueryData(sessionQuery.queryKey, { user, demo: false });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <MainNavigation shown="always" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getAllByRole("link");
}

it("leads to the five places, for a learner", () => {
  expect(show("/lessons").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/student-dashboard"],
    ["Lessons", "/lessons"],
    ["Words", "/review"],
    ["Rooms", "/rooms"],
    ["Me", "/me"],
  ]);
});

it("has what is to be reviewed today in sight at Words, with a name that says so", () => {
  const client = createQueryClient();
  client.setQueryData(dueQuery().queryKey, { dueCount: 9, nextDueAt: null, cards: [] });
  expect(show("/student-dashboard", null, client)[2]!.textContent).toBe(
    "Words, 9 to review today9",
  );
  expect(screen.getByRole("link", { name: "Words, 9 to review today" })).toBeTruthy();
  cleanup();
  const staff = show("/teacher", { ...guest, role: "TEACHER", isGuest: false }, client);
  expect(staff[2]!.textContent).toBe("Moderation");
});

it.each([
  ["TEACHER", "/teacher"],
  ["ADMIN", "/admin"],
] as const)("leads a %s home to their own side, and to whom they look after", (role, home) => {
  const links = show("/rooms", { ...guest, role, isGuest: false });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    home,
    "/lessons",
    "/moderation",
    "/rooms",
    "/me",
  ]);
});

it("says which place the page is, or belongs to", () => {
  const marks = (at: string) => {
    const found = show(at).map((link) => link.getAttribute("aria-current"));
    cleanup();
    return found;
  };
  expect(marks("/review")).toEqual([null, null, "page", null, null]);
  expect(marks("/settings")).toEqual([null, null, null, null, "true"]);
  expect(marks("/level-test")).toEqual([null, null, null, null, null]);
});
