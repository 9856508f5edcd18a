import type { TestPortal, TestPortalAct } from "@saywell/contract";
import { type FormEvent, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { formatDay, formatSpokenMoment } from "../../../lib/dates";
import { moneyOf } from "../../../product-ui/plan-words";
import { Button } from "../../../ui/button";
import { Tag } from "../../../ui/tag";
import { usePortalAct } from "../api/test-portal";
import { invoiceState, subscriptionState } from "../model/status-words";
import { cardProblem } from "../model/test-card-words";
import { type Outcome, PortalSection } from "./portal-section";
import { TestCardField } from "./test-card-field";

/** Does something in the portal, and says in a part of it what became of that. */
type Act = (act: TestPortalAct, section: string, done: string) => void;

interface PartProps {
  portal: TestPortal;
  outcome: Outcome | null;
  isBusy: boolean;
  act: Act;
}

export interface PortalProps {
  sessionId: string;
  portal: TestPortal;
}

const plan = "Your plan";
const invoices = "Invoices";
const cardPart = "Card";
const trying = "For trying";

/** Everything that can be done with a subscription, and below it what only a test can do. */
export function Portal({ sessionId, portal }: PortalProps) {
  const deed = usePortalAct(sessionId);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // A second click arrives before anything is drawn again.
  const isUnderWay = useRef(false);

  const act: Act = (what, section, done) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    deed.mutate(what, {
      onSuccess: () => setOutcome({ section, text: done, hasFailed: false }),
      onError: (error) =>
        setOutcome({
          section,
          text: sentenceOf(error, "That did not work. Please try again."),
          hasFailed: true,
        }),
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  const part = { portal, outcome, isBusy: deed.isPending, act };

  if (portal.proposed !== null) {
    return (
      <>
        <Proposal {...part} proposed={portal.proposed} />
        <CardPart {...part} />
      </>
    );
  }
  return (
    <>
      <PlanPart {...part} />
      <CardPart {...part} />
      <InvoicesPart {...part} />
      <TryingPart {...part} />
    </>
  );
}

const monthly = ({ amount, currency }: { amount: number; currency: string }) =>
  `${moneyOf(amount, currency)} a month`;

interface ProposalProps extends PartProps {
  proposed: NonNullable<TestPortal["proposed"]>;
}

/** Asks whoever came to change the plan to agree with what is paid for it. */
function Proposal({ portal, proposed, outcome, isBusy, act }: ProposalProps) {
  const { subscription } = portal;
  const { name, dueNow, currency, priceId, amount } = proposed;
  /** Less begins when the paid time is over. */
  const from =
    subscription !== null && amount < subscription.amount
      ? formatDay(subscription.currentPeriodEnd)
      : null;
  return (
    <PortalSection title={plan} outcome={outcome}>
      <p>
        {subscription === null ? null : `You have ${subscription.name}. `}
        You chose {name}, {monthly(proposed)}.
        {from === null ? null : ` It begins on ${from}; until then nothing changes.`}
      </p>
      <p className="flex justify-between gap-4 border-t border-rule pt-4 font-semibold">
        <span>Due now</span>
        <span className="figures">{moneyOf(dueNow, currency)}</span>
      </p>
      {portal.card === null || from !== null ? null : (
        <p>It is paid with the card ending in {portal.card.last4}.</p>
      )}
      <Button
        className="justify-self-start"
        disabled={isBusy}
        onClick={() =>
          act(
            { act: "change-plan", priceId },
            plan,
            from === null ? `Your plan is changed to ${name}.` : `It becomes ${name} on ${from}.`,
          )
        }
      >
        Agree and change to {name}
      </Button>
    </PortalSection>
  );
}

function PlanPart({ portal: { subscription, prices }, outcome, isBusy, act }: PartProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  if (subscription === null) {
    return (
      <PortalSection title={plan} outcome={outcome}>
        <p>There is no subscription now.</p>
      </PortalSection>
    );
  }
  const { name, status, currentPeriodEnd, isCancelled, next, amount, priceId } = subscription;
  const until = formatDay(currentPeriodEnd);
  const others = prices.filter((price) => price.priceId !== priceId);
  const price = others.find((each) => each.priceId === chosen);
  const isMore = price !== undefined && price.amount > amount;
  return (
    <PortalSection title={plan} outcome={outcome}>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xl font-semibold">{name}</span>
          <Tag tone={status === "active" ? "right" : "warning"}>{subscriptionState(status)}</Tag>
        </p>
        <p className="figures">{monthly(subscription)}</p>
        <p className="text-muted-foreground">
          {isCancelled
            ? `It ends on ${until}.`
            : next === null
              ? `It renews on ${until}.`
              : `On ${until} it becomes ${next.name}, ${monthly(next)}.`}
        </p>
      </div>
      {price === undefined ? (
        <div className="flex flex-wrap gap-3">
          {isCancelled || next !== null ? (
            <Button
              disabled={isBusy}
              onClick={() => act({ act: "resume" }, plan, `You keep ${name}.`)}
            >
              Keep {name}
            </Button>
          ) : (
            others.map((each) => (
              <Button
                key={each.priceId}
                variant="outline"
                disabled={isBusy}
                onClick={() => setChosen(each.priceId)}
              >
                Change to {each.name}
              </Button>
            ))
          )}
          {isCancelled ? null : (
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => act({ act: "cancel" }, plan, `Your plan ends on ${until}.`)}
            >
              Cancel the plan
            </Button>
          )}
        </div>
      ) : (
        <div className="grid gap-3 border-t border-rule pt-4">
          <p>
            {isMore
              ? `You have ${price.name} at once. The difference for the time until ${until} is due now; from then on it is ${monthly(price)}.`
              : `You keep ${name} until ${until}. Nothing is due now; from then on it is ${monthly(price)}.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={isBusy}
              onClick={() => {
                setChosen(null);
                act(
                  { act: "change-plan", priceId: price.priceId },
                  plan,
                  isMore ? `You have ${price.name} now.` : `It becomes ${price.name} on ${until}.`,
                );
              }}
            >
              Agree and change to {price.name}
            </Button>
            <Button variant="outline" onClick={() => setChosen(null)}>
              Keep {name}
            </Button>
          </div>
        </div>
      )}
    </PortalSection>
  );
}

function CardPart({ portal: { card }, outcome, isBusy, act }: PartProps) {
  const [typed, setTyped] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsProblem(true);
    if (cardProblem(typed) === undefined) {
      act({ act: "change-card", card: typed }, cardPart, "The card is changed.");
    }
  }
  return (
    <PortalSection title={cardPart} outcome={outcome}>
      <p>{card === null ? "There is no card." : `The card ending in ${card.last4} pays.`}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
          Change the card
        </summary>
        <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 pt-3">
          <TestCardField
            value={typed}
            error={showsProblem ? cardProblem(typed) : undefined}
            onChange={setTyped}
          />
          <Button type="submit" className="justify-self-start" disabled={isBusy}>
            Use this card
          </Button>
        </form>
      </details>
    </PortalSection>
  );
}

function InvoicesPart({ portal, outcome, isBusy, act }: PartProps) {
  return (
    <PortalSection title={invoices} outcome={outcome}>
      {portal.invoices.length === 0 ? <p>There is no invoice yet.</p> : null}
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {portal.invoices.map((invoice) => {
          const { id, number, createdAt, amount, refunded, currency, status, isDisputed } = invoice;
          const name = number ?? "Invoice";
          return (
            <li key={id} className="grid gap-2 py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <span className="font-semibold break-words">{name}</span>
                <span className="figures">{moneyOf(amount, currency)}</span>
              </p>
              <p className="text-sm text-muted-foreground">
                {formatDay(createdAt)}. {invoiceState(status)}.
                {refunded > 0 ? ` ${moneyOf(refunded, currency)} given back.` : null}
                {isDisputed ? " Disputed." : null}
              </p>
              {status === "open" ? (
                <Button
                  size="sm"
                  className="justify-self-start"
                  disabled={isBusy}
                  onClick={() =>
                    act({ act: "pay-invoice", invoiceId: id }, invoices, `${name} is paid.`)
                  }
                >
                  Pay {name}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </PortalSection>
  );
}

const steps = [
  [1, "A day on"],
  [7, "A week on"],
  [31, "A month on"],
] as const;

/** What nobody can do with real payments: apart, so that it is not taken for a part of them. */
function TryingPart({ portal, outcome, isBusy, act }: PartProps) {
  const paid = portal.invoices.filter(({ status }) => status === "paid");
  return (
    <div className="border-t-2 border-dashed border-rule pt-6">
      <PortalSection title={trying} outcome={outcome}>
        <p className="text-muted-foreground">
          These are no part of a real portal. They let you see what happens later, and what a school
          or a bank does.
        </p>
        <p>The clock of these payments says {formatSpokenMoment(portal.now)}.</p>
        <div className="flex flex-wrap gap-3">
          {steps.map(([days, words]) => (
            <Button
              key={days}
              variant="outline"
              disabled={isBusy}
              onClick={() =>
                act(
                  { act: "move-clock", days },
                  trying,
                  `The clock is moved ${words.toLowerCase()}.`,
                )
              }
            >
              {words}
            </Button>
          ))}
        </div>
        <ul className="grid grid-cols-1 divide-y divide-rule">
          {paid.map(({ id, number, amount, refunded, isDisputed }) => {
            const name = number ?? "Invoice";
            return (
              <li key={id} className="flex flex-wrap items-center gap-3 py-3">
                <span className="min-w-0 flex-1 basis-full break-words sm:basis-40">{name}</span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Refund ${name}`}
                  disabled={isBusy || refunded >= amount || isDisputed}
                  onClick={() =>
                    act({ act: "refund", invoiceId: id }, trying, `${name} is given back.`)
                  }
                >
                  Refund
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Dispute ${name}`}
                  disabled={isBusy || refunded >= amount || isDisputed}
                  onClick={() =>
                    act({ act: "dispute", invoiceId: id }, trying, `${name} is disputed.`)
                  }
                >
                  Dispute
                </Button>
              </li>
            );
          })}
        </ul>
      </PortalSection>
    </div>
  );
}
