import type { AgeBand, PlanType, Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { Classes, People, Students } from "../admin-needs";
import type { Place } from "../../../pages";
import { holds, nameOrder } from "../../../db/names";

export interface PeopleNeeds {
  people: People;
  classes: Classes;
  students: Students;
  plans: (db: Db | Tx) => Rows<{ account_id: string; plan_type: PlanType }>;
}

export interface PeopleWish {
  q?: string | undefined;
  role?: Role | undefined;
  ageBand?: AgeBand | undefined;
  plan?: PlanType | undefined;
  suspended?: boolean;
  unverified?: boolean;
  unconsented?: boolean;
  guests?: boolean;
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;

export function createPeopleStore({ people, classes, students, plans }: PeopleNeeds) {
  const withPlans = (db: Db | Tx) =>
    db
      .selectFrom(people(db).as("person"))
      .leftJoin(plans(db).as("plan"), "plan.account_id", "person.id")
      .where("person.is_bot", "=", false);

  const plan = sql<PlanType>`coalesce(plan.plan_type, 'FREEMIUM')`;

  const byName = nameOrder("person.shown_name");

  const wanted = (db: Db | Tx, wish: PeopleWish) =>
    withPlans(db)
      .$if(wish.guests !== true, (query) =>
        query.where((row) =>
          row.or([
            row("person.is_registered", "=", true),
            row("person.anonymised_at", "is not", null),
          ]),
        ),
      )
      .$if(wish.q !== undefined && wish.q !== "", (query) =>
        query.where((row) =>
          row.or([holds("person.shown_name", wish.q!), holds("person.email", wish.q!)]),
        ),
      )
      .$if(wish.role !== undefined, (query) => query.where("person.role", "=", wish.role!))
      .$if(wish.ageBand !== undefined, (query) =>
        query.where("person.age_band", "=", wish.ageBand!),
      )
      .$if(wish.plan !== undefined, (query) => query.where(plan, "=", wish.plan!))
      .$if(wish.suspended === true, (query) => query.where("person.suspended_at", "is not", null))
      .$if(wish.unverified === true, (query) =>
        query.where("person.email", "is not", null).where("person.is_email_verified", "=", false),
      )
      .$if(wish.unconsented === true, (query) => query.where("person.needs_consent", "=", true));

  return {
    /** By name. */
    list: async (db: Db, wish: PeopleWish, page: { after: Place | null; limit: number }) =>
      await wanted(db, wish)
        .selectAll("person")
        .select([plan.as("plan"), byName.as("orderedBy")])
        .$if(page.after !== null, (query) =>
          query.where(
            sql<boolean>`(${byName}, person.id) > (${page.after?.[0]}, ${page.after?.[1]}::uuid)`,
          ),
        )
        .orderBy(byName)
        .orderBy("person.id")
        .limit(page.limit)
        .execute(),

    async count(db: Db, wish: PeopleWish): Promise<number> {
      const { count } = await wanted(db, wish)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return count;
    },

    find: async (db: Db | Tx, accountId: string) =>
      await withPlans(db)
        .selectAll("person")
        .select(plan.as("plan"))
        .where("person.id", "=", accountId)
        .executeTakeFirst(),

    /** Where somebody is a student or teaches, newest first. */
    classesOf: async (db: Db | Tx, accountId: string) =>
      await db
        .selectFrom(classes(db).as("class"))
        .select((row) => [
          "class.id",
          "class.name",
          row("class.teacher_id", "=", accountId).as("isTeacher"),
        ])
        .where((row) =>
          row.or([
            row("class.teacher_id", "=", accountId),
            row.exists(
              row
                .selectFrom(students(db).as("student"))
                .select("student.class_id")
                .whereRef("student.class_id", "=", "class.id")
                .where("student.account_id", "=", accountId),
            ),
          ]),
        )
        .orderBy("class.created_at", "desc")
        .orderBy("class.id")
        .execute(),
  };
}
