import { useState } from "react";
import {
  AcceptInvitation,
  useInvitation,
} from "../../../features/accounts/components/accept-invitation";
import { isRefusedFor } from "../../../features/accounts/model/refused-for";
import { useLinkToken } from "../../../lib/link-token";
import { Card } from "../../../ui/card";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";
import { GoOnAfterLogIn } from "./go-on-after-log-in";

export default function InvitationPage() {
  const token = useLinkToken("/invitation");
  const { error } = useInvitation(token);
  const [isUsed, setUsed] = useState(false);
  const title = isRefusedFor(error, "not-found")
    ? "This link does not work any more"
    : "You are invited";
  return (
    <VisitorPage title={title}>
      {({ person, openAuth }) => (
        <>
          <GoOnAfterLogIn person={person} isLinkUsed={isUsed} />
          <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
          {token === null ? (
            <Card className="p-5 sm:p-6">
              <p>Open the link in the mail with your invitation. It brings you here.</p>
            </Card>
          ) : (
            <AcceptInvitation
              key={token}
              token={token}
              onAccepted={() => setUsed(true)}
              onLogIn={(email) => openAuth("log-in", email)}
            />
          )}
        </>
      )}
    </VisitorPage>
  );
}
