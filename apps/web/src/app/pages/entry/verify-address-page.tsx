import { VerifyAddress } from "../../../features/accounts/components/verify-address";
import { Link } from "../../../lib/link";
import { useLinkToken } from "../../../lib/link-token";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";

const title = "Confirm your email address";

export default function VerifyAddressPage() {
  const token = useLinkToken("/verify-address");
  return (
    <VisitorPage title={title}>
      {({ person, openAuth }) => (
        <>
          <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
          <VerifyAddress
            key={token}
            token={token}
            person={person}
            waysOn={
              <Button asChild>
                <Link to="/student-dashboard">Go to your dashboard</Link>
              </Button>
            }
            toReset={
              <Button asChild variant="outline">
                <Link to="/reset-password">Choose a new password</Link>
              </Button>
            }
            logIn={<Button onClick={() => openAuth("log-in")}>Log in</Button>}
          />
        </>
      )}
    </VisitorPage>
  );
}
