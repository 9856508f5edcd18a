// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import ResetPasswordPage from "./reset-password-page";

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/password-reset", () => ({ ok: true as const }));
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
  it.each(["#s3cret", "?token=s3cret"])(
    "%s leaves the address bar, saves the new password, and leads to the log-in",
    async (link) => {
      vi.spyOn(window, "scrollTo").mockReturnValue();
      open(`/reset-password${link}`);
      fill("New password", "purple kettle sings");
      fireEvent.click(screen.getByText("Save my new password"));
      await screen.findByText("Your new password is saved");
      expect(confirms()).toEqual([{ token: "s3cret", password: "purple kettle sings" }]);
      fireEvent.click(screen.getAllByText("Log in").at(-1)!);
      expect(await screen.findByRole("dialog", {}, { timeout: 10_000 })).toBeTruthy();
    },
  );

  it("tells the rules beforehand, and a weak password at its field, which keeps the focus", async () => {
    server.on("POST /api/password-reset/confirm", () =>
      refusal(400, "This password is one of the first that people try.", "weak-password"),
    );
    open("/reset-password#s3cret");
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
    fill("New password", "purple kettle sings");
    fireEvent.click(screen.getByText("Save my new password"));
    await screen.findByText("This link does not work any more");
    fireEvent.click(screen.getByText("Send me a new link"));
    expect(await screen.findByLabelText("Email")).toBeTruthy();
  });
});
