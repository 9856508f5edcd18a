// @vitest-environment jsdom
import type { SessionUser } from "@saywell/contract";
import { makeAccount } from "../../../testing/account";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { useAccount } from "../api/account-query";
import { EmailAndPasswordSection } from "./email-and-password-section";

const password = "POST /api/account/{userId}/password";
const address = "POST /api/account/{userId}/address";
const anna: SessionUser = {
  ...guest,
  name: "Anna",
  email: "anna@example.com",
  isGuest: false,
  isEmailVerified: true,
};
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  server.on(password, () => ({ ok: true as const }));
  server.on(address, () => ({ ok: true as const }));
});
/** With the account as this browser knows it. */
function Section({ userId }: { userId: string }) {
  const { data } = useAccount(userId);
  return data ? <EmailAndPasswordSection account={data} onAuth={() => undefined} /> : null;
}
async function open(parts: Partial<SessionUser> = {}, wantedEmail?: string) {
  const user = { ...anna, ...parts };
  server.on("GET /api/account/{userId}", () =>
    makeAccount({ user, ...(wantedEmail !== undefined && { wantedEmail }) }),
  );
  const opened = renderApp({ "/": <Section userId={user.id} /> }, "/");
  await screen.findByText("Email and password");
  return opened;
}
const press = (words: string) => fireEvent.click(screen.getByText(words));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const describedBy = (label: string) =>
  screen.getByLabelText(label).getAttribute("aria-describedby");

describe("the password", () => {
  function fillBoth() {
    press("Change my password");
    fill("Your password now", "old password");
    fill("New password", "purple kettle sings");
  }

  it("is changed by who knows it", async () => {
    await open();
    fillBoth();
    press("Save my new password");
    expect(await screen.findByText(/Your new password is saved/)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.calls(password).map(({ body }) => body)).toEqual([
      { currentPassword: "old password", newPassword: "purple kettle sings" },
    ]);
  });

  it.each([
    ["wrong-credentials", 401, "Your password now"],
    ["weak-password", 400, "New password"],
  ] as const)(
    "refused as %s is told at its field, which has the focus",
    async (code, status, label) => {
      server.on(password, () => refusal(status, "Not this one.", code));
      await open();
      fillBoth();
      press("Save my new password");
      const words = await screen.findByText("Not this one.");
      expect(describedBy(label)).toContain(words.id);
      expect(document.activeElement).toBe(screen.getByLabelText(label));
    },
  );

  it("tells how long to wait after too many wrong ones", async () => {
    server.on(password, () => {
      const reply = refusal(429, "Too many wrong passwords.", "too-many-requests");
      reply.headers.set("retry-after", "40");
      return reply;
    });
    await open();
    fillBoth();
    press("Save my new password");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Too many wrong passwords. You can try again in 40 seconds.",
    );
  });
});

describe("the address", () => {
  function fillIn() {
    press("Change my email");
    fill("New email", "new@example.com");
    fill("Your password", "old password");
  }

  it("waits until the link in the mail is opened, and says so", async () => {
    await open();
    fillIn();
    press("Send me the link");
    expect(await screen.findByText("new@example.com")).toBeTruthy();
    expect(screen.getByText(/Until then it stays as it is/)).toBeTruthy();
    expect(screen.getByText("anna@example.com")).toBeTruthy();
    expect(server.calls(address).map(({ body }) => body)).toEqual([
      { email: "new@example.com", password: "old password" },
    ]);
  });

  it("that waits is told on another device too, and after a reload", async () => {
    await open({}, "new@example.com");
    expect(screen.getByText("new@example.com")).toBeTruthy();
    expect(screen.getByText(/Open the link in it within 3 days/)).toBeTruthy();
  });

  it("shows a wrong password at its field", async () => {
    server.on(address, () => refusal(401, "The password is wrong.", "wrong-credentials"));
    await open();
    fillIn();
    press("Send me the link");
    const words = await screen.findByText("The password is wrong.");
    expect(describedBy("Your password")).toContain(words.id);
  });

  it("that is not confirmed can have its mail again", async () => {
    server.on("POST /api/account/{userId}/verification", () => ({ ok: true as const }));
    await open({ isEmailVerified: false });
    press("Send the mail again");
    expect(await screen.findByText(/The mail is on its way/)).toBeTruthy();
  });

  it("that somebody else has proved is gone, and another one is asked for", async () => {
    await open({ email: null, isEmailVerified: false });
    expect(screen.getByText(/Please add another one/)).toBeTruthy();
    expect(screen.getByText("Add an email")).toBeTruthy();
  });
});

it("a guest is offered to sign up, and the demo is told that it has none", async () => {
  await open({ isGuest: true, email: null });
  expect(screen.getByText("Sign up")).toBeTruthy();
  expect(screen.queryByText("Change my password")).toBeNull();
  await open({ isDemo: true, email: null });
  await waitFor(() => expect(screen.getByText(/A demo account has no email/)).toBeTruthy());
});
