// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { freeSubscription } from "../../../testing/billing";
import { makeAccount } from "../../../testing/account";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import VerifyAddressPage from "./verify-address-page";

const verify = "POST /api/verify-address";
const anna: SessionUser = { ...guest, name: "Anna", email: "anna@example.com", isGuest: false };
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  server.on("GET /api/account/{userId}", () => makeAccount({ user: anna }));
  server.on(verify, () => ({ email: "anna@example.com" }));
});
const open = (at = "/verify-address#s3cret") =>
  renderApp({ "/verify-address": <VerifyAddressPage /> }, at);

it("confirms at a press only, because programs open the links of mails too", async () => {
  open();
  const button = await screen.findByText("Yes, it is mine");
  expect(server.calls(verify)).toEqual([]);
  fireEvent.click(button);
  const said = await screen.findByText("Thank you, it is confirmed");
  expect(document.activeElement).toBe(said);
  expect(screen.getByText("anna@example.com")).toBeTruthy();
  expect(server.calls(verify).map(({ body }) => body)).toEqual([{ token: "s3cret" }]);
});

it("reads anew who is here once the address is confirmed", async () => {
  server.on("GET /api/session", () => ({ user: anna, demo: false }));
  open();
  fireEvent.click(await screen.findByText("Yes, it is mine"));
  await screen.findByText("Thank you, it is confirmed");
  await expect.poll(() => server.calls("GET /api/session").length).toBe(2);
});

it("a link that does not work any more: who is logged in gets a new one", async () => {
  server.on("GET /api/session", () => ({ user: anna, demo: false }));
  server.on(verify, () => refusal(410, "Expired.", "link-expired"));
  server.on("POST /api/account/{userId}/verification", () => ({ ok: true as const }));
  open();
  fireEvent.click(await screen.findByText("Yes, it is mine"));
  fireEvent.click(await screen.findByText("Send me a new link"));
  expect(await screen.findByText(/The mail is on its way/)).toBeTruthy();
});

it("a link that does not work any more: who is not logged in can log in", async () => {
  server.on(verify, () => refusal(410, "Expired.", "link-expired"));
  open();
  fireEvent.click(await screen.findByText("Yes, it is mine"));
  await screen.findByText("This link does not work any more");
  expect(within(screen.getByRole("main")).getByText("Log in")).toBeTruthy();
});

it("says so when another account has proved the address first", async () => {
  server.on(verify, () => refusal(409, "Another account has confirmed it.", "email-taken"));
  open();
  fireEvent.click(await screen.findByText("Yes, it is mine"));
  await screen.findByText("Another account has this email");
  expect(screen.getByText("Another account has confirmed it.")).toBeTruthy();
});

it("asks for the password where the account is not logged in, and offers a new one", async () => {
  server.on(verify, (request) =>
    (request.body as { password?: string }).password === "my passphrase"
      ? { email: "anna@example.com" }
      : refusal(401, "The password is wrong.", "wrong-credentials"),
  );
  open();
  fireEvent.click(await screen.findByText("Yes, it is mine"));
  const field = await screen.findByLabelText("Password");
  expect(screen.queryByText("The password is wrong.")).toBeNull();
  expect(screen.getByText("Choose a new password").getAttribute("href")).toBe("/reset-password");
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByText("Confirm my address"));
  };
  type("a wrong one");
  await screen.findByText("The password is wrong.");
  type("my passphrase");
  await screen.findByText("Thank you, it is confirmed");
});

it("without a link it says where the link is", async () => {
  open("/verify-address");
  expect(await screen.findByText(/Open the link in the mail/)).toBeTruthy();
  expect(screen.queryByText("Yes, it is mine")).toBeNull();
});
