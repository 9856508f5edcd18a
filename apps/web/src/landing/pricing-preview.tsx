import { moneyBackDays } from "@saywell/contract/constants";
import { plans } from "@saywell/content";
import { linkTo } from "../lib/links";
import { Button } from "../ui/button";
import { When } from "./facts";
import { PlanCard } from "./plan-card";
import { Section } from "./section";

/** The plans, and the ways to begin. Where the school does not charge no price stands here. */
export function PricingPreview() {
  return (
    <Section
      id="pricing"
      title={
        <>
          <When fact="plans" is={false}>
            Free for everybody here
          </When>
          <When fact="plans">Simple pricing</When>
        </>
      }
      lead={
        <>
          <When fact="plans" is={false}>
            Everything is open, and costs nothing here.
          </When>
          <When fact="plans">Begin free, and choose a plan when you want more.</When>
        </>
      }
      className="border-y border-rule bg-surface"
    >
      <When fact="plans">
        <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan}>
              <Button
                asChild
                variant={plan.isMostPopular ? "default" : "outline"}
                className="mt-6 px-3 whitespace-normal"
              >
                <a href={linkTo(plan.pricePence === 0 ? "/student-dashboard" : "/pricing")}>
                  {plan.cta}
                </a>
              </Button>
            </PlanCard>
          ))}
        </ul>
        <p className="mt-8 text-muted-foreground">
          Paid plans have a {moneyBackDays}-day money-back guarantee, and can be cancelled anytime.{" "}
          <a href={linkTo("/pricing")} className="text-primary underline underline-offset-4">
            Compare the plans
          </a>
        </p>
      </When>
      <When fact="plans" is={false}>
        <Button asChild className="mt-8">
          <a href={linkTo("/student-dashboard")}>Start learning</a>
        </Button>
      </When>
    </Section>
  );
}
