import { defaultFloodLimits } from "@saywell/moderation";
import { expect, test, vi } from "vitest";
import { createRecentMessages } from "./in-memory/recent-messages";
import { createSending } from "./sending.service";
import type { SayOutcome } from "./sent-message";

type Deps = Parameters<typeof createSending>[0];

function start(store: Deps["store"]) {
  const log = vi.fn();
  const { say, settled } = createSending({
    clock: { now: () => new Date("2026-03-02T09:00:00Z") },
    log,
    limits: { flood: defaultFloodLimits },
    recent: createRecentMessages(),
    namesIn: () => [],
    classifier: {
      hateIn: () => Promise.resolve(0),
      hateInAll: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    },
    helpPlaceOf: () => ({ country: null, lines: [] }) as never,
    store,
  });
  const author = { id: "ana", role: "LEARNER", ageBand: "ADULT", timeZone: "UTC" } as const;
  return {
    log,
    settled,
    say: (content: string, answer: (outcome: SayOutcome) => void): void =>
      say(author, { id: "r1", audience: "EVERYONE" }, { content, clientId: content }, answer),
  };
}

test("a message that cannot be handed on after its second opinion is refused, and none waits for it", async () => {
  const store = vi.fn<Deps["store"]>(() => {
    throw new Error("No queue");
  });
  const { say, settled, log } = start(store);
  const answer = vi.fn();
  say("Muslims are all terrorists.", answer);
  expect(store).not.toHaveBeenCalled();
  await settled();
  expect(store).toHaveBeenCalledTimes(1);
  expect(answer.mock.calls).toEqual([
    [{ kind: "refused", message: "Something went wrong on our side. Please try again." }],
  ]);
  expect(log.mock.calls).toMatchObject([[{ event: "message-not-stored" }]]);
});
