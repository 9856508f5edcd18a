import type { LevelTestType } from "@saywell/contract/constants";

/** Ids, numbers and closed sets, which the compiler asks for: text may be anything, and anybody's. */
export type Impersonal<Payloads extends { [N in keyof Payloads]: WithoutText<Payloads[N]> }> =
  Payloads;
type WithoutText<P> = {
  [K in keyof P]: K extends `${string}Id`
    ? string
    : K extends `${string}Ids`
      ? readonly string[]
      : string extends P[K]
        ? never
        : P[K] extends string | number | boolean
          ? P[K]
          : never;
};

/**
 * What must still happen if the process dies a moment later, and what each job needs to know.
 * A job is written in the transaction of what caused it, so there is never one without the other.
 * Jobs that failed are kept for a week: none holds anything personal.
 */
export type JobPayloads = Impersonal<{
  /** A placement test has ended so often that its items may be estimated again. */
  "calibrate-test": { testType: LevelTestType };
  /** Children for whom nobody agreed in time have to become guests. */
  "end-waiting": Record<string, never>;
  /** Class games that nobody closed for a day have to be closed: their codes are another game's then. */
  "end-class-games": Record<string, never>;
  /** Visitors of the demo school whose time is over have to go. */
  "end-visits": Record<string, never>;
  /** The product's webhook has to hear of what happened in the test payments. */
  "deliver-test-event": {
    eventIds: readonly string[];
    /** How often they were tried before. */
    attempt: number;
  };
  /** Somebody asked for a file of a class. */
  "make-class-export": { exportId: string };
  /** Files of classes that are a day old have to go. */
  "forget-class-exports": Record<string, never>;
  /** Students have to be told of work that is due soon. */
  "remind-of-work": Record<string, never>;
  /** Addresses have to go that were invited into a class and never answered. */
  "forget-class-invitations": Record<string, never>;
  /** Somebody asked for a new password for an address. Whether anybody has it is looked up later. */
  "mail-reset-link": { requestId: string };
  /** Something happened at the payment provider that nobody acted upon yet. */
  "handle-payment-event": { eventId: string };
  /** Somebody asked for their money back. */
  "give-money-back": { customerId: string; subscriptionId: string };
  /** What is paid for has to be as the payment provider has it. */
  "reconcile-payments": Record<string, never>;
  /** A game is over: its players have to be paid, and what they missed comes back to them. */
  "pay-game": { matchId: string };
  /** A mail has to be sent. */
  "send-mail": { mailId: string; /** How often it was tried before. */ attempt: number };
  /** Requests for an Enterprise plan that are a year old have to go. */
  "purge-sales-requests": Record<string, never>;
  /** Addresses have to go from accounts that nobody has used for long and nothing was learnt in. */
  "release-old-claims": Record<string, never>;
  /** Mails that are too old have to go from the outbox, and those that nothing sends any more have failed. */
  "tidy-outbox": Record<string, never>;
  /** A text that was handed in has to be read for what the program proposes to its teacher. */
  "read-submission": { submissionId: string };
  /** The classifier on board, or a language model, has to read messages that were stored. */
  "review-messages": { messageIds: readonly string[] };
  /** Those who look after the school have to hear of a report, or the log that there is nobody. */
  "alert-staff": { reportId: string };
  /** What is due in the test payments has to happen, such as renewals. */
  "let-test-time-pass": Record<string, never>;
  /** Open reports of danger of which nobody was told have to be found. */
  "find-untold-danger": Record<string, never>;
}>;
export type JobName = keyof JobPayloads;

/** How jobs of each name are done. */
export const jobQueues: Readonly<Record<JobName, QueueRules>> = {
  "alert-staff": { retryLimit: 10, expireInSeconds: 60, atOnce: 2 },
  "calibrate-test": { retryLimit: 2, expireInSeconds: 15 * 60 },
  "deliver-test-event": { retryLimit: 10, expireInSeconds: 5 * 60, atOnce: 2 },
  "end-class-games": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
  "end-visits": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
  "end-waiting": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
  "find-untold-danger": { retryLimit: 5, expireInSeconds: 5 * 60, everySeconds: 24 * 3600 },
  "forget-class-exports": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
  // One at a time: whoever asks for many waits for them, and nobody for the school's other work.
  "make-class-export": { retryLimit: 2, expireInSeconds: 15 * 60 },
  "forget-class-invitations": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
  // The payment provider may be away for hours; what it told is also found by the daily look.
  "give-money-back": { retryLimit: 1000, retryDelay: 300, expireInSeconds: 60 },
  "handle-payment-event": { retryLimit: 40, retryDelay: 120, expireInSeconds: 60, atOnce: 2 },
  "let-test-time-pass": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 600 },
  "mail-reset-link": { retryLimit: 5, expireInSeconds: 60 },
  "pay-game": { retryLimit: 10, expireInSeconds: 60, atOnce: 2 },
  "read-submission": { retryLimit: 5, retryDelay: 30, expireInSeconds: 120 },
  "remind-of-work": { retryLimit: 2, expireInSeconds: 15 * 60, everySeconds: 3600 },
  "reconcile-payments": { retryLimit: 5, expireInSeconds: 15 * 60, everySeconds: 24 * 3600 },
  "purge-sales-requests": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 24 * 3600 },
  "release-old-claims": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 24 * 3600 },
  "review-messages": { retryLimit: 3, expireInSeconds: 60, atOnce: 4 },
  "send-mail": { retryLimit: 5, expireInSeconds: 5 * 60, atOnce: 3 },
  "tidy-outbox": { retryLimit: 2, expireInSeconds: 5 * 60, everySeconds: 3600 },
};
export const jobNames = Object.keys(jobQueues) as JobName[];

interface QueueRules {
  /** How often a job that failed is tried again. */
  retryLimit: number;
  /** Seconds from one try to the next; none, where nothing is said. */
  retryDelay?: number;
  /** Seconds after which a job that was begun counts as failed, as when its process died. */
  expireInSeconds: number;
  /** How many of them a process does at the same time; one, where nothing is said. */
  atOnce?: number;
  /** Seconds from the end of one to the next, for what is done again and again without being asked for. */
  everySeconds?: number;
}
