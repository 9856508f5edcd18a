// @vitest-environment jsdom
import type { FriendRequest } from "@saywell/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import { FriendRequests } from "./friend-requests";

const accept = "POST /api/friends/requests/{requestId}/accept";
const decline = "POST /api/friends/requests/{requestId}/decline";
let server: FakeServer;
let requests: FriendRequest[];
let onEmptied: () => void;

const makeRequest = (parts: Partial<FriendRequest> = {}): FriendRequest => ({
  id: "request-1",
  user: { id: "mia", name: "Mia", avatar: null, role: "LEARNER" },
  direction: "INCOMING",
  awaitsApproval: false,
  createdAt: "2026-03-02T09:00:00.000Z",
  ...parts,
});

beforeEach(() => {
  server = createFakeServer();
  onEmptied = vi.fn();
  server.on("GET /api/friends/requests", () => requests);
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

function open(...shown: FriendRequest[]) {
  requests = shown;
  const props = { actions: { block: vi.fn(), report: vi.fn() }, onEmptied };
  renderApp({ "/": <FriendRequests {...props} /> }, "/");
}
const group = async (name: string) => within(await screen.findByRole("region", { name }));
const press = async (name: RegExp) =>
  await userEvent.click(await screen.findByRole("button", { name }));

it("a request that I accept waits for a teacher where one of us is under 18, and says so", async () => {
  server.on(accept, () => {
    requests = [makeRequest({ awaitsApproval: true })];
    return { ok: true, status: "AWAITING_APPROVAL" };
  });
  open(makeRequest());
  await group("Friend requests (1)");
  await press(/^Accept/);
  expect(await screen.findByText("You are friends when your teacher says yes.")).toBeTruthy();
  const waiting = await group("Waiting for your teacher (1)");
  expect(waiting.getByText("Waiting for your teacher")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  expect(screen.queryByRole("region", { name: /Friend requests/ })).toBeNull();
});

it("a request between adults that I accept says nothing of a teacher", async () => {
  server.on(accept, () => {
    requests = [];
    return { ok: true, status: "ACCEPTED" };
  });
  open(makeRequest());
  await press(/^Accept/);
  await vi.waitFor(() => expect(screen.queryByText("Mia")).toBeNull());
  expect(screen.queryByText(/teacher/)).toBeNull();
});

it.each(["INCOMING", "OUTGOING"] as const)(
  "what waits for a teacher is shown and can be taken back, %s",
  async (direction) => {
    server.on(decline, () => {
      requests = [];
      return { ok: true };
    });
    open(makeRequest({ direction, awaitsApproval: true }));
    await group("Waiting for your teacher (1)");
    await press(/^Take back.*Mia$/);
    await vi.waitFor(() => expect(screen.queryByText("Mia")).toBeNull());
    expect(server.calls(decline)).toMatchObject([{ params: { requestId: "request-1" } }]);
  },
);

it("what could not be taken back stays, and says why", async () => {
  server.on(decline, () => refusal(404, "There is no such friend request.", "not-found"));
  open(makeRequest({ awaitsApproval: true }));
  await press(/^Take back.*Mia$/);
  expect(await screen.findByText("There is no such friend request.")).toBeTruthy();
});

it("what I asked and nobody has answered is not shown here", async () => {
  open(makeRequest({ direction: "OUTGOING" }), makeRequest({ id: "2" }));
  await group("Friend requests (1)");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

it("after an answer the focus goes to the group's heading, and elsewhere once the group is gone", async () => {
  server.on(decline, ({ params }) => {
    requests = requests.filter(({ id }) => id !== params["requestId"]);
    return { ok: true };
  });
  open(
    makeRequest(),
    makeRequest({
      id: "request-2",
      user: { id: "noah", name: "Noah", avatar: null, role: "LEARNER" },
    }),
  );
  await press(/^Decline.*Mia$/);
  const heading = await screen.findByRole("heading", { name: "Friend requests (1)" });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(onEmptied).not.toHaveBeenCalled();
  await press(/^Decline.*Noah$/);
  await vi.waitFor(() => expect(onEmptied).toHaveBeenCalledOnce());
});
