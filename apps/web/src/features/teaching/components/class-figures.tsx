import type { ClassDashboard } from "@saywell/contract";
import { BookOpen, CircleCheckBig, TrendingUp, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import type { Href } from "../../../lib/links";
import { formatNumber } from "../../../lib/numbers";
import { StatTile } from "../../../ui/stat-tile";
import { assignmentsLink } from "../model/class-links";

interface ClassFiguresProps {
  classId: string;
  /** Null while they are on their way. */
  figures: ClassDashboard | null;
  /** The id of the list of students on this page. */
  studentsId: string;
}

/** A class in four figures, each a way to what it is made of. */
export function ClassFigures({ classId, figures, studentsId }: ClassFiguresProps) {
  const assignments = assignmentsLink(classId);
  const tiles = [
    {
      label: "Active Students",
      value: figures && formatNumber(figures.activeStudents),
      note: figures
        ? `of ${formatNumber(figures.students)}, in the last 30 days`
        : "in the last 30 days",
      icon: <Users />,
      to: `#${studentsId}`,
    },
    {
      label: "Lessons Assigned",
      value: figures && formatNumber(figures.lessonsAssigned),
      note: "to date",
      icon: <BookOpen />,
      to: assignments,
    },
    {
      label: "Avg Progress",
      value: figures && (figures.averageProgress === null ? "–" : `${figures.averageProgress}%`),
      note: "mean of the students, now",
      icon: <TrendingUp />,
      to: `#${studentsId}`,
    },
    {
      label: "Completions",
      value: figures && formatNumber(figures.completions),
      note: "of assigned lessons, to date",
      icon: <CircleCheckBig />,
      to: assignments,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tiles.map(({ label, value, note, icon, to }) => (
        <StatTile
          key={label}
          label={label}
          note={note}
          icon={icon}
          className="relative has-[a:hover]:bg-primary-wash"
          value={
            value === null ? (
              <span
                aria-hidden
                className="inline-block h-[0.8em] w-14 animate-shimmer rounded-md bg-muted"
              />
            ) : (
              <TileLink to={to} label={`${value}, ${label}: see what it is made of`}>
                {value}
              </TileLink>
            )
          }
        />
      ))}
    </dl>
  );
}

const TileLink = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => {
  const look = {
    "aria-label": label,
    className:
      "after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-ring",
  };
  return to.startsWith("#") ? (
    <a href={to} {...look}>
      {children}
    </a>
  ) : (
    <Link to={to as Href} {...look}>
      {children}
    </Link>
  );
};
