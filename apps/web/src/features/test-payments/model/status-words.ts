const subscriptionWords: Record<string, string> = {
  active: "Active",
  trialing: "Being tried",
  past_due: "The last payment failed",
  unpaid: "Not paid",
  canceled: "Ended",
  incomplete: "Not paid yet",
};

/** The state of a subscription in words; one that the page does not know stands as it is. */
export const subscriptionState = (status: string): string => subscriptionWords[status] ?? status;

const invoiceWords: Record<string, string> = {
  draft: "Being written",
  open: "Not paid",
  paid: "Paid",
  uncollectible: "Given up",
  void: "Cancelled",
};

/** The state of an invoice in words. */
export const invoiceState = (status: string): string => invoiceWords[status] ?? status;
