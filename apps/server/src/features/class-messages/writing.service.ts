import type { AgeBand, CallByName, CallReply, ServerMessage } from "@saywell/contract";
import { isAdult, reasonsToTell, sanctionHere } from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { ok, type Refusal, type Result } from "../../refusal";
import { blocked, unknownWork } from "./access";
import type {
  Classes,
  HelpPlaceOf,
  NamesOf,
  Person,
  RaiseAlert,
  SanctionsOf,
  WorkOf,
} from "./class-messages-needs";
import { judge, readContent, refusalOf } from "./judging";
import * as messages from "./messages.store";
import { viewMessage } from "./thread-view";
import { keepThread, raiseReadMark, type ThreadKey } from "./threads.store";

export interface WritingDeps {
  db: Db;
  clock: Clock;
  classes: Pick<Classes, "teachersOf">;
  workOf: WorkOf;
  sanctionsOf: SanctionsOf;
  raiseAlert: RaiseAlert;
  helpPlaceOf: HelpPlaceOf;
  /** Whether the first has blocked the second. */
  hasBlocked: (from: Db | Tx, accountId: string, againstId: string) => Promise<boolean>;
  toAccounts: (accountIds: readonly string[], message: ServerMessage) => void;
}

/** Where somebody may write, once that was looked at. */
export interface Place {
  key: ThreadKey;
  student: { id: string; ageBand: AgeBand };
  /** The names as the author reads them. */
  namesOf: NamesOf;
}

type Written = CallReply<CallByName<"POST /api/my-classes/{classId}/messages">>;

/** Messages before it that a teacher reads with one that alarms. */
const contextLength = 5;
/** Milliseconds over which what somebody writes is judged together. */
const memory = 120_000;

/** Writes a message: judged, stored, put before the staff where it must be, and told. */
export function createWriting(deps: WritingDeps) {
  const { db, clock, classes, workOf, sanctionsOf, raiseAlert, helpPlaceOf, toAccounts } = deps;

  return async (
    author: Person,
    content: string,
    findPlace: (tx: Tx) => Promise<Result<Place>>,
  ): Promise<Result<Written>> => {
    const helpPlace = helpPlaceOf(author.timeZone);
    const done = await inTransaction(db, async (tx) => {
      const place = await findPlace(tx);
      if (!place.ok) return place;
      const { key, student } = place.value;
      const refusal = await refusalToWrite(tx, author, place.value);
      if (refusal !== null) return { ok: false, refusal } as const;
      const read = readContent(content, helpPlace);
      if ("refusal" in read) return { ok: false, refusal: read.refusal } as const;
      const { text } = read;
      const now = clock.now();
      const threadId = await keepThread(tx, key);
      const since = new Date(now.getTime() - memory);
      const verdict = judge({
        content: text,
        author,
        student,
        // In whichever thread: a number in two halves is one number.
        recent: await messages.listRecent(tx, {
          studentId: student.id,
          authorId: author.id,
          since,
        }),
        now,
        helpPlace,
      });
      const before = await messages.listBefore(tx, { threadId, seq: null, limit: contextLength });
      const row =
        verdict.action === "block"
          ? null
          : await messages.insertMessage(tx, {
              threadId,
              authorId: author.id,
              content: verdict.content,
              isModerated: verdict.isModerated === 1,
              now,
            });
      const minorReads = author.id !== student.id && !isAdult(student.ageBand);
      const reasons = reasonsToTell(verdict, minorReads);
      if (reasons.length > 0) {
        const names = await place.value.namesOf(
          tx,
          before.map(({ authorId }) => authorId),
        );
        await raiseAlert(tx, {
          accountId: author.id,
          roomId: null,
          saidTo: "CLASS",
          messageId: row?.id ?? null,
          content: text,
          reasons,
          context: before.map((each) => ({
            userId: each.authorId,
            userName: names.get(each.authorId) ?? "",
            content: each.content,
          })),
          now,
        });
      }
      if (row === null) return ok({ kind: "blocked", refusal: refusalOf(verdict) } as const);
      // Whoever answers has read what they answer to.
      await raiseReadMark(tx, { threadId, accountId: author.id, seq: row.seq });
      const names = await place.value.namesOf(tx, [author.id]);
      return ok({
        kind: "stored",
        written: {
          threadId,
          message: viewMessage(row, author.id, names),
          warning: verdict.message,
        },
        key,
      } as const);
    });
    if (!done.ok) return done;
    // Committed: the staff hear of it although it was not sent.
    if (done.value.kind === "blocked") return { ok: false, refusal: done.value.refusal };
    await tell(done.value.key);
    return ok(done.value.written);
  };

  async function refusalToWrite(
    tx: Tx,
    author: Person,
    { key, student }: Place,
  ): Promise<Refusal | null> {
    const sanctions = (await sanctionsOf(tx, [author.id], clock.now())).get(author.id) ?? [];
    const sanction = sanctions.find(({ roomId }) => roomId === null);
    if (sanction !== undefined) return { code: "forbidden", message: sanctionHere(sanction) };
    const { teacherId, assignmentId } = key;
    // A thread that is open to all teachers is no place for blocks: a child keeps the way to them.
    if (teacherId !== null) {
      const isBlocked =
        (await deps.hasBlocked(tx, teacherId, student.id)) ||
        (await deps.hasBlocked(tx, student.id, teacherId));
      if (isBlocked && !blocked.ok) return blocked.refusal;
    }
    if (assignmentId === null) return null;
    const work = (await workOf(tx, key.classId)).find(({ id }) => id === assignmentId);
    const isTheirs =
      work !== undefined &&
      !work.isDraft &&
      (work.recipients === null || work.recipients.includes(student.id));
    return isTheirs || unknownWork.ok ? null : unknownWork.refusal;
  }

  /** Has everybody read again who may read a thread. */
  async function tell({ classId, studentId, teacherId }: ThreadKey): Promise<void> {
    const teachers =
      teacherId === null ? await classes.teachersOf(db, classId) : [{ id: teacherId }];
    const accountIds = [studentId, ...teachers.map(({ id }) => id)];
    toAccounts(accountIds, { type: "CLASS_MESSAGES_CHANGED", classId });
  }
}
