// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { Link } from "../lib/link";
import { createQueryClient } from "../lib/query-client";
import { createFakeServer } from "../testing/fake-server";
import { ErrorBoundary } from "./error-boundary";

beforeEach(() => void createFakeServer());

function Page() {
  const { pathname } = useLocation();
  if (pathname === "/broken") throw new Error("secret detail");
  return <h1>{pathname}</h1>;
}
function visitBrokenPage() {
  vi.spyOn(console, "error").mockReturnValue();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/broken"]}>
        <Link to="/lessons">Away</Link>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("a page that breaks becomes kind words and a way out, without the details", () => {
  visitBrokenPage();
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to your dashboard" }).getAttribute("href")).toBe(
    "/student-dashboard",
  );
  expect(document.body.textContent).not.toContain("secret detail");
});

test("going to another page leaves the failure behind", () => {
  visitBrokenPage();
  fireEvent.click(screen.getByRole("link", { name: "Away" }));
  expect(screen.getByRole("heading").textContent).toBe("/lessons");
});

test.each([
  [true, /It is our mistake/],
  [false, /there is no connection/],
])("a page that doesn't come says why, by the connection (%s)", (isOnline, words) => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  visitBrokenPage();
  expect(screen.getByText(words)).toBeTruthy();
  onLine.mockRestore();
});
