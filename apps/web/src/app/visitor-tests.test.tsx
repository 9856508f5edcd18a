// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useLearner } from "../features/accounts/api/use-learner";
import { createFakeServer, type FakeServer, refusal } from "../testing/fake-server";
import { guest } from "../testing/learning";
import { Providers } from "./providers";

const claim = "POST /api/level-test/sessions/{sessionId}/claim";
const takenKey = "saywell.level-test.taken";
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("POST /api/session/guest", () => ({ user: guest }));
  server.on(claim, () => ({ ok: true as const }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A page that needs a learner, as the dashboard does. */
const Page = () => <p>{useLearner().learner?.name ?? "Nobody yet"}</p>;
async function visit() {
  render(
    <Providers>
      <Page />
    </Providers>,
  );
  await screen.findByText("Student");
}

it("tests taken before there was an account are joined to it once there is one", async () => {
  localStorage.setItem(
    takenKey,
    '[{"sessionId":"s1","resultId":"r1"},{"sessionId":"s2","resultId":"r2"}]',
  );
  await visit();
  await expect.poll(() => localStorage.getItem(takenKey)).toBeNull();
  expect(server.calls(claim).map(({ params }) => params["sessionId"])).toEqual(["s1", "s2"]);
});

it("the demo, which is everybody's, takes none of them: they stay on the device, without a word", async () => {
  const taken = '[{"sessionId":"s1","resultId":"r1"}]';
  localStorage.setItem(takenKey, taken);
  server.on(claim, () => refusal(409, "The demo is shared by everybody.", "conflict"));
  await visit();
  await expect.poll(() => server.calls(claim)).toHaveLength(1);
  await expect.poll(() => document.body.textContent).toBe("Student");
  expect(localStorage.getItem(takenKey)).toBe(taken);
});

it("without such tests nothing is asked", async () => {
  await visit();
  expect(server.calls(claim)).toEqual([]);
});
