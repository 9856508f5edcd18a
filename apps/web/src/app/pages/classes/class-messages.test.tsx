// @vitest-environment jsdom
import type { ClassMessage, ClassThread, ClassThreadCard } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { learner, makeOwnAssignment, serveClasses, teacher } from "../../../testing/classes";
import { type FakeServer, refusal } from "../../../testing/fake-server";
import { renderApp } from "../../../testing/render-app";
import { makeReport } from "../../../testing/teaching";
import StudentPage from "../teacher/student-page";
import ClassPage from "./class-page";
import ClassesPage from "./classes-page";
import MyClassPage from "./my-class-page";
import MyClassesPage from "./my-classes-page";

let server: FakeServer;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

const open = (at: string) =>
  renderApp(
    {
      "/classes": <ClassesPage />,
      "/classes/:classId": <ClassPage />,
      "/classes/:classId/students/:studentId": <StudentPage />,
      "/my-classes": <MyClassesPage />,
      "/my-classes/:classId": <MyClassPage />,
    },
    at,
  );
const message: ClassMessage = {
  id: "m1",
  seq: 7,
  content: "I do not understand this.",
  authorName: "Ana Costa",
  isMine: false,
  createdAt: "2026-03-02T09:00:00.000Z",
};
const thread: ClassThread = {
  id: "t1",
  work: { id: "assignment-1", title: "A job interview" },
  isOpenToAll: true,
  teacher: null,
  unread: 1,
  messages: [message],
};
const unread = (many: number) =>
  server.on("GET /api/class-messages/unread", () => ({
    classes: many === 0 ? [] : [{ classId: "class-1", unread: many }],
  }));
const messagesPart = async () => within(await screen.findByRole("region", { name: "Messages" }));

describe("a teacher", () => {
  const read = "GET /api/classes/{classId}/students/{studentId}/messages";
  const write = "POST /api/classes/{classId}/students/{studentId}/messages";
  let closed: string | null;
  beforeEach(() => {
    closed = null;
    server = serveClasses(teacher);
    server.on("GET /api/classes/{classId}/students/{studentId}", () => makeReport());
    server.on("GET /api/classes/{classId}/students/{studentId}/notes", () => ({ notes: [] }));
    server.on(read, () => ({ threads: [thread], teacherCount: 2, isOpenToAll: true, closed }));
    server.on("POST /api/class-messages/read", () => ({ ok: true }));
  });

  test("sees on the class who wrote, and what is new", async () => {
    const { messages: _messages, ...about } = thread;
    const card: ClassThreadCard = {
      ...about,
      student: { id: "student-1", name: "Ana Costa" },
      last: message,
    };
    server.on("GET /api/classes/{classId}/messages", () => ({ threads: [card] }));
    open("/classes/class-1");
    const link = await (await messagesPart()).findByRole("link", { name: /Ana Costa/ });
    expect(link.getAttribute("href")).toBe("/classes/class-1/students/student-1");
    expect(link.textContent).toContain("About “A job interview”");
    expect(link.textContent).toContain("1 new message");
  });

  test("sees on the list of classes where something is new", async () => {
    unread(3);
    open("/classes");
    expect(await screen.findByText("3 new messages")).toBeTruthy();
  });

  test("reads what is new on the page of the student, which marks it as read", async () => {
    open("/classes/class-1/students/student-1");
    const part = await messagesPart();
    expect(await part.findByText("I do not understand this.")).toBeTruthy();
    expect(
      part.getByText(
        "All 2 teachers of this class and the school’s admins can read these messages.",
      ),
    ).toBeTruthy();
    await waitFor(() =>
      expect(server.calls("POST /api/class-messages/read")[0]?.body).toEqual({
        threadId: "t1",
        seq: 7,
      }),
    );
    // What is read stays where it is.
    server.on(read, () => ({
      threads: [{ ...thread, unread: 0 }],
      teacherCount: 2,
      isOpenToAll: true,
      closed,
    }));
    await waitFor(() => expect(server.calls(read).length).toBeGreaterThan(1));
    expect(part.getByRole("list", { name: "About “A job interview”" })).toBeTruthy();
  });

  test("answers where the question stands, and sees it there", async () => {
    server.on(write, ({ body }) => {
      const mine = { ...message, id: "m2", seq: 8, content: body.content, isMine: true };
      thread.messages = [message, mine];
      return { threadId: "t1", message: mine, warning: null };
    });
    open("/classes/class-1/students/student-1");
    const part = await messagesPart();
    const field = await part.findByLabelText<HTMLTextAreaElement>("Answer");
    fireEvent.click(part.getAllByRole("button", { name: "Send" })[0]!);
    expect(part.getByText("Write a few words first.")).toBeTruthy();
    fireEvent.change(field, { target: { value: "Read part two." } });
    fireEvent.click(part.getAllByRole("button", { name: "Send" })[0]!);
    expect(await part.findByText("Read part two.")).toBeTruthy();
    await waitFor(() => expect(field.value).toBe(""));
    expect(server.calls(write)[0]?.body).toEqual({
      content: "Read part two.",
      assignmentId: "assignment-1",
    });
    thread.messages = [message];
  });

  test("whose message is stopped reads why, and keeps what was typed", async () => {
    server.on(write, () => refusal(400, "This is not for a class.", "invalid-input"));
    open("/classes/class-1/students/student-1");
    const part = await messagesPart();
    const field = await part.findByLabelText<HTMLTextAreaElement>("Write to this student");
    fireEvent.change(field, { target: { value: "Something rude" } });
    fireEvent.click(part.getAllByRole("button", { name: "Send" }).at(-1)!);
    expect(await part.findByText("This is not for a class.")).toBeTruthy();
    expect(field.value).toBe("Something rude");
  });

  test("is told where messages are off, and has nowhere to write", async () => {
    closed = "Messages are turned off in this class.";
    open("/classes/class-1/students/student-1");
    const part = await messagesPart();
    expect(await part.findByText(/turned off/)).toBeTruthy();
    expect(part.queryByRole("button", { name: "Send" })).toBeNull();
  });

  test("reports a message", async () => {
    server.on("POST /api/reports", () => ({ id: "report-1", help: null }));
    open("/classes/class-1/students/student-1");
    const part = await messagesPart();
    fireEvent.click(await part.findByRole("button", { name: /Report/ }));
    const form = within(await screen.findByRole("dialog"));
    fireEvent.click(form.getByRole("button", { name: "Send report" }));
    await waitFor(() =>
      expect(server.calls("POST /api/reports")[0]?.body).toMatchObject({ messageId: "m1" }),
    );
  });
});

describe("a student", () => {
  const read = "GET /api/my-classes/{classId}/messages";
  const write = "POST /api/my-classes/{classId}/messages";
  const teachers = [
    { id: "teacher-1", name: "Ms Teach" },
    { id: "teacher-2", name: "Mr Tan" },
  ];
  beforeEach(() => {
    server = serveClasses(learner);
    server.on("GET /api/my-assignments", () => ({ assignments: [makeOwnAssignment()] }));
    server.on(write, ({ body }) => ({
      threadId: "t2",
      message: { ...message, content: body.content, isMine: true },
      warning: null,
    }));
  });

  test("under 18 is told that all teachers read it, and chooses none", async () => {
    server.on(read, () => ({ threads: [], teachers, isOpenToAll: true, closed: null }));
    open("/my-classes/class-1");
    const part = await messagesPart();
    expect(
      await part.findByText("All 2 teachers of this class and the school’s admins can read this."),
    ).toBeTruthy();
    expect(part.queryByLabelText("To which teacher")).toBeNull();
  });

  test("under 18 is told that there is one teacher only, and that admins read it too", async () => {
    const [one] = teachers;
    server.on(read, () => ({ threads: [], teachers: [one!], isOpenToAll: true, closed: null }));
    open("/my-classes/class-1");
    const part = await messagesPart();
    const words = "The teacher of this class and the school’s admins can read this.";
    expect(await part.findByText(words)).toBeTruthy();
  });

  test("as an adult chooses the teacher", async () => {
    server.on(read, () => ({ threads: [], teachers, isOpenToAll: false, closed: null }));
    open("/my-classes/class-1");
    const part = await messagesPart();
    fireEvent.change(await part.findByLabelText("To which teacher"), {
      target: { value: "teacher-2" },
    });
    fireEvent.change(part.getByLabelText("Write to your teacher"), { target: { value: "Hello." } });
    fireEvent.click(part.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(server.calls(write)[0]?.body).toEqual({
        content: "Hello.",
        assignmentId: null,
        teacherId: "teacher-2",
      }),
    );
  });

  test("writes about a piece of work from beside it", async () => {
    server.on(read, () => ({ threads: [], teachers, isOpenToAll: true, closed: null }));
    open("/my-classes/class-1");
    fireEvent.click(await screen.findByRole("link", { name: /Write to your teacher/ }));
    const part = await messagesPart();
    const field = await part.findByLabelText("Write to your teacher about “A job interview”");
    fireEvent.change(field, { target: { value: "Which page?" } });
    fireEvent.click(part.getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(server.calls(write)[0]?.body).toMatchObject({ assignmentId: "assignment-1" }),
    );
  });

  test("who writes as if they may be in danger reads where help is", async () => {
    server.on(read, () => ({ threads: [], teachers, isOpenToAll: true, closed: null }));
    const help = "Please talk to somebody.\nYou find help at findahelpline.com";
    server.on(write, () => refusal(400, help, "invalid-input"));
    open("/my-classes/class-1");
    const part = await messagesPart();
    const field = await part.findByLabelText("Write to your teacher");
    fireEvent.change(field, { target: { value: "I want to die" } });
    fireEvent.click(part.getByRole("button", { name: "Send" }));
    expect(await part.findByText("You are not alone")).toBeTruthy();
    fireEvent.click(part.getByRole("button", { name: /Close/ }));
  });

  test("sees on the card of the class that something is new", async () => {
    unread(1);
    open("/my-classes");
    expect(await screen.findByText("1 new message")).toBeTruthy();
  });
});
