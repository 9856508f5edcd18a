// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { makeAccount } from "../../../testing/account";
import { freeSubscription } from "../../../testing/billing";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import ClaimAccountPage from "./claim-account-page";

const claim = "POST /api/claim-account";
let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on("POST /api/claim-account/read", () => ({ email: "ana@example.org" }));
  server.on(claim, () => ({
    user: { ...guest, name: "Ana", email: "ana@example.org", isGuest: false },
    mayCreateRooms: false,
  }));
});

const open = (at = "/claim-account#s3cret") =>
  renderApp({ "/claim-account": <ClaimAccountPage /> }, at);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByText("Make it my account"));

it("makes the guest's account one's own with a name and a password, and leads on", async () => {
  open();
  await screen.findByText("ana@example.org");
  fill("Your name", " Ana ");
  fill("Password", "purple kettle sings");
  save();
  await screen.findByText("The account is yours");
  expect(server.calls(claim).map(({ body }) => body)).toEqual([
    { token: "s3cret", name: "Ana", password: "purple kettle sings" },
  ]);
  expect(screen.getByText("Go to your dashboard").getAttribute("href")).toBe("/student-dashboard");
});

it("says on another device too that the account is theirs and how they log in, though the link is used up", async () => {
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  open();
  await screen.findByText("ana@example.org");
  fill("Your name", "Ana");
  fill("Password", "purple kettle sings");
  server.on("POST /api/claim-account/read", () => refusal(410, "Dead.", "link-expired"));
  server.on("GET /api/account/{userId}", () => makeAccount());
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
  save();
  await screen.findByText("The account is yours");
  await expect.poll(() => server.calls("GET /api/account/{userId}").length).toBeGreaterThan(0);
  expect(screen.getByText("ana@example.org", { selector: "strong" })).toBeTruthy();
  expect(screen.queryByText("This link does not work any more")).toBeNull();
  expect(screen.queryByTestId("elsewhere")).toBeNull();
});

it("asks for what is missing before it sends anything", async () => {
  open();
  await screen.findByText("ana@example.org");
  save();
  await screen.findByText("Write your name.");
  expect(document.activeElement).toBe(screen.getByLabelText("Your name"));
  fill("Your name", "Ana");
  save();
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  expect(server.calls(claim)).toEqual([]);
});

it("says a weak password at its field, and whose the address is by now", async () => {
  server.on(claim, () => refusal(400, "This password is too common.", "weak-password"));
  open();
  await screen.findByText("ana@example.org");
  fill("Your name", "Ana");
  fill("Password", "password1234");
  save();
  await screen.findByText("This password is too common.");
  server.on(claim, () => refusal(409, "You have an account by now.", "email-taken"));
  fill("Password", "purple kettle sings");
  save();
  expect((await screen.findByRole("alert")).textContent).toBe("You have an account by now.");
});

it("a link that does not work any more says so before anybody types, and leads to the log-in", async () => {
  server.on("POST /api/claim-account/read", () => refusal(410, "Dead.", "link-expired"));
  open();
  await screen.findByText("This link does not work any more");
  expect(screen.queryByLabelText("Password")).toBeNull();
  const way = within(screen.getByRole("main")).getByRole("link", { name: "Log in" });
  expect(way.getAttribute("href")).toBe("/student-dashboard#log-in");
});
