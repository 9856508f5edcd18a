// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freeSubscription } from "../testing/billing";
import { createFakeServer, type FakeServer } from "../testing/fake-server";
import { guest } from "../testing/learning";
import { createFakeLive, type FakeLive } from "../testing/live";
import { renderApp } from "../testing/render-app";
import { removeToast, toast } from "../ui/use-toast";
import { PageFrame } from "./page-frame";
import { StaffAlerts } from "./staff-alerts";

const teacher = {
  ...guest,
  id: "teacher-1",
  name: "Ms Teach",
  role: "TEACHER",
  isGuest: false,
} as const;

let server: FakeServer;
let line: FakeLive;
let inDanger: number;

beforeEach(() => {
  server = createFakeServer();
  line = createFakeLive();
  inDanger = 0;
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: inDanger, reports: 2 }));
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/stripe/subscription/{userId}", () => freeSubscription);
});
afterEach(() => {
  line.stop();
  cleanup();
  removeToast();
  vi.unstubAllGlobals();
});

function visit() {
  const page = (
    <PageFrame title="Anywhere" person={teacher} demo={false}>
      {() => <StaffAlerts person={teacher} />}
    </PageFrame>
  );
  renderApp({ "/anywhere": page }, "/anywhere");
}
const menu = () => screen.getByRole("button", { name: /^My Account/ });

describe("somebody of the staff, on any page,", () => {
  it("hears at once that somebody may be in danger, in a message that other messages do not replace", async () => {
    visit();
    line.open();
    await waitFor(() => expect(server.calls("GET /api/moderation/waiting")).toHaveLength(1));
    expect(menu().textContent).not.toContain("danger");
    inDanger = 1;
    line.say({ type: "SAFEGUARDING_ALERT" });
    const link = await screen.findByRole("link", { name: "Open the report" });
    expect(link.getAttribute("href")).toBe("/moderation");
    await waitFor(() => expect(menu().textContent).toContain("somebody may be in danger"));
    toast({ title: "Saved" });
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the report" })).toBeTruthy();
  });

  it("sees on the user menu how many may be in danger, also who comes later", async () => {
    inDanger = 3;
    visit();
    await waitFor(() => expect(menu().textContent).toContain("3: somebody may be in danger"));
    await userEvent.click(menu());
    const entry = await screen.findByRole("menuitem", { name: /Moderation/ });
    expect(entry.textContent).toContain("3 in danger");
    expect(screen.queryByRole("link", { name: "Open the report" })).toBeNull();
  });

  it("is not told by what else the server says", async () => {
    visit();
    line.open();
    line.say({ type: "FRIENDS_CHANGED" });
    await waitFor(() => expect(server.calls("GET /api/moderation/waiting")).toHaveLength(1));
    expect(screen.queryByText("Somebody may be in danger")).toBeNull();
  });
});
