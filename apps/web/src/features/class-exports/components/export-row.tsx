import type { ClassExportKind } from "@saywell/contract/constants";
import { Download, FileDown } from "lucide-react";
import { useState } from "react";
import { sentenceOf, urlOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Progress } from "../../../ui/progress";
import { isUnderWay, useClassExport } from "../api/use-class-export";

interface ExportRowProps {
  classId: string;
  kind: ClassExportKind;
  title: string;
  description: string;
}

/** One kind of file: made when it is asked for, with how far it is, and then to be downloaded. */
export function ExportRow({ classId, kind, title, description }: ExportRowProps) {
  const { file, error, begin } = useClassExport(classId, kind);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  async function ask() {
    setIsAsking(true);
    setProblem(null);
    await begin().catch(setProblem);
    setIsAsking(false);
  }
  const wrong = problem ?? error;
  const failure =
    wrong !== null
      ? sentenceOf(wrong, "The file could not be made. Please try again.")
      : file?.state === "FAILED"
        ? "The file could not be made. Please try again."
        : null;
  const isBusy = isAsking || (file !== null && isUnderWay(file) && failure === null);
  return (
    <li className="grid grid-cols-1 gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted-foreground">{description}</p>
      </div>
      {/* As high while it is made as before and after. */}
      <div className="flex min-h-11 items-center" aria-live="polite">
        {isBusy ? (
          <div className="flex w-full items-center gap-3">
            <Progress value={file?.progress ?? 0} label={`${title}: being made`} />
            <span className="tabular w-12 shrink-0 text-right">{`${file?.progress ?? 0}%`}</span>
          </div>
        ) : file?.state === "DONE" ? (
          <Button asChild>
            <a
              href={urlOf("GET /api/exports/{exportId}/file", { params: { exportId: file.id } })}
              download={file.fileName ?? true}
            >
              <Download aria-hidden /> Download <span className="sr-only">{file.fileName}</span>
            </a>
          </Button>
        ) : (
          <Button variant="outline" onClick={() => void ask()}>
            <FileDown aria-hidden /> Make the file <span className="sr-only">{title}</span>
          </Button>
        )}
      </div>
      {failure === null ? null : (
        <p role="alert" className="font-semibold break-words text-destructive">
          {failure}
        </p>
      )}
    </li>
  );
}
