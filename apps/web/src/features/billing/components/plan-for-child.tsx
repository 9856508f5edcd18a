import type { PlanForChild as Plan, PlanType } from "@saywell/contract";
import { moneyBackDays, planTypes } from "@saywell/contract/constants";
import { plans } from "@saywell/content";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { capital } from "../../../lib/capital";
import { formatDay } from "../../../lib/dates";
import { sentenceWithWait } from "../../../lib/say-wait";
import { Confirm } from "../../../product-ui/confirm";
import { moneyOf } from "../../../product-ui/plan-words";
import { Button } from "../../../ui/button";
import { Card, CardTitle } from "../../../ui/card";
import { Tag } from "../../../ui/tag";
import { useGoToPayments, useParentsMoneyBack } from "../api/plan-for-child";
import { paidSentence } from "../model/parents-words";
import { planNames } from "../model/plan-names";

export interface PlanForChildProps {
  token: string;
  plan: Plan;
  /** Whether it comes from the payment provider's page: paid, and told of or not yet. */
  isBack: boolean;
  /** Whether word of the payment was waited for in vain. */
  hasWaited: boolean;
  /** Goes to an address outside the app. */
  leaveFor?: (url: string) => void;
}

/** What a parent buys for a child, and what there is to do about it once it is paid. */
export function PlanForChild({ token, plan, isBack, hasWaited, leaveFor }: PlanForChildProps) {
  const { childName, planType, state, subscription } = plan;
  const going = useGoToPayments(token, leaveFor);
  const moneyBack = useParentsMoneyBack(token);
  const [asksMoney, setAsksMoney] = useState(false);
  const given = moneyBack.data;
  const failure = going.isError ? (
    <p role="alert" className="font-semibold text-destructive">
      {sentenceWithWait(
        going.error,
        "That did not work, and nothing was charged. Please try again.",
      )}
    </p>
  ) : null;

  if (given) return <MoneyIsBack {...given} childName={childName} />;
  if (state === "NOT_NEEDED") {
    return (
      <Card className="p-5 sm:p-6">
        <p>There is nothing to pay: {childName} has a plan already. You need not do anything.</p>
      </Card>
    );
  }
  if (state === "ASKED") {
    return (
      <div className="grid gap-6">
        {isBack ? (
          <output className="rounded-xl border border-rule bg-surface px-4 py-3">
            {hasWaited
              ? "We have not heard of your payment yet. If you paid, it comes by itself, mostly within some minutes, and you get a receipt by mail. You need not pay again."
              : "Waiting for word of your payment…"}
          </output>
        ) : null}
        <PlanText planType={planType} />
        {failure}
        <Button
          size="lg"
          disabled={going.isPending || going.isSuccess || (isBack && !hasWaited)}
          onClick={() => going.mutate("checkout")}
        >
          {going.isPending || going.isSuccess ? "One moment…" : "Pay by card"}
        </Button>
        <p className="text-muted-foreground">
          You pay on the page of our payment provider, and come back here. The plan is paid each
          month until you cancel it, which you can do at any time. In the first {moneyBackDays} days
          you can have your money back. You need no account, and receipts come to you.
        </p>
      </div>
    );
  }
  const paid = subscription?.planType ?? planType;
  const asksMore = planTypes.indexOf(planType) > planTypes.indexOf(paid);
  const until = subscription?.moneyBackUntil ?? null;
  return (
    <div className="grid gap-6">
      {isBack ? (
        <output className="rounded-xl border border-rule bg-surface px-4 py-3 font-semibold">
          Thank you. {capital(childName)} is on {planNames[paid]} now. A receipt comes by mail.
        </output>
      ) : null}
      <Card className="items-start gap-3 p-5 sm:p-6">
        <CardTitle>
          You pay for {planNames[paid]} for {childName}
        </CardTitle>
        {subscription === null || subscription.status === "active" ? null : (
          <Tag tone="warning">
            <TriangleAlert aria-hidden /> Status: {subscription.status}
          </Tag>
        )}
        {subscription === null ? null : <p>{paidSentence(subscription)}</p>}
        {failure}
        <Button
          variant="outline"
          disabled={going.isPending || going.isSuccess}
          onClick={() => going.mutate("portal")}
        >
          {going.isPending || going.isSuccess ? "One moment…" : "Manage this plan"}
        </Button>
        <p className="text-sm text-muted-foreground">
          There you cancel the plan or change it, use another card, and see your invoices. The link
          in your mail leads here for as long as the plan runs.
        </p>
        {until === null ? null : (
          <Button
            variant="link"
            className="min-h-11 justify-start text-left whitespace-normal"
            onClick={() => setAsksMoney(true)}
          >
            Get my money back
          </Button>
        )}
      </Card>
      {asksMore ? (
        <>
          <PlanText planType={planType} />
          <Button
            size="lg"
            disabled={going.isPending || going.isSuccess}
            onClick={() => going.mutate("checkout")}
          >
            Change to {planNames[planType]}
          </Button>
        </>
      ) : null}
      {asksMoney && until !== null ? (
        <Confirm
          title="Get your money back?"
          description={`What you paid goes back to your card, and the plan of ${childName} ends at once. What was begun and earned stays. This can be done once, until ${formatDay(until)}.`}
          submitLabel="Give me my money back"
          cancelLabel="Keep the plan"
          failure="Your money could not be given back. Please try again."
          onSubmit={() => moneyBack.mutateAsync()}
          onClose={() => setAsksMoney(false)}
        />
      ) : null}
    </div>
  );
}

function MoneyIsBack(props: { refunded: number; currency: string; childName: string }) {
  const { refunded, currency, childName } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="gap-2 p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        Your money is on its way
      </h2>
      <p>
        {moneyOf(refunded, currency)} goes back to your card. Banks take some days to show it. The
        plan of {childName} has ended, and no more is paid.
      </p>
    </Card>
  );
}

/** What a plan costs and has, in the words under which it is sold. */
function PlanText({ planType }: { planType: PlanType }) {
  const plan = plans.find(({ id }) => id === planType);
  if (plan === undefined) return null;
  const { name, pricePence, description, features, coming } = plan;
  return (
    <Card className="gap-3 p-5 sm:p-6">
      <CardTitle>{name}</CardTitle>
      <p className="text-muted-foreground">{description}</p>
      <p className="figures flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-heading text-3xl font-semibold">{moneyOf(pricePence, "gbp")}</span>
        <span className="text-muted-foreground">per month</span>
      </p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {features.map((feature) => (
          <li key={feature}>
            {feature}
            {coming.includes(feature) ? (
              <>
                {" "}
                <Tag tone="outline">coming</Tag>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
