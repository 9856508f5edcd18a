import type { TestCheckout } from "@saywell/contract";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { moneyOf } from "../../../product-ui/plan-words";
import { Button } from "../../../ui/button";
import { Card, CardTitle } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { cardProblem } from "../model/test-card-words";
import { TestCardField } from "./test-card-field";

export interface PaymentForm {
  email: string;
  name: string;
  card: string;
  taxId: string;
}

export const emptyPayment: PaymentForm = { email: "", name: "", card: "", taxId: "" };

interface PayFormProps {
  checkout: TestCheckout;
  form: PaymentForm;
  onChange: (part: Partial<PaymentForm>) => void;
  isPaying: boolean;
  /** Why the last payment did not go. */
  error: Error | null;
  onPay: () => void;
}

/** Who pays, and with what. */
export function PayForm({ checkout, form, onChange, isPaying, error, onPay }: PayFormProps) {
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const declined = error instanceof ApiError && error.code === "card-declined" ? error : null;
  const refusal =
    error === null ? undefined : sentenceOf(error, "The payment did not go. Please try again.");
  const problems = problemsOf(form, checkout);

  const focusOn = (field: string) =>
    element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  useEffect(() => {
    // Each time anew, also when the next card is declined too.
    if (declined) element.current?.querySelector<HTMLInputElement>('[name="card"]')?.focus();
  }, [declined]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsProblems(true);
    const [first] = Object.keys(problems);
    if (first) return focusOn(first);
    onPay();
  }
  const shown = (field: keyof PaymentForm) => (showsProblems ? problems[field] : undefined);

  return (
    <Card className="p-5 sm:p-6">
      <form ref={element} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <CardTitle>Pay with a test card</CardTitle>
        {checkout.email === null ? (
          <Field label="Email" hint="The receipt goes to this address." error={shown("email")}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                maxLength={254}
                value={form.email}
                onChange={({ target }) => onChange({ email: target.value })}
              />
            )}
          </Field>
        ) : (
          <div>
            <p className="font-semibold">Email</p>
            <p className="break-words">{checkout.email}</p>
            <p className="text-sm text-muted-foreground">The receipt goes to this address.</p>
          </div>
        )}
        <Field label="Name on the card" error={shown("name")}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={80}
              value={form.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <TestCardField
          value={form.card}
          error={declined ? refusal : shown("card")}
          onChange={(card) => onChange({ card })}
        />
        {checkout.asksTaxId ? (
          <Field label="VAT number (optional)" hint="Only for a business that has one.">
            {(control) => (
              <Input
                {...control}
                name="taxId"
                autoComplete="off"
                maxLength={30}
                value={form.taxId}
                onChange={({ target }) => onChange({ taxId: target.value })}
              />
            )}
          </Field>
        ) : null}
        {refusal === undefined || declined ? null : (
          <p role="alert" className="font-semibold text-destructive">
            {refusal}
          </p>
        )}
        <Button type="submit" size="lg" aria-disabled={isPaying || undefined}>
          {isPaying ? "Paying…" : `Pay ${moneyOf(checkout.total, checkout.currency)}`}
        </Button>
      </form>
    </Card>
  );
}

/** What is wrong with what was typed, in the order of the fields. */
function problemsOf(
  { email, name, card }: PaymentForm,
  checkout: TestCheckout,
): Partial<Record<keyof PaymentForm, string>> {
  const badCard = cardProblem(card);
  return {
    ...(checkout.email === null &&
      !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: "Type an email address." }),
    ...(name.trim() === "" && { name: "Type the name on the card." }),
    ...(badCard && { card: badCard }),
  };
}
