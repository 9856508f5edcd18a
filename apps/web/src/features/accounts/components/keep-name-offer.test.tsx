// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../lib/query-client";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { makeAccount } from "../../../testing/account";
import { guest } from "../../../testing/learning";
import { removeToast } from "../../../ui/use-toast";
import { KeepNameOffer } from "./keep-name-offer";

const call = "PUT /api/account/{userId}";
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
});
afterEach(() => {
  cleanup();
  removeToast();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const offer = (account: Partial<typeof guest> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <KeepNameOffer account={{ ...guest, ...account }} name="Ana" />
    </QueryClientProvider>,
  );
const question = () => screen.queryByText("Shall we call you", { exact: false });

it("a guest may keep the name that they gave", async () => {
  server.on(call, () => makeAccount({ user: { name: "Ana" } }));
  offer();
  expect(question()?.textContent).toBe("Shall we call you Ana?");
  fireEvent.click(screen.getByText("Keep"));
  await waitFor(() => expect(question()).toBeNull());
  expect(server.calls(call).map(({ body }) => body)).toEqual([{ name: "Ana" }]);
});

it.each([
  ["Keep", "Good. You are Ana here now."],
  ["Not now", "All right. You can change your name in Settings."],
])(
  "after %s the focus is on what became of it, before what comes next",
  async (button, outcome) => {
    server.on(call, () => makeAccount({ user: { name: "Ana" } }));
    offer();
    screen.getByText(button).focus();
    fireEvent.click(screen.getByText(button));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(outcome));
  },
);

it("who says not now is not asked again", () => {
  offer();
  fireEvent.click(screen.getByText("Not now"));
  expect(question()).toBeNull();
  cleanup();
  offer();
  expect(question()).toBeNull();
  expect(server.calls(call)).toEqual([]);
});

it.each([
  ["has a name of their own", { name: "Maya" }],
  ["has an account", { isGuest: false }],
])("nobody is asked who %s", (_who, account) => {
  offer(account);
  expect(question()).toBeNull();
});

it("a name that the server refuses stays on offer", async () => {
  server.on(call, () => refusal(400, "Choose another name.", "invalid-input"));
  offer();
  fireEvent.click(screen.getByText("Keep"));
  await waitFor(() => expect(server.calls(call)).toHaveLength(1));
  expect(question()).toBeTruthy();
});
