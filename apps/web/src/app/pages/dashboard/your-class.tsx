import type { JoinedClass, OwnAssignment, SessionUser } from "@saywell/contract";
import { useId, useState } from "react";
import { useMyAssignments } from "../../../features/assignments/api/assignment-reads";
import { MyWorkList } from "../../../features/assignments/components/my-work-list";
import { isOpen } from "../../../features/assignments/model/own-work";
import { UnreadLinks } from "../../../features/class-messages/components/unread-links";
import { ThisWeekLine } from "../../../features/class-plans/components/own-plan";
import { useMyClasses } from "../../../features/classes/api/my-class-reads";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";

interface ClassWork {
  classes: readonly JoinedClass[];
  /** What there is to do now, the next due first. */
  open: readonly OwnAssignment[];
}

/**
 * The classes of a learner and what they want done: undefined until it is known, null where there
 * is none. A guest is in no class. What cannot be read is left out, as it is the smaller part.
 */
export function useClassWork({ isGuest }: SessionUser): ClassWork | null | undefined {
  const classes = useMyClasses(!isGuest);
  const work = useMyAssignments(!isGuest);
  if (isGuest) return null;
  if ([classes, work].some(({ isPending }) => isPending)) return undefined;
  const joined = classes.data?.classes ?? [];
  const open = (work.data?.assignments ?? []).filter(isOpen);
  return joined.length === 0 && open.length === 0 ? null : { classes: joined, open };
}

const mostShown = 3;

/** The class of a learner, with the next work for it. */
export function YourClass({ classes, open, timeZone }: ClassWork & { timeZone: string }) {
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
          isShort
        />
      )}
      {more > 0 ? (
        <p className="text-muted-foreground">
          {more === 1 ? "1 more is" : `${more} more are`} on the page of your class.
        </p>
      ) : null}
    </section>
  );
}
