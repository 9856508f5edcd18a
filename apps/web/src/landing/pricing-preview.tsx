import { linkTo } from "../lib/links";
import { plans, type PlanText } from "@saywell/content";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";
import { Tag } from "../ui/tag";
import { When } from "./facts";
import { Section } from "./section";

export function PricingPreview() {
  return (
    <Section
      id="pricing"
      title="Simple pricing"
      lead={
        <>
          <When fact="plans" is={false}>
            Everything is open and free today. Plans are coming, and this is what each will have.
          </When>
          <When fact="plans">
            The free plan is open. The others are coming; these will be their prices.
          </When>
        </>
      }
      className="border-y border-rule bg-surface"
    >
      <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className="mt-8 text-muted-foreground">
        Paid plans will have a 7-day money-back guarantee, and can be cancelled anytime.{" "}
        <a href={linkTo("/pricing")} className="text-primary underline underline-offset-4">
          More about the plans
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
      <p className="figures mt-4 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-heading text-3xl font-semibold">
          {plan.pricePence === 0 ? "Free" : pounds(plan.pricePence)}
        </span>
        {plan.pricePence === 0 ? null : <span className="text-muted-foreground">per month</span>}
      </p>
      <p className="mt-4 text-sm font-semibold">
        {plan.isComing ? (
          "Coming. It will have:"
        ) : (
          <>
            <When fact="plans" is={false}>
              Coming. Free, it will have:
            </When>
            <When fact="plans">It has:</When>
          </>
        )}
      </p>
      <ul className="mt-2.5 flex flex-1 flex-col gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-snug">
            {/* No tick: nothing of it is there to be ticked yet. */}
            <span
              aria-hidden
              className="mt-2.5 size-1.5 shrink-0 rounded-full bg-current opacity-60"
            />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        asChild
        variant={plan.isMostPopular ? "default" : "outline"}
        className="mt-6 px-3 whitespace-normal"
      >
        {/* Who begins free begins at once; of the others one can read. */}
        {plan.isComing ? (
          <a href={linkTo("/pricing")}>About {plan.name}</a>
        ) : (
          <a href={linkTo(plan.pricePence === 0 ? "/student-dashboard" : "/pricing")}>{plan.cta}</a>
        )}
      </Button>
    </li>
  );
}
