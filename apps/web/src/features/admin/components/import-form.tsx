import type { ImportReport } from "@saywell/contract";
import { importMaxLength } from "@saywell/contract/constants";
import { type FormEvent, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { formatNumber } from "../../../lib/numbers";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { useAdminCall } from "../api/use-admin-call";
import { ImportFormat } from "./import-format";
import { ImportOutcome } from "./import-outcome";
import { Check } from "./people-filters";
import { readTextFile } from "../../../lib/read-text-file";
import { isWorkbook } from "../../../lib/workbook";

/** Reads a file of people, says what would happen, and does it when that was seen. */
export function ImportForm() {
  const send = useAdminCall("POST /api/admin/import");
  const [csv, setCsv] = useState<string | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [invite, setInvite] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);

  async function ask(text: string, dryRun: boolean) {
    setIsBusy(true);
    setIsImporting(!dryRun);
    setProblem(null);
    try {
      setReport(await send({ body: { csv: text, dryRun, skipBadRows, invite } }));
      outcome.current?.focus();
    } catch (error) {
      setReport(null);
      setProblem(sentenceOf(error, "The file could not be looked at. Please try again."));
    } finally {
      setIsBusy(false);
    }
  }

  async function choose(file: File | undefined) {
    setReport(null);
    setCsv(null);
    setProblem(null);
    setSkipBadRows(false);
    if (!file) return;
    const text = await readTextFile(file).catch(() => null);
    if (text === null) {
      return setProblem("The file could not be read on this device. Choose it once more.");
    }
    if (text.length > importMaxLength) {
      return setProblem(
        `The file is too long: at most ${formatNumber(importMaxLength)} characters. Split it, and import one part after the other.`,
      );
    }
    if (isWorkbook(text)) {
      return setProblem(
        "This is an Excel workbook. Open it, save it as “CSV UTF-8”, and choose that file.",
      );
    }
    setCsv(text);
    await ask(text, true);
  }

  const mayImport = report !== null && !report.isDone && (report.badRows === 0 || skipBadRows);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (csv !== null && mayImport && !isBusy) void ask(csv, false);
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6">
      <Card className="gap-4 p-5 sm:p-6">
        <Field label="CSV file" hint="Choosing a file stores nothing yet.">
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
        <ImportFormat />
      </Card>
      <div
        ref={outcome}
        tabIndex={-1}
        aria-live="polite"
        className="grid grid-cols-1 gap-4 outline-offset-4"
      >
        {isBusy ? (
          <div className="grid gap-2">
            <p className="font-semibold">
              {isImporting ? "Importing. Please leave this page open." : "Looking at the file."}
            </p>
            <progress aria-hidden className="w-full accent-primary" />
          </div>
        ) : null}
        {report === null || csv === null || isBusy ? null : (
          <ImportOutcome
            csv={csv}
            // What would be sent follows the tick below, without asking again.
            report={
              report.isDone ? report : { ...report, invitations: invite ? report.newPeople : 0 }
            }
          />
        )}
      </div>
      {problem === null ? null : (
        <p role="alert" className="font-semibold text-destructive">
          {problem}
        </p>
      )}
      {csv === null || report?.isDone ? null : (
        <div className="grid grid-cols-1 gap-2">
          {report !== null && report.badRows > 0 ? (
            <Check
              label="Skip the bad rows and import the others"
              isOn={skipBadRows}
              onChange={setSkipBadRows}
            />
          ) : null}
          <Check
            label="Send everybody who is new an invitation by mail"
            isOn={invite}
            onChange={setInvite}
          />
          <div className="flex flex-wrap gap-3">
            {report === null ? (
              <Button variant="outline" disabled={isBusy} onClick={() => void ask(csv, true)}>
                Try again
              </Button>
            ) : (
              <Button type="submit" disabled={isBusy || !mayImport}>
                Import
              </Button>
            )}
          </div>
        </div>
      )}
    </form>
  );
}
