import type { CallByName, CallRequest } from "@saywell/contract";
import type { GrammarChecker } from "../adapters/grammar-checker";
import { buildTestApp, type TestUser } from "./build-test-app";
import { makeClass } from "./factories";
import { movableClock } from "./movable-clock";

export type NewWork = CallRequest<CallByName<"POST /api/classes/{classId}/assignments">>["body"];
type HandIn = NonNullable<
  CallRequest<CallByName<"POST /api/my-assignments/{assignmentId}/submissions">>["body"]
>;
type Draft = NonNullable<
  CallRequest<CallByName<"PUT /api/my-assignments/{assignmentId}/draft">>["body"]
>;
type Spoken = CallRequest<CallByName<"POST /api/my-assignments/{assignmentId}/recording">>["body"];

export const writing = {
  kind: "WRITING",
  title: "My weekend",
  level: "A2",
  prompt: "Write about your weekend.",
  minWords: 5,
  maxWords: 80,
} as const satisfies NewWork;

export const speaking = {
  kind: "SPEAKING",
  title: "My town",
  level: "A2",
  prompt: "Talk about your town.",
  maxSeconds: 60,
} as const satisfies NewWork;

export const days = {
  question: "How many days has a week?",
  answer: "seven",
  wrong: ["five", "six", "eight"],
  explanation: "Monday to Sunday are seven days.",
};
export const colours = {
  question: "What colour is snow?",
  answer: "white",
  wrong: ["black", "red", "green"],
  explanation: "Fresh snow is white.",
};
export const quiz = {
  kind: "QUIZ",
  title: "Days and colours",
  questions: [days, colours],
} satisfies NewWork;

/** What a browser records, as far as anybody looks at it. */
export const recordingOf = (type: "audio/webm" | "audio/ogg" | "audio/mp4", bytes = 64): Buffer => {
  const begins = {
    "audio/webm": [0x1a, 0x45, 0xdf, 0xa3],
    "audio/ogg": [...Buffer.from("OggS")],
    "audio/mp4": [0, 0, 0, 32, ...Buffer.from("ftyp")],
  }[type];
  return Buffer.concat([Buffer.from(begins), Buffer.alloc(bytes - begins.length, 7)]);
};
export const webm: Spoken = {
  mediaType: "audio/webm",
  seconds: 20,
  data: recordingOf("audio/webm").toString("base64"),
};

/** A class of two students with its teacher, another teacher, and all that they do with its work. */
export async function buildClassAtWork({ grammar }: { grammar?: GrammarChecker } = {}) {
  const clock = movableClock("2026-03-04T12:00:00Z");
  const app = await buildTestApp({ clock, ...(grammar && { grammar }) });
  const people = {} as Record<"teacher" | "other" | "ann" | "ben", TestUser> & { classId: string };

  const known = new Set<string>();

  /** Before each test: nothing but the people and their class. */
  async function begin(): Promise<void> {
    await app.empty();
    clock.set("2026-03-04T12:00:00Z");
    const of = (name: string) => ({ name, email: `${name.slice(0, 3)}@school.example` });
    people.teacher = await app.signIn({ ...of("Mia Moss"), role: "TEACHER" });
    people.other = await app.signIn({ ...of("Tom Tate"), role: "TEACHER" });
    people.ann = await app.signIn({ ...of("Ann Adams"), ageBand: "ADULT" });
    people.ben = await app.signIn({ ...of("Ben Brown"), ageBand: "ADULT" });
    const { id } = await makeClass(app.db, {
      teacherId: people.teacher.id,
      studentIds: [people.ann.id, people.ben.id],
    });
    people.classId = id;
  }

  /** What the class has then, or why it was refused. */
  const tryToAssign = (body: NewWork, as = people.teacher) =>
    app.call(
      "POST /api/classes/{classId}/assignments",
      { params: { classId: people.classId }, body },
      { as },
    );

  /** Assigns it and answers its id. */
  async function assign(body: NewWork, as = people.teacher): Promise<string> {
    const reply = await tryToAssign(body, as);
    if (reply.status !== 200) throw new Error(reply.text);
    const { id } = reply.body.assignments.find((each) => !known.has(each.id))!;
    known.add(id);
    return id;
  }

  const read = (assignmentId: string, as: TestUser) =>
    app.call("GET /api/my-assignments/{assignmentId}", { params: { assignmentId } }, { as });
  const saveDraft = (assignmentId: string, as: TestUser, body: Draft) =>
    app.call(
      "PUT /api/my-assignments/{assignmentId}/draft",
      { params: { assignmentId }, body },
      { as },
    );
  const handIn = (assignmentId: string, as: TestUser, body: HandIn = {}) =>
    app.call(
      "POST /api/my-assignments/{assignmentId}/submissions",
      { params: { assignmentId }, body },
      { as },
    );
  const record = (assignmentId: string, as: TestUser, body: Partial<Spoken> = {}) =>
    app.call(
      "POST /api/my-assignments/{assignmentId}/recording",
      { params: { assignmentId }, body: { ...webm, ...body } },
      { as },
    );
  const hear = (submissionId: string, as: TestUser) =>
    app.send({ url: `/api/submissions/${submissionId}/recording` }, as);

  /** How the teacher sees everybody's work. */
  const seen = async (assignmentId: string, as = people.teacher) =>
    (await app.call("GET /api/assignments/{assignmentId}", { params: { assignmentId } }, { as }))
      .body;
  const stateOf = async (assignmentId: string, who: TestUser) =>
    (await seen(assignmentId)).work.find(({ userId }) => userId === who.id)!;

  async function leaveClass(who: TestUser): Promise<void> {
    await app.db.deleteFrom("class_member").where("account_id", "=", who.id).execute();
  }
  async function joinClass(who: TestUser): Promise<void> {
    const member = { class_id: people.classId, account_id: who.id, joined_at: clock.now() };
    await app.db.insertInto("class_member").values(member).execute();
  }
  async function archive(): Promise<void> {
    await app.db.updateTable("school_class").set({ archived_at: clock.now() }).execute();
  }

  return {
    app,
    clock,
    people,
    begin,
    tryToAssign,
    assign,
    read,
    saveDraft,
    handIn,
    record,
    hear,
    seen,
    stateOf,
    leaveClass,
    joinClass,
    archive,
  };
}

export type ClassAtWork = Awaited<ReturnType<typeof buildClassAtWork>>;
