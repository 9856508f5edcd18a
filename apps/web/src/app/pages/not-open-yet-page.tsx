import { useLocation } from "react-router";
import { linkTo } from "../../lib/links";
import { DrawnNotice } from "../../product-ui/drawn-notice";
import { PageHeading } from "../../ui/page-heading";
import { AppShell } from "../app-shell";
import { PublicHeader } from "../public-header";
import { WaysOn } from "../ways-on";

/** What the page at an address will be, its drawing, what there is until then, and where that is. */
const plans = [
  {
    start: "/pricing",
    picture: "/thumbnails/a2-lesson-5.svg",
    what: "Here you will compare the plans and choose one.",
    now: "Nobody can buy a plan yet, and nothing here costs money. The home page says what each plan will hold, and what it will cost.",
    other: ["See the planned prices", linkTo("/", {}, { hash: "pricing" })],
  },
] as const;

/** Stands at the addresses whose pages are being built. Goes when the last of them is open. */
export default function NotOpenYetPage() {
  const { pathname } = useLocation();
  const plan = plans.find(({ start }) => pathname.startsWith(start));
  return (
    <AppShell title="This page is being built" header={<PublicHeader />} className="max-w-4xl">
      <DrawnNotice picture={plan?.picture ?? "/thumbnails/a2-lesson-5.svg"}>
        <PageHeading lead={plan?.what}>This page is being built</PageHeading>
        <p className="mt-4">{plan?.now}</p>
        <WaysOn
          dashboard="Go to the lessons"
          {...(plan && { other: plan.other })}
          className="mt-6"
        />
      </DrawnNotice>
    </AppShell>
  );
}
