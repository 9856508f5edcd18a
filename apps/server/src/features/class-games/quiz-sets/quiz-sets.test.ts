import * as fc from "fast-check";
import type { OwnQuestion } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { readQuestions, writeQuestions } from "./questions-file";

let app: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  teacher = await app.signIn({ role: "TEACHER", name: "Ms Teach", email: "t@example.org" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const question: OwnQuestion = {
  question: "What is the past of go?",
  answer: "went",
  wrong: ["goed", "gone", "going"],
  explanation: "",
};
const make = (questions: OwnQuestion[] = [question], title = "Verbs") =>
  app.call("POST /api/quiz-sets", { body: { title, questions } }, { as: teacher });

describe("a set of questions", () => {
  test("is kept, changed, listed, and thrown away", async () => {
    const { body } = await make();
    const params = { setId: body.id };
    const changed = {
      title: "More verbs",
      questions: [question, { ...question, answer: "did go" }],
    };
    await app.call("PUT /api/quiz-sets/{setId}", { params, body: changed }, { as: teacher });
    const read = await app.call("GET /api/quiz-sets/{setId}", { params }, { as: teacher });
    expect(read.body).toMatchObject(changed);
    const list = await app.call("GET /api/quiz-sets", {}, { as: teacher });
    expect(list.body.sets).toMatchObject([{ id: body.id, title: "More verbs", questionCount: 2 }]);
    await app.call("DELETE /api/quiz-sets/{setId}", { params }, { as: teacher });
    expect((await app.call("GET /api/quiz-sets/{setId}", { params }, { as: teacher })).code).toBe(
      "not-found",
    );
  });

  test("is no other teacher's", async () => {
    const { body } = await make();
    const params = { setId: body.id };
    const as = await app.signIn({ role: "TEACHER", name: "Mr Other", email: "o@example.org" });
    const change = { title: "Mine", questions: [question] };
    for (const reply of [
      await app.call("GET /api/quiz-sets/{setId}", { params }, { as }),
      await app.call("PUT /api/quiz-sets/{setId}", { params, body: change }, { as }),
      await app.call("DELETE /api/quiz-sets/{setId}", { params }, { as }),
      await app.call("GET /api/quiz-sets/{setId}/csv", { params }, { as }),
    ]) {
      expect(reply.code).toBe("not-found");
    }
  });

  test.each<[string, Partial<OwnQuestion>, string]>([
    [
      "two answers that are the same",
      { wrong: ["went", "gone", "going"] },
      "Question 2: The answer “went” is there twice.",
    ],
    [
      "words that are not for a class",
      { wrong: ["fuck", "gone", "going"] },
      "Question 2: “fuck” has words that are not for a class.",
    ],
  ])("is refused for %s, and says of which question", async (_, change, sentence) => {
    const reply = await make([question, { ...question, ...change }]);
    expect(reply.code).toBe("invalid-input");
    expect(reply.text).toContain(sentence);
    const list = await app.call("GET /api/quiz-sets", {}, { as: teacher });
    expect(list.body.sets).toEqual([]);
  });

  test("is one of a hundred at most", async () => {
    await app.db
      .insertInto("quiz_set")
      .values(
        Array.from({ length: 100 }, () => ({
          owner_id: teacher.id,
          title: "Full",
          questions: "[]",
          created_at: new Date(0),
          updated_at: new Date(0),
        })),
      )
      .execute();
    expect((await make()).code).toBe("conflict");
  });
});

const header = "question,answer,wrong1,wrong2,wrong3,explanation";
const readCsv = (csv: string) =>
  app.call("POST /api/quiz-sets/read-csv", { body: { csv } }, { as: teacher });

describe("a CSV of questions", () => {
  test("is read in any order of columns, with semicolons, and without explanations", async () => {
    const { body } = await readCsv(
      "Wrong1;Answer;Question;WRONG 2;wrong3\ngoed;went;Past of go?;gone;going\n".replace(
        "WRONG 2",
        "wrong2",
      ),
    );
    expect(body).toEqual({
      questions: [
        {
          question: "Past of go?",
          answer: "went",
          wrong: ["goed", "gone", "going"],
          explanation: "",
        },
      ],
      refused: [],
    });
  });

  test("has its bad rows refused, each with its line and the reason, and nothing is stored", async () => {
    const rows = [
      header,
      "Past of go?,went,goed,gone,going,Go is irregular.",
      ",went,goed,gone,going,",
      "Past of see?,saw,seed,,sawn,",
      "Past of do?,did,did,done,doing,",
      `${"a".repeat(201)},b,c,d,e,`,
      "Past of be?,was,fuck,been,is,",
      "Past of eat?,ate,eated,eaten,eat,It is, you see, irregular",
    ];
    const { body } = await readCsv(rows.join("\n"));
    expect(body.questions).toHaveLength(1);
    expect(body.refused).toEqual([
      { line: 3, text: "", reason: "The question is empty." },
      {
        line: 4,
        text: "Past of see?",
        reason: "There must be three wrong answers, and there are 2.",
      },
      { line: 5, text: "Past of do?", reason: "The answer “did” is there twice." },
      { line: 6, text: "a".repeat(80), reason: "The question is longer than 200 characters." },
      { line: 7, text: "Past of be?", reason: "“fuck” has words that are not for a class." },
      {
        line: 8,
        text: "Past of eat?",
        reason:
          "The row has more cells than there are columns. Put text with commas into quotation marks.",
      },
    ]);
    expect(await app.db.selectFrom("quiz_set").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["Where do you live?", "12 High Street"],
    ["My phone number is ___.", "0151 496 0123"],
    ["Which is an email address?", "ana@example.org"],
    ["You are stupid. Make it polite:", "I do not agree with you."],
  ])("has beginners' questions taken with what they are about: %s %s", async (question, answer) => {
    const { body } = await readCsv(`${header}\n${question},${answer},b,c,d,`);
    expect(body.refused).toEqual([]);
  });

  test("has a question refused that is there already, its options in another order", async () => {
    const rows = [
      header,
      "Past of go?,went,goed,gone,going,",
      "Past of go?,gone,goed,went,going,",
      " past of  GO?,went,going,gone,goed,Again",
    ];
    const { body } = await readCsv(rows.join("\n"));
    expect(body.questions).toHaveLength(2);
    expect(body.refused).toEqual([
      { line: 4, text: "past of  GO?", reason: "The same question is in line 2." },
    ]);
    const questions = [body.questions[0]!, body.questions[1]!, body.questions[0]!];
    const saved = await app.call(
      "POST /api/quiz-sets",
      { body: { title: "Past", questions } },
      { as: teacher },
    );
    expect([saved.code, saved.text]).toEqual([
      "invalid-input",
      expect.stringContaining("Question 3: It is the same as question 1."),
    ]);
  });

  test("of more than fifty questions has the rest refused", async () => {
    const rows = Array.from({ length: 52 }, (_, index) => `Q${index}?,a,b,c,d,`);
    const { body } = await readCsv([header, ...rows].join("\n"));
    expect(body.questions).toHaveLength(50);
    expect(body.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [52, "A set holds 50 questions."],
      [53, "A set holds 50 questions."],
    ]);
  });

  test.each([
    [
      "without a column",
      "question,answer,wrong1,wrong2\nA?,b,c,d",
      "The column wrong3 is missing.",
    ],
    ["with a column of another kind", "question,right\nA?,b", "There is no column “right”."],
    ["with nothing in it", header, "The file has no questions."],
    ["with a quotation mark that is never closed", `${header}\n"A?,b,c,d,e,`, "quotation mark"],
  ])("%s is refused as a whole", async (_, csv, sentence) => {
    const reply = await readCsv(csv);
    expect(reply.code).toBe("invalid-input");
    expect(reply.text).toContain(sentence);
  });

  test("is what a set is written as, and reads back the same", async () => {
    const { body } = await make([{ ...question, question: 'Say "hi", then; what?\nNext line' }]);
    const reply = await app.send({ url: `/api/quiz-sets/${body.id}/csv` }, teacher);
    expect(reply.headers["content-disposition"]).toContain("saywell-questions.csv");
    expect((await readCsv(reply.body)).body.questions).toEqual(body.questions);
  });
});

test("whatever somebody writes in a set reads back from its file", async () => {
  const words = fc
    .string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(..."ab ,;\"'\n=+-é😀") })
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const written = fc.record({
    question: words,
    answer: words.map((text) => `1${text}`),
    wrong: fc.tuple(...["2", "3", "4"].map((first) => words.map((text) => first + text))),
    explanation: words,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 5 }), async (questions) => {
      const read = await readQuestions(writeQuestions(questions), () => null);
      expect(read).toEqual({ ok: true, value: { questions, refused: [] } });
    }),
    { numRuns: 60 },
  );
});
