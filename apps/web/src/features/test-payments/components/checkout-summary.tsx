import { testPromotion } from "@saywell/contract/constants";
import type { TestCheckout } from "@saywell/contract";
import { type FormEvent, type ReactNode, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { moneyOf } from "../../../product-ui/plan-words";
import { Button } from "../../../ui/button";
import { Card, CardTitle } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import type { CheckoutDeeds } from "../api/test-checkout";

interface CheckoutSummaryProps {
  checkout: TestCheckout;
  promotion: CheckoutDeeds["promotion"];
  /** While a payment is under way nothing changes what it costs. */
  isPaying: boolean;
}

/** What is bought, and what is paid for it now. */
export function CheckoutSummary({ checkout, promotion, isPaying }: CheckoutSummaryProps) {
  const { name, amount, currency, tax, total, promotion: used } = checkout;
  return (
    <Card className="gap-4 p-5 sm:p-6">
      <div>
        <CardTitle>{name}</CardTitle>
        <p className="figures text-2xl font-semibold">
          {moneyOf(amount, currency)}{" "}
          <span className="text-base font-normal text-muted-foreground">a month</span>
        </p>
      </div>
      <dl className="grid gap-2 border-t border-rule pt-4">
        {used === null ? null : (
          <Line name={`Promotion ${used.code}`}>−{moneyOf(used.off, currency)}</Line>
        )}
        <Line name="Tax">{moneyOf(tax, currency)}</Line>
        <Line name="Total due today" isSum>
          {moneyOf(total, currency)}
        </Line>
      </dl>
      {used === null ? <PromotionForm promotion={promotion} isPaying={isPaying} /> : null}
      <p className="text-sm text-muted-foreground">It renews every month until you cancel it.</p>
    </Card>
  );
}

interface LineProps {
  name: string;
  isSum?: boolean;
  children: ReactNode;
}

const Line = ({ name, isSum = false, children }: LineProps) => (
  <div className={`flex justify-between gap-4 ${isSum ? "font-semibold" : ""}`}>
    <dt className="min-w-0 break-words">{name}</dt>
    <dd className="figures shrink-0">{children}</dd>
  </div>
);

function PromotionForm({ promotion, isPaying }: Omit<CheckoutSummaryProps, "checkout">) {
  const [code, setCode] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== "" && !promotion.isPending && !isPaying) promotion.mutate(code.trim());
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-1.5">
      <Field
        label="Promotion code"
        hint={`To try one: ${testPromotion.code} takes ${testPromotion.percentOff}% off the first payment.`}
        error={
          promotion.error === null
            ? undefined
            : sentenceOf(promotion.error, "The code could not be used. Please try again.")
        }
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name="promotion"
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={50}
              onChange={({ target }) => {
                setCode(target.value);
                promotion.reset();
              }}
            />
            <Button
              type="submit"
              variant="outline"
              disabled={promotion.isPending || isPaying || code.trim() === ""}
            >
              Use
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
