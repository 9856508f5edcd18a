import { linkTo } from "../lib/links";
import { plans, type PlanText } from "@saywell/content";
import { Check } from "lucide-react";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";
import { Tag } from "../ui/tag";
import { Section } from "./section";

export function PricingPreview() {
  return (
    <Section
      id="pricing"
      title="Simple pricing"
      lead="Start free. Move up when you want more, and cancel anytime."
      className="border-y border-rule bg-surface"
    >
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className="mt-8 text-muted-foreground">
        All plans include a 7-day money-back guarantee.{" "}
        <a href={linkTo("/pricing")} className="text-primary underline underline-offset-4">
          Compare the plans
        </a>
      </p>
    </Section>
  );
}

/** As a price is written: 14.99, or a whole number of pounds. */
const pounds = (pence: number) => `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)}`;

function PlanCard({ plan }: { plan: PlanText }) {
  return (
    <li
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
      <h3 className="text-lg font-semibold">{plan.name}</h3>
      <p className="mt-1 text-muted-foreground">{plan.description}</p>
      <p className="tabular mt-4 flex items-baseline gap-1.5">
        <span className="font-heading text-3xl font-semibold">
          {plan.pricePence === 0 ? "Free" : pounds(plan.pricePence)}
        </span>
        {plan.pricePence === 0 ? null : <span className="text-muted-foreground">per month</span>}
      </p>
      <ul className="mt-5 flex flex-1 flex-col gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-snug">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        asChild
        variant={plan.isMostPopular ? "default" : "outline"}
        className="mt-6 px-3 whitespace-normal"
      >
        {/* Who begins free begins at once; the others compare the plans first. */}
        <a href={linkTo(plan.pricePence === 0 ? "/student-dashboard" : "/pricing")}>{plan.cta}</a>
      </Button>
    </li>
  );
}
