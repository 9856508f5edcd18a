import { type CompiledItem, loadContent } from "@saywell/content/answers";
import type { CefrLevel, LevelTestQuestion, LevelTestSession } from "@saywell/contract";
import type { TestApp, TestUser } from "../../../testing/build-test-app";

const { bank } = loadContent();
const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];

const keyOf = (passage: string, prompt: string, options: readonly string[]) =>
  JSON.stringify([passage, prompt, options.toSorted()]);
const itemsByText = new Map(
  bank.items.map((item) => {
    const passage = item.passageId === null ? undefined : bank.passage(item.passageId);
    const body = passage?.text ?? JSON.stringify(passage?.lines ?? null);
    return [keyOf(body, item.prompt, item.options), item];
  }),
);

/** The shipped item behind a question. Only its words tell: what it is called says nothing. */
export function itemOf({ prompt, passage, options }: LevelTestQuestion): CompiledItem {
  const body =
    passage?.kind === "text"
      ? passage.text
      : JSON.stringify(passage === null ? null : passage.lines);
  const item = itemsByText.get(keyOf(body, prompt, options));
  if (item === undefined) throw new Error(`No shipped item asks: ${prompt}`);
  return item;
}

/** The right answer; of a writing task, its sample. */
export function rightAnswer(question: LevelTestQuestion): string {
  const item = itemOf(question);
  return item.writing?.sample ?? item.accepted[0]!;
}

export function wrongAnswer(question: LevelTestQuestion): string {
  const { accepted } = itemOf(question);
  return question.options.find((option) => !accepted.includes(option)) ?? "zzz";
}

/** Answers as somebody who knows everything up to a level, and nothing above it. */
export const knowsUpTo =
  (level: CefrLevel) =>
  (question: LevelTestQuestion): string =>
    levels.indexOf(itemOf(question).level) <= levels.indexOf(level)
      ? rightAnswer(question)
      : wrongAnswer(question);

/** Answers as somebody in the middle of a level, who knows every second item of it. */
export function isAt(level: CefrLevel): Answering {
  const asked = new Map<string, number>();
  return (question) => {
    if (itemOf(question).level !== level) return knowsUpTo(level)(question);
    const count = asked.get(question.skill) ?? 0;
    asked.set(question.skill, count + 1);
    return count % 2 === 0 ? rightAnswer(question) : wrongAnswer(question);
  };
}

export type Answering = (question: LevelTestQuestion) => string;

/** The cookie by which a visitor who began a test is known. */
export function takerCookie({ headers }: { headers: Record<string, unknown> }): string {
  const cookies = [headers["set-cookie"]].flat().map(String);
  return cookies.find((each) => each.startsWith("saywell_test_taker="))?.split(";")[0] ?? "";
}

/** The calls of somebody who takes a test, with an account or without. */
export function testTaker(app: TestApp, as?: TestUser, cookie?: string) {
  const who = { ...(as && { as }), ...(cookie !== undefined && { headers: { cookie } }) };
  const start = (
    testType: LevelTestSession["testType"] = "adult",
    timeAllowance?: LevelTestSession["timeAllowance"],
    length?: LevelTestSession["length"],
  ) =>
    app.call(
      "GET /api/level-test/questions/{testType}",
      {
        params: { testType },
        query: { ...(timeAllowance && { timeAllowance }), ...(length && { length }) },
      },
      who,
    );
  const answer = (sessionId: string, questionId: string, text: string) =>
    app.call(
      "POST /api/level-test/submit-answer",
      { body: { sessionId, questionId, answer: text } },
      who,
    );
  const say = (sessionId: string, questionId: string, said: object) =>
    app.call(
      "POST /api/level-test/submit-answer",
      { body: { sessionId, questionId, answer: "", ...said } },
      who,
    );
  const goOn = (resultId: string | null, headers: Record<string, string> = {}) =>
    app.call(
      "POST /api/level-test/results/{resultId}/go-on",
      { params: { resultId: String(resultId) }, body: {} } as never,
      { ...who, headers: { ...who.headers, ...headers } },
    );
  const find = (sessionId: string) =>
    app.call("GET /api/level-test/sessions/{sessionId}", { params: { sessionId } }, who);
  const submit = (sessionId: string) =>
    app.call("POST /api/level-test/submit", { body: { sessionId } }, who);
  const claim = (sessionId: string) =>
    app.call(
      "POST /api/level-test/sessions/{sessionId}/claim",
      { params: { sessionId }, body: {} } as never,
      who,
    );
  const result = (resultId: string | null, headers: Record<string, string> = {}) =>
    app.call(
      "GET /api/level-test/results/{resultId}",
      { params: { resultId: String(resultId) } },
      { ...who, headers: { ...who.headers, ...headers } },
    );

  /** Takes the next question from each reply, as our own client does. */
  async function adapt(
    sessionId: string,
    first: LevelTestQuestion,
    answering: Answering,
    { most = Infinity, stopWhenPossible = false } = {},
  ): Promise<LevelTestQuestion[]> {
    const asked: LevelTestQuestion[] = [];
    for (let next: LevelTestQuestion | null = first; next !== null && asked.length < most;) {
      asked.push(next);
      const { status, body, text } = await answer(sessionId, next.id, answering(next));
      if (status !== 200) throw new Error(text);
      if (stopWhenPossible && body.mayFinish) break;
      next = body.nextQuestion;
    }
    return asked;
  }

  /** Answers the questions in the order given, as a client does that knows the specification only. */
  async function followList(
    sessionId: string,
    questions: readonly LevelTestQuestion[],
    answering: Answering,
  ): Promise<void> {
    for (const question of questions) {
      const { status, text } = await answer(sessionId, question.id, answering(question));
      if (status !== 200) throw new Error(text);
    }
  }

  return { start, answer, say, goOn, find, submit, claim, result, adapt, followList };
}
