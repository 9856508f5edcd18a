import type { CallByName, CallInput, RosterReport } from "@saywell/contract";
import { createBreathe } from "../../csv/breathe";
import { readRows } from "../../csv/read-rows";
import { ok, type Result } from "../../refusal";
import type { InvitationsService } from "./invitations.service";
import type { Inviting, Plan } from "./inviting";
import { judgeRoster, type RosterPerson } from "./judge-roster";
import { rosterFile } from "./roster-file";
import type { RosterDeps, Teacher } from "./rosters-needs";

interface Deps extends Pick<RosterDeps, "db" | "classes" | "readName"> {
  inviting: Inviting;
  inTaughtClass: InvitationsService["inTaughtClass"];
}

type Wish = CallInput<CallByName<"POST /api/classes/{classId}/roster">>["body"];

/** Columns that are not read of which an answer tells. */
const mostIgnored = 20;

export type RosterService = ReturnType<typeof createRosterService>;

/** A list of people who are invited into a class: all of them, or none. */
export function createRosterService(deps: Deps) {
  const { db, classes, readName, inviting, inTaughtClass } = deps;

  async function invite(
    teacher: Teacher,
    classId: string,
    { csv, dryRun }: Wish,
  ): Promise<Result<RosterReport>> {
    // Nobody has the school read lists for a class that is not theirs.
    const taught = await classes.findTaught(db, teacher, classId);
    if (!taught.ok) return taught;
    const written = await readRows(csv, rosterFile, createBreathe());
    if (!written.ok) return written;
    const { rows, ignored } = written.value;
    const { people, bad } = judgeRoster(rows, (typed) => readName(typed, "SCHOOL"));
    const sendsMail = await inviting.sendsMail(db, taught.value);
    const report = (plan: Plan<RosterPerson>, isDone: boolean): RosterReport => ({
      isDone,
      rows: rows.length,
      newInvitations: plan.fresh.length,
      alreadyInvited: count(plan, "INVITED"),
      alreadyStudents: count(plan, "STUDENT"),
      declined: count(plan, "DECLINED"),
      people: plan.people,
      bad,
      ignoredColumns: ignored.slice(0, mostIgnored),
      sendsMail,
    });
    if (dryRun || bad.length > 0) {
      const plan = await inviting.plan(db, teacher, taught.value, people);
      return plan.ok ? ok(report(plan.value, false)) : plan;
    }
    return await inTaughtClass(teacher, classId, async (tx, found) => {
      const plan = await inviting.plan(tx, teacher, found, people);
      if (!plan.ok) return plan;
      await inviting.invite(tx, teacher, found, plan.value.fresh);
      return ok(report(plan.value, true));
    });
  }

  return { invite };
}

const count = (plan: Plan<RosterPerson>, wanted: string): number =>
  plan.people.filter(({ state }) => state === wanted).length;
