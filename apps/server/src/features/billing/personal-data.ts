import type { PersonalData } from "../../personal-data";
import { leaveCustomer } from "./billing.store";
import { joinGuest } from "./join-guest.store";

export const personalData: PersonalData<"billing"> = {
  tables: {
    subscription: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "plan_type", "status", "updated_at"],
    },
    payment_customer: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: ["account_id", "customer_id", "money_back_at", "created_at", "claim_mailed_to"],
      // A parent's address is the parent's.
      withheld: ["version", "payer_email", "left_at", "pays_for_nobody_since"],
    },
    card_subscription: {
      owners: ["account_id"],
      staysWithGuest: true,
      exported: [
        "account_id",
        "subscription_id",
        "plan_type",
        "status",
        "period_start",
        "period_end",
        "cancel_at",
        "next_plan",
        "grace_until",
        "money_back_until",
        "updated_at",
      ],
    },
    // Hashes of addresses, which tell nobody and are nobody's to take away.
    money_back_given: null,
    // Ids of the payment provider's, which tell nobody here anything.
    payment_event: null,
  },
  // Who is erased leaves a customer behind until what they pay is cancelled, and no address with it.
  beforeErasure: (tx, accountId) => leaveCustomer(tx, accountId),
  joinGuest,
};
