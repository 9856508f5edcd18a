import type { OwnQuestion } from "@saywell/contract";
import { quizSetColumns, quizSetLimits } from "@saywell/contract/constants";
import { Check, Download, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { callApi, type ReplyOf, sentenceOf } from "../../../../lib/api-client";
import { formatNumber } from "../../../../lib/numbers";
import { saveFile } from "../../../../lib/save-file";
import { isWorkbook } from "../../../../lib/workbook";
import { Button } from "../../../../ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../../../../ui/dialog";
import { Field } from "../../../../ui/field";
import { Input } from "../../../../ui/input";
import { Textarea } from "../../../../ui/textarea";
import { sampleCsv } from "../model/sample-csv";

type ReadCsv = ReplyOf<"POST /api/quiz-sets/read-csv">;

interface ImportDialogProps {
  /** How many questions still fit. */
  room: number;
  onAdd: (questions: readonly OwnQuestion[]) => void;
  onClose: () => void;
}

/** Reads a CSV and says which rows are questions, before any is taken. */
export function ImportDialog({ room, onAdd, onClose }: ImportDialogProps) {
  const [csv, setCsv] = useState("");
  const [read, setRead] = useState<ReadCsv | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const adding = Math.min(read?.questions.length ?? 0, room);

  async function look(text: string) {
    setRead(null);
    setProblem(null);
    if (text.trim() === "") return setProblem("Choose a file, or paste a table.");
    if (isWorkbook(text)) {
      return setProblem(
        "This is an Excel workbook. Open it, save it as “CSV UTF-8”, and choose that file.",
      );
    }
    if (text.length > quizSetLimits.csvMaxLength) {
      return setProblem(
        `This is too long: at most ${formatNumber(quizSetLimits.csvMaxLength)} characters.`,
      );
    }
    setIsBusy(true);
    try {
      setRead(await callApi("POST /api/quiz-sets/read-csv", { body: { csv: text } }));
      outcome.current?.focus();
    } catch (error) {
      setProblem(sentenceOf(error, "The table could not be read. Please try again."));
    } finally {
      setIsBusy(false);
    }
  }

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    const text = await file.text().catch(() => null);
    if (text === null) {
      return setProblem("The file could not be read on this device. Choose it once more.");
    }
    setCsv(isWorkbook(text) ? "" : text);
    await look(text);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-h-[90dvh]">
        <DialogHeader>
          <DialogTitle>Import CSV</DialogTitle>
          <DialogDescription>
            One question in each row. The columns are {quizSetColumns.join(", ")}; the explanation
            may be left out.
          </DialogDescription>
        </DialogHeader>
        <div className="grid grid-cols-1 gap-4">
          <Button
            variant="outline"
            size="sm"
            className="w-fit"
            onClick={() =>
              saveFile(new Blob([sampleCsv()], { type: "text/csv" }), "sample-questions.csv")
            }
          >
            <Download aria-hidden /> Download a sample
          </Button>
          <Field label="CSV file">
            {(control) => (
              <Input
                {...control}
                type="file"
                accept=".csv,text/csv"
                className="h-auto py-2"
                disabled={isBusy}
                onChange={({ target }) => void choose(target.files?.[0])}
              />
            )}
          </Field>
          <Field label="Or paste the table here">
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                spellCheck={false}
                className="font-mono text-sm"
                value={csv}
                onChange={({ target }) => {
                  setCsv(target.value);
                  setRead(null);
                }}
              />
            )}
          </Field>
          {problem === null ? null : (
            <p role="alert" className="font-semibold text-destructive">
              {problem}
            </p>
          )}
          <div
            ref={outcome}
            tabIndex={-1}
            aria-live="polite"
            className="grid grid-cols-1 gap-3 outline-none empty:hidden"
          >
            {isBusy ? <p>Reading the table.</p> : null}
            {read === null ? null : <Outcome read={read} adding={adding} />}
          </div>
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          {adding > 0 ? (
            <Button
              onClick={() => {
                onAdd(read!.questions.slice(0, adding));
                onClose();
              }}
            >
              Add {questionWords(adding)}
            </Button>
          ) : (
            <Button disabled={isBusy} onClick={() => void look(csv)}>
              Read the table
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** What of the table is good, and which rows are not, with the reason. */
function Outcome({ read, adding }: { read: ReadCsv; adding: number }) {
  const { questions, refused } = read;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <Check aria-hidden className="size-5 shrink-0 text-success" />
        {questions.length === 1 ? "1 row is good." : `${questions.length} rows are good.`}
        {adding < questions.length ? ` The set has room for ${adding}.` : ""}
      </p>
      {refused.length === 0 ? null : (
        <>
          <p className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
            {refused.length === 1
              ? "1 row cannot be used:"
              : `${refused.length} rows cannot be used:`}
          </p>
          <ul
            // A list that scrolls is reached by the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Rows that cannot be used"
            className="max-h-56 divide-y divide-rule overflow-y-auto rounded-xl border border-rule"
          >
            {refused.map(({ line, text, reason }) => (
              <li key={line} className="grid gap-x-3 px-3 py-2 sm:grid-cols-[5rem_minmax(0,1fr)]">
                <span className="tabular font-semibold">Line {line}</span>
                <span className="min-w-0 break-words">
                  {reason}
                  <span className="block truncate text-sm text-muted-foreground">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-muted-foreground">Nothing is stored until you save.</p>
    </>
  );
}

const questionWords = (count: number): string =>
  count === 1 ? "1 question" : `${count} questions`;
