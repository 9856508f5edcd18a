import type { TestCheckout } from "@saywell/contract";
import { useRef, useState } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { moneyOf } from "../../../product-ui/plan-words";
import { useCheckoutDeeds } from "../api/test-checkout";
import { webAddress } from "../model/web-address";
import { BankQuestion } from "./bank-question";
import { CheckoutSummary } from "./checkout-summary";
import { emptyPayment, PayForm } from "./pay-form";

export interface OpenCheckoutProps {
  sessionId: string;
  checkout: TestCheckout;
  /** Goes to an address outside this page. */
  leaveFor?: (url: string) => void;
}

const leavePage = (url: string) => window.location.assign(url);

/** A checkout that waits for its payment. What was typed stays until it is paid. */
export function OpenCheckout({ sessionId, checkout, leaveFor = leavePage }: OpenCheckoutProps) {
  const { promotion, pay, confirm } = useCheckoutDeeds(sessionId);
  const [form, setForm] = useState(emptyPayment);
  const [isAtBank, setIsAtBank] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  // A second click arrives before anything is drawn again.
  const isUnderWay = useRef(false);
  const isPaying = pay.isPending || confirm.isPending || isLeaving;

  function goOn(url: string) {
    const address = webAddress(url);
    // It is paid: whatever happens to the address, nobody pays again.
    setIsLeaving(true);
    isUnderWay.current = true;
    if (address !== null) leaveFor(address);
  }

  function send() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    confirm.reset();
    const { email, name, card, taxId } = form;
    pay.mutate(
      {
        email: checkout.email ?? email.trim(),
        name: name.trim(),
        card,
        ...(checkout.asksTaxId && taxId.trim() !== "" && { taxId: taxId.trim() }),
      },
      {
        onSuccess: (reply) => {
          isUnderWay.current = false;
          if (reply.outcome === "paid") goOn(reply.url);
          else setIsAtBank(true);
        },
        onError: () => {
          isUnderWay.current = false;
        },
      },
    );
  }

  function answerBank(agrees: boolean) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    confirm.mutate(agrees, {
      onSuccess: ({ url }) => goOn(url),
      onError: (error) => {
        isUnderWay.current = false;
        if (error instanceof ApiError && error.code === "card-declined") setIsAtBank(false);
      },
    });
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_3fr]">
      <CheckoutSummary checkout={checkout} promotion={promotion} isPaying={isPaying || isAtBank} />
      {isAtBank ? (
        <BankQuestion
          total={moneyOf(checkout.total, checkout.currency)}
          isAnswering={isPaying}
          failure={
            confirm.error === null
              ? null
              : sentenceOf(confirm.error, "That did not work. Please try again.")
          }
          onAnswer={answerBank}
        />
      ) : (
        <PayForm
          checkout={checkout}
          form={form}
          onChange={(part) => {
            setForm((before) => ({ ...before, ...part }));
            // What was said of the card before is not said of this one.
            if (part.card !== undefined && !isPaying) {
              pay.reset();
              confirm.reset();
            }
          }}
          isPaying={isPaying}
          error={pay.error ?? confirm.error}
          onPay={send}
        />
      )}
    </div>
  );
}
