import { ChartNoAxesColumn, ClipboardPlus, Download, Settings } from "lucide-react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "../../../ui/card";
import { assignLink, classReportLink, classSettingsLink } from "../model/class-links";

interface QuickActionsProps {
  classId: string;
  onExport: () => void;
}

/** What a teacher does most, one press away. */
export function QuickActions({ classId, onExport }: QuickActionsProps) {
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
        <Button variant="outline" className="justify-start" onClick={onExport}>
          <Download aria-hidden /> Export Data
        </Button>
      </CardContent>
    </Card>
  );
}
