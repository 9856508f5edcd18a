// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  address,
  choose,
  keepSession,
  next,
  pass,
  place,
  read,
  send,
  server,
  setUpPlacementTest,
  submit,
  visitTest,
} from "../../../features/placement/testing/open-test";
import { gapQuestion, makeSession } from "../../../features/placement/testing/placement-test";
import { refusal } from "../../../testing/fake-server";
import LevelTestRunPage from "./placement-run-page";

setUpPlacementTest();
beforeEach(() => {
  // What waits for the screen waits in real time.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepSession();
});

async function openWith(secondsLeft: number) {
  server.on(read, () => makeSession({ secondsLeft }));
  visitTest(<LevelTestRunPage />);
  await screen.findByText("Question 10 of 40");
}
const clock = () => screen.getByRole("timer");

it("under 300 seconds the clock turns red, and says so in a word too", async () => {
  await openWith(302);
  expect(clock().className).not.toContain("text-destructive");
  expect(clock().textContent).not.toContain("last minutes");
  await pass(3);
  expect(clock().className).toContain("text-destructive");
  expect(clock().textContent).toMatch(/^4:5\dleft, last minutes$/);
});

it("says politely when half of the time, five minutes and one minute are left", async () => {
  await openWith(1205);
  const said = clock().nextElementSibling;
  expect(said?.tagName).toBe("OUTPUT");
  expect(said?.textContent).toBe("");
  await pass(6);
  expect(said?.textContent).toBe("Half of the time is over. 20 minutes left.");
  await pass(900);
  expect(said?.textContent).toBe("5 minutes left.");
  await pass(240);
  expect(said?.textContent).toBe("1 minute left.");
});

it("when the time is over the test is submitted", async () => {
  await openWith(5);
  await pass(6);
  expect(await address()).toContain("result=result-1");
  expect(server.calls(send)).toEqual([]);
  expect(server.calls(submit)).toHaveLength(1);
});

it("when the time is over the answer that stands there is sent first", async () => {
  server.on(send, () => place(10, gapQuestion));
  await openWith(5);
  choose("At work");
  await pass(6);
  expect(await address()).toContain("result=result-1");
  expect(server.calls(send).map(({ body }) => body.answer)).toEqual(["At work"]);
  expect(server.calls(submit)).toHaveLength(1);
});

it("an answer that came too late does not keep the test from being submitted", async () => {
  server.on(send, () => refusal(409, "The time is up.", "conflict"));
  await openWith(5);
  choose("At work");
  await pass(6);
  expect(await address()).toContain("result=result-1");
});

it("the clock is the server's: each reply sets it", async () => {
  server.on(send, () => place(10, gapQuestion, { secondsLeft: 900 }));
  await openWith(1500);
  choose("At work");
  fireEvent.click(next());
  await screen.findByText("Question 11 of 40");
  await waitFor(() => expect(clock().textContent).toMatch(/^1[45]:/));
});

it("the clock is set right when the page comes back to the front", async () => {
  await openWith(1500);
  server.on(read, () => makeSession({ secondsLeft: 100 }));
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(clock().textContent).toMatch(/^1:/));
});

it("a time that ended before the first answer leaves no result, and says so", async () => {
  server.on(read, () =>
    makeSession({ state: "FINISHED", answered: 0, secondsLeft: 0, nextQuestion: null }),
  );
  visitTest(<LevelTestRunPage />);
  await screen.findByRole("heading", { name: "Test over" });
  fireEvent.click(screen.getByText("Take a test"));
  expect(screen.getByText("Start Test")).toBeTruthy();
});
