// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { learner, makeJoinedClass, makeOwnAssignment } from "../../../testing/classes";
import { openDashboard, server, setUpDashboard } from "../../../testing/dashboard";
import { refusal } from "../../../testing/fake-server";

setUpDashboard();

it("shows a learner's class with the next three pieces of work, after what to do next", async () => {
  server.on("GET /api/my-classes", () => ({ classes: [makeJoinedClass()] }));
  server.on("GET /api/my-assignments", () => ({
    assignments: [
      ...["one", "two", "three", "four"].map((id) => makeOwnAssignment({ id, title: id })),
      makeOwnAssignment({ id: "done", title: "done", state: "done" }),
    ],
  }));
  await openDashboard({ user: learner });
  const list = within(screen.getByRole("list", { name: "Next work for your class" }));
  expect(list.getAllByRole("link").map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
    "one",
    "two",
    "thr",
  ]);
  expect(screen.getByText("1 more is on the page of your class.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Intermediate B1" }).getAttribute("href")).toBe(
    "/my-classes/class-1",
  );
  const headings = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 3)).toEqual(["Continue Learning", "Your class", "Your day"]);
});

it("says of which class work is to who is in several, and leads to the calendar", async () => {
  server.on("GET /api/my-classes", () => ({
    classes: [makeJoinedClass(), makeJoinedClass({ id: "class-2", name: "Evening" })],
  }));
  server.on("GET /api/my-assignments", () => ({
    assignments: [makeOwnAssignment({ classId: "class-2", className: "Evening" })],
  }));
  await openDashboard({ user: learner });
  const list = within(screen.getByRole("list", { name: "Next work for your class" }));
  expect(list.getByRole("link").textContent).toContain("Evening · ");
  expect(screen.getByRole("link", { name: "Calendar of your work" }).getAttribute("href")).toBe(
    "/my-calendar",
  );
});

it("shows nothing of a class to who is in none, and where it cannot be read", async () => {
  server.on("GET /api/my-classes", () => ({ classes: [] }));
  server.on("GET /api/my-assignments", () => refusal(500, "Something went wrong."));
  await openDashboard({ user: learner });
  expect(screen.queryByText(/Your class/)).toBeNull();
});

it("asks nothing of the kind for a guest, who is in no class", async () => {
  await openDashboard();
  expect(screen.queryByText(/Your class/)).toBeNull();
  expect(server.calls("GET /api/my-classes")).toEqual([]);
});

it("comes with the whole page, so that nothing moves when it arrives", async () => {
  let answer: (reply: { classes: ReturnType<typeof makeJoinedClass>[] }) => void = () => {};
  server.on("GET /api/my-classes", () => new Promise((resolve) => void (answer = resolve)));
  server.on("GET /api/my-assignments", () => ({ assignments: [] }));
  const opened = openDashboard({ user: learner });
  await waitFor(() => expect(server.calls("GET /api/my-classes")).toHaveLength(1));
  expect(screen.getByText("Loading your dashboard")).toBeTruthy();
  answer({ classes: [makeJoinedClass()] });
  await opened;
  expect(screen.getByText("Your class")).toBeTruthy();
});
