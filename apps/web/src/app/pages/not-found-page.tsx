import { MarkedWriting } from "../../product-ui/marked-writing";
import { PageHeading } from "../../ui/page-heading";
import { AppShell } from "../app-shell";
import { PublicHeader } from "../public-header";
import { WaysOn } from "../ways-on";

export default function NotFoundPage() {
  return (
    <AppShell title="Page Not Found" header={<PublicHeader />} className="max-w-2xl">
      <PageHeading lead="There is nothing at this address. The link may be old, or have a typing mistake.">
        Page Not Found
      </PageHeading>
      <div className="ruled-paper mt-8 rounded-xl border border-rule bg-surface px-5 shadow-lift [--line:2.9rem] sm:px-8">
        <MarkedWriting
          pieces={["This page is ", { wrong: "hear", better: "not here" }, "."]}
          className="pt-[0.8rem] pb-8 text-lg leading-(--line)"
        />
      </div>
      <WaysOn />
    </AppShell>
  );
}
