import type { PersonalData } from "../../personal-data";
import { forgetPerson } from "./test-payments.store";

export const personalData: PersonalData<"test-payments"> = {
  // It stands in for what the payment provider keeps, which refers to nobody's account.
  tables: {
    test_payment_answer: null,
    test_payment_event: null,
    test_payment_key: null,
    test_payment_object: null,
  },
  beforeErasure: (tx, accountId, address) => forgetPerson(tx, { accountId, address }),
  // A customer is known by the provider's id: who has it now says billing.
  joinGuest: () => Promise.resolve(),
};
