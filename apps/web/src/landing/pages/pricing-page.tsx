import { moneyBackDays, plansSoldOnline } from "@saywell/contract/constants";
import { plans, type PlanText } from "@saywell/content";
import { ArrowLeft, X } from "lucide-react";
import type { ReactNode } from "react";
import { linkTo } from "../../lib/links";
import { Button } from "../../ui/button";
import { SkipLink } from "../../ui/skip-link";
import { When } from "../facts";
import { LandingFooter } from "../landing-footer";
import { LandingHeader } from "../landing-header";
import { ParentForm } from "../parent-form";
import { PlanCard } from "../plan-card";
import { PlanTable } from "../plan-table";
import { SalesForm } from "../sales-form";

/** Where one chooses a plan. `sell-plans.ts` is what its buttons do. */
export function PricingPage() {
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-[60dvh] max-w-6xl px-4 py-6 sm:px-6 sm:py-10"
      >
        <div className="group flex flex-wrap items-center justify-between gap-x-6">
          {/* On a phone there is room for one of the two; the name of the school leads home too. */}
          <a
            href={linkTo("/")}
            className={`${way} max-sm:group-has-[a[data-way-back]:not([hidden])]:hidden`}
          >
            <ArrowLeft aria-hidden className="size-5" /> Back to home
          </a>
          {/* Where the visitor came from; the script knows it. */}
          <a href={linkTo("/pricing")} data-way-back="" hidden className={way}>
            <ArrowLeft aria-hidden className="size-5" /> <span />
          </a>
          <a href={linkTo("/student-dashboard")} className={way}>
            Go to Dashboard
          </a>
        </div>
        <h1 className="mt-6 font-heading text-4xl font-semibold">Pricing</h1>
        <When fact="plans" is={false}>
          <AllIsOpen />
        </When>
        <When fact="plans">
          <Plans />
        </When>
      </main>
      <LandingFooter />
    </>
  );
}

const way =
  "inline-flex min-h-11 items-center gap-2 rounded-md font-semibold text-primary underline-offset-4 hover:underline";

const Lead = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-[38rem] text-lg text-muted-foreground">{children}</p>
);

const AllIsOpen = () => (
  <>
    <Lead>
      This school does not charge. Everything is open, and costs nothing here: begin with any
      lesson.
    </Lead>
    <p className="mt-8 text-muted-foreground">
      Questions? <SupportLink />
    </p>
  </>
);

const SupportLink = () => (
  <a
    href={linkTo("/contact", {}, { query: { about: "plans" } })}
    className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
  >
    Contact support
  </a>
);

const Plans = () => (
  <div data-pricing="">
    <Lead>Begin free, and choose a plan when you want more.</Lead>
    <noscript>
      <p className="mt-4 font-semibold">
        Choosing a plan needs JavaScript. Please switch it on, or write to the school.
      </p>
    </noscript>
    {/* Of who is here already; the script writes it. */}
    <div
      data-own-plan=""
      aria-live="polite"
      className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border-2 border-primary bg-primary-wash p-4 empty:hidden"
    />
    <ul className="mt-10 grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} as="h2">
          <PlanButton plan={plan} />
          <p data-plan-note="" className="mt-2 text-sm text-muted-foreground empty:hidden" />
        </PlanCard>
      ))}
    </ul>
    <SalesForm />
    <ParentForm />
    <p className="mt-8">
      All plans include a {moneyBackDays}-day money-back guarantee and can be cancelled anytime.
      Questions? <SupportLink />
    </p>
    <div className="mt-10">
      <h2 id="compare" className="font-heading text-2xl font-semibold">
        What each plan has
      </h2>
      <p className="mt-2 max-w-[38rem] text-muted-foreground">
        What is marked as coming is not there yet: nobody has it on any plan. A lesson that you have
        begun stays open, whatever your plan.
      </p>
      <PlanTable />
    </div>
    <div
      data-toast=""
      role="alert"
      className="group fixed top-0 right-0 z-60 w-full p-2 empty:hidden sm:max-w-sm sm:p-4"
    />
    <template data-toast-parts="">
      <div className="relative grid gap-1 rounded-xl border border-rule bg-surface p-4 pr-13 text-foreground shadow-float group-data-[variant=destructive]:border-destructive group-data-[variant=destructive]:bg-destructive-wash">
        <p data-title="" className="font-semibold" />
        <p data-description="" className="text-links" />
        <Button
          variant="ghost"
          size="icon"
          className="absolute top-1 right-1"
          aria-label="Close"
          data-close=""
        >
          <X aria-hidden />
        </Button>
      </div>
    </template>
  </div>
);

/** The free plan is what one has without choosing. */
const PlanButton = ({ plan: { id, cta, isMostPopular } }: { plan: PlanText }) => (
  <Button
    data-plan={id}
    data-sold={plansSoldOnline.some((sold) => sold === id)}
    disabled={id === "FREEMIUM"}
    variant={isMostPopular ? "default" : "outline"}
    className="mt-6 px-3 whitespace-normal"
  >
    {cta}
  </Button>
);
