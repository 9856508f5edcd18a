// @vitest-environment jsdom
import type { LevelTestResult } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeResult, makeSession } from "../../../features/placement/testing/placement-test";
import { createFakeServer, type FakeServer, refusal, school } from "../../../testing/fake-server";
import { guest } from "../../../testing/learning";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { renderApp } from "../../../testing/render-app";
import { removeToast } from "../../../ui/use-toast";
import LevelTestResultsPage from "./placement-results-page";

const read = "GET /api/level-test/results/{resultId}";
const claim = "POST /api/level-test/sessions/{sessionId}/claim";
const takenKey = "saywell.level-test.taken";
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on(claim, () => ({ ok: true as const }));
});
afterEach(() => {
  cleanup();
  removeToast();
  localStorage.clear();
  document.documentElement.className = "";
  vi.unstubAllGlobals();
});

const open = (query = "") =>
  renderApp({ "/level-test/results": <LevelTestResultsPage /> }, `/level-test/results${query}`);
async function openResult(parts: Partial<LevelTestResult> = {}) {
  server.on(read, () => makeResult(parts));
  open("?score=44&level=B1&result=result-1");
  await screen.findByText("Test Complete!");
}
const section = (name: string) => screen.getByRole("region", { name });
const rows = (name: string) =>
  within(section(name))
    .getAllByRole("listitem")
    .map((each) => each.textContent);

it("opened without a session it shows 75 and B1, marked as an example", () => {
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Test Complete!");
  expect(screen.getByText("Example")).toBeTruthy();
  expect(screen.getByText("B1", { selector: "p" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Intermediate" })).toBeTruthy();
  expect(screen.getByText("Overall score").nextSibling?.textContent).toBe("75%");
  expect(rows("Skill breakdown (example)")).toEqual([
    "Grammar70%",
    "Vocabulary80%",
    "Reading Comprehension75%",
    "Writing75%",
  ]);
});

it.each([
  ["A1", "Beginner"],
  ["A2", "Elementary"],
  ["B1", "Intermediate"],
  ["B2", "Upper-Intermediate"],
  ["C1", "Advanced"],
  ["C2", "Proficient"],
])(
  "shows the score and the level %s of its address as %s, the rest as an example",
  (level, title) => {
    open(`?score=82&level=${level}`);
    expect(screen.getByText(level, { selector: "p" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByText("82%")).toBeTruthy();
    expect(screen.getByText("From the link")).toBeTruthy();
    expect(screen.getByText("Skill breakdown (example)")).toBeTruthy();
  },
);

it("of a link with a score alone it shows the score and invents nothing", () => {
  open("?score=92");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Test Complete!");
  expect(screen.getByText(/This link gives only a score\. No level was measured/)).toBeTruthy();
  expect(screen.getByText("Overall score").nextSibling?.textContent).toBe("92%");
  expect(screen.queryByText("Intermediate")).toBeNull();
  expect(screen.queryByText(/^Skill breakdown/)).toBeNull();
  // Not even by the levels beside its bar.
  expect(screen.getByRole("main").textContent).not.toMatch(/[ABC][12]/);
  expect(screen.queryByRole("link", { name: /lessons of level/ })).toBeNull();
});

it("of a link with a level alone it marks the score and the skills as an example", () => {
  open("?level=C1");
  expect(screen.getByRole("heading", { name: "Advanced" })).toBeTruthy();
  expect(screen.getByText(/gives only a level, and nobody checked it/)).toBeTruthy();
  expect(section("Score (example)").textContent).toContain("75%");
  expect(screen.getAllByText(/\d%/)).toHaveLength(5);
  expect(section("Skill breakdown (example)")).toBeTruthy();
  expect(screen.queryByText("Score in the link")).toBeNull();
});

it.each(["", "?score=92", "?level=C1"])(
  "opened with %j, where nothing was measured, its main button leads to a test",
  (query) => {
    open(query);
    const main = within(screen.getByRole("main"))
      .getAllByRole("link")
      .filter((link) => link.classList.contains("bg-primary"));
    expect(main.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Take a placement test", "/level-test"],
    ]);
  },
);

it("gives four recommendations and the next steps", async () => {
  open();
  expect(rows("Recommendations and next steps")).toHaveLength(4);
  expect(screen.getByText("Get Started").getAttribute("href")).toBe("/student-dashboard");
  expect(screen.getByText("lessons of level B1").getAttribute("href")).toBe("/lessons?level=B1");
  expect((await screen.findByText("View Plans")).getAttribute("href")).toBe("/pricing");
});

it.each(["", "?score=44&level=B1&result=result-1"])(
  "names no plans where the school does not charge (%j)",
  async (query) => {
    server.on("GET /api/school", () => ({ ...school, charges: false, name: "Riverside" }));
    server.on(read, () => makeResult());
    open(query);
    await waitFor(() => expect(document.title).toContain("Riverside"));
    expect(await screen.findByText("Get Started")).toBeTruthy();
    expect(screen.queryByText("View Plans")).toBeNull();
  },
);

it("a measured result leads with the level in words, how sure the test is, and the first lesson", async () => {
  await openResult({ sureness: { inTen: 7, low: "A2", high: "B1" } });
  expect(screen.getByText("Between A2 and B1: 7 in 10 sure of B1.")).toBeTruthy();
  const lesson = screen.getByRole("link", { name: "Start your first lesson" });
  expect(lesson.getAttribute("href")).toBe("/lesson-interactive/b1-lesson-1");
  const canDo = section("What people at B1 can do");
  const details = document.querySelector("details")!;
  for (const before of [lesson, canDo])
    expect(before.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("per cents and intervals stand under the details alone, which are closed", async () => {
  await openResult();
  const details = document.querySelector("details")!;
  expect(details.open).toBe(false);
  expect(details.textContent).toContain("your place on the scale from A1 to C2");
  details.remove();
  expect(document.body.textContent).not.toMatch(/\d\s?%|[ABC][12]\+/);
});

it("a result from before sureness was kept says nothing of it", async () => {
  await openResult({ sureness: null });
  expect(screen.queryByText(/in 10 sure/)).toBeNull();
});

const goOn = "POST /api/level-test/results/{resultId}/go-on";

it("a quick result says that it is a first idea, and can be made exact in the same test", async () => {
  server.on(goOn, () => ({ sessionId: "session-7", timeAllowance: "2" }));
  await openResult({
    length: "quick",
    goOn: { questions: 28, secondsLeft: 70 * 60 },
    answered: 12,
  });
  expect(screen.getByText("Quick: a first idea")).toBeTruthy();
  expect(section("This is a first idea").textContent).toContain(
    "up to 28 more, in at most 70 minutes",
  );
  fireEvent.click(screen.getByRole("button", { name: "Make it exact" }));
  await waitFor(() =>
    expect(localStorage.getItem("saywell.level-test.adult")).toBe(
      '{"sessionId":"session-7","draft":null,"resultId":"result-1"}',
    ),
  );
  expect(server.calls(goOn).map(({ params }) => params)).toEqual([{ resultId: "result-1" }]);
});

const readSession = "GET /api/level-test/sessions/{sessionId}";
const keep = (test: object) =>
  localStorage.setItem("saywell.level-test.adult", JSON.stringify({ draft: null, ...test }));
const kept = () => localStorage.getItem("saywell.level-test.adult");
const quick = { length: "quick", goOn: { questions: 28, secondsLeft: 2100 } } as const;

it("before it takes the place of another test that is not finished, it says so and lets choose", async () => {
  keep({ sessionId: "session-3" });
  server.on(goOn, () => ({ sessionId: "session-7", timeAllowance: "1" }));
  server.on(readSession, () => makeSession({ sessionId: "session-3", timeAllowance: "1.5" }));
  await openResult(quick);
  fireEvent.click(screen.getByRole("button", { name: "Make it exact" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Exact test, half as much time again: 9 of 40 questions answered.",
  );
  expect(server.calls(goOn)).toEqual([]);
  expect(kept()).toContain("session-3");
  expect(screen.getByText("Go on with the other test").getAttribute("href")).toBe(
    "/level-test/adult?timeAllowance=1.5",
  );
  fireEvent.click(screen.getByRole("button", { name: "Make this one exact" }));
  await waitFor(() => expect(kept()).toContain("session-7"));
});

it.each([
  ["is finished", () => makeSession({ state: "FINISHED", nextQuestion: null })],
  ["the server does not know", () => refusal(404, "No such session.", "not-found")],
])("a test that %s is in nobody's way", async (_, answer) => {
  keep({ sessionId: "session-3" });
  server.on(goOn, () => ({ sessionId: "session-7", timeAllowance: "1" }));
  server.on(readSession, answer);
  await openResult(quick);
  fireEvent.click(screen.getByRole("button", { name: "Make it exact" }));
  await waitFor(() => expect(kept()).toContain("session-7"));
});

it("the same test, being made exact already, is gone on with where it stands", async () => {
  const draft = { questionId: "q1", answer: "At home", plays: 0, wordsShown: false };
  keep({ sessionId: "session-7", resultId: "result-1", draft });
  server.on(goOn, () => ({ sessionId: "session-7", timeAllowance: "1" }));
  await openResult(quick);
  fireEvent.click(screen.getByRole("button", { name: "Make it exact" }));
  await screen.findByTestId("elsewhere");
  expect(kept()).toContain("At home");
});

it("is read again when its page is opened again, because going on has changed it", async () => {
  let length: LevelTestResult["length"] = "quick";
  const again = linkTo("/level-test/results", {}, { query: { result: "result-1" } });
  server.on(read, () => makeResult({ length }));
  renderApp(
    {
      "/level-test/results": (
        <>
          <LevelTestResultsPage />
          <Link to="/level-test">Leave</Link>
        </>
      ),
      "/level-test": <Link to={again}>Come back</Link>,
    },
    "/level-test/results?result=result-1",
  );
  await screen.findByText("Quick: a first idea");
  fireEvent.click(screen.getByText("Leave"));
  length = "exact";
  fireEvent.click(await screen.findByText("Come back"));
  await screen.findByText("Test Complete!");
  expect(screen.queryByText("Quick: a first idea")).toBeNull();
  expect(server.calls(read)).toHaveLength(2);
});

it("who cannot go on any more reads why; whom it does not belong to is not offered it", async () => {
  server.on(goOn, () => refusal(409, "You cannot go on with this test any more.", "conflict"));
  await openResult({ length: "quick", goOn: { questions: 28, secondsLeft: 2100 }, answered: 12 });
  fireEvent.click(screen.getByRole("button", { name: "Make it exact" }));
  expect((await screen.findByRole("alert")).textContent).toContain("any more");
  cleanup();
  await openResult({ length: "quick", isOwn: false });
  expect(screen.queryByText("Make it exact")).toBeNull();
});

it("says that a computer voice read, and where the words of recordings could be read", async () => {
  await openResult({ listening: { asked: 5, shown: 2 } });
  const trust = section("How far to trust it").textContent;
  expect(trust).toContain("a computer voice reads");
  expect(trust).toContain("In 2 of 5 questions with a recording the words could be read as well.");
});

it("says that it does not measure writing, where no text was asked for", async () => {
  await openResult();
  const trust = () => section("How far to trust it").textContent;
  expect(trust()).toContain("It does not measure how you write or speak.");
  cleanup();
  const { skills } = makeResult();
  await openResult({ skills: skills.map((each) => ({ ...each, answered: 2 })) });
  expect(trust()).toContain("writing, words and grammar. It does not measure how you speak.");
});

it("has under its details the score and the interval that were measured", async () => {
  await openResult({ score: 58, level: "B2", interval: { low: "B1+", high: "B2+" } });
  expect(screen.queryByText("Example")).toBeNull();
  expect(screen.getByText(/^B2, and very likely between B1\+ and B2\+:/)).toBeTruthy();
  expect(screen.getByText("Overall score").nextSibling?.textContent).toBe("58%");
  expect(screen.getByText("Adult English Test, taken on 2 March 2026")).toBeTruthy();
});

it("shows the five skills with their intervals, and says of what was not asked nothing", async () => {
  await openResult();
  const shown = rows("Your five skills");
  expect(shown).toHaveLength(5);
  expect(shown[0]).toContain("Grammar41%");
  expect(shown[0]).toContain("B1, and very likely between A2+ and B1+");
  expect(shown[2]).toContain("Reading Comprehension45%");
  expect(shown[4]).toContain("WritingNot asked");
});

it("says what people at the level can do, and what to study first with its lesson", async () => {
  await openResult();
  expect(rows("What people at B1 can do")).toEqual(["Can ask the way."]);
  const lesson = within(section("What to study first")).getByRole("link");
  expect(lesson.textContent).toBe("At the doctor's");
  expect(lesson.getAttribute("href")).toBe("/lesson-interactive/a2-lesson-4");
  expect(rows("Recommendations and next steps")[1]).toContain("listening, your weakest skill");
});

it("shows lessons that a plan does not open as locked, and starts none of them", async () => {
  const lock = "This lesson is not part of your plan. You can go on with Core.";
  const { firstLesson, study } = makeResult();
  await openResult({
    firstLesson: { ...firstLesson!, lock },
    study: study.map((each) => ({ ...each, lock })),
  });
  for (const part of ["Your first lesson", "What to study first"]) {
    expect(section(part).textContent).toContain(lock);
    expect(section(part).innerHTML).not.toContain('href="/lesson-interactive');
    // The printed page says it too.
    const said = within(section(part)).getAllByText(lock, { exact: false })[0]!;
    expect(said.closest(".print\\:hidden")).toBeNull();
  }
  const ways = within(section("Your first lesson")).getAllByRole("link");
  expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
    ["See the plans", expect.stringMatching(/^\/pricing\?back=%2Flevel-test%2Fresults/)],
    ["See which lessons are open", "/lessons"],
  ]);
});

it.each([
  ["precise-enough", "measured closely enough"],
  ["level-certain", "sure of your level"],
  ["question-limit", "all the questions"],
  ["time-limit", "the time was over"],
  ["finished-early", "you finished the test"],
] as const)(
  "says why it stopped when that was %s, and that it is no certificate",
  async (stopReason, words) => {
    await openResult({ stopReason, answered: 22 });
    const trust = section("How far to trust it").textContent;
    expect(trust).toContain("You answered 22 questions.");
    expect(trust).toContain(words);
    expect(trust).toContain("It is not a certificate");
  },
);

it.each([
  ["junior", "B1", "This test goes up to B1, so your level may be higher."],
  ["oet", "B1", "This test begins at B1, so your level may be lower."],
] as const)(
  "at the edge of the %s test, %s, says what it cannot tell",
  async (testType, level, words) => {
    await openResult({ testType, level });
    expect(screen.getByText(words)).toBeTruthy();
  },
);

const writing = [
  {
    prompt: "Write about your street.",
    answer: "My street is <b>long</b>.",
    score: 38,
    features: [{ name: "Length", score: 20, finding: "4 words." }],
  },
];

it.each([
  [true, 0],
  [false, 1],
])("says when the answers did not fit together: %s", async (answersFit, count) => {
  await openResult({ answersFit });
  expect(screen.queryAllByText(/did not fit together well/)).toHaveLength(count);
});

it("shows feature by feature how writing was scored, where the server gives it", async () => {
  await openResult({ writing });
  const marks = section("How your writing was scored");
  expect(marks.textContent).toContain("My street is <b>long</b>.");
  expect(marks.textContent).toContain("Score of this text: 38%");
  expect(marks.textContent).toContain("Length20%4 words.");
});

it("somebody else's result says that it was shared", async () => {
  await openResult({ isOwn: false });
  expect(screen.getByText("A shared result")).toBeTruthy();
  expect(screen.queryByText("How your writing was scored")).toBeNull();
});

it("the link that is copied holds the result and nothing of the session or the person", async () => {
  const writeText = vi.fn<(link: string) => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  localStorage.setItem(takenKey, '[{"sessionId":"secret","resultId":"result-1"}]');
  await openResult();
  fireEvent.click(screen.getByText("Copy link"));
  await screen.findByText("Link copied", { selector: "li *" });
  expect(writeText.mock.calls).toEqual([
    [`${window.location.origin}/level-test/results?result=result-1`],
  ]);
  expect(screen.queryByText("Share")).toBeNull();
});

it("where the browser refuses to copy, the link stands there to be copied by hand", async () => {
  vi.stubGlobal("navigator", { clipboard: undefined });
  await openResult();
  fireEvent.click(screen.getByText("Copy link"));
  const field = await screen.findByLabelText<HTMLInputElement>(/Copy the link yourself/);
  expect(field.value).toMatch(/result=result-1$/);
});

it("shares through the device where it can; who closes its sheet is not told of a failure", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  vi.stubGlobal("navigator", { share });
  await openResult();
  fireEvent.click(screen.getByText("Share"));
  expect(share.mock.calls).toHaveLength(1);
  await Promise.resolve();
  expect(screen.queryByLabelText(/Copy the link yourself/)).toBeNull();
});

const readSheet = "GET /api/level-test/results/{resultId}/pdf";

it("its PDF is downloaded under a name that says the level", async () => {
  const sheet = new Blob(["%PDF-"], { type: "application/pdf" });
  server.on(readSheet, () => new Response(sheet));
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }),
  );
  await openResult({ level: "B2" });
  fireEvent.click(screen.getByText("Download PDF"));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect([link.download, link.href]).toEqual(["saywell-level-B2.pdf", "blob:x"]);
  expect(server.calls(readSheet).map(({ params }) => params)).toEqual([{ resultId: "result-1" }]);
  click.mockRestore();
});

it.each([
  ["an account", { isGuest: false }, { isOwn: true }, true],
  ["a guest", { isGuest: true }, { isOwn: true }, false],
  ["an account that looks at somebody else's", { isGuest: false }, { isOwn: false }, false],
])("says that a name stands on the PDF where it does: %s", async (_who, user, parts, isNamed) => {
  server.on("GET /api/session", () => ({ user: { ...guest, ...user }, demo: false }));
  await openResult(parts);
  await waitFor(() => expect(server.calls("GET /api/session")).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/The PDF has your name/) !== null).toBe(isNamed));
});

it("a PDF that cannot be had says why, beside the button that tries again", async () => {
  server.on(readSheet, () => refusal(429, "Too many requests.", "too-many-requests"));
  await openResult();
  fireEvent.click(screen.getByText("Download PDF"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Too many requests. You can try again.",
  );
  expect(screen.getByText("Download PDF").closest("button")?.disabled).toBe(false);
});

it("prints, on white also from the dark theme", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await openResult();
  fireEvent.click(screen.getByText("Print"));
  expect(print).toHaveBeenCalledTimes(1);
  document.documentElement.classList.add("dark");
  const details = document.querySelector("details")!;
  fireEvent(window, new Event("beforeprint"));
  expect(details.open).toBe(true);
  expect(document.documentElement.classList.contains("dark")).toBe(false);
  fireEvent(window, new Event("afterprint"));
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(details.open).toBe(false);
});

it("with an account the test of this device is joined to it first, once", async () => {
  localStorage.setItem(takenKey, '[{"sessionId":"session-1","resultId":"result-1"}]');
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  await openResult();
  expect(server.calls(claim).map(({ params }) => params)).toEqual([{ sessionId: "session-1" }]);
  expect(localStorage.getItem(takenKey)).toBeNull();
});

it("without an account nothing is joined, and the result is shown", async () => {
  localStorage.setItem(takenKey, '[{"sessionId":"session-1","resultId":"result-1"}]');
  await openResult({ isOwn: false });
  expect(server.calls(claim)).toEqual([]);
  expect(screen.queryByText("A shared result")).toBeNull();
});

it.each([
  ["a refusal is final", () => refusal(404, "There is no such test session.", "not-found"), null],
  [
    "a failure is tried again another time",
    () => refusal(503, "Saywell is busy.", "unavailable"),
    '[{"sessionId":"session-1","resultId":"result-1"}]',
  ],
])("a test that could not be joined shows its result all the same: %s", async (_, answer, kept) => {
  localStorage.setItem(takenKey, '[{"sessionId":"session-1","resultId":"result-1"}]');
  server.on("GET /api/session", () => ({ user: guest, demo: false }));
  server.on(claim, answer);
  await openResult();
  expect(localStorage.getItem(takenKey)).toBe(kept);
});

it("a result that does not exist says so, and leads to the test", async () => {
  server.on(read, () => refusal(404, "There is no such result.", "not-found"));
  open("?result=nowhere");
  expect(await screen.findByText("We cannot find this result.")).toBeTruthy();
  expect(screen.getByText("Take a placement test").getAttribute("href")).toBe("/level-test");
});

it("a result that cannot be read is asked for again", async () => {
  server.setOnline(false);
  open("?result=result-1");
  await screen.findByRole("alert");
  server.setOnline(true);
  server.on(read, () => makeResult());
  fireEvent.click(screen.getByText("Try again"));
  await waitFor(() => expect(screen.getByText("Test Complete!")).toBeTruthy());
});
