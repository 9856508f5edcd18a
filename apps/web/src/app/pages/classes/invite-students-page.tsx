import type { ClassDetails, SessionUser } from "@saywell/contract";
import { MailOpen } from "lucide-react";
import { ClassCode } from "../../../features/classes/components/class-code";
import { useInvitations } from "../../../features/rosters/api/roster-reads";
import { ClassInvitationList } from "../../../features/rosters/components/class-invitation-list";
import { InviteByMail } from "../../../features/rosters/components/invite-by-mail";
import { InviteFromList } from "../../../features/rosters/components/invite-from-list";
import { usePathParams } from "../../../lib/link";
import { Card } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { ReadState } from "../../read-state";
import { ClassFrame, Part } from "./class-frame";
import { readAgain } from "./read-again";

export default function InviteStudentsPage() {
  const { classId } = usePathParams("/classes/:classId/invite");
  return (
    <ClassFrame classId={classId} title="Invite students" part="/classes/:classId/invite">
      {(schoolClass, teacher) => <Ways schoolClass={schoolClass} teacher={teacher} />}
    </ClassFrame>
  );
}

/** The ways into a class: its code, a mail to one, a list for all. */
function Ways({ schoolClass, teacher }: { schoolClass: ClassDetails; teacher: SessionUser }) {
  const { id, isArchived } = schoolClass;
  if (isArchived) return <ClassCode schoolClass={schoolClass} />;
  return (
    <>
      <ClassCode schoolClass={schoolClass} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-2">
        <Part title="One student by mail">
          <Card className="p-5 sm:p-6">
            <InviteByMail classId={id} />
          </Card>
        </Part>
        <Part title="Many from a list">
          <Card className="p-5 sm:p-6">
            <InviteFromList classId={id} />
          </Card>
        </Part>
      </div>
      <Invitations classId={id} timeZone={teacher.timeZone} />
    </>
  );
}

function Invitations({ classId, timeZone }: { classId: string; timeZone: string }) {
  const read = useInvitations(classId);
  const count = read.data?.invitations.length ?? 0;
  return (
    <Part title={count === 0 ? "Open invitations" : `Open invitations (${count})`}>
      <ReadState
        read={read}
        failure="The invitations could not be read."
        onRetry={readAgain}
        skeleton={<RowsSkeleton rows={2} />}
      >
        {({ invitations, accepted, declined, sendsMail }) => (
          <>
            {sendsMail ? null : (
              <p className="rounded-xl border border-rule bg-surface p-4">
                No mail is sent from here. Copy the link of each invitation, and hand it over.
              </p>
            )}
            {invitations.length === 0 ? (
              <EmptyState icon={<MailOpen />} title="Nobody has an open invitation">
                Whom you invite stands here until they answer, for two weeks.
              </EmptyState>
            ) : (
              <ClassInvitationList {...{ classId, invitations, sendsMail, timeZone }} />
            )}
            {accepted + declined === 0 ? null : (
              <p className="text-muted-foreground">
                {`Answered until now: ${accepted} said yes, ${declined} said no. Their addresses are forgotten.`}
              </p>
            )}
          </>
        )}
      </ReadState>
    </Part>
  );
}
