// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { server, setUpDashboard, visitDashboard } from "../../../testing/dashboard";

setUpDashboard();

const person = { ...guest, name: "Ms Teach", isGuest: false };
const arrive = (at: string, user: typeof person | null) => {
  server.on("GET /api/session", () => ({ user, demo: true }));
  visitDashboard(at);
};
const logInCard = () => screen.findByRole("dialog", { name: "Log in" });

it("opens the card to who comes to log in, and makes no guest before they choose", async () => {
  arrive("/student-dashboard#log-in", null);
  expect(await logInCard()).toBeTruthy();
  expect(server.calls("POST /api/session/guest")).toHaveLength(0);

  fireEvent.click(screen.getByLabelText("Close"));
  server.on("POST /api/session/guest", () => ({ user: guest }));
  fireEvent.click(await screen.findByText("Start without an account"));
  expect(await screen.findByText("Leaderboard")).toBeTruthy();
  expect(server.calls("POST /api/session/guest")).toHaveLength(1);
});

it("has the five places in sight for visitors too, before and after they choose", async () => {
  arrive("/student-dashboard#log-in", null);
  await logInCard();
  fireEvent.click(screen.getByLabelText("Close"));
  const bar = () => screen.getByRole("navigation", { name: "Main" });
  expect(bar().hasAttribute("data-bottom-bar")).toBe(true);
  server.on("POST /api/session/guest", () => ({ user: guest }));
  fireEvent.click(await screen.findByText("Start without an account"));
  expect(await screen.findByText("Leaderboard")).toBeTruthy();
  expect(bar().hasAttribute("data-bottom-bar")).toBe(true);
});

it("opens the card to a guest too, who may go on as one", async () => {
  arrive("/student-dashboard#log-in", guest);
  expect(await logInCard()).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Close"));
  expect((await screen.findByText("Go on as a guest")).getAttribute("href")).toBe(
    "/student-dashboard",
  );
});

it("shows the dashboard at once to who is logged in already", async () => {
  arrive("/student-dashboard#log-in", person);
  expect(await screen.findByText("Leaderboard")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("opens no card while it is not known who is here, and makes no guest", async () => {
  let answer: (session: { user: typeof person; demo: boolean }) => void = () => {};
  server.on("GET /api/session", () => new Promise((resolve) => void (answer = resolve)));
  visitDashboard("/student-dashboard#log-in");
  expect(await screen.findByText("Loading your dashboard")).toBeTruthy();
  await waitFor(() => expect(server.calls("GET /api/session")).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(server.calls("POST /api/session/guest")).toHaveLength(0);
  answer({ user: person, demo: true });
  expect(await screen.findByText("Leaderboard")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("offers Log In in the header to a guest", async () => {
  arrive("/student-dashboard", guest);
  const [button] = await screen.findAllByRole("button", { name: "Log In" });
  expect(button?.closest("header")).not.toBeNull();
  fireEvent.click(button!);
  expect(await logInCard()).toBeTruthy();
});

it.each([
  ["TEACHER", "/teacher"],
  ["ADMIN", "/admin"],
] as const)("brings a %s to their own side", async (role, side) => {
  server.on("GET /api/moderation/waiting", () => refusal(403, "No."));
  server.on("GET /api/moderation/friendships", () => refusal(403, "No."));
  server.on("GET /api/session", () => ({ user: { ...person, role }, demo: true }));
  visitDashboard();
  await waitFor(() => expect(screen.getByTestId("elsewhere").textContent).toBe(side));
});

it("shows a teacher the learner's dashboard where they ask for it", async () => {
  server.on("GET /api/moderation/waiting", () => ({ safeguarding: 0, reports: 0 }));
  server.on("GET /api/moderation/friendships", () => []);
  server.on("GET /api/session", () => ({ user: { ...person, role: "TEACHER" }, demo: true }));
  visitDashboard("/student-dashboard?as=learner");
  expect(await screen.findByText("Leaderboard")).toBeTruthy();
});
