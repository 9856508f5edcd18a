import type { TestCheckout } from "@saywell/contract";
import { useTestCheckout } from "../../../features/test-payments/api/test-checkout";
import { BackLink } from "../../../features/test-payments/components/back-link";
import { OpenCheckout } from "../../../features/test-payments/components/open-checkout";
import { usePathParams } from "../../../lib/link";
import { Card, CardTitle } from "../../../ui/card";
import { TestPage } from "./test-page";

interface TestCheckoutPageProps {
  /** Goes to an address outside this page. */
  leaveFor?: (url: string) => void;
}

/** Stands in for the payment provider's own checkout. */
export default function TestCheckoutPage({ leaveFor }: TestCheckoutPageProps) {
  const { sessionId } = usePathParams("/test-checkout/:sessionId");
  const read = useTestCheckout(sessionId);
  return (
    <TestPage
      title="Checkout"
      read={read}
      renderBack={({ cancelUrl }) => <BackLink to={cancelUrl}>Back</BackLink>}
    >
      {(checkout) =>
        checkout.status === "open" ? (
          <OpenCheckout
            key={sessionId}
            sessionId={sessionId}
            checkout={checkout}
            {...(leaveFor && { leaveFor })}
          />
        ) : (
          <Over checkout={checkout} />
        )
      }
    </TestPage>
  );
}

const Over = ({ checkout: { status, name, email } }: { checkout: TestCheckout }) => (
  <Card className="gap-3 p-5 sm:p-6">
    {status === "complete" ? (
      <>
        <CardTitle>{name} is paid</CardTitle>
        <p className="break-words">
          Nothing more is to be done here.
          {email === null ? null : ` The receipt goes to ${email}.`}
        </p>
      </>
    ) : (
      <>
        <CardTitle>This checkout is over</CardTitle>
        <p>Nothing was paid. Go back and choose {name} again to begin a new one.</p>
      </>
    )}
  </Card>
);
