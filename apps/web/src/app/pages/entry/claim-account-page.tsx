import { useState } from "react";
import { ClaimAccount, useClaim } from "../../../features/accounts/components/claim-account";
import { isRefusedFor } from "../../../features/accounts/model/refused-for";
import { Link } from "../../../lib/link";
import { useLinkToken } from "../../../lib/link-token";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";
import { GoOnAfterLogIn } from "./go-on-after-log-in";

/** For who bought a plan as a guest: the link of the mail makes the account their own. */
export default function ClaimAccountPage() {
  const token = useLinkToken("/claim-account");
  const { error } = useClaim(token);
  const [isClaimed, setClaimed] = useState(false);
  // Who has just claimed reads that, not that the link is used up.
  const isDead = !isClaimed && isRefusedFor(error, "link-expired");
  const title = isDead ? "This link does not work any more" : "Keep what you bought and learnt";
  return (
    <VisitorPage title={title}>
      {({ person }) => (
        <>
          <GoOnAfterLogIn person={person} isLinkUsed={isDead} />
          <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
          {token === null ? (
            <Card className="p-5 sm:p-6">
              <p>
                Open the link in the mail that we sent to the address of your payment. It brings you
                here.
              </p>
            </Card>
          ) : (
            <ClaimAccount
              key={token}
              token={token}
              onClaimed={() => setClaimed(true)}
              wayOn={
                <Button asChild>
                  <Link to="/student-dashboard">Go to your dashboard</Link>
                </Button>
              }
            />
          )}
        </>
      )}
    </VisitorPage>
  );
}
