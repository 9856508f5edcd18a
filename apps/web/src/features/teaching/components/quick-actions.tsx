import { ChartNoAxesColumn, ClipboardPlus, Download, Settings } from "lucide-react";
import type { TaughtStudent } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { saveFile } from "../../../lib/save-file";
import { Button } from "../../../ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "../../../ui/card";
import { toast } from "../../../ui/use-toast";
import { assignLink, classReportLink, classSettingsLink } from "../model/class-links";
import { studentsCsv } from "../model/students-csv";

interface QuickActionsProps {
  classId: string;
  className: string;
  /** Those that the list shows; undefined while they are not there. */
  students: readonly TaughtStudent[] | undefined;
}

/** What a teacher does most, one press away. */
export function QuickActions({ classId, className, students }: QuickActionsProps) {
  function save() {
    if (students === undefined) return;
    const name = className.replaceAll(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
    saveFile(new Blob([studentsCsv(students)], { type: "text/csv" }), `students-${name}.csv`);
    const saved = students.length === 1 ? "1 student" : `${students.length} students`;
    toast({ title: "Data exported", description: `${saved}, as the list shows them.` });
  }
  return (
    <Card>
      <CardHeader>
        <CardTitle>Quick Actions</CardTitle>
      </CardHeader>
      <CardContent className="grid content-start gap-3">
        <Button asChild variant="outline" className="justify-start">
          <Link to={assignLink(classId)}>
            <ClipboardPlus aria-hidden /> Create Assignment
          </Link>
        </Button>
        <Button asChild variant="outline" className="justify-start">
          <Link to={classReportLink(classId)}>
            <ChartNoAxesColumn aria-hidden /> View Progress Reports
          </Link>
        </Button>
        <Button asChild variant="outline" className="justify-start">
          <Link to={classSettingsLink(classId)}>
            <Settings aria-hidden /> Class Settings
          </Link>
        </Button>
        <Button
          variant="outline"
          className="justify-start"
          disabled={students === undefined || students.length === 0}
          onClick={save}
        >
          <Download aria-hidden /> Export Data
        </Button>
      </CardContent>
    </Card>
  );
}
