// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { makeRoom } from "../../../testing/live";
import { renderApp } from "../../../testing/render-app";
import { InviteDialog } from "./invite-dialog";

let server: FakeServer;
const search = "GET /api/users/search";

beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderApp({ "/": <InviteDialog room={makeRoom({ isOwner: true })} onClose={() => {}} /> }, "/");
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText("Search by name or email"), { target: { value } });

it("searches once the typing rests, and says when nobody was found", async () => {
  server.on(search, () => []);
  open();
  expect(screen.getByText("Type at least 2 characters to search")).toBeTruthy();
  for (const text of ["a", "an", "ann", " anna "]) type(text);
  expect(screen.getByText("Searching...")).toBeTruthy();
  expect(await screen.findByText("No users found")).toBeTruthy();
  expect(server.calls(search).map(({ query }) => query)).toEqual([{ q: "anna" }]);
});

it.each([
  ["Too many searches. Please wait.", "Too many searches. Please wait."],
  ["", "The search did not work."],
])("a search refused with %j reads %j", async (sentence, shown) => {
  server.on(search, () => refusal(403, sentence, "forbidden"));
  open();
  type("anna");
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByText("No users found")).toBeNull();
});
