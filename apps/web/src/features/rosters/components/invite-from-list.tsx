import type { RosterReport } from "@saywell/contract";
import { classInvitationLimits } from "@saywell/contract/constants";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { readTextFile } from "../../../lib/read-text-file";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Textarea } from "../../../ui/textarea";
import { toast } from "../../../ui/use-toast";
import { useRosterCall } from "../api/use-roster-call";
import { exampleList, listProblem, sayStudents } from "../model/roster-words";
import { RosterPreview } from "./roster-preview";

const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(exampleList)}`;

/** Invites everybody on a list, once it was seen what would come of it. */
export function InviteFromList({ classId }: { classId: string }) {
  const [pasted, setPasted] = useState("");
  /** The list that was looked at, with what would come of it. */
  const [seen, setSeen] = useState<{ csv: string; report: RosterReport } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<"looking" | "inviting" | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const send = useRosterCall("POST /api/classes/{classId}/roster");

  function forget() {
    setSeen(null);
    setProblem(null);
  }

  async function look(csv: string) {
    forget();
    const wrong = listProblem(csv);
    if (wrong !== null) return setProblem(wrong);
    setBusy("looking");
    try {
      const report = await send({ params: { classId }, body: { csv, dryRun: true } });
      setSeen({ csv, report });
      outcome.current?.focus();
    } catch (error) {
      setProblem(sentenceOf(error, "The list could not be read. Please try again."));
    } finally {
      setBusy(null);
    }
  }

  async function choose(file: File | undefined) {
    forget();
    setPasted("");
    if (!file) return;
    const text = await readTextFile(file).catch(() => null);
    if (text === null) {
      return setProblem("The file could not be read on this device. Choose it once more.");
    }
    await look(text);
  }

  async function invite(csv: string) {
    setProblem(null);
    setBusy("inviting");
    try {
      const report = await send({ params: { classId }, body: { csv, dryRun: false } });
      if (!report.isDone) return setSeen({ csv, report });
      toast({ title: `${sayStudents(report.newInvitations)} invited` });
      setSeen(null);
      setPasted("");
      if (picker.current !== null) picker.current.value = "";
    } catch (error) {
      setProblem(sentenceOf(error, "Nobody was invited. Please try again."));
    } finally {
      setBusy(null);
    }
  }

  const count = seen?.report.newInvitations ?? 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        {`A CSV file with the columns email and name, for ${classInvitationLimits.rows} students at most. The name can be left out.`}
      </p>
      <Button asChild variant="outline" className="w-fit">
        <a href={exampleAddress} download="students.csv">
          <Download aria-hidden /> Example file
        </a>
      </Button>
      <Field label="CSV file" hint="You see first what will happen. Nobody is invited yet.">
        {(control) => (
          <Input
            {...control}
            ref={picker}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="h-auto py-2"
            disabled={busy !== null}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      <Field label="Or paste your list" hint="With the names of the columns in the first line.">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            spellCheck={false}
            placeholder={"email,name\nana.may@school.example,Ana May"}
            value={pasted}
            onChange={({ target }) => {
              forget();
              if (picker.current !== null) picker.current.value = "";
              setPasted(target.value);
            }}
          />
        )}
      </Field>
      {pasted.trim() === "" || seen !== null ? null : (
        <Button
          variant="outline"
          className="w-fit"
          disabled={busy !== null}
          onClick={() => void look(pasted)}
        >
          Look at the list
        </Button>
      )}
      <div ref={outcome} tabIndex={-1} aria-live="polite" className="grid gap-4 outline-offset-4">
        {busy === null ? null : (
          <p className="font-semibold">
            {busy === "looking" ? "Looking at the list…" : "Inviting. Please leave this page open."}
          </p>
        )}
        {seen === null || busy === "looking" ? null : <RosterPreview report={seen.report} />}
      </div>
      {problem === null ? null : (
        <p role="alert" className="font-semibold break-words text-destructive">
          {problem}
        </p>
      )}
      {seen === null || seen.report.bad.length > 0 || count === 0 ? null : (
        <Button className="w-fit" disabled={busy !== null} onClick={() => void invite(seen.csv)}>
          {`Invite ${sayStudents(count)}`}
        </Button>
      )}
    </div>
  );
}
