// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RosterReport } from "@saywell/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { learner, makeJoinedClass, serveClasses, teacher } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { renderApp } from "../../../testing/render-app";
import ClassInvitationPage from "./class-invitation-page";
import InviteStudentsPage from "./invite-students-page";
import JoinClassPage from "./join-class-page";
import MyClassesPage from "./my-classes-page";

let server: FakeServer;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const found = {
  className: "Intermediate B1",
  level: "B1",
  teacherName: "Ms Teach",
  isMember: false,
  isDemo: false,
} as const;
const accept = "POST /api/my-class-invitations/accept";
const decline = "POST /api/my-class-invitations/decline";
const read = "POST /api/class-invitation/read";

describe("whoever is invited", () => {
  beforeEach(() => {
    server = serveClasses(learner);
    server.on(read, () => ({ ...found, mayDecline: true }));
  });
  const open = (at: string) =>
    renderApp(
      {
        "/my-classes": <MyClassesPage />,
        "/class-invitation": <ClassInvitationPage />,
        "/join-class/:code": <JoinClassPage />,
      },
      at,
    );

  test("sees the class, joins it, and comes to it", async () => {
    server.on(accept, () => makeJoinedClass());
    open("/class-invitation#s3cret");
    expect(await screen.findByText("Your teacher: Ms Teach")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Join the class" }));
    expect((await screen.findByTestId("elsewhere")).textContent).toBe("/my-classes/class-1");
    expect(server.calls(accept).map(({ body }) => body)).toEqual([{ token: "s3cret" }]);
  });

  test("says no only when asked twice", async () => {
    server.on(decline, () => ({ ok: true }) as const);
    open("/class-invitation#s3cret");
    fireEvent.click(await screen.findByRole("button", { name: "No, thank you" }));
    expect(server.calls(decline)).toEqual([]);
    fireEvent.click(await screen.findByRole("button", { name: "Say no" }));
    expect(await screen.findByRole("heading", { name: "My classes" })).toBeTruthy();
    expect(server.calls(decline).map(({ body }) => body)).toEqual([{ token: "s3cret" }]);
  });

  test("says no to no invitation that is to another address", async () => {
    server.on(read, () => ({ ...found, mayDecline: false }));
    open("/class-invitation#s3cret");
    expect(await screen.findByRole("button", { name: "Join the class" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "No, thank you" })).toBeNull();
  });

  test("reads of an old invitation whom to ask, and without one where to find it", async () => {
    server.on(read, () => refusal(410, "Gone.", "link-expired"));
    open("/class-invitation#old");
    expect(await screen.findByText("This invitation does not work any more")).toBeTruthy();
    cleanup();
    open("/class-invitation");
    expect(await screen.findByText("Open your invitation once more")).toBeTruthy();
  });

  test("is asked to sign up first as a guest", async () => {
    server.on("GET /api/session", () => ({ user: guest, demo: false }));
    open("/class-invitation#s3cret");
    expect(await screen.findByRole("button", { name: "Sign up to join" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Join the class" })).toBeNull();
  });

  test("finds their invitations among their classes", async () => {
    server.on("GET /api/my-class-invitations", () => ({
      invitations: [
        { ...found, className: "Evening", token: "abc", expiresAt: "2026-12-24T10:00:00.000Z" },
      ],
    }));
    open("/my-classes");
    const link = await screen.findByRole("link", { name: /You are invited to Evening/ });
    expect(link.getAttribute("href")).toBe("/class-invitation#abc");
  });

  describe("before a class of the demo school", () => {
    const look = "GET /api/class-codes/{code}";
    const demo = "POST /api/session/demo";
    const visitor = { ...learner, id: "visitor", isDemo: true };
    beforeEach(() => {
      server.on(look, () => ({ ...found, isDemo: true }));
      server.on(demo, () => {
        server.on("GET /api/session", () => ({ user: visitor, demo: true }));
        return { user: visitor };
      });
      server.on("POST /api/my-classes", () => makeJoinedClass());
    });

    test("enters the demo as a guest in one step, and is in the class", async () => {
      server.on("GET /api/session", () => ({ user: guest, demo: true }));
      open("/join-class/ABCD2345");
      fireEvent.click(await screen.findByRole("button", { name: "Enter the demo and join" }));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/my-classes/class-1");
      expect(server.calls(demo).map(({ body }) => body)).toMatchObject([{ role: "LEARNER" }]);
    });

    test("is asked first where they have an account", async () => {
      open("/join-class/ABCD2345");
      fireEvent.click(await screen.findByRole("button", { name: "Enter the demo and join" }));
      const dialog = within(await screen.findByRole("dialog"));
      expect(dialog.getByText("Leave your account for the demo?")).toBeTruthy();
      expect(server.calls(demo)).toEqual([]);
      fireEvent.click(dialog.getByRole("button", { name: "Enter the demo" }));
      expect((await screen.findByTestId("elsewhere")).textContent).toBe("/my-classes/class-1");
    });

    test("as a visitor of the demo joins it as any other", async () => {
      server.on("GET /api/session", () => ({ user: visitor, demo: true }));
      open("/join-class/ABCD2345");
      expect(await screen.findByRole("button", { name: "Join the class" })).toBeTruthy();
    });
  });

  test("in the demo reads of a real class how to come in", async () => {
    server.on("GET /api/session", () => ({ user: { ...learner, isDemo: true }, demo: true }));
    open("/class-invitation#s3cret");
    expect(await screen.findByText(/You are in the demo now/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Join the class" })).toBeNull();
  });
});

describe("a teacher", () => {
  const roster = "POST /api/classes/{classId}/roster";
  const report: RosterReport = {
    isDone: false,
    rows: 2,
    newInvitations: 1,
    alreadyInvited: 1,
    alreadyStudents: 0,
    declined: 0,
    people: [
      { line: 2, email: "ana@school.example", name: "Ana May", state: "NEW" },
      { line: 3, email: "ben@school.example", name: null, state: "INVITED" },
    ],
    bad: [],
    ignoredColumns: ["Room"],
    sendsMail: true,
  };
  const waiting = {
    id: "i1",
    email: "ben@school.example",
    name: null,
    token: "t0ken",
    createdAt: "2026-11-26T10:00:00.000Z",
    sentAt: "2026-11-26T10:00:00.000Z",
    expiresAt: "2026-12-10T10:00:00.000Z",
    mailProblem: null,
  };
  beforeEach(() => {
    server = serveClasses(teacher);
    server.on("GET /api/classes/{classId}/invitations", () => ({
      invitations: [waiting],
      accepted: 3,
      declined: 1,
      sendsMail: true,
    }));
  });
  const open = () =>
    renderApp({ "/classes/:classId/invite": <InviteStudentsPage /> }, "/classes/class-1/invite");
  const paste = async (text: string) => {
    fireEvent.change(await screen.findByLabelText("Or paste your list"), {
      target: { value: text },
    });
    fireEvent.click(screen.getByRole("button", { name: "Look at the list" }));
  };

  test("sees what would come of a list, and invites it", async () => {
    server.on(roster, ({ body }) => ({ ...report, isDone: !(body as { dryRun: boolean }).dryRun }));
    open();
    await paste("email,name,Room\nana@school.example,Ana May,1");
    expect(await screen.findByText("1 student will be invited")).toBeTruthy();
    expect(screen.getByText("Of the others: 1 invited already.")).toBeTruthy();
    expect(screen.getByText("Not read: Room. Only the columns email and name are.")).toBeTruthy();
    expect(server.calls(roster).map(({ body }) => body)).toMatchObject([{ dryRun: true }]);
    fireEvent.click(screen.getByRole("button", { name: "Invite 1 student" }));
    await waitFor(() =>
      expect(server.calls(roster).map(({ body }) => body)).toMatchObject([
        { dryRun: true },
        { dryRun: false },
      ]),
    );
    await waitFor(() => expect(screen.queryByText("1 student will be invited")).toBeNull());
  });

  test("reads which rows are wrong, and can invite nobody of such a list", async () => {
    const bad = [{ line: 3, field: "email" as const, reason: "The email is missing." }];
    server.on(roster, () => ({ ...report, bad }));
    open();
    await paste("email\nana@school.example\n,");
    const table = within(await screen.findByRole("region", { name: "Rows that are wrong" }));
    expect(table.getByText("3")).toBeTruthy();
    expect(table.getByText("The email is missing.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Invite \d/ })).toBeNull();
  });

  test("invites one by mail, and an address that is none is not sent", async () => {
    const invite = "POST /api/classes/{classId}/invitations";
    server.on(invite, () => waiting);
    open();
    const field = await screen.findByLabelText<HTMLInputElement>("Email address");
    fireEvent.change(field, { target: { value: "ben" } });
    fireEvent.click(screen.getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("Write a whole email address.")).toBeTruthy();
    expect(server.calls(invite)).toEqual([]);
    fireEvent.change(field, { target: { value: "ben@school.example" } });
    fireEvent.click(screen.getByRole("button", { name: "Invite" }));
    await waitFor(() => expect(field.value).toBe(""));
    expect(server.calls(invite).map(({ body }) => body)).toEqual([{ email: "ben@school.example" }]);
  });

  test("sends an open invitation again, and takes one back when asked", async () => {
    const again = "POST /api/classes/{classId}/invitations/{invitationId}/send";
    const back = "DELETE /api/classes/{classId}/invitations/{invitationId}";
    server.on(again, () => waiting);
    server.on(back, () => ({ ok: true }) as const);
    open();
    fireEvent.click(
      await screen.findByRole("button", { name: "Send again to ben@school.example" }),
    );
    await waitFor(() => expect(server.calls(again)).toHaveLength(1));
    fireEvent.click(screen.getByRole("button", { name: /^Take back/ }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(server.calls(back)).toHaveLength(1));
    expect(screen.getByText(/3 said yes, 1 said no/)).toBeTruthy();
  });

  test("of the demo reads that links are handed over", async () => {
    server.on("GET /api/classes/{classId}/invitations", () => ({
      invitations: [{ ...waiting, sentAt: null }],
      accepted: 0,
      declined: 0,
      sendsMail: false,
    }));
    open();
    expect(await screen.findByText(/^No mail is sent from here/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Send again/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Copy link for ben@school.example" })).toBeTruthy();
  });
});
