import { classExportHours } from "@saywell/contract/constants";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { ExportRow } from "./export-row";

interface ExportDialogProps {
  classId: string;
  className: string;
  onClose: () => void;
}

/** The files that a teacher can have made of a class. */
export const ExportDialog = ({ classId, className, onClose }: ExportDialogProps) => (
  <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogContent>
      <DialogHeader>
        <DialogTitle className="break-words">{`Export Data of ${className}`}</DialogTitle>
        <DialogDescription>
          {`Each file is kept for ${classExportHours} hours, for you alone.`}
        </DialogDescription>
      </DialogHeader>
      <ul aria-label="Files" className="divide-y divide-rule">
        <ExportRow
          classId={classId}
          kind="STUDENTS_CSV"
          title="Students, for a spreadsheet"
          description="A CSV file with each student's progress, work and quiz scores."
        />
        <ExportRow
          classId={classId}
          kind="GRADEBOOK_CSV"
          title="Gradebook, for Canvas"
          description="In Canvas, open Grades and choose Import. Each assignment has 100 points. The SIS User ID is the student's id here."
        />
        <ExportRow
          classId={classId}
          kind="XAPI_JSONL"
          title="xAPI statements"
          description="What students did in the lessons, one JSON statement in each line, for a learning record store. No addresses, and nothing that they wrote."
        />
      </ul>
    </DialogContent>
  </Dialog>
);
