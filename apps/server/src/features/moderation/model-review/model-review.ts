import type { ServerMessage } from "@saywell/contract";
import type { MessageClassifier } from "../../../adapters/message-classifier";
import { createLanguageModel } from "../../../adapters/language-model";
import { createMessageModel } from "../../../adapters/message-model";
import type { RecordAudit } from "../../../audit-log";
import type { Core } from "../../../module";
import { logSeldom } from "../../../observability/log-seldom";
import type { RaiseAlert } from "../reports/filter-alerts";
import { createModelReview, type ReviewedRooms } from "./model-review.service";

/** Milliseconds that a model has for a verdict: nobody waits for it. */
const verdictTimeout = 20_000;

interface Needs {
  record: RecordAudit;
  rooms: ReviewedRooms;
  raiseAlert: RaiseAlert;
  timeZoneOf: (accountId: string) => Promise<string | undefined>;
  classifier: MessageClassifier | undefined;
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** Does the jobs of reading messages again, where a model is set or the classifier on board is. */
export function openModelReview(core: Core, needs: Needs): void {
  const { config, db, clock, events, jobs } = core;
  const log = logSeldom(core.log, () => clock.now().getTime());
  const judge =
    config.moderationModel &&
    createMessageModel(
      createLanguageModel({ ...config.moderationModel, log, timeout: verdictTimeout }),
    );
  if (judge === undefined && needs.classifier === undefined) return;
  const { review } = createModelReview({ db, clock, events, judge, ...needs });
  jobs.handle("review-messages", ({ messageIds }, stopped) => review(messageIds, stopped));
}
