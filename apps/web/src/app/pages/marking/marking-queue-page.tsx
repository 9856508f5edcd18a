import type { SessionUser } from "@saywell/contract";
import { Check, PenLine } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTaughtClasses } from "../../../features/classes/api/class-reads";
import { useMarkingQueue } from "../../../features/submissions/api/marking";
import { QueueList } from "../../../features/submissions/components/queue-list";
import { linkTo } from "../../../lib/links";
import { Field } from "../../../ui/field";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Select } from "../../../ui/select";
import { ReadState } from "../../read-state";
import { TeacherPage } from "../../teacher-page";
import { WayUp } from "../classes/class-frame";
import { readAgain } from "../classes/read-again";

export default function MarkingQueuePage() {
  return (
    <TeacherPage title="Marking" className="grid max-w-4xl grid-cols-1 content-start gap-6 sm:py-8">
      {(teacher) => <Queue key={teacher.id} teacher={teacher} />}
    </TeacherPage>
  );
}

function Queue({ teacher }: { teacher: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const classId = search.get("class") ?? "";
  const isMarked = search.get("show") === "marked";
  const classes = useTaughtClasses(false);
  const read = useMarkingQueue({
    ...(classId !== "" && { classId }),
    ...(isMarked && { marked: "1" as const }),
  });
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <WayUp to={linkTo("/teacher")}>Dashboard</WayUp>
      <PageHeading
        className="max-sm:text-2xl"
        lead="What your students wrote and said, the longest waiting first."
      >
        Marking
      </PageHeading>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SegmentedControl
          label="What is shown"
          value={isMarked ? "marked" : "waiting"}
          onChange={(value) => set("show", value === "marked" ? value : "")}
          options={[
            ["waiting", read.data === undefined ? "Waiting" : `Waiting (${read.data.waiting})`],
            ["marked", "Marked"],
          ]}
          className="w-72"
        />
        <Field label="Class" className="w-full sm:w-64">
          {(control) => (
            <Select
              {...control}
              value={classId}
              onChange={({ target }) => set("class", target.value)}
            >
              <option value="">All my classes</option>
              {(classes.data?.classes ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ReadState
        read={read}
        failure="The work of your students could not be read."
        onRetry={readAgain}
        skeleton={<RowsSkeleton />}
      >
        {({ submissions }) =>
          submissions.length > 0 ? (
            <QueueList
              label={isMarked ? "Marked" : "Waiting"}
              submissions={submissions}
              timeZone={teacher.timeZone}
            />
          ) : isMarked ? (
            <EmptyState icon={<PenLine />} title="Nothing is marked yet" />
          ) : (
            <EmptyState icon={<Check />} title="Nothing waits for you">
              Writing and speaking that you assign comes here when your students hand it in.
            </EmptyState>
          )
        }
      </ReadState>
    </>
  );
}
