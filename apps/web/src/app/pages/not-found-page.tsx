import { linkTo } from "../../lib/links";
import { Link } from "../../lib/link";
import { Button } from "../../ui/button";
import { MarkedWriting } from "../../product-ui/marked-writing";
import { PageHeading } from "../../ui/page-heading";
import { AppShell } from "../app-shell";

export default function NotFoundPage() {
  return (
    <AppShell title="Page Not Found" className="max-w-2xl">
      <PageHeading lead="There is nothing at this address. The link may be old, or have a typing mistake.">
        Page Not Found
      </PageHeading>
      <div className="ruled-paper mt-8 rounded-xl border border-rule bg-surface px-5 shadow-lift [--line:2.9rem] sm:px-8">
        <MarkedWriting
          pieces={["This page is ", { wrong: "hear", better: "not here" }, "."]}
          className="pt-[0.8rem] pb-8 text-lg leading-(--line)"
        />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/student-dashboard">Go to your dashboard</Link>
        </Button>
        <Button asChild variant="outline">
          <a href={linkTo("/")}>Go to the home page</a>
        </Button>
      </div>
    </AppShell>
  );
}
