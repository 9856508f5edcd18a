import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../../testing/build-test-app";
import {
  buildClassAtWork,
  type ClassAtWork,
  colours,
  days,
  quiz,
} from "../../testing/class-at-work";

let school: ClassAtWork;
let ann: TestUser;
beforeAll(async () => {
  school = await buildClassAtWork();
});
afterAll(() => school.app.close());
beforeEach(async () => {
  await school.begin();
  ({ ann } = school.people);
});

/** Answers by the words of the question. */
async function answersTo(id: string, given: Record<string, string>, who = ann) {
  const { questions } = (await school.read(id, who)).body;
  return Object.fromEntries(
    questions!.flatMap((each) => {
      const answer = given[each.question];
      return answer === undefined ? [] : [[each.id, answer]];
    }),
  );
}
const answer = async (id: string, given: Record<string, string>, who = ann) =>
  await school.handIn(id, who, { answers: await answersTo(id, given, who) });
const right = { [days.question]: days.answer, [colours.question]: colours.answer };
const oneWrong = { ...right, [colours.question]: "red" };
const deckOf = async (as: TestUser) =>
  (await school.app.call("GET /api/review/due", {}, { as })).body.cards;

describe("a quiz as its student reads it", () => {
  test("has its questions with choices in an order that tells nothing, and no key", async () => {
    const id = await school.assign(quiz);
    const { body, text } = await school.read(id, ann);
    expect(body.questions!.map((each) => [each.question, each.choices.toSorted()])).toEqual([
      [days.question, ["eight", "five", "seven", "six"]],
      [colours.question, ["black", "green", "red", "white"]],
    ]);
    expect(text).not.toContain(days.explanation);
    expect(text).not.toMatch(/"(answer|wrong|isRight)":/);
    const again = await school.read(id, school.people.ben);
    expect(again.body.questions).toEqual(body.questions);
    const many = Array.from({ length: 20 }, (_, at) => ({ ...days, question: `Number ${at}?` }));
    const long = await school.assign({ ...quiz, questions: many });
    const places = (await school.read(long, ann)).body.questions!.map(({ choices }) =>
      choices.indexOf(days.answer),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  test("has no questions before it opens", async () => {
    const id = await school.assign({ ...quiz, opensAt: "2026-03-06T12:00:00Z" });
    const { body, text } = await school.read(id, ann);
    expect(body.questions).toBeNull();
    expect(text).not.toContain(days.question);
  });

  test("keeps the answers given so far", async () => {
    const id = await school.assign(quiz);
    const answers = await answersTo(id, { [days.question]: "six" });
    expect((await school.saveDraft(id, ann, { answers })).status).toBe(200);
    expect((await school.read(id, ann)).body.draft).toMatchObject({ answers });
    expect((await school.handIn(id, ann, {})).body.submissions).toMatchObject([{ score: 0 }]);
  });
});

describe("handing a quiz in", () => {
  test("marks it at once, and tells what is right once no try is left", async () => {
    const id = await school.assign(quiz);
    const { body } = await answer(id, oneWrong);
    expect(body).toMatchObject({
      assignment: { state: "done", score: 50, submission: "MARKED" },
      closed: "You have done this quiz.",
      submissions: [
        {
          score: 50,
          state: "MARKED",
          marking: null,
          answers: [
            { given: "seven", isRight: true, answer: "seven", explanation: days.explanation },
            { given: "red", isRight: false, answer: "white", explanation: colours.explanation },
          ],
        },
      ],
    });
    expect(await school.stateOf(id, ann)).toMatchObject({
      state: "done",
      score: 50,
      submissionId: null,
    });
  });

  test("counts only all of them as the whole, and none as nothing", async () => {
    const three = [days, colours, { ...days, question: "And a week in May?" }];
    const id = await school.assign({ ...quiz, questions: three });
    expect((await answer(id, right)).body.submissions[0]!.score).toBe(66);
    const empty = await school.assign(quiz);
    expect((await school.handIn(empty, ann, {})).body.submissions[0]!.score).toBe(0);
  });

  test("tells no key while another try is left, and keeps the best score", async () => {
    const id = await school.assign({ ...quiz, tries: 3 });
    const first = await answer(id, oneWrong);
    expect(first.text).not.toContain(days.explanation);
    expect(first.body.closed).toBeNull();
    expect(first.body.submissions[0]!.answers).toMatchObject([
      { isRight: true, answer: null },
      { isRight: false, answer: null },
    ]);
    const second = await answer(id, { [days.question]: "six" });
    expect(second.body.assignment.score).toBe(50);
    expect(second.body.submissions.map(({ attempt, score }) => [attempt, score])).toEqual([
      [2, 0],
      [1, 50],
    ]);
    const third = await answer(id, { ...oneWrong, [colours.question]: "green" });
    expect(third.body.closed).toBe("You have used your 3 tries.");
    expect(third.text).toContain(days.explanation);
    const more = await answer(id, right);
    expect([more.status, more.text]).toEqual([409, "You have used your 3 tries."]);
  });

  test("with every answer right leaves nothing more to try", async () => {
    const id = await school.assign({ ...quiz, tries: 3 });
    const { body } = await answer(id, right);
    expect([body.closed, body.assignment.score]).toEqual(["You have every answer right.", 100]);
    expect((await answer(id, oneWrong)).code).toBe("conflict");
  });

  test("again after its answer was lost, or twice at once, takes one try", async () => {
    const id = await school.assign({ ...quiz, tries: 2 });
    const answers = await answersTo(id, oneWrong);
    const send = () => school.handIn(id, ann, { answers });
    const replies = [...(await Promise.all([send(), send()])), await send()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await school.read(id, ann)).body.submissions).toHaveLength(1);
  });

  test("refuses what is no choice of it", async () => {
    const id = await school.assign(quiz);
    const answers = await answersTo(id, { [days.question]: "a whole sentence" });
    expect((await school.handIn(id, ann, { answers })).code).toBe("conflict");
    const elsewhere = { "other-question": days.answer };
    expect((await school.handIn(id, ann, { answers: elsewhere })).code).toBe("conflict");
    expect((await school.handIn(id, ann, { content: "seven" })).code).toBe("conflict");
    expect((await school.read(id, ann)).body.submissions).toEqual([]);
  });

  test("takes no other try after the due time where nothing counts then, but for who joined later", async () => {
    const dueAt = "2026-03-06T12:00:00Z";
    const id = await school.assign({ ...quiz, tries: 2, dueAt, lateRule: "CLOSE" });
    await answer(id, oneWrong);
    school.clock.set("2026-03-08T12:00:00Z");
    expect((await answer(id, right)).text).toBe("The time for this is over.");
    expect((await school.read(id, ann)).text).toContain(days.explanation);
    const zoe = await school.app.signIn({ email: "zoe@school.example" });
    await school.joinClass(zoe);
    const first = await answer(id, oneWrong, zoe);
    expect(first.body).toMatchObject({ closed: null, submissions: [{ isLate: false }] });
    expect((await answer(id, right, zoe)).body.assignment.score).toBe(100);
  });

  test("puts what was missed into the review once no try is left, and counts as study", async () => {
    const id = await school.assign({ ...quiz, tries: 2 });
    await answer(id, oneWrong);
    // A card would tell what is right.
    expect(await deckOf(ann)).toEqual([]);
    await answer(id, { [days.question]: days.answer });
    expect(await deckOf(ann)).toMatchObject([
      { kind: "mistake", isOwnWriting: false, type: "choice", question: colours.question },
    ]);
    expect(await deckOf(school.people.ben)).toEqual([]);
    expect(await school.app.db.selectFrom("study_day").select("day").execute()).toEqual([
      { day: "2026-03-04" },
    ]);
  });

  test("shows a teacher its questions with their keys, and is nothing to mark", async () => {
    const id = await school.assign(quiz);
    await answer(id, right);
    expect((await school.seen(id)).questions).toEqual([days, colours]);
    const queue = await school.app.call(
      "GET /api/marking-queue",
      { query: { marked: "1" } },
      { as: school.people.teacher },
    );
    expect(queue.body).toEqual({ submissions: [], waiting: 0 });
    const { id: submissionId } = (await school.read(id, ann)).body.submissions[0]!;
    const params = { submissionId };
    const reply = await school.app.call(
      "GET /api/submissions/{submissionId}",
      { params },
      { as: school.people.teacher },
    );
    expect(reply.status).toBe(404);
  });
});
