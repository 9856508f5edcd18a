// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { signInProblems } from "@saywell/contract/constants";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import SignInPage from "./sign-in-page";

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = (query: string) => renderApp({ "/sign-in": <SignInPage /> }, `/sign-in${query}`);

it.each(signInProblems)("says why a sign-in ended as %s, and the way on", async (problem) => {
  open(`?problem=${problem}`);
  expect(await screen.findByText("You are not logged in by this")).toBeTruthy();
  expect(screen.getByText("Go to your dashboard").getAttribute("href")).toBe("/student-dashboard");
});

it("shows nothing that only stands in the address", async () => {
  open("?problem=Call%20this%20number");
  expect(await screen.findByText("How do you want to log in?")).toBeTruthy();
  expect(screen.queryByText(/Call this number/)).toBeNull();
});

it("asks for the code, says when it is wrong, and when it came too late", async () => {
  server.on("POST /api/sign-in/second-factor", ({ body }) =>
    JSON.stringify(body).includes("111111")
      ? refusal(410, "This sign-in took too long.", "link-expired")
      : refusal(401, "This code is wrong.", "wrong-code"),
  );
  open("?code");
  const field = await screen.findByLabelText("Code");
  const press = () =>
    fireEvent.click(screen.getByText("Log in", { selector: "button[type=submit]" }));
  press();
  expect(screen.getByText("Write the code.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "000000" } });
  press();
  expect(await screen.findByText("This code is wrong.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "111111" } });
  press();
  expect(await screen.findByText("This sign-in took too long.")).toBeTruthy();
});
