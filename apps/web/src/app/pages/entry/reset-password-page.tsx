import { useState } from "react";
import { AskForReset } from "../../../features/accounts/components/ask-for-reset";
import { ChooseNewPassword } from "../../../features/accounts/components/choose-new-password";
import { useLinkToken } from "../../../lib/link-token";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";
import { GoOnAfterLogIn } from "./go-on-after-log-in";

/** Asks for the mail; with the link of the mail, for the new password. */
export default function ResetPasswordPage() {
  const token = useLinkToken("/reset-password");
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const opensLink = token !== null && token !== deadToken;
  const title = opensLink ? "Choose a new password" : "Forgot your password?";
  return (
    <VisitorPage title={title}>
      {({ person, openAuth }) => (
        <>
          <GoOnAfterLogIn person={person} isLinkUsed={isUsed} />
          <PageHeading
            className="max-sm:text-2xl"
            lead={
              opensLink
                ? undefined
                : "Tell us your email. We send you a link, and with it you choose a new password."
            }
          >
            {title}
          </PageHeading>
          {opensLink ? (
            <ChooseNewPassword
              key={token}
              token={token}
              onAskAgain={() => setDeadToken(token)}
              onSaved={() => setUsed(true)}
              logIn={<Button onClick={() => openAuth("log-in")}>Log in</Button>}
            />
          ) : (
            <AskForReset key={deadToken} />
          )}
        </>
      )}
    </VisitorPage>
  );
}
