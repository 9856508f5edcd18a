// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../lib/query-client";
import { createFakeServer } from "../testing/fake-server";
import { Router } from "./router";

beforeEach(() => {
  createFakeServer();
  vi.spyOn(window, "scrollTo").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
function visit(path: string) {
  window.history.replaceState(null, "", path);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router />
    </QueryClientProvider>,
  );
}

test("an unknown address reads Page Not Found, with two ways on", async () => {
  visit("/no/such/page");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Page Not Found");
  const ways = screen.getByRole("main").querySelectorAll("a");
  expect(Array.from(ways, (way) => way.getAttribute("href"))).toEqual(["/student-dashboard", "/"]);
  expect(document.title).toBe("Page Not Found · Saywell");
});

test("the first page of a visit leaves the focus alone; the next one takes it to its heading", async () => {
  visit("/nothing-here");
  await screen.findByRole("heading", { level: 1 });
  expect(document.activeElement).toBe(document.body);
  window.history.pushState(null, "", "/offers/textbooks");
  fireEvent.popState(window);
  const heading = await screen.findByRole("heading", { name: "20% off textbooks" });
  expect(document.activeElement).toBe(heading);
  expect(await screen.findByText("20% off textbooks", { selector: "output" })).toBeTruthy();
});

test("the first stop of the Tab key leads past the header", async () => {
  visit("/nothing-here");
  const main = await screen.findByRole("main");
  expect(document.querySelector("a")?.getAttribute("href")).toBe(`#${main.id}`);
});
