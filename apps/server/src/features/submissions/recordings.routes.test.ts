import { submissionLimits } from "@saywell/contract/constants";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../../testing/build-test-app";
import {
  buildClassAtWork,
  type ClassAtWork,
  recordingOf,
  speaking,
  webm,
  writing,
} from "../../testing/class-at-work";

let school: ClassAtWork;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  school = await buildClassAtWork();
});
afterAll(() => school.app.close());
beforeEach(async () => {
  await school.begin();
  ({ ann, ben } = school.people);
});

const kept = () => school.app.db.selectFrom("submission_recording").select("media_type").execute();

describe("a recording", () => {
  test("is kept as a draft, heard by who made it, and replaced by the next", async () => {
    const id = await school.assign(speaking);
    const { body } = await school.record(id, ann);
    expect((await school.read(id, ann)).body).toMatchObject({
      assignment: { state: "started" },
      draft: { seconds: 20, submissionId: body.submissionId, content: "" },
    });
    const heard = await school.hear(body.submissionId, ann);
    expect([heard.headers["content-type"], heard.rawPayload]).toEqual([
      "audio/webm",
      recordingOf("audio/webm"),
    ]);
    const ogg = recordingOf("audio/ogg", 80);
    const next = await school.record(id, ann, {
      mediaType: "audio/ogg",
      seconds: 31,
      data: ogg.toString("base64"),
    });
    expect(next.body.submissionId).toBe(body.submissionId);
    expect((await school.hear(body.submissionId, ann)).rawPayload).toEqual(ogg);
    expect((await school.read(id, ann)).body.draft!.seconds).toBe(31);
  });

  test.each(["audio/webm", "audio/ogg", "audio/mp4"] as const)("may be %s", async (mediaType) => {
    const id = await school.assign(speaking);
    const data = recordingOf(mediaType).toString("base64");
    expect((await school.record(id, ann, { mediaType, data })).status).toBe(200);
  });

  test.each([
    ["is no sound", { data: Buffer.from("<html><script>").toString("base64") }, 409],
    ["is not of the kind that it says", { mediaType: "audio/mp4" as const }, 409],
    ["is empty", { data: "" }, 409],
    ["is no base64", { data: "not base64!" }, 400],
    ["is of another kind", { mediaType: "video/mp4" as never }, 400],
    ["is longer than was asked for", { seconds: 63 }, 409],
    ["is longer than any may be", { seconds: 183 }, 400],
    ["has no length", { seconds: 0 }, 400],
    [
      "is too large",
      { data: recordingOf("audio/webm", submissionLimits.recordingBytes + 1).toString("base64") },
      409,
    ],
  ])("that %s is refused, and nothing kept", async (_, body, status) => {
    const id = await school.assign(speaking);
    expect((await school.record(id, ann, body)).status).toBe(status);
    expect(await kept()).toEqual([]);
    expect((await school.read(id, ann)).body.draft).toBeNull();
  });

  test("of the most bytes that there may be is kept", async () => {
    const id = await school.assign(speaking);
    const data = recordingOf("audio/webm", submissionLimits.recordingBytes).toString("base64");
    expect((await school.record(id, ann, { data })).status).toBe(200);
  });

  test.each([60, 180])("of %i seconds may run a moment over", async (maxSeconds) => {
    const id = await school.assign({ ...speaking, maxSeconds });
    expect((await school.record(id, ann, { seconds: maxSeconds + 2 })).status).toBe(200);
    expect((await school.read(id, ann)).body.draft!.seconds).toBe(maxSeconds);
  });

  test("is not taken for work that is written", async () => {
    const id = await school.assign(writing);
    expect(await school.record(id, ann)).toMatchObject({
      status: 409,
      text: "Nothing is recorded for this.",
    });
    expect(await kept()).toEqual([]);
  });
});

describe("handing a recording in", () => {
  test("gives it to the teacher, who hears it, and closes the work", async () => {
    const id = await school.assign(speaking);
    await school.record(id, ann);
    const { body } = await school.handIn(id, ann);
    expect(body).toMatchObject({
      draft: null,
      closed: "Your teacher has it now.",
      submissions: [{ state: "SUBMITTED", seconds: 20, content: "" }],
    });
    expect((await school.record(id, ann)).code).toBe("conflict");
    const heard = await school.hear(body.submissions[0]!.id, school.people.teacher);
    expect([heard.statusCode, heard.rawPayload]).toEqual([200, Buffer.from(webm.data, "base64")]);
  });

  test("again after its answer was lost, or twice at once, hands it in once", async () => {
    const id = await school.assign(speaking);
    await school.record(id, ann);
    const send = () => school.handIn(id, ann);
    const replies = [...(await Promise.all([send(), send()])), await send()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await school.read(id, ann)).body.submissions).toHaveLength(1);
  });

  test("without one is refused", async () => {
    const id = await school.assign(speaking);
    expect(await school.handIn(id, ann)).toMatchObject({
      status: 409,
      text: "Record yourself first.",
    });
    await school.saveDraft(id, ann, {});
    expect((await school.handIn(id, ann)).text).toBe("Record yourself first.");
  });
});

describe("nobody hears a recording but its student and who teaches them", () => {
  test("once it is handed in: no classmate, no other teacher, nobody logged out", async () => {
    const id = await school.assign(speaking);
    const { submissionId } = (await school.record(id, ann)).body;
    const { teacher, other } = school.people;
    const statuses = async (...who: (TestUser | undefined)[]) =>
      await Promise.all(
        who.map(async (as) => {
          const url = `/api/submissions/${submissionId}/recording`;
          return (await school.app.send({ url }, as)).statusCode;
        }),
      );
    // Before it is handed in not the teacher either.
    expect(await statuses(ann, teacher, ben, other, undefined)).toEqual([200, 404, 404, 404, 401]);
    await school.handIn(id, ann);
    expect(await statuses(ann, teacher, ben, other, undefined)).toEqual([200, 200, 404, 404, 401]);
    await school.leaveClass(ann);
    expect(await statuses(ann, teacher)).toEqual([200, 404]);
  });

  test("in an archived class its student alone", async () => {
    const id = await school.assign(speaking);
    const { submissionId } = (await school.record(id, ann)).body;
    await school.handIn(id, ann);
    await school.archive();
    expect((await school.hear(submissionId, ann)).statusCode).toBe(200);
    expect((await school.hear(submissionId, school.people.teacher)).statusCode).toBe(404);
  });

  test("and there is none of a text, or of an id that is none", async () => {
    const id = await school.assign(writing);
    const { body } = await school.handIn(id, ann, { content: "I was ill." });
    expect((await school.hear(body.submissions[0]!.id, ann)).statusCode).toBe(404);
    expect((await school.hear("no-id", ann)).statusCode).toBe(404);
  });
});
