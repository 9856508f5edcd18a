// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import LevelTestLandingPage from "../../app/pages/placement/placement-landing-page";
import LevelTestResultsPage from "../../app/pages/placement/placement-results-page";
import LevelTestRunPage from "../../app/pages/placement/placement-run-page";
import {
  begin,
  beginning,
  choose,
  next,
  place,
  send,
  server,
  setUpPlacementTest,
  startTest,
  visitTest,
} from "../../features/placement/testing/open-test";
import { gapQuestion, makeResult } from "../../features/placement/testing/placement-test";
import { renderApp } from "../render-app";
import { checkTexts } from "./check-texts";
import { specifiedTexts } from "./specified-texts";

setUpPlacementTest();
const never = () => new Promise<never>(() => {});
const tests = () => renderApp({ "/level-test": <LevelTestLandingPage /> }, "/level-test");
const run = <LevelTestRunPage />;

function results(query: string) {
  server.on("GET /api/session", () => ({ user: null, demo: false }));
  server.on("GET /api/level-test/results/{resultId}", () => makeResult());
  renderApp({ "/level-test/results": <LevelTestResultsPage /> }, `/level-test/results${query}`);
}
async function answerFirst() {
  await startTest(run);
  choose("At home");
  fireEvent.click(next());
}

checkTexts(specifiedTexts.levelTest, {
  "the tests": tests,
  "the junior test": tests,
  "the adult test": tests,
  "the OET test": tests,
  "the ages of the junior test": tests,
  "the test before it starts": () => visitTest(run),
  "a test whose questions are on their way": () => {
    server.on(begin, never);
    visitTest(run);
    fireEvent.click(screen.getByRole("button", { name: "Start Test" }));
  },
  "a question": async () => {
    server.on(begin, () => beginning());
    await startTest(run);
  },
  "the last question": async () => {
    server.on(send, () => place(39, gapQuestion));
    await answerFirst();
  },
  "an answer on its way": async () => {
    server.on(send, never);
    await answerFirst();
  },
  "a result": () => results("?score=44&level=B1&result=result-1"),
  "the level A1": () => results("?score=10&level=A1"),
  "the level A2": () => results("?score=25&level=A2"),
  "the level B1": () => results("?score=45&level=B1"),
  "the level B2": () => results("?score=60&level=B2"),
  "the level C1": () => results("?score=80&level=C1"),
  "the level C2": () => results("?score=95&level=C2"),
  "the result of a page opened without one": () => results(""),
});

test("a result gives four recommendations", async () => {
  results("?score=44&level=B1&result=result-1");
  const heading = await screen.findByText("Recommendations and next steps");
  expect(heading.closest("section")?.querySelectorAll("ol > li")).toHaveLength(4);
});
