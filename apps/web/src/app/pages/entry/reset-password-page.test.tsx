// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import ResetPasswordPage from "./reset-password-page";

const mine = {
  choice: "first",
  startedAt: "2026-03-02T09:00:00.000Z",
  lessons: 12,
  lastUsedAt: null,
};
const other = { ...mine, choice: "second", lessons: 0 };
let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/password-reset", () => ({ ok: true as const }));
  server.on("POST /api/password-reset/accounts", () => ({ accounts: [mine] }));
  server.on("POST /api/password-reset/confirm", () => ({ ok: true as const }));
});

const open = (at = "/reset-password") =>
  renderApp({ "/reset-password": <ResetPasswordPage /> }, at);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const confirms = () => server.calls("POST /api/password-reset/confirm").map(({ body }) => body);

describe("asking for the mail", () => {
  it("says the same kind thing for every address", async () => {
    open();
    fill("Email", " anna@example.com ");
    fireEvent.click(screen.getByText("Send me a link"));
    const said = await screen.findByText("Look in your mail");
    expect(document.activeElement).toBe(said);
    expect(screen.getByText(/If there is an account with/).textContent).toContain(
      "anna@example.com",
    );
    expect(server.calls("POST /api/password-reset").map(({ body }) => body)).toEqual([
      { email: "anna@example.com" },
    ]);
  });

  it("sends nothing without an address, and says so at the field", () => {
    open();
    fireEvent.click(screen.getByText("Send me a link"));
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    expect(server.calls("POST /api/password-reset")).toEqual([]);
  });

  it("tells how long to wait after too many", async () => {
    server.on("POST /api/password-reset", () => {
      const reply = refusal(429, "Too many requests.", "too-many-requests");
      reply.headers.set("retry-after", "120");
      return reply;
    });
    open();
    fill("Email", "anna@example.com");
    fireEvent.click(screen.getByText("Send me a link"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Too many requests. You can try again in 2 minutes.",
    );
  });
});

describe("the link of the mail", () => {
  it("leaves the address bar, saves the new password, and leads to the log-in", async () => {
    vi.spyOn(window, "scrollTo").mockReturnValue();
    open("/reset-password#s3cret");
    await screen.findByLabelText("New password");
    fill("New password", "purple kettle sings");
    fireEvent.click(screen.getByText("Save my new password"));
    await screen.findByText("Your new password is saved");
    expect(confirms()).toEqual([{ token: "s3cret", password: "purple kettle sings" }]);
    fireEvent.click(screen.getAllByText("Log in").at(-1)!);
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("that was used leads who logs in on its page on to the dashboard", async () => {
    const user = { ...guest, email: "anna@example.com", isGuest: false };
    server.on("POST /api/session/log-in", () => {
      server.on("GET /api/session", () => ({ user, demo: false, mayCreateRooms: false }));
      return { user, mayCreateRooms: false };
    });
    open("/reset-password#s3cret");
    await screen.findByLabelText("New password");
    fill("New password", "purple kettle sings");
    fireEvent.click(screen.getByText("Save my new password"));
    await screen.findByText("Your new password is saved");
    fireEvent.click(screen.getAllByText("Log in").at(-1)!);
    const dialog = within(await screen.findByRole("dialog"));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type("Email", "anna@example.com");
    type("Password", "purple kettle sings");
    fireEvent.click(dialog.getByRole("button", { name: "Log in" }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/student-dashboard");
  });

  it("tells the rules beforehand, and a weak password at its field, which keeps the focus", async () => {
    server.on("POST /api/password-reset/confirm", () =>
      refusal(400, "This password is one of the first that people try.", "weak-password"),
    );
    open("/reset-password#s3cret");
    await screen.findByLabelText("New password");
    expect(screen.getByText(/^At least 10 characters/)).toBeTruthy();
    fill("New password", "short");
    fireEvent.click(screen.getByText("Save my new password"));
    expect(confirms()).toEqual([]);
    fill("New password", "password123");
    fireEvent.click(screen.getByText("Save my new password"));
    const words = await screen.findByText("This password is one of the first that people try.");
    const field = screen.getByLabelText("New password");
    expect(field.getAttribute("aria-describedby")).toContain(words.id);
    expect(document.activeElement).toBe(field);
    fill("New password", "password1234");
    await waitFor(() => expect(screen.queryByText(/one of the first/)).toBeNull());
  });

  it("that does not work any more offers a new one", async () => {
    server.on("POST /api/password-reset/confirm", () =>
      refusal(410, "This link does not work any more.", "link-expired"),
    );
    open("/reset-password#s3cret");
    await screen.findByLabelText("New password");
    fill("New password", "purple kettle sings");
    fireEvent.click(screen.getByText("Save my new password"));
    await screen.findByText("This link does not work any more");
    fireEvent.click(screen.getByText("Send me a new link"));
    expect(await screen.findByLabelText("Email")).toBeTruthy();
  });

  it("that is used up already says so before anybody types", async () => {
    server.on("POST /api/password-reset/accounts", () =>
      refusal(410, "This link does not work any more.", "link-expired"),
    );
    open("/reset-password#s3cret");
    await screen.findByText("This link does not work any more");
    expect(screen.queryByLabelText("New password")).toBeNull();
  });
});

describe("the link of the mail, where several people gave the address", () => {
  const openChoice = async () => {
    server.on("POST /api/password-reset/accounts", () => ({ accounts: [mine, other] }));
    open("/reset-password#s3cret");
    await screen.findByText("Which account is yours?");
    fill("New password", "purple kettle sings");
  };
  const save = () => fireEvent.click(screen.getByText("Save my new password"));

  it("lets the reader choose by what was done in each, and nothing is chosen before", async () => {
    await openChoice();
    for (const radio of screen.getAllByRole("radio"))
      expect(
        radio.getAttribute("aria-checked") ?? String((radio as HTMLInputElement).checked),
      ).toBe("false");
    save();
    expect(await screen.findByText("Please choose your account.")).toBeTruthy();
    expect(confirms()).toEqual([]);
    const [first] = screen.getAllByRole("radio");
    expect(document.activeElement).toBe(first);
    fireEvent.click(screen.getByLabelText(/Started 2 March 2026 at \d\d:\d\d.*12 lessons/));
    save();
    await screen.findByText("Your new password is saved");
    expect(confirms()).toEqual([
      { token: "s3cret", password: "purple kettle sings", choice: "first" },
    ]);
  });
});
