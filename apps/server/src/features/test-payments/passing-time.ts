import { continueSubscription, loseDispute } from "./billing";
import type { Book, KeptAsRead } from "./book";
import { expire } from "./checkout";

/** Has happen to a customer, who is locked, what was due until now, in its order. */
export async function catchUp(book: Book, customer: KeptAsRead<"customer">): Promise<void> {
  for (;;) {
    const due = await book.nextDue(customer.data.id);
    if (due === null) break;
    switch (due.kind) {
      case "subscription":
        await continueSubscription(book, due as KeptAsRead<"subscription">);
        break;
      case "checkout.session":
        await expire(book, due as KeptAsRead<"checkout.session">);
        break;
      case "dispute":
        await loseDispute(book, due as KeptAsRead<"dispute">);
        break;
      default:
        throw new Error(`Nothing is due to a ${due.kind}.`);
    }
  }
  book.beAt(customer);
}
