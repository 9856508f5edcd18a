/** What jobs do, by their names. */
const words: Record<string, string> = {
  "alert-staff": "Tell staff of a report",
  "calibrate-test": "Work a placement test's questions out again",
  "end-visits": "End visits of the demo school",
  "end-waiting": "End accounts of children for whom nobody agreed",
  "handle-payment-event": "Act upon what the payment provider told",
  "give-money-back": "Give money back",
  "reconcile-payments": "Compare plans with the payment provider",
  "mail-reset-link": "Write a mail for a new password",
  "purge-sales-requests": "Take away requests for Enterprise plans that are a year old",
  "release-old-claims": "Let go of addresses that nobody confirmed or used",
  "send-mail": "Send a mail",
  "make-class-export": "Make a file of a class",
  "forget-class-exports": "Take away files of classes that are a day old",
  "forget-class-invitations": "Forget invitations into classes that ran out",
  "remind-of-work": "Remind students of work that is due",
  "find-untold-danger": "Find danger that nobody was told of",
  "tidy-outbox": "Tidy the outbox",
  "review-messages": "Look at messages a second time",
};

/** A job of a newer version is shown by its name. */
export const jobWords = (name: string): string => words[name] ?? name;
