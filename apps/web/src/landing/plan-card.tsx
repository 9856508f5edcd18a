import type { PlanText } from "@saywell/content";
import type { ReactNode } from "react";
import { cn } from "../ui/class-names";
import { Tag } from "../ui/tag";

interface PlanCardProps {
  plan: PlanText;
  /** Its rank under the headings of the page. */
  as?: "h2" | "h3";
  /** What can be done about it. */
  children: ReactNode;
}

/** As a price is written: 14.99, or a whole number of pounds. */
const pounds = (pence: number) => `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)}`;

/** A plan with its price and what it has. What nobody has yet says so. */
export function PlanCard({ plan, as: Heading = "h3", children }: PlanCardProps) {
  return (
    <li
      data-plan-card={plan.id}
      className={cn(
        "relative flex flex-col rounded-xl border bg-background p-5",
        plan.isMostPopular ? "border-primary ring-1 ring-primary" : "border-rule",
      )}
    >
      {plan.isMostPopular ? (
        <Tag className="absolute -top-3.5 left-5 bg-primary text-primary-foreground">
          Most Popular
        </Tag>
      ) : null}
      <Heading className="text-lg font-semibold">{plan.name}</Heading>
      <p className="mt-1 text-muted-foreground">{plan.description}</p>
      <p className="figures mt-4 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-heading text-3xl font-semibold">
          {plan.pricePence === 0 ? "Free" : pounds(plan.pricePence)}
        </span>
        {plan.pricePence === 0 ? null : <span className="text-muted-foreground">per month</span>}
      </p>
      <ul className="mt-5 flex flex-1 flex-col gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-snug">
            <span
              aria-hidden
              className="mt-2.5 size-1.5 shrink-0 rounded-full bg-current opacity-60"
            />
            {/* In one element: the words and the mark are one line of text. */}
            <span>
              {feature}
              {plan.coming.includes(feature) ? <Coming /> : null}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}

export const Coming = () => (
  <>
    {" "}
    <Tag tone="outline">coming</Tag>
  </>
);
