import type { ServerMessage } from "@saywell/contract";
import { createLanguageModel } from "../../../adapters/language-model";
import { createMessageModel } from "../../../adapters/message-model";
import type { RecordAudit } from "../../../audit-log";
import type { Core } from "../../../module";
import { logSeldom } from "../../../observability/log-seldom";
import { createModelReview, type ReviewedRooms } from "./model-review.service";

/** Milliseconds that a model has for a verdict: nobody waits for it. */
const verdictTimeout = 20_000;

interface Needs {
  record: RecordAudit;
  rooms: ReviewedRooms;
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** Does the jobs of reading messages again, where a model is set. */
export function openModelReview(core: Core, { record, rooms, toAccounts }: Needs): void {
  const { config, db, clock, events, jobs } = core;
  if (!config.moderationModel) return;
  const log = logSeldom(core.log, () => clock.now().getTime());
  const judge = createMessageModel(
    createLanguageModel({ ...config.moderationModel, log, timeout: verdictTimeout }),
  );
  const { review } = createModelReview({ db, clock, record, events, judge, rooms, toAccounts });
  jobs.handle("review-message", ({ messageId }, stopped) => review(messageId, stopped));
  events.subscribe("message-stored", () => jobs.hurry("review-message"));
}
