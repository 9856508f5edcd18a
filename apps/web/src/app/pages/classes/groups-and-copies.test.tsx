// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  makeAssignment,
  makeStudent,
  makeTaughtClass,
  serveClasses,
} from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { makeSummary } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import AssignmentPage from "./assignment-page";
import AssignmentsPage from "./assignments-page";
import ClassPage from "./class-page";

const blue = { id: "blue", name: "Blue", studentIds: ["ana"] };
let server: FakeServer;
beforeEach(() => {
  server = serveClasses();
  server.on("GET /api/lessons", () => [makeSummary({ id: "b1", title: "A job interview" })]);
  server.on("GET /api/classes/{classId}/groups", () => ({ groups: [blue] }));
  server.on("GET /api/teacher/{teacherId}/students", () => [
    makeStudent(),
    makeStudent({ userId: "ben", userName: "Ben" }),
  ]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (at: string) =>
  renderApp(
    {
      "/classes/:classId": <ClassPage />,
      "/classes/:classId/assignments": <AssignmentsPage />,
      "/classes/:classId/assignments/:assignmentId": <AssignmentPage />,
    },
    at,
  );
const dialog = async () => within(await screen.findByRole("dialog"));
const press = (name: string, among: Pick<typeof screen, "getByRole"> = screen) =>
  fireEvent.click(among.getByRole("button", { name }));

describe("the groups of a class", () => {
  const make = "POST /api/classes/{classId}/groups";
  const change = "PUT /api/classes/{classId}/groups/{groupId}";
  const remove = "DELETE /api/classes/{classId}/groups/{groupId}";
  const ready = async () => {
    open("/classes/class-1");
    const list = within(await screen.findByRole("list", { name: "Groups" }));
    await list.findByText("Ana");
    return list;
  };

  test("stand on its page with who is in them", async () => {
    const list = await ready();
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "BlueAna",
    ]);
  });

  test("are made with a name and students", async () => {
    server.on(make, () => ({ groups: [blue] }));
    await ready();
    press("New group");
    const form = await dialog();
    press("Make the group", form);
    expect(form.getByText("Write a name.")).toBeTruthy();
    fireEvent.change(form.getByLabelText("Name"), { target: { value: " Red " } });
    fireEvent.click(form.getByRole("checkbox", { name: "Ben" }));
    press("Make the group", form);
    await waitFor(() =>
      expect(server.calls(make)[0]?.body).toEqual({ name: "Red", studentIds: ["ben"] }),
    );
  });

  test("are changed, and say why they could not be", async () => {
    server.on(change, () => refusal(409, "This class has a group “Red” already."));
    await ready();
    press("Change group Blue");
    const form = await dialog();
    fireEvent.change(form.getByLabelText("Name"), { target: { value: "Red" } });
    fireEvent.click(form.getByRole("checkbox", { name: "Ana" }));
    press("Save changes", form);
    expect(await form.findByText("This class has a group “Red” already.")).toBeTruthy();
    const [{ params, body } = {}] = server.calls(change);
    expect([params, body]).toEqual([
      { classId: "class-1", groupId: "blue" },
      { name: "Red", studentIds: [] },
    ]);
  });

  test("are deleted after a question", async () => {
    server.on(remove, () => ({ ok: true }));
    await ready();
    press("Delete group Blue");
    const question = await dialog();
    expect(question.getByText(/keep the work that they have/)).toBeTruthy();
    press("Delete", question);
    await waitFor(() => expect(server.calls(remove)).toHaveLength(1));
  });

  test("of an archived class can only be read", async () => {
    server.on("GET /api/classes/{classId}", () => makeTaughtClass({ isArchived: true }));
    open("/classes/class-1");
    await screen.findByRole("list", { name: "Groups" });
    expect(screen.queryByRole("button", { name: /group/i })).toBeNull();
  });
});

describe("work for groups", () => {
  const assign = "POST /api/classes/{classId}/assignments";

  test("is assigned to a group and a student together", async () => {
    server.on(assign, () => ({ assignments: [makeAssignment()] }));
    open("/classes/class-1/assignments?assign=1&lessons=b1");
    const form = await dialog();
    fireEvent.click(await form.findByRole("radio", { name: "Some groups or students" }));
    fireEvent.click(form.getByRole("checkbox", { name: /Blue/ }));
    fireEvent.click(form.getByRole("checkbox", { name: "Ben" }));
    press("Assign", form);
    await waitFor(() =>
      expect(server.calls(assign)[0]?.body).toMatchObject({
        studentIds: ["ben"],
        groupIds: ["blue"],
      }),
    );
  });

  test("says for which it is, in the list and on its page", async () => {
    const work = makeAssignment({ studentIds: [], groupIds: ["blue"] });
    server.on("GET /api/classes/{classId}/assignments", () => ({ assignments: [work] }));
    server.on("GET /api/assignments/{assignmentId}", () => ({
      ...work,
      work: [],
      questions: null,
    }));
    open("/classes/class-1/assignments");
    fireEvent.click(await screen.findByRole("link", { name: /for group Blue/ }));
    expect(await screen.findByText("group Blue")).toBeTruthy();
  });
});

describe("copying work", () => {
  const copy = "POST /api/classes/{classId}/assignments/copy";
  const others = [
    makeTaughtClass(),
    makeTaughtClass({ id: "old", name: "Last term", isArchived: true }),
  ];

  test("asks from which class and for the first day, and brings drafts", async () => {
    server.on("GET /api/classes", () => ({ classes: others }));
    server.on(copy, () => ({
      assignments: [makeAssignment(), makeAssignment({ id: "copied", isDraft: true })],
    }));
    open("/classes/class-1/assignments");
    fireEvent.click(await screen.findByRole("button", { name: "Copy from another class" }));
    const form = await dialog();
    expect(form.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Last term (archived)",
    ]);
    fireEvent.change(form.getByLabelText("First day"), { target: { value: "" } });
    press("Copy", form);
    expect(form.getByText("Choose a day.")).toBeTruthy();
    fireEvent.change(form.getByLabelText("First day"), { target: { value: "2026-04-06" } });
    press("Copy", form);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [{ params, body } = {}] = server.calls(copy);
    expect([params, body]).toEqual([
      { classId: "class-1" },
      { fromClassId: "old", firstDay: "2026-04-06" },
    ]);
  });

  test("is not offered where there is no other class", async () => {
    open("/classes/class-1/assignments");
    await screen.findByRole("list", { name: "Assignments" });
    expect(screen.queryByRole("button", { name: "Copy from another class" })).toBeNull();
  });
});
