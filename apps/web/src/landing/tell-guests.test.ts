// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeServer, type FakeServer, school } from "../testing/fake-server";
import { renderPages } from "./render-public-pages";
import { tellGuests } from "./tell-guests";

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  document.body.innerHTML = renderPages()[0]!.body;
});
afterEach(() => vi.unstubAllGlobals());

/** The words of the page, without what is hidden. */
function shown(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const part of page.querySelectorAll("[hidden]")) part.remove();
  return page.textContent;
}
const withoutAccount =
  /No sign-up needed|without sign-up|Try a Demo Lesson|Start Free Test|Take a free lesson/;

test("a school that takes guests promises a start without an account", async () => {
  await tellGuests();
  expect(shown()).toContain("No sign-up needed.");
  expect(shown()).not.toContain("Log in to begin");
});

test("a school without guests promises none, and leads to the log-in", async () => {
  const features = { ...school.features, guests: false };
  server.on("GET /api/school", () => ({ ...school, features }));
  await tellGuests();
  expect(shown()).not.toMatch(withoutAccount);
  const ways = [...document.querySelectorAll("a")].filter(
    ({ textContent }) => textContent === "Log in to begin",
  );
  expect(ways.map((way) => way.getAttribute("href"))).toEqual([
    "/student-dashboard",
    "/student-dashboard",
  ]);
});

test("the page stays as it is where the school does not answer", async () => {
  server.setOnline(false);
  await tellGuests();
  expect(shown()).toContain("No sign-up needed.");
});
