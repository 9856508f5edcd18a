import type { TaughtStudent } from "@saywell/contract";
import { studentsOnDashboard } from "@saywell/contract/constants";
import type { UseQueryResult } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { Card, CardContent, CardTitle } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { SegmentedControl } from "../../../ui/segmented-control";
import { attentionRuleWords } from "../model/attention-words";
import { classLink } from "../model/class-links";
import {
  filterStudents,
  nobodyFound,
  type StudentFilter,
  studentFilters,
} from "../model/student-filters";
import { StudentCard, StudentCardSkeleton } from "./student-card";

interface ClassStudentsProps {
  id: string;
  classId: string;
  read: UseQueryResult<TaughtStudent[]>;
  filter: StudentFilter;
  onFilter: (filter: StudentFilter) => void;
  timeZone: string;
}

/** The students of a class: six, or all when that is wished. */
export function ClassStudents(props: ClassStudentsProps) {
  const { id, classId, read, filter, onFilter, timeZone } = props;
  const [showsAll, setShowsAll] = useState(false);
  const [now] = useState(() => new Date());
  const all = read.data;
  const found = filterStudents(all ?? [], filter);
  const shown = showsAll ? found : found.slice(0, studentsOnDashboard);
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3 p-5 pb-0 sm:p-6 sm:pb-0">
          <CardTitle id={`${id}-title`}>Class Students</CardTitle>
          <SegmentedControl
            label="Which students"
            value={filter}
            onChange={onFilter}
            options={studentFilters}
            className="max-sm:w-full max-sm:flex-col"
          />
        </div>
        <CardContent className="grid content-start gap-4">
          {filter === "attention" ? (
            <p className="text-sm text-muted-foreground">{attentionRuleWords}</p>
          ) : null}
          {all === undefined && !read.isError ? (
            <ul aria-busy="true" aria-label="Loading students" className={grid}>
              {["a", "b", "c", "d", "e", "f"].map((place) => (
                <StudentCardSkeleton key={place} />
              ))}
            </ul>
          ) : all === undefined ? (
            <EmptyState
              title={nobodyFound.all}
              icon={<UsersRound />}
              action={
                <Button
                  variant="outline"
                  disabled={read.isFetching}
                  onClick={() => void read.refetch()}
                >
                  Try again
                </Button>
              }
            >
              <p role="alert">Failed to fetch students</p>
            </EmptyState>
          ) : all.length === 0 ? (
            <EmptyState
              title={nobodyFound.all}
              icon={<UsersRound />}
              action={
                <Button asChild variant="outline">
                  <Link to={classLink(classId)}>Show the class code</Link>
                </Button>
              }
            >
              Give your students the code of the class: with it they join by themselves.
            </EmptyState>
          ) : found.length === 0 ? (
            <EmptyState title={nobodyFound[filter]} icon={<UsersRound />} />
          ) : (
            <>
              <ul aria-label="Students" className={grid}>
                {shown.map((student) => (
                  <StudentCard
                    key={student.userId}
                    classId={classId}
                    student={student}
                    timeZone={timeZone}
                    now={now}
                  />
                ))}
              </ul>
              {found.length > studentsOnDashboard ? (
                <Button
                  variant="outline"
                  className="justify-self-center"
                  aria-expanded={showsAll}
                  onClick={() => setShowsAll(!showsAll)}
                >
                  {showsAll ? "Show fewer students" : `View All Students (${found.length})`}
                </Button>
              ) : null}
            </>
          )}
        </CardContent>
      </Card>
    </section>
  );
}

const grid = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";
