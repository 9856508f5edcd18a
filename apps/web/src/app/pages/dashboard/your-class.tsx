import type {
  JoinedClass,
  OwnAssignment,
  OwnClassInvitation,
  SessionUser,
} from "@saywell/contract";
import { useId, useState } from "react";
import { useMyAssignments } from "../../../features/assignments/api/assignment-reads";
import { MyWorkList } from "../../../features/assignments/components/my-work-list";
import { classBeside, isOpen } from "../../../features/assignments/model/own-work";
import { UnreadLinks } from "../../../features/class-messages/components/unread-links";
import { ThisWeekLine } from "../../../features/class-plans/components/own-plan";
import { useMyClasses } from "../../../features/classes/api/my-class-reads";
import { useMyInvitations } from "../../../features/rosters/api/roster-reads";
import { MyInvitations } from "../../../features/rosters/components/my-invitations";
import { mayBeInvited } from "../../../features/rosters/model/may-be-invited";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";

interface ClassWork {
  classes: readonly JoinedClass[];
  /** What there is to do now, the next due first. */
  open: readonly OwnAssignment[];
  invitations: readonly OwnClassInvitation[];
}

/**
 * The classes of a learner and what they want done: undefined until it is known, null where there
 * is none. A guest is in no class. What cannot be read is left out, as it is the smaller part.
 */
export function useClassWork(learner: SessionUser): ClassWork | null | undefined {
  const { isGuest } = learner;
  const classes = useMyClasses(!isGuest);
  const work = useMyAssignments(!isGuest);
  const asksInvited = mayBeInvited(learner);
  const invited = useMyInvitations(asksInvited);
  if (isGuest) return null;
  if (asksInvited && invited.isPending) return undefined;
  if ([classes, work].some(({ isPending }) => isPending)) return undefined;
  const joined = classes.data?.classes ?? [];
  const open = (work.data?.assignments ?? []).filter(isOpen);
  const invitations = invited.data?.invitations ?? [];
  return joined.length + open.length + invitations.length === 0
    ? null
    : { classes: joined, open, invitations };
}

const mostShown = 3;

/** The class of a learner with the next work for it, and those into which they are invited. */
export const YourClass = (props: ClassWork & { timeZone: string }) => (
  <div className="grid grid-cols-1 gap-6">
    {props.invitations.length === 0 ? null : <MyInvitations invitations={props.invitations} />}
    {props.classes.length + props.open.length === 0 ? null : <Joined {...props} />}
  </div>
);

function Joined({ classes, open, timeZone }: ClassWork & { timeZone: string }) {
  const id = useId();
  const [now] = useState(() => new Date());
  const more = open.length - mostShown;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-heading text-2xl font-semibold">
          {classes.length > 1 ? "Your classes" : "Your class"}
        </h2>
        <p className="flex flex-wrap gap-x-4">
          {classes.map((each) => (
            <Link
              key={each.id}
              to={linkTo("/my-classes/:classId", { classId: each.id })}
              className="inline-flex min-h-11 items-center font-semibold break-words text-primary underline underline-offset-4"
            >
              {each.name}
            </Link>
          ))}
        </p>
      </div>
      {classes.length === 1 ? <ThisWeekLine classId={classes[0]!.id} /> : null}
      <UnreadLinks
        classes={classes}
        toClass={(classId) => linkTo("/my-classes/:classId", { classId })}
      />
      {open.length === 0 ? (
        <p className="text-muted-foreground">You have nothing to do for it now.</p>
      ) : (
        <MyWorkList
          label="Next work for your class"
          work={open.slice(0, mostShown)}
          now={now}
          timeZone={timeZone}
          noteOf={classBeside(classes.length)}
          isShort
        />
      )}
      <Link
        to="/my-calendar"
        className="inline-flex min-h-11 w-fit items-center font-semibold text-primary underline underline-offset-4"
      >
        Calendar of your work
      </Link>
      {more > 0 ? (
        <p className="text-muted-foreground">
          {more === 1 ? "1 more is" : `${more} more are`} on the page of your class.
        </p>
      ) : null}
    </section>
  );
}
