import type { JoinedClass, OwnAssignment, SessionUser } from "@saywell/contract";
import { MessageCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { MyMessages } from "../../../features/class-messages/components/my-messages";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { useLiveConnection } from "../../use-live-connection";
import { Part } from "./class-frame";
import { useReportMessage } from "./use-report-message";

interface MyClassMessagesProps {
  joined: JoinedClass;
  learner: SessionUser;
  work: readonly OwnAssignment[];
}

/** What a learner and the teachers of a class write to each other, on the page of the class. */
export function MyClassMessages({ joined, learner, work }: MyClassMessagesProps) {
  useLiveConnection(learner);
  const [search] = useSearchParams();
  const { report, reporting } = useReportMessage();
  const about = work.find(({ id }) => id === search.get("about"));
  const place = useRef<HTMLDivElement>(null);
  const aboutId = about?.id;
  useEffect(() => {
    if (aboutId !== undefined) place.current?.scrollIntoView({ block: "start" });
  }, [aboutId]);
  return (
    <div ref={place} className="scroll-mt-20">
      <Part title="Messages">
        <MyMessages
          classId={joined.id}
          userId={learner.id}
          timeZone={learner.timeZone}
          about={about ?? null}
          onReport={report}
        />
      </Part>
      {reporting}
    </div>
  );
}

/** The way from a piece of work to writing about it. */
export const WriteAbout = ({ work: { id, classId, title } }: { work: OwnAssignment }) => (
  <Link
    to={linkTo("/my-classes/:classId", { classId }, { query: { about: id } })}
    className="flex min-h-11 w-fit items-center gap-2 px-4 text-sm font-semibold text-primary sm:px-5"
  >
    <MessageCircle aria-hidden className="size-4" /> Write to your teacher
    <span className="sr-only"> about {title}</span>
  </Link>
);
