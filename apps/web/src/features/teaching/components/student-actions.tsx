import type { StudentReport } from "@saywell/contract";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../lib/link";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { useStudentPlace } from "../api/use-student-calls";
import { studentReportLink } from "../model/class-links";
import { nameOf } from "../model/student-filters";
import { MoveDialog } from "./move-dialog";

interface StudentActionsProps {
  report: StudentReport;
  /** Once the student is in this class no more. */
  onGone: () => void;
}

/** Takes a student out of the class, or moves them to another. */
export function StudentActions({ report, onGone }: StudentActionsProps) {
  const { classId, userId, className } = report;
  const name = nameOf(report);
  const place = useStudentPlace(classId, userId);
  const [asked, setAsked] = useState<"move" | "remove" | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="outline">
        <Link to={studentReportLink(classId, userId)}>
          <ChartNoAxesColumn aria-hidden /> View Progress Report
        </Link>
      </Button>
      <Button variant="outline" onClick={() => setAsked("move")}>
        Move to another class
      </Button>
      <Button variant="outline" className="text-destructive" onClick={() => setAsked("remove")}>
        Take out of the class
      </Button>
      {asked === "move" ? (
        <MoveDialog
          name={name}
          classId={classId}
          onMove={async (to) => {
            await place.move(to.id);
            toast({ title: "Student moved", description: `${name} is in ${to.name} now.` });
            onGone();
          }}
          onClose={close}
        />
      ) : null}
      {asked === "remove" ? (
        <Confirm
          title={`Take ${name} out of ${className}?`}
          description="They see its work and announcements no more, and you see their progress no more. What they learnt stays theirs."
          submitLabel="Take out of the class"
          failure="The student could not be taken out. Please try again."
          onSubmit={async () => {
            await place.remove();
            toast({
              title: "Student taken out",
              description: `${name} has left ${className}. The class has a new code.`,
            });
            onGone();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
