import type { ServerMessage } from "@saywell/contract";
import type { HelpPlace } from "@saywell/moderation";
import type { After } from "../../../adapters/after";
import type { MessageClassifier } from "../../../adapters/message-classifier";
import { createLanguageModel } from "../../../adapters/language-model";
import { createMessageModel } from "../../../adapters/message-model";
import type { RecordAudit } from "../../../audit-log";
import { inTransaction } from "../../../db/transaction";
import type { Core } from "../../../module";
import { logSeldom } from "../../../observability/log-seldom";
import type { RaiseAlert } from "../alerts/filter-alerts";
import { createLateReading } from "./late-reading";
import { createModelReview, type ReviewedRooms } from "./model-review.service";

/** Milliseconds that a model has for a verdict: nobody waits for it. */
const verdictTimeout = 20_000;

interface Needs {
  record: RecordAudit;
  rooms: ReviewedRooms;
  raiseAlert: RaiseAlert;
  /** Where an account is, for the words of help. */
  placeOf: (accountId: string) => Promise<HelpPlace>;
  classifier: MessageClassifier | undefined;
  after: After;
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/**
 * Reads messages again. Where a language model is set, every message is a job from when it is
 * stored; where only the classifier on board reads, what it found is one.
 *
 * @returns how to end it, and what the classifier read
 */
export function openModelReview(core: Core, needs: Needs) {
  const { config, db, clock, events, jobs } = core;
  const { classifier, after } = needs;
  const log = logSeldom(core.log, () => clock.now().getTime());
  const judge =
    config.moderationModel &&
    createMessageModel(
      createLanguageModel({ ...config.moderationModel, log, timeout: verdictTimeout }),
    );
  if (judge === undefined && classifier === undefined) return undefined;
  const { review } = createModelReview({ db, clock, events, judge, ...needs });
  jobs.handle("review-messages", ({ messageIds }, stopped) => review(messageIds, stopped));
  if (judge !== undefined || classifier === undefined) return undefined;

  const late = createLateReading({
    classifier,
    after,
    log,
    async leave(messageIds) {
      await inTransaction(db, (tx) => jobs.enqueue(tx, "review-messages", { messageIds }));
      jobs.hurry("review-messages");
    },
  });
  events.subscribe("message-stored", ({ messages }) =>
    late.heard(messages.filter(({ isBot }) => !isBot)),
  );
  return late;
}
