import { GraduationCap, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useMessageNews } from "../../../features/class-messages/api/message-reads";
import { UnreadTag } from "../../../features/class-messages/components/unread-tag";
import { useTaughtClasses } from "../../../features/classes/api/class-reads";
import { ClassList } from "../../../features/classes/components/class-list";
import { NewClassDialog } from "../../../features/classes/components/new-class-dialog";
import { useGoTo } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeading } from "../../../ui/page-heading";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { Switch } from "../../../ui/switch";
import { ReadState } from "../../read-state";
import { TeacherPage } from "../../teacher-page";
import { WayUp } from "./class-frame";
import { readAgain } from "./read-again";
import { useOpenedBy } from "./use-opened-by";

export default function ClassesPage() {
  return (
    <TeacherPage title="Classes" className="grid max-w-4xl grid-cols-1 content-start gap-6 sm:py-8">
      {({ id }) => <Classes key={id} />}
    </TeacherPage>
  );
}

function Classes() {
  const [search] = useSearchParams();
  const [withArchived, setWithArchived] = useState(search.has("archived"));
  const [isMaking, setIsMaking] = useOpenedBy("new");
  const isMade = useRef(false);
  const read = useTaughtClasses(withArchived);
  const goTo = useGoTo();
  useMessageNews();
  const newClass = (
    <Button onClick={() => setIsMaking(true)}>
      <Plus aria-hidden /> New class
    </Button>
  );
  return (
    <>
      <WayUp to={linkTo("/teacher")}>Your teaching side</WayUp>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageHeading className="max-sm:text-2xl">Classes</PageHeading>
        {newClass}
      </div>
      <Switch
        label="Show archived classes"
        isOn={withArchived}
        onChange={setWithArchived}
        className="w-fit items-center"
      />
      <ReadState
        read={read}
        failure="Your classes could not be read."
        onRetry={readAgain}
        skeleton={<RowsSkeleton rows={3} />}
      >
        {({ classes }) =>
          classes.length === 0 ? (
            <EmptyState icon={<GraduationCap />} title="You have no class yet" action={newClass}>
              Make one, and let your students join with a code.
            </EmptyState>
          ) : (
            <ClassList
              classes={classes}
              renderBeside={(classId) => <UnreadTag classId={classId} />}
            />
          )
        }
      </ReadState>
      {isMaking ? (
        <NewClassDialog
          onMade={({ id }) => {
            isMade.current = true;
            goTo(linkTo("/classes/:classId", { classId: id }));
          }}
          // The page of the new class closes it: this address is no more to be changed.
          onClose={() => isMade.current || setIsMaking(false)}
        />
      ) : null}
    </>
  );
}
