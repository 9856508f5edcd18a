// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import { AccountMenu } from "./account-menu";

afterEach(cleanup);

const show = () =>
  renderApp({ "/": <AccountMenu user={guest} planType="FREEMIUM" onAuth={vi.fn()} /> }, "/");
const button = () => screen.getByText("My Account", { selector: "button *" }).closest("button")!;

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
