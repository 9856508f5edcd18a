import { deviceTimeZone } from "../../../lib/device-time-zone";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Sanction } from "@saywell/contract";
import { appealMaxLength } from "@saywell/contract/constants";
import { sanctionSentence } from "@saywell/moderation/sanction-sentence";
import { type FormEvent, useEffect, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { readAnew, readQuery } from "../../../lib/query-client";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Textarea } from "../../../ui/textarea";
import { sayFailed } from "../../../lib/say-failed";

const sanctionsQuery = queryOptions({
  ...readQuery("GET /api/sanctions", {}),
  ...readAnew,
});

/** What keeps the reader from writing in a room, if anything does. */
export function useSanction(roomId: string): {
  sanction: Sanction | null;
  readAgain: () => void;
} {
  const reading = useQuery(sanctionsQuery);
  const { refetch } = reading;
  const sanction = sanctionFor(reading.data ?? [], roomId, reading.dataUpdatedAt);
  const endsAt = sanction?.endsAt ?? null;
  useEffect(() => {
    if (endsAt === null) return;
    // A timer holds no more than 24 days; who waits longer will have come back.
    const left = Math.min(Date.parse(endsAt) - Date.now() + 1000, 2 ** 31 - 1);
    const timer = setTimeout(() => void refetch(), Math.max(left, 1000));
    return () => clearTimeout(timer);
  }, [endsAt, refetch]);
  return { sanction, readAgain: () => void refetch() };
}

function sanctionFor(sanctions: readonly Sanction[], roomId: string, now: number): Sanction | null {
  const holds = ({ room, liftedAt, endsAt }: Sanction) =>
    liftedAt === null &&
    (room === null || room.id === roomId) &&
    (endsAt === null || Date.parse(endsAt) > now);
  const held = sanctions.filter(holds);
  return held.find(({ kind }) => kind === "BAN") ?? held[0] ?? null;
}

/** Says why somebody cannot write, until when, and lets them ask a teacher to look again. */
export function MutedNotice({ sanction }: { sanction: Sanction }) {
  const { room, reason, appeal } = sanction;
  return (
    <div className="grid gap-2 border-t border-rule bg-warning-wash p-4">
      <p className="font-semibold text-warning">
        {sanctionSentence({ ...sanction, room: room && "here" }, deviceTimeZone())}
      </p>
      <p className="break-words">Reason: {reason}</p>
      {appeal === null ? (
        <AppealForm sanctionId={sanction.id} />
      ) : (
        <p>
          {appeal.state === "OPEN"
            ? "You asked a teacher to look again. You will see the answer here."
            : `Answer of the teacher: ${appeal.answer ?? (appeal.state === "REFUSED" ? "It stays as it is." : "It ends.")}`}
        </p>
      )}
    </div>
  );
}

/** The same where somebody did not even come in, if that is the reason. */
export function SanctionNotice({ roomId }: { roomId: string }) {
  const { sanction } = useSanction(roomId);
  return sanction ? (
    <div className="overflow-hidden rounded-xl">
      <MutedNotice sanction={sanction} />
    </div>
  ) : null;
}

function AppealForm({ sanctionId }: { sanctionId: string }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const sending = useMutation({
    mutationFn: () =>
      callApi("POST /api/sanctions/{id}/appeal", {
        params: { id: sanctionId },
        body: { text: text.trim() },
      }),
    onError: sayFailed("Your appeal could not be sent. Please try again."),
    onSettled: () => client.invalidateQueries({ queryKey: sanctionsQuery.queryKey }),
  });
  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" className="w-fit" onClick={() => setOpen(true)}>
        Ask a teacher to look again
      </Button>
    );
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "" && !sending.isPending) sending.mutate();
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <Field label="Why should this end?" hint="You can ask once.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={appealMaxLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="sm"
        className="w-fit"
        disabled={text.trim() === "" || sending.isPending}
      >
        {sending.isPending ? "Sending..." : "Send"}
      </Button>
    </form>
  );
}
