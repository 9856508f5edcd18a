import type { MarkingComment } from "@saywell/contract";
import { submissionLimits } from "@saywell/contract/constants";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./marking-comments.store";
import type { Study } from "./submissions-needs";

interface Deps {
  db: Db;
  clock: Clock;
  study: Pick<Study, "lockLearner">;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

export type MarkingCommentsService = ReturnType<typeof createMarkingComments>;

/** What a teacher writes beside many texts, kept to be used again. */
export function createMarkingComments({ db, clock, study, isFitForAll }: Deps) {
  async function list(teacherId: string): Promise<Result<{ comments: MarkingComment[] }>> {
    return ok({ comments: await store.listComments(db, teacherId) });
  }

  async function keep(teacherId: string, content: string): Promise<Result<MarkingComment>> {
    if (!isFitForAll(content)) return unfit;
    return await inTransaction(db, async (tx) => {
      // One at a time, so that no two pass the limit together.
      await study.lockLearner(tx, teacherId);
      const kept = await store.listComments(tx, teacherId);
      const isNew = kept.every((each) => each.content !== content);
      if (isNew && kept.length >= submissionLimits.savedComments) return full;
      return ok(await store.insertComment(tx, teacherId, content, clock.now()));
    });
  }

  async function remove(teacherId: string, commentId: string): Promise<Result<{ ok: true }>> {
    const id = asUuid(commentId);
    const isGone = id !== null && (await store.deleteComment(db, teacherId, id));
    return isGone ? ok({ ok: true }) : refuse("not-found", "There is no such comment.");
  }

  return { list, keep, remove };
}

const unfit = refuse(
  "invalid-input",
  "This has words, addresses or links that are not for a class. Leave them out.",
);
const full = refuse(
  "conflict",
  `You keep ${submissionLimits.savedComments} comments already. Delete some first.`,
);
