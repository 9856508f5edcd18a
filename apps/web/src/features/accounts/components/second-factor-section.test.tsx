// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { SecondFactorSection } from "./second-factor-section";

const recoveryCodes = ["ABCD-EFGH-JKLM-NPQR", "2345-6789-ABCD-EFGH"];
let server: FakeServer;
let since: string | null;

beforeEach(() => {
  since = null;
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("GET /api/account/{userId}/sign-ins", () => ({ signIns: [], hasPassword: true }));
  server.on("GET /api/account/{userId}/second-factor", () => ({
    isOffered: true,
    isRequired: true,
    since,
    recoveryCodesLeft: since === null ? 0 : 2,
  }));
  server.on("POST /api/account/{userId}/second-factor", ({ body }) =>
    JSON.stringify(body).includes("right")
      ? { secret: "ABCDEFGH", uri: "otpauth://totp/x", qr: "<svg />" }
      : refusal(401, "The password is wrong.", "wrong-credentials"),
  );
  server.on("POST /api/account/{userId}/second-factor/confirm", ({ body }) => {
    if (!JSON.stringify(body).includes("123456")) {
      return refusal(401, "This code is wrong.", "wrong-code");
    }
    since = "2026-03-02T09:00:00.000Z";
    return { recoveryCodes };
  });
  server.on("POST /api/account/{userId}/second-factor/disable", () => {
    since = null;
    return { ok: true };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderApp({ "/": <SecondFactorSection userId={guest.id} timeZone="Europe/London" /> }, "/");
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (words: string) => fireEvent.click(screen.getByText(words));

it("sets it up with the password and the phone's code, and shows the recovery codes once", async () => {
  open();
  expect(await screen.findByText(/Admins need a second factor here/)).toBeTruthy();
  press("Set it up");
  expect(screen.getByText("Write your password.")).toBeTruthy();
  fill("Your password now", "not it");
  press("Set it up");
  expect(await screen.findByText("The password is wrong.")).toBeTruthy();
  fill("Your password now", "right");
  press("Set it up");
  expect(await screen.findByText("ABCD EFGH")).toBeTruthy();
  fill("Code", "000000");
  press("Switch it on");
  expect(await screen.findByText("This code is wrong.")).toBeTruthy();
  fill("Code", "123456");
  press("Switch it on");
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
  press("I have kept them");
  expect(await screen.findByText("You have 2 recovery codes left.")).toBeTruthy();
  expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
});

it("is switched off with the password and a code", async () => {
  since = "2026-03-02T09:00:00.000Z";
  open();
  fireEvent.click(await screen.findByText("Switch it off"));
  await screen.findByRole("dialog");
  fill("Password", "right");
  fill("Code", "123456");
  fireEvent.click(screen.getByText("Switch it off", { selector: "button[type=submit]" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = server.calls("POST /api/account/{userId}/second-factor/disable");
  expect(sent[0]?.body).toEqual({ code: "123456", password: "right" });
});
