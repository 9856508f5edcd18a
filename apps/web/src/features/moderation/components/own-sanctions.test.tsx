// @vitest-environment jsdom
import type { Sanction } from "@saywell/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { dismissToast } from "../../../ui/use-toast";
import { OwnSanctions } from "./own-sanctions";

const sanction = (parts: Partial<Sanction>): Sanction => ({
  id: "sanction-1",
  kind: "MUTE",
  room: null,
  reason: "Be kind here.",
  createdAt: "2026-03-02T09:00:00.000Z",
  endsAt: "2026-03-03T09:00:00.000Z",
  liftedAt: null,
  appeal: null,
  ...parts,
});

let server: FakeServer;
let mine: Sanction[];
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/sanctions", () => mine);
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const open = () =>
  renderApp({ "/": <OwnSanctions userId="learner-1" timeZone="Europe/London" /> }, "/");

it.each<[Partial<Sanction>, string]>([
  [{}, "You cannot write in rooms until 3 March 2026 at 09:00."],
  [{ endsAt: null }, "You cannot write in rooms until a teacher ends this."],
  [
    { room: { id: "r", name: "Cafe" }, endsAt: null },
    "You cannot write in Cafe until a teacher ends this.",
  ],
  [{ kind: "BAN" }, "You cannot use rooms until 3 March 2026 at 09:00."],
  [
    { kind: "BAN", room: { id: "r", name: "Cafe" } },
    "You cannot use Cafe until 3 March 2026 at 09:00.",
  ],
])("%j reads: %s", async (parts, sentence) => {
  mine = [sanction(parts)];
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText("Reason: Be kind here.")).toBeTruthy();
});

it("is not there for who is under none", async () => {
  mine = [];
  open();
  await waitFor(() => expect(server.calls("GET /api/sanctions")).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole("list", { name: "Mutes and bans" })).toBeNull();
});

it("takes an appeal, once", async () => {
  mine = [sanction({})];
  server.on("POST /api/sanctions/{id}/appeal", ({ body }) => {
    const { text } = body;
    mine = [sanction({ appeal: { id: "appeal-1", text, state: "OPEN", answer: null } })];
    return { ok: true };
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Ask for another look" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("What do you want to say?"), "I am sorry.");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  expect(
    await screen.findByText("You asked for another look. A teacher will answer."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask for another look" })).toBeNull();
  expect(server.calls("POST /api/sanctions/{id}/appeal")[0]).toMatchObject({
    params: { id: "sanction-1" },
    body: { text: "I am sorry." },
  });
});

it("shows the answer to an appeal", async () => {
  const appeal = { id: "a", text: "Sorry.", state: "REFUSED", answer: "Not yet." } as const;
  mine = [sanction({ appeal })];
  open();
  expect(await screen.findByText("A teacher answered: Not yet.")).toBeTruthy();
});
