// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { makeSubscription } from "../../../testing/billing";
import { makeAccount } from "../../../testing/account";
import { openDashboard, server, setUpDashboard } from "../../../testing/dashboard";
import { guest } from "../../../testing/learning";

setUpDashboard();
beforeEach(() => localStorage.clear());

const question = "How old are you?";

it("asks where ads would stand, and shows them to an adult who says so", async () => {
  server.on("PUT /api/account/{userId}", ({ body }) => makeAccount({ user: body as object }));
  await openDashboard();
  await screen.findByText("Upgrade");
  expect(screen.queryAllByRole("complementary")).toHaveLength(0);
  fireEvent.click(await screen.findByRole("button", { name: "18 or over" }));
  expect(await screen.findByText("20% off textbooks")).toBeTruthy();
  expect(screen.queryByText(question)).toBeNull();
  expect(server.calls("PUT /api/account/{userId}").map(({ body }) => body)).toEqual([
    { ageBand: "ADULT" },
  ]);
});

it("asks once: whoever does not want to say it is not asked again", async () => {
  await openDashboard();
  fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(screen.queryByText(question)).toBeNull();
  expect(document.activeElement?.tagName).toBe("H1");
  await openDashboard();
  await screen.findAllByText("Upgrade");
  expect(server.calls("PUT /api/account/{userId}")).toHaveLength(0);
  expect(screen.queryByText(question)).toBeNull();
});

it.each([
  ["a child", "You", { user: { ...guest, ageBand: "AGE_13_TO_17" as const } }],
  ["an adult", "Upgrade", { user: { ...guest, ageBand: "ADULT" as const } }],
  ["who pays, and sees no ads", "Manage", { subscription: makeSubscription() }],
])("does not ask %s", async (_, last, world) => {
  await openDashboard(world);
  await screen.findByText(last);
  expect(screen.queryByText(question)).toBeNull();
});
