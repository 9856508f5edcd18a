import type { ClassAnnouncement } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { formatMoment } from "../../../lib/dates";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Textarea } from "../../../ui/textarea";
import { toast } from "../../../ui/use-toast";
import { useClassCall } from "../api/use-class-call";

interface AnnouncementsProps {
  classId: string;
  announcements: readonly ClassAnnouncement[];
  timeZone: string;
}

/** What a class was told, latest first. */
export function Announcements({ classId, announcements, timeZone }: AnnouncementsProps) {
  const [going, setGoing] = useState<ClassAnnouncement | null>(null);
  const remove = useClassCall("DELETE /api/classes/{classId}/announcements/{announcementId}");
  if (announcements.length === 0) {
    return <p className="text-muted-foreground">You have not told this class anything yet.</p>;
  }
  return (
    <>
      <ul
        aria-label="Announcements"
        className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
      >
        {announcements.map((each) => (
          <li key={each.id} className="grid grid-cols-1 gap-1 px-4 py-3">
            <p className="break-words whitespace-pre-line">{each.content}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-sm text-muted-foreground">
                {each.authorName === null ? "" : `${each.authorName}, `}
                {formatMoment(each.createdAt, timeZone)}
              </p>
              <Button
                variant="ghost"
                size="sm"
                className="-mr-2 ml-auto"
                onClick={() => setGoing(each)}
              >
                Delete
                <span className="sr-only">
                  the announcement of {formatMoment(each.createdAt, timeZone)}
                </span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {going === null ? null : (
        <Confirm
          title="Delete this announcement?"
          description="Students do not see it any more. Some may have read it."
          submitLabel="Delete"
          onSubmit={() => remove({ params: { classId, announcementId: going.id } })}
          onClose={() => setGoing(null)}
        />
      )}
    </>
  );
}

/** Where a teacher tells a class something. */
export function NewAnnouncement({ classId }: { classId: string }) {
  const [content, setContent] = useState("");
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const post = useClassCall("POST /api/classes/{classId}/announcements");
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (content.trim() === "") return setProblem("Write a few words first.");
    setIsBusy(true);
    setProblem("");
    try {
      await post({ params: { classId }, body: { content: content.trim() } });
      setContent("");
      toast({ title: "Your class can read it now" });
    } catch (error) {
      setProblem(sentenceOf(error, "This could not be sent. Please try again."));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label="Tell your class" hint="Each student reads it." error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={classLimits.announcementMaxLength}
            value={content}
            onChange={({ target }) => {
              setContent(target.value);
              setProblem("");
            }}
          />
        )}
      </Field>
      <Button type="submit" className="w-fit" disabled={isBusy}>
        {isBusy ? "One moment…" : "Post"}
      </Button>
    </form>
  );
}
