// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { admin } from "../../../testing/administration";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import InvitationPage from "./invitation-page";

const accept = "POST /api/invitation/accept";
const invitation = {
  email: "mo@example.org",
  role: "TEACHER" as const,
  name: "Mo Ali",
  school: "Hill School",
  hasAccount: false,
  needsPassword: true,
};
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/invitation/read", () => invitation);
  server.on(accept, () => ({ email: "mo@example.org", role: "TEACHER" as const }));
});
const open = (at = "/invitation#s3cret") => renderApp({ "/invitation": <InvitationPage /> }, at);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByText("Accept the invitation"));
const accepted = () => server.calls(accept).map(({ body }) => body);

it("says who invites to what, and takes a name and a password", async () => {
  open();
  expect((await screen.findByText(/invites you to be/)).textContent).toBe(
    "Hill School invites you to be a teacher. You log in with mo@example.org.",
  );
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Mo Ali");
  press();
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  fill("Password", "purple kettle sings");
  press();
  await screen.findByText("Welcome");
  expect(accepted()).toEqual([
    { token: "s3cret", name: "Mo Ali", password: "purple kettle sings" },
  ]);
});

it("leads whoever accepted to the log-in with the email that they were invited by", async () => {
  open();
  await screen.findByText(/invites you to be/);
  fill("Password", "purple kettle sings");
  press();
  await screen.findByText("Welcome");
  fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Log in" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe("mo@example.org");
});

it("asks who has an account for nothing", async () => {
  server.on("POST /api/invitation/read", () => ({
    ...invitation,
    hasAccount: true,
    needsPassword: false,
  }));
  open();
  await screen.findByText(/invites you to be/);
  expect(screen.queryByLabelText("Password")).toBeNull();
  press();
  await screen.findByText("Welcome");
  expect(accepted()).toEqual([{ token: "s3cret" }]);
});

it("asks who has an account, and may do more from now on, for the password or a new one, and no name", async () => {
  server.on("POST /api/invitation/read", () => ({ ...invitation, hasAccount: true }));
  open();
  await screen.findByText(/Type your password, or a new one instead/);
  expect(screen.queryByLabelText("Your name")).toBeNull();
  press();
  const field = screen.getByLabelText("Your password, or a new one");
  expect(document.activeElement).toBe(field);
  expect(accepted()).toEqual([]);
  fill("Your password, or a new one", "purple kettle sings");
  press();
  await screen.findByText("Welcome");
  expect(accepted()).toEqual([{ token: "s3cret", password: "purple kettle sings" }]);
});

it("leads an admin on to the administration once they are logged in", async () => {
  server.on("POST /api/invitation/read", () => ({ ...invitation, role: "ADMIN" as const }));
  server.on(accept, () => ({ email: "mo@example.org", role: "ADMIN" as const }));
  const user = { ...admin, email: "Mo@example.org", needsSecondFactor: true };
  server.on("POST /api/session/log-in", () => {
    server.on("GET /api/session", () => ({ user, demo: false, mayCreateRooms: false }));
    return { user, mayCreateRooms: false };
  });
  open();
  await screen.findByText(/invites you to be an admin/);
  fill("Password", "purple kettle sings");
  press();
  await screen.findByText("Welcome");
  fireEvent.click(within(screen.getByRole("main")).getByText("Log in"));
  const dialog = within(await screen.findByRole("dialog"));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type("Email", "mo@example.org");
  type("Password", "purple kettle sings");
  fireEvent.click(dialog.getByRole("button", { name: "Log in" }));
  expect((await screen.findByTestId("elsewhere")).textContent).toBe("/admin");
});

it("shows a weak password at its field", async () => {
  server.on(accept, () => refusal(400, "Too common.", "weak-password"));
  open();
  await screen.findByText(/invites you to be/);
  fill("Password", "password123");
  press();
  const words = await screen.findByText("Too common.");
  expect(screen.getByLabelText("Password").getAttribute("aria-describedby")).toContain(words.id);
});

it("that was used or is too old says whom to ask", async () => {
  server.on("POST /api/invitation/read", () => refusal(404, "Dead.", "not-found"));
  open();
  expect(await screen.findByText("Ask your school for a new one")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "This link does not work any more",
  );
});

it("that cannot be read can be tried again", async () => {
  server.on("POST /api/invitation/read", () => refusal(503, "Busy.", "unavailable"));
  open();
  await screen.findByText("The invitation could not be read.");
  server.on("POST /api/invitation/read", () => invitation);
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText(/invites you to be/)).toBeTruthy();
});
