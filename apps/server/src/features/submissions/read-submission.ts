import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { emptyMarking, proposalOf, proposedMarks } from "./marking";
import { saveProposal } from "./marking.store";
import type { Assignments, ScoreText } from "./submissions-needs";
import { findSubmission } from "./submissions.store";

interface Deps {
  db: Db;
  assignments: Pick<Assignments, "findAssignment">;
  scoreText: ScoreText;
  findCard: (db: Db, accountId: string) => Promise<{ needs_consent: boolean } | undefined>;
}

/** Reads a text that was handed in, for what the program proposes to the teacher who marks it. */
export function createReadSubmission({ db, assignments, scoreText, findCard }: Deps) {
  return async function readSubmission({ submissionId }: { submissionId: string }): Promise<void> {
    const id = asUuid(submissionId);
    const submission = id === null ? undefined : await findSubmission(db, id);
    if (submission === undefined || submission.proposal !== null) return;
    const assignment = await assignments.findAssignment(db, submission.assignmentId);
    if (assignment?.task?.kind !== "WRITING") return;
    const { prompt, minWords, maxWords } = assignment.task;
    const { scored, corrections } = await scoreText(
      {
        // Without a level nothing but plain mistakes is told, which are the same at every level.
        level: assignment.level ?? "B1",
        prompt,
        task: { minWords, maxWords, points: [] },
        answer: submission.content,
      },
      // What a child writes for whom nobody has agreed goes to no language model.
      { withoutModel: (await findCard(db, submission.accountId))?.needs_consent ?? true },
    );
    if (corrections === null) throw new Error("the checker could not read a text");
    const marking = { ...emptyMarking(), marks: proposedMarks(corrections) };
    await inTransaction(db, (tx) =>
      saveProposal(tx, submission.id, proposalOf(scored, assignment.level), marking),
    );
  };
}
