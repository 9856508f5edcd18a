import { consentNoteMaxLength } from "@saywell/contract/constants";
import { useState } from "react";
import { formatMoment } from "../../../lib/dates";
import { sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { toast } from "../../../ui/use-toast";
import { useConsents } from "../api/admin-reads";
import { useAdminCall } from "../api/use-admin-call";
import { ConfirmDialog } from "./confirm-dialog";
import { ConsentDoubts, ConsentEnd, ConsentTag, saidBy } from "./consent-words";

interface PersonConsentProps {
  person: { id: string; name: string };
  /** Whether the account is one of a child under 13. */
  isChild: boolean;
  timeZone: string;
}

/** Who has agreed for a child, and the school's own word for it. Nothing where nobody was ever asked. */
export function PersonConsent({ person, isChild, timeZone }: PersonConsentProps) {
  const read = useConsents({ userId: person.id });
  const [asked, setAsked] = useState<"give" | "withdraw" | null>(null);
  const decide = useAdminCall("POST /api/admin/consents/{userId}");
  if (read.data === undefined) {
    return read.isError ? (
      <ErrorState
        message={sentenceOf(read.error, "The consents could not be read.")}
        isRetrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <Skeleton className="h-24 rounded-xl" />
    );
  }
  const { consents } = read.data;
  if (!isChild && consents.length === 0) return null;
  const isGiven = consents.some(({ state, isReplaced }) => state === "GIVEN" && !isReplaced);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="font-heading text-2xl font-semibold">Consent</h2>
      <Card className="gap-4 p-5 sm:p-6">
        {consents.length === 0 ? (
          <p>
            Nobody was asked yet. Without consent this child can learn, and meets nobody. An account
            that the school did not make, and has in no class, becomes a guest&apos;s after 14 days.
          </p>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {consents.map((consent) => (
              <li key={consent.id} className="grid gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <ConsentTag {...consent} />
                </span>
                <span className="break-words">{saidBy(consent)}</span>
                <ConsentDoubts {...consent} />
                <ConsentEnd {...consent} timeZone={timeZone} />
                <span className="text-sm text-muted-foreground">
                  {formatMoment(consent.decidedAt ?? consent.askedAt, timeZone)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button variant="outline" onClick={() => setAsked(isGiven ? "withdraw" : "give")}>
            {isGiven ? "Take the consent back" : "Record the school's consent"}
          </Button>
        </div>
      </Card>
      {asked === null ? null : (
        <ConfirmDialog
          title={
            asked === "give"
              ? `Record consent for ${person.name}?`
              : `Take back the consent for ${person.name}?`
          }
          description={
            asked === "give"
              ? "The school says that it has a parent's word, and answers for it."
              : "From then on this child can learn, and meets nobody until somebody agrees again. What the child wrote in rooms is hidden. An account that the school did not make, and has in no class, becomes a guest's after 14 days."
          }
          reason={{
            label: "Whose word it is, and where it is kept",
            hint: "For example: form of 3 September, signed by the mother.",
            maxLength: consentNoteMaxLength,
          }}
          submitLabel={asked === "give" ? "Record consent" : "Take it back"}
          isDestructive={asked === "withdraw"}
          failure="This could not be stored. Please try again."
          onSubmit={async ({ reason: note }) => {
            await decide({ params: { userId: person.id }, body: { give: asked === "give", note } });
            toast({ title: asked === "give" ? "Consent recorded" : "Consent taken back" });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
