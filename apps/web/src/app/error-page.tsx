import { linkTo } from "../lib/links";
import { Button } from "../ui/button";
import { PageHeading } from "../ui/page-heading";
import { AppShell } from "./app-shell";

/** A fresh load is the cure: it also fetches the newest version after an update. */
export function ErrorPage() {
  return (
    <AppShell title="Something went wrong" className="max-w-2xl">
      <div role="alert">
        <PageHeading
          lead={
            navigator.onLine
              ? "This page could not be shown. It is our mistake, not yours. What you have learnt and earned is safe."
              : "This page could not be loaded, because there is no connection. Check it, and try again. What you have learnt and earned is safe."
          }
        >
          Something went wrong
        </PageHeading>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <Button asChild variant="outline">
          <a href={linkTo("/student-dashboard")}>Go to your dashboard</a>
        </Button>
      </div>
    </AppShell>
  );
}
