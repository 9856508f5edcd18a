import { useLocation } from "react-router";
import { PageHeading } from "../../ui/page-heading";
import { AppShell } from "../app-shell";
import { WaysOn } from "../ways-on";

/** What the page at an address will be, by the address's beginning. */
const plans: ReadonlyArray<readonly [start: string, what: string]> = [
  ["/game/", "Here you will play English games with others."],
  ["/pricing", "Here you will compare the plans and choose one."],
  ["/teacher", "Here teachers will see their class and its progress."],
];

/** Stands at the addresses whose pages are being built. Goes when the last of them is open. */
export default function NotOpenYetPage() {
  const { pathname } = useLocation();
  const what = plans.find(([start]) => pathname.startsWith(start))?.[1];
  return (
    <AppShell title="This page is being built" className="max-w-2xl">
      <PageHeading lead={what}>This page is being built</PageHeading>
      <p className="mt-4">It is not open yet. The lessons are: you can start one now.</p>
      <WaysOn dashboard="Go to the lessons" className="mt-6" />
    </AppShell>
  );
}
