import type { MarkingComment, Submission } from "@saywell/contract";
import { isMarkedKind, submissionLimits } from "@saywell/contract/constants";
import { CheckCheck, Highlighter, Undo2 } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { isTyping } from "../../../lib/is-typing";
import { Confirm } from "../../../product-ui/confirm";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Textarea } from "../../../ui/textarea";
import { toast } from "../../../ui/use-toast";
import { decideAll, inOrder, ownMark, withMark } from "../model/marking-draft";
import { useMarkingDraft } from "../model/use-marking-draft";
import { CommentPicker } from "./comment-picker";
import { MarkForm } from "./mark-form";
import { MarkList } from "./mark-list";
import { MarkedText, type Selected } from "./marked-text";
import { Recording } from "./recording";
import { RubricGrid } from "./rubric-grid";
import { SavingNote } from "./saving-note";
import { SelectWords } from "./select-words";

interface MarkingViewProps {
  submission: Submission;
  savedComments: readonly MarkingComment[];
  /** It was given out: the next one comes. */
  onGivenOut: () => void;
  /** Somebody else has changed it: it is read anew, and begun anew here. */
  onReadAgain: () => Promise<void>;
}

/** Work beside all that a teacher makes of it. */
export function MarkingView(props: MarkingViewProps) {
  const { submission, savedComments, onGivenOut, onReadAgain } = props;
  const { content, kind, proposal } = submission;
  const { draft, change, saving, problem, giveOut } = useMarkingDraft(submission);
  const [current, setCurrent] = useState<string | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [selected, setSelected] = useState<Selected | null>(null);
  const [isSelecting, setIsSelecting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const levels = useRef<HTMLElement>(null);
  const commentId = useId();
  const gradeId = useId();
  const marks = inOrder(draft.marks);
  const open = marks.filter(({ state }) => state === "PROPOSED").length;
  const isText = kind === "WRITING";

  function step(by: 1 | -1) {
    if (marks.length === 0) return;
    const at = marks.findIndex(({ id }) => id === current);
    const next = at === -1 ? (by === 1 ? 0 : marks.length - 1) : at + by;
    setCurrent(marks[(next + marks.length) % marks.length]!.id);
  }
  /** Decides on the mark that is looked at, and goes on to the next. */
  function decide(state: "ACCEPTED" | "DROPPED") {
    if (current === null) return step(1);
    change((before) => withMark(before, current, { state }));
    step(1);
  }
  /** Gives it out as marked, after a question where proposals are left. */
  function giveOutMarked() {
    if (isBusy || isAsking) return;
    if (draft.grade === null) {
      document.getElementById(gradeId)?.focus();
      return;
    }
    // What is being written in a mark would be lost.
    if (selected !== null || editing !== null) {
      toast({ title: "Finish the open mark first" });
      return;
    }
    if (open > 0) setIsAsking(true);
    else void finish("MARKED");
  }
  async function finish(outcome: "MARKED" | "RETURNED") {
    if (isBusy) return;
    setIsBusy(true);
    setRefused(null);
    try {
      await giveOut(outcome);
      toast({
        title: outcome === "MARKED" ? "Marked" : "Given back",
        description: `${submission.userName} sees it now.`,
      });
      onGivenOut();
    } catch (error) {
      setRefused(error);
    }
    setIsBusy(false);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isDialog = document.querySelector("[role=dialog]") !== null;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isDialog) {
        event.preventDefault();
        giveOutMarked();
        return;
      }
      if (isDialog || isTyping() || event.ctrlKey || event.metaKey || event.altKey) return;
      const does: Record<string, () => void> = {
        j: () => step(1),
        k: () => step(-1),
        a: () => decide("ACCEPTED"),
        d: () => decide("DROPPED"),
        c: () => current !== null && setEditing(current),
        m: () => isText && setIsSelecting(true),
        g: () => document.getElementById(gradeId)?.focus(),
        l: () => levels.current?.querySelector("input")?.focus(),
        t: () => document.getElementById(commentId)?.focus(),
      };
      const doIt = does[event.key.toLowerCase()];
      if (doIt === undefined) return;
      event.preventDefault();
      doIt();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5 lg:sticky lg:top-6">
        <div className="grid gap-4 rounded-xl border border-rule bg-surface p-5 shadow-lift sm:p-6">
          {"prompt" in submission.task && submission.task.prompt !== "" ? (
            <details open={submission.attempt === 1}>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
                The task
              </summary>
              <p className="max-w-prose break-words whitespace-pre-line text-muted-foreground">
                {submission.task.prompt}
              </p>
            </details>
          ) : null}
          {isText ? (
            <MarkedText
              text={content}
              marks={marks.filter(({ state }) => state !== "DROPPED")}
              current={current}
              onChoose={setCurrent}
              onSelect={setSelected}
            />
          ) : (
            <Recording submissionId={submission.id} label={`${submission.userName} speaks`} />
          )}
        </div>
        {selected === null ? null : (
          <section
            aria-label="New mark"
            className="grid gap-3 rounded-xl border-2 border-primary bg-surface p-4"
          >
            <q className="break-words text-primary">
              {content.slice(selected.start, selected.start + selected.length)}
            </q>
            <MarkForm
              key={`${selected.start} ${selected.length}`}
              words={content.slice(selected.start, selected.start + selected.length)}
              atFirst={{ better: null, comment: "" }}
              savedComments={savedComments}
              submitLabel="Add mark"
              onSubmit={(parts) => {
                const made = ownMark(selected, parts);
                change((before) => ({ ...before, marks: [...before.marks, made] }));
                setCurrent(made.id);
                setSelected(null);
              }}
              onCancel={() => setSelected(null)}
            />
          </section>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {isText ? (
          <Section title="Marks">
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={() => setIsSelecting(true)}>
                <Highlighter aria-hidden /> Mark words
              </Button>
              {open === 0 ? null : (
                <>
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={() => change((before) => decideAll(before, "ACCEPTED"))}
                  >
                    <CheckCheck aria-hidden /> {`Accept all (${open})`}
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => change((before) => decideAll(before, "DROPPED"))}
                  >
                    Drop all
                  </Button>
                </>
              )}
            </div>
            <MarkList
              text={content}
              marks={draft.marks}
              current={current}
              editing={editing}
              savedComments={savedComments}
              onChoose={setCurrent}
              onEdit={setEditing}
              onChange={(id, parts) => change((before) => withMark(before, id, parts))}
              onRemove={(id) =>
                change((before) => ({
                  ...before,
                  marks: before.marks.filter((mark) => mark.id !== id),
                }))
              }
            />
          </Section>
        ) : null}
        <Section title="Levels" ref={levels}>
          {isMarkedKind(kind) ? (
            <RubricGrid
              kind={kind}
              rubric={draft.rubric}
              proposed={proposal?.rubric ?? {}}
              onChange={(criterion, level) =>
                change((before) => ({
                  ...before,
                  rubric: { ...before.rubric, [criterion]: level },
                }))
              }
            />
          ) : null}
          {proposal === null || proposal.measured.length === 0 ? null : (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-primary">
                What we counted
              </summary>
              <ul className="grid gap-2 text-sm">
                {proposal.measured.map(({ name, score, finding }) => (
                  <li key={name}>
                    <strong>{`${name}: ${Math.round(score)}. `}</strong>
                    <span className="text-muted-foreground">{finding}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Section>
        <Section title="For the student">
          <Field label="Comment" id={commentId}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={submissionLimits.commentMaxLength}
                value={draft.comment}
                onChange={({ target }) =>
                  change((before) => ({ ...before, comment: target.value }))
                }
              />
            )}
          </Field>
          <CommentPicker
            comments={savedComments}
            text={draft.comment}
            onPick={(comment) => change((before) => ({ ...before, comment }))}
          />
          <GradeField
            id={gradeId}
            grade={draft.grade}
            proposed={proposal?.grade ?? null}
            onChange={(grade) => change((before) => ({ ...before, grade }))}
          />
        </Section>
        <div className="grid gap-3 rounded-xl border border-rule bg-surface p-4 shadow-lift">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="text-muted-foreground">
              {open === 0
                ? "The student sees nothing of it yet."
                : `${open === 1 ? "1 proposal" : `${open} proposals`} not decided on: left out.`}
            </span>
            <SavingNote saving={saving} />
          </p>
          {problem === null && refused === null ? null : (
            <div role="alert" className="grid gap-2 font-semibold text-destructive">
              <p>{sentenceOf(refused ?? problem, "This could not be kept. Please try again.")}</p>
              <Button
                size="sm"
                variant="outline"
                className="justify-self-start"
                onClick={() => void onReadAgain()}
              >
                Read it again
              </Button>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button disabled={isBusy || draft.grade === null} onClick={giveOutMarked}>
              <CheckCheck aria-hidden /> Give out as marked
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={() => void finish("RETURNED")}>
              <Undo2 aria-hidden /> Give back to try again
            </Button>
          </div>
          <p className="text-sm text-muted-foreground max-lg:hidden">
            Keys: J and K to the next mark and back, A accept, D drop, C change, M mark words, L
            levels, T comment, G grade, Ctrl and Enter to give it out.
          </p>
        </div>
      </div>
      {isAsking ? (
        <Confirm
          title="Give it out now?"
          description={`${open === 1 ? "1 proposal is" : `${open} proposals are`} not decided on. The student does not see them.`}
          submitLabel="Give out as marked"
          cancelLabel="Go on marking"
          onSubmit={() => finish("MARKED")}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      {isSelecting ? (
        <SelectWords
          text={content}
          onSelect={(words) => {
            setIsSelecting(false);
            setSelected(words);
          }}
          onClose={() => setIsSelecting(false)}
        />
      ) : null}
    </div>
  );
}

interface SectionProps {
  title: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

const Section = ({ title, ref, children }: SectionProps) => (
  <section ref={ref} aria-label={title} className="grid grid-cols-1 gap-3">
    <h2 className="font-heading text-xl font-semibold">{title}</h2>
    {children}
  </section>
);

interface GradeFieldProps {
  id: string;
  grade: number | null;
  proposed: number | null;
  onChange: (grade: number | null) => void;
}

function GradeField({ id, grade, proposed, onChange }: GradeFieldProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field id={id} label="Grade, of 100" className="w-36">
        {(control) => (
          <Input
            {...control}
            type="number"
            min={0}
            max={100}
            step={1}
            inputMode="numeric"
            value={grade ?? ""}
            onChange={({ target }) => {
              const typed = Math.round(Number(target.value));
              onChange(
                target.value === "" || Number.isNaN(typed)
                  ? null
                  : Math.min(100, Math.max(0, typed)),
              );
            }}
          />
        )}
      </Field>
      {proposed === null || proposed === grade ? null : (
        <Button variant="outline" onClick={() => onChange(proposed)}>
          {`Take the proposed ${proposed}`}
        </Button>
      )}
    </div>
  );
}
