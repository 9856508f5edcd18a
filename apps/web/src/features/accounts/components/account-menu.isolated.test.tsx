// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import { AccountMenu } from "./account-menu";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  renderApp({ "/": <AccountMenu user={guest} planType="FREEMIUM" onAuth={vi.fn()} /> }, "/");
const button = () => screen.getByText("My Account", { selector: "button *" }).closest("button")!;

// Comes first: a menu that has come once needs no connection.
it("without a connection the button stays, and the menu can be given up and asked for again", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  show();
  fireEvent.click(button());
  await screen.findByRole("alert");
  fireEvent.click(screen.getByText("Close"));
  expect(screen.queryByRole("alert")).toBeNull();
  onLine.mockReturnValue(true);
  fireEvent.click(button());
  expect(await screen.findByText("Upgrade Plan")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["a press", () => fireEvent.click(button())],
  ["the arrow key", () => fireEvent.keyDown(button(), { key: "ArrowDown" })],
])("%s fetches the menu and opens it", async (_, open) => {
  show();
  expect(button().getAttribute("aria-haspopup")).toBe("menu");
  expect(button().getAttribute("aria-expanded")).toBe("false");
  open();
  expect(await screen.findByText("Upgrade Plan")).toBeTruthy();
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  expect(screen.queryByRole("menu")).toBeNull();
  expect(screen.getAllByText("My Account", { selector: "button *" })).toHaveLength(1);
});

it("other keys leave it closed", () => {
  show();
  fireEvent.keyDown(button(), { key: "Tab" });
  expect(screen.queryByRole("menu")).toBeNull();
});
