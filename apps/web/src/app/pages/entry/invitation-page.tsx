import {
  AcceptInvitation,
  useInvitation,
} from "../../../features/accounts/components/accept-invitation";
import { isRefusedFor } from "../../../features/accounts/model/refused-for";
import { useLinkToken } from "../../../lib/link-token";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";

export default function InvitationPage() {
  const token = useLinkToken("/invitation");
  const { error } = useInvitation(token);
  const title = isRefusedFor(error, "not-found")
    ? "This link does not work any more"
    : "You are invited";
  return (
    <VisitorPage title={title}>
      {({ openAuth }) => (
        <>
          <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
          {token === null ? (
            <Card className="p-5 sm:p-6">
              <p>Open the link in the mail with your invitation. It brings you here.</p>
            </Card>
          ) : (
            <AcceptInvitation
              key={token}
              token={token}
              logIn={<Button onClick={() => openAuth("log-in")}>Log in</Button>}
            />
          )}
        </>
      )}
    </VisitorPage>
  );
}
