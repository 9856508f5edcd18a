import type { Sanction } from "@saywell/contract";
import { appealMaxLength } from "@saywell/contract/constants";
import { sanctionSentence } from "@saywell/moderation/sanction-sentence";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { keepHelp } from "../../../lib/kept-help";
import { readAnew, readQuery } from "../../../lib/query-client";
import { KeptHelp } from "../../../product-ui/kept-help";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { toast } from "../../../ui/use-toast";
import { ReasonDialog } from "./reason-dialog";

const ownQuery = queryOptions({ ...readQuery("GET /api/sanctions", {}), ...readAnew });

interface OwnSanctionsProps {
  userId: string;
  timeZone: string;
}

/** What a person may not do in rooms at the moment, with a way to ask for another look. */
export function OwnSanctions({ userId, timeZone }: OwnSanctionsProps) {
  const [asked, setAsked] = useState<Sanction | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const client = useQueryClient();
  const own = useQuery(ownQuery);
  const appealing = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      callApi("POST /api/sanctions/{id}/appeal", { params: { id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownQuery.queryKey }),
  });
  // Nobody needs to know that this could not be read: the rooms say the same.
  if (own.data === undefined || own.data.length === 0) return null;
  return (
    <>
      <KeptHelp userId={userId} className="mb-3" />
      <ul ref={list} tabIndex={-1} aria-label="Mutes and bans" className="grid grid-cols-1 gap-3">
        {own.data.map((sanction) => (
          <li key={sanction.id}>
            <OwnSanction
              sanction={sanction}
              timeZone={timeZone}
              onAppeal={() => setAsked(sanction)}
            />
          </li>
        ))}
      </ul>
      {asked ? (
        <ReasonDialog
          title="Ask for another look"
          description="Another teacher reads it where there is one. You can ask once."
          label="What do you want to say?"
          maxLength={appealMaxLength}
          submitLabel="Send"
          failure="This could not be sent. Please try again."
          onClose={() => setAsked(null)}
          focusWhenDone={() => list.current?.focus()}
          onSubmit={async (text) => {
            const sent = await appealing.mutateAsync({ id: asked.id, text });
            if (sent.help !== undefined) keepHelp(userId, sent.help);
            toast({ title: "Sent to the teachers" });
          }}
        />
      ) : null}
    </>
  );
}

interface OwnSanctionProps {
  sanction: Sanction;
  timeZone: string;
  onAppeal: () => void;
}

function OwnSanction({ sanction, timeZone, onAppeal }: OwnSanctionProps) {
  const { reason, appeal } = sanction;
  return (
    <Card className="p-5">
      <div className="flex gap-4">
        <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-warning" />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="font-semibold break-words">{sanctionSentence(sanction, timeZone)}</p>
          <p className="break-words">Reason: {reason}</p>
          {appeal === null ? (
            <Button variant="outline" className="w-fit" onClick={onAppeal}>
              Ask for another look
            </Button>
          ) : appeal.state === "OPEN" ? (
            <p className="text-muted-foreground">
              You asked for another look. A teacher will answer.
            </p>
          ) : (
            <p className="break-words text-muted-foreground">A teacher answered: {appeal.answer}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
