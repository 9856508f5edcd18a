import type { ClassDetails, SessionUser } from "@saywell/contract";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTaughtClass } from "../../../features/classes/api/class-reads";
import { sayStudents } from "../../../features/classes/model/class-words";
import { Link } from "../../../lib/link";
import { type Href, linkTo } from "../../../lib/links";
import { cn } from "../../../ui/class-names";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { wayBackClasses } from "../../back-to-dashboard";
import { TeacherPage } from "../../teacher-page";
import { ThingState } from "../admin/thing-state";

const parts = [
  ["/classes/:classId", "Class"],
  ["/classes/:classId/invite", "Invite students"],
  ["/classes/:classId/assignments", "Assignments"],
  ["/classes/:classId/report", "Reports"],
  ["/classes/:classId/plan", "Plan"],
  ["/classes/:classId/settings", "Settings"],
] as const;
type PartPath = (typeof parts)[number][0];

interface ClassFrameProps {
  classId: string;
  title: string;
  /** Which of the class's pages it is. */
  part: PartPath;
  children: (schoolClass: ClassDetails, teacher: SessionUser) => ReactNode;
}

/** The frame of a page of a class, for who teaches it. */
export function ClassFrame({ classId, title, part, children }: ClassFrameProps) {
  return (
    <TeacherPage title={title} className="grid max-w-5xl grid-cols-1 content-start gap-6 sm:py-8">
      {(teacher) => (
        <OneClass
          key={`${teacher.id} ${classId}`}
          {...{ classId, title, part, teacher, children }}
        />
      )}
    </TeacherPage>
  );
}

function OneClass(props: ClassFrameProps & { teacher: SessionUser }) {
  const { classId, title, part, teacher, children } = props;
  const read = useTaughtClass(classId);
  const isFirst = part === "/classes/:classId";
  const name = read.data?.name;
  return (
    <>
      <WayUp to={linkTo("/classes")}>Classes</WayUp>
      <PageHeading className="break-words max-sm:text-2xl" lead={leadOf(read.data, isFirst)}>
        {isFirst ? (name ?? title) : title}
      </PageHeading>
      <nav
        aria-label="Class"
        className="-mx-4 -mt-2 flex items-center gap-1 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:gap-2 sm:px-0"
      >
        {parts.map(([path, label]) => (
          <Link
            key={path}
            to={linkTo(path, { classId })}
            aria-current={path === part ? "page" : undefined}
            className={cn(
              "flex min-h-11 shrink-0 items-center rounded-lg px-3 font-semibold whitespace-nowrap sm:px-4",
              path === part ? "bg-primary-wash text-primary" : "hover:bg-muted",
            )}
          >
            {label}
          </Link>
        ))}
        {read.data?.isArchived === true ? <Tag tone="outline">Archived</Tag> : null}
      </nav>
      <ThingState
        read={read}
        failure="This class could not be read."
        missing="You teach no such class"
      >
        {(schoolClass) => children(schoolClass, teacher)}
      </ThingState>
    </>
  );
}

/** In one line from the start, so that nothing moves when it is read. */
function leadOf(schoolClass: ClassDetails | undefined, isFirst: boolean): string {
  if (schoolClass === undefined) return "\u00A0";
  const { name, level, students } = schoolClass;
  if (!isFirst) return name;
  return `${level === null ? "Several levels" : `Level ${level}`} · ${sayStudents(students)}`;
}

/** The way to the page above. */
export const WayUp = ({ to, children }: { to: Href; children: ReactNode }) => (
  <Link to={to} className={wayBackClasses}>
    <ArrowLeft aria-hidden className="size-5" /> {children}
  </Link>
);

interface PartProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Part({ title, actions, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-heading text-xl font-semibold">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
