// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetLearner, forgetTab } from "./forget-learner";

const keys = () => [localStorage, sessionStorage].map((storage) => Object.keys(storage));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("theme", "dark");
  for (const name of ["preferences", "answers.u1.l1"]) localStorage.setItem(`saywell.${name}`, "1");
  sessionStorage.setItem("saywell.outbox.u1", "[]");
});
afterEach(() => vi.restoreAllMocks());

it("forgets all of a learner on this device, and keeps light or dark", () => {
  forgetLearner();
  expect(keys()).toEqual([["theme"], []]);
});

it("forgets a tab, and keeps what waits on the device", () => {
  forgetTab();
  expect(keys()).toEqual([["theme", "saywell.preferences", "saywell.answers.u1.l1"], []]);
});

it("forgets the one storage where the other is blocked", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  forgetLearner();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
