import { useTestPortal } from "../../../features/test-payments/api/test-portal";
import { BackLink } from "../../../features/test-payments/components/back-link";
import { Portal } from "../../../features/test-payments/components/portal";
import { usePathParams } from "../../../lib/link";
import { TestPage } from "./test-page";

/** Stands in for the payment provider's own billing portal. */
export default function TestPortalPage() {
  const { sessionId } = usePathParams("/test-portal/:sessionId");
  const read = useTestPortal(sessionId);
  return (
    <TestPage
      title="Billing"
      read={read}
      renderBack={({ returnUrl, proposed }) => (
        <BackLink to={returnUrl}>
          {proposed === null ? "Return" : "Return without a change"}
        </BackLink>
      )}
    >
      {(portal) => (
        <>
          <p className="break-words text-muted-foreground">{portal.email}</p>
          <Portal key={sessionId} sessionId={sessionId} portal={portal} />
        </>
      )}
    </TestPage>
  );
}
