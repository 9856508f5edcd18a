import type { QuizSet } from "@saywell/contract";
import { quizSetLimits } from "@saywell/contract/constants";
import { Check, FileUp, PenLine, Plus, Undo2 } from "lucide-react";
import { type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../../../lib/api-client";
import { ActionBar } from "../../../../ui/action-bar";
import { Button } from "../../../../ui/button";
import { Field } from "../../../../ui/field";
import { Input } from "../../../../ui/input";
import { useSaveQuizSet } from "../../api/quiz-set-queries";
import { Confirm } from "../../../../product-ui/confirm";
import { contentOf, firstFault, missingIn, roomIn } from "../model/set-draft";
import { useAsksBeforeLeaving } from "../model/use-asks-before-leaving";
import { useSetDraft } from "../model/use-set-draft";
import { ImportDialog } from "./import-dialog";
import { QuestionEditor } from "./question-editor";

interface SetEditorProps {
  /** Null for a set that is being begun. */
  set: QuizSet | null;
  /** Under what the browser's page keeps what is not saved. */
  keptAs: string;
  /** Whether somebody came to import. */
  importsFirst: boolean;
  /** A new one is there now, and has an address. */
  onMade: (set: QuizSet) => void;
}

const nothing = { title: "", questions: [] };

/** Where a teacher writes questions. Nothing is stored until it is saved. */
export function SetEditor({ set, keptAs, importsFirst, onMade }: SetEditorProps) {
  const drafting = useSetDraft(keptAs, set ?? nothing);
  const { draft, isChanged, removed } = drafting;
  const { questions } = draft;
  const save = useSaveQuizSet(set?.id ?? null);
  const [isSaving, setSaving] = useState(false);
  const [showsFaults, setShowsFaults] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(importsFirst);
  const missing = showsFaults ? missingIn(draft) : null;
  const leaving = useAsksBeforeLeaving(isChanged);
  const form = useRef<HTMLFormElement>(null);
  /** What takes the focus once it is on the page. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const target = form.current?.querySelector<HTMLElement>(`[data-place="${next.current}"]`);
    next.current = null;
    target?.focus();
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setProblem(null);
    setShowsFaults(true);
    const fault = firstFault(draft);
    if (fault !== null) {
      form.current?.querySelector<HTMLElement>(`[data-place="${fault}"]`)?.focus();
      return;
    }
    setSaving(true);
    try {
      const kept = await save(contentOf(draft));
      drafting.setSaved(draft);
      setShowsFaults(false);
      if (set === null) onMade(kept);
    } catch (error) {
      setProblem(sentenceOf(error, "The questions could not be saved. Please try again."));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-6"
    >
      {drafting.wasKept && isChanged ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-primary-wash p-4">
          <p className="font-semibold">These are changes that you have not saved.</p>
          <Button variant="outline" size="sm" onClick={drafting.drop}>
            Throw them away
          </Button>
        </div>
      ) : null}
      <Field
        label="Title"
        error={showsFaults && draft.title.trim() === "" ? "Write a title." : undefined}
      >
        {(control) => (
          <Input
            {...control}
            data-place="title"
            placeholder="Unit 4: food and drink"
            maxLength={quizSetLimits.titleMaxLength}
            value={draft.title}
            onChange={({ target }) => drafting.setTitle(target.value)}
          />
        )}
      </Field>
      <section aria-labelledby="questions" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="questions" className="font-heading text-xl font-semibold">
            Questions{" "}
            <span className="tabular text-base font-normal text-muted-foreground">
              {questions.length} of {quizSetLimits.questions}
            </span>
          </h2>
          <Button variant="outline" size="sm" onClick={() => setImporting(true)}>
            <FileUp aria-hidden /> Import CSV
          </Button>
        </div>
        <ol className="grid grid-cols-1 gap-4">
          {questions.map((question, place) => (
            <Fragment key={question.key}>
              {removed?.at === place ? <Undo onUndo={drafting.undo} /> : null}
              <QuestionEditor
                question={question}
                place={place}
                count={questions.length}
                showsFaults={showsFaults}
                drafting={drafting}
                onRemove={() => {
                  drafting.remove(question.key);
                  next.current = "undo";
                }}
                onMove={(step) => {
                  drafting.move(question.key, step);
                  next.current = `${question.key} ${step === 1 ? "down" : "up"}`;
                }}
              />
            </Fragment>
          ))}
          {removed !== null && removed.at >= questions.length ? (
            <Undo onUndo={drafting.undo} />
          ) : null}
        </ol>
        <Button
          variant="outline"
          className="w-full sm:w-fit"
          data-place="add"
          disabled={roomIn(draft) === 0}
          onClick={() => {
            next.current = `${drafting.add()} question`;
          }}
        >
          <Plus aria-hidden /> Add a question
        </Button>
        {roomIn(draft) === 0 ? <p>This set is full. Begin another one for more.</p> : null}
      </section>
      <ActionBar className="sm:sticky sm:bottom-4 sm:rounded-xl sm:border sm:border-rule sm:bg-surface sm:p-4 sm:shadow-float">
        {(missing ?? problem) === null ? null : (
          <p role="alert" className="mb-2 font-semibold text-destructive">
            {missing ?? problem}
          </p>
        )}
        <div className="flex items-center justify-between gap-4">
          <output className="flex items-center gap-2 text-sm text-muted-foreground">
            {isChanged ? (
              <>
                <PenLine aria-hidden className="size-4" /> Not saved yet
              </>
            ) : set === null ? (
              "Nothing to save yet"
            ) : (
              <>
                <Check aria-hidden className="size-4 text-success" /> Saved
              </>
            )}
          </output>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? "Saving…" : "Save"}
          </Button>
        </div>
      </ActionBar>
      {isImporting ? (
        <ImportDialog
          room={roomIn(draft)}
          onAdd={drafting.addAll}
          onClose={() => setImporting(false)}
        />
      ) : null}
      {leaving.isAsking ? (
        <Confirm
          title="Leave without saving?"
          description="What you changed here is not saved yet."
          submitLabel="Leave"
          cancelLabel="Stay here"
          onSubmit={() => {
            drafting.drop();
            leaving.leave();
          }}
          onClose={leaving.stay}
        />
      ) : null}
    </form>
  );
}

const Undo = ({ onUndo }: { onUndo: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-dashed border-rule px-4 py-2">
    <span>Question removed.</span>
    <Button variant="outline" size="sm" data-place="undo" onClick={onUndo}>
      <Undo2 aria-hidden /> Undo
    </Button>
  </li>
);
