import { LogIn } from "lucide-react";
import { ApiError } from "../lib/api-client";
import type { OpenAuth } from "./use-auth-dialog";
import { Button } from "../ui/button";
import { PageHeading } from "../ui/page-heading";

/** Whether somebody could not begin because the school takes no guests. */
export const needsAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "forbidden";

interface NeedsAccountProps {
  openAuth: OpenAuth;
}

/** Asks a visitor to log in, where the school takes no guests. */
export const NeedsAccount = ({ openAuth }: NeedsAccountProps) => (
  <div className="grid max-w-2xl grid-cols-1 gap-6">
    <PageHeading lead="This school's pages are for people with an account. Log in to go on, or make an account first.">
      Please log in
    </PageHeading>
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => openAuth("log-in")}>
        <LogIn aria-hidden /> Log in
      </Button>
      <Button variant="outline" onClick={() => openAuth("sign-up")}>
        Sign up
      </Button>
    </div>
  </div>
);
