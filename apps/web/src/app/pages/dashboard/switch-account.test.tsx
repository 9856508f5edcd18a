// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openDashboard, server, setUpDashboard } from "../../../testing/dashboard";
import { emptyProfile, guest } from "../../../testing/learning";

setUpDashboard();

it("after a guest has switched to a demo account nothing is asked about the guest", async () => {
  await openDashboard({ profile: { coins: 265 } });
  await screen.findByText("265");
  const sent: string[] = [];
  const send = globalThis.fetch;
  server.on("POST /api/session/demo", () => {
    globalThis.fetch = (address, init) => {
      sent.push(address as string);
      return send(address, init);
    };
    const user = { ...guest, id: "demo-learner", name: "Dana", isGuest: false };
    return { user, mayCreateRooms: false };
  });
  server.on("GET /api/gamification/profile/{userId}", () => ({
    ...emptyProfile,
    xp: 60,
    coins: 40,
  }));
  fireEvent.click(screen.getAllByText("Log in")[0]!);
  fireEvent.click(await screen.findByText("Demo learner"));

  await screen.findByText("Welcome back, Dana!");
  await screen.findByText("40");
  expect(screen.queryByText("265")).toBeNull();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(sent).toContain("/api/gamification/profile/demo-learner");
  expect(sent).toContain("/api/review/due");
  expect(sent.filter((address) => address.includes(guest.id))).toEqual([]);
});
