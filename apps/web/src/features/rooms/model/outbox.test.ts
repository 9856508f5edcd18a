// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { forgetLearner } from "../../../lib/forget-learner";
import { createOutbox } from "./outbox";

afterEach(() => sessionStorage.clear());

it("what waits to be sent is forgotten with its learner", () => {
  createOutbox(sessionStorage, "u1").add({
    clientId: "sent-1",
    roomId: "room-1",
    content: "Hello",
    at: "2026-03-02T09:05:00.000Z",
    afterSeq: 0,
    failure: null,
  });
  expect(createOutbox(sessionStorage, "u1").entries()).toHaveLength(1);
  forgetLearner();
  expect(createOutbox(sessionStorage, "u1").entries()).toEqual([]);
});
