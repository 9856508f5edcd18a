// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { ProviderButtons } from "./provider-buttons";
import { SignInsSection } from "./sign-ins-section";

const link = "POST /api/account/{userId}/sign-ins";
const unlink = "DELETE /api/account/{userId}/sign-ins/{id}";
const riverside = { id: "school", name: "Riverside" };
const linked = {
  id: "link-1",
  name: "Riverside",
  since: "2026-03-02T09:00:00.000Z",
  lastUsedAt: "2026-03-02T09:00:00.000Z",
};
let server: FakeServer;
let signIns: (typeof linked)[];
const assign = vi.fn();

beforeEach(() => {
  signIns = [];
  assign.mockReset();
  vi.stubGlobal("location", { ...window.location, pathname: "/settings", assign });
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("GET /api/sign-in/providers", () => ({ providers: [riverside] }));
  server.on("GET /api/account/{userId}/sign-ins", () => ({ signIns, hasPassword: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderApp({ "/": <SignInsSection userId={guest.id} timeZone="Europe/London" /> }, "/");
const press = (words: string) => fireEvent.click(screen.getByText(words));

it("a provider is gone to from the log-in, and brings back to the same page", async () => {
  const url = "https://riverside.example/authorize";
  server.on("POST /api/sign-in/{provider}", () => ({ url }));
  renderApp({ "/": <ProviderButtons /> }, "/");
  fireEvent.click(await screen.findByText("Log in with Riverside"));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  expect(server.calls("POST /api/sign-in/{provider}")[0]?.body).toMatchObject({
    path: "/settings",
  });
});

it("a provider is linked with the password only, and gone to then", async () => {
  const url = "https://riverside.example/authorize";
  server.on(link, ({ body }) =>
    JSON.stringify(body).includes("right")
      ? { url }
      : refusal(401, "The password is wrong.", "wrong-credentials"),
  );
  open();
  await screen.findByText("You log in with your password only.");
  press("Log in with Riverside too");
  await screen.findByRole("dialog");
  press("Go to Riverside");
  expect(screen.getByText("Write your password.")).toBeTruthy();
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText("Password"), { target: { value } });
  type("not it");
  press("Go to Riverside");
  await screen.findByText("The password is wrong.");
  expect(assign).not.toHaveBeenCalled();
  type("right");
  press("Go to Riverside");
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  expect(server.calls(link).at(-1)?.body).toEqual({ provider: "school", password: "right" });
});

it("a provider that is linked can be ended, and says why where it is the only way in", async () => {
  signIns = [linked];
  server.on(unlink, () => refusal(409, "This is your only way in.", "conflict"));
  open();
  fireEvent.click(await screen.findByLabelText("End Riverside"));
  await screen.findByText("This is your only way in.");
  server.on(unlink, () => {
    signIns = [];
    return { ok: true };
  });
  fireEvent.click(screen.getByLabelText("End Riverside"));
  await screen.findByText("You log in with your password only.");
  expect(screen.getByText("Log in with Riverside too")).toBeTruthy();
});
