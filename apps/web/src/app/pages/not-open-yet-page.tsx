import { DrawnNotice } from "../../product-ui/drawn-notice";
import { PageHeading } from "../../ui/page-heading";
import { AppShell } from "../app-shell";
import { PublicHeader } from "../public-header";
import { WaysOn } from "../ways-on";

/** Stands at the addresses whose pages are being built. Goes when the last of them is open. */
export default function NotOpenYetPage() {
  return (
    <AppShell title="This page is being built" header={<PublicHeader />} className="max-w-4xl">
      <DrawnNotice picture="/thumbnails/a2-lesson-5.svg">
        <PageHeading>This page is being built</PageHeading>
        <WaysOn dashboard="Go to the lessons" className="mt-6" />
      </DrawnNotice>
    </AppShell>
  );
}
