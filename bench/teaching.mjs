// What a teacher waits for: the page of one class of 40 students with 12 assignments, in a small school,
// and the same in a school of 10,000 learners with a million rows in the ledger. Beside each stands how
// long the product takes for a call that reads the caller's session alone, in the same run. The reports
// are of a year in which each student went through 16 lessons four times, with all answers.
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connectionString, startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";

const pg = createRequire(import.meta.url)("pg");

const learners = Number(process.env.TEACHING_LEARNERS ?? 10_000);
const ledgerRows = Number(process.env.TEACHING_LEDGER ?? 1_000_000);
const reads = Number(process.env.TEACHING_READS ?? 200);
const inClass = 40;
const assigned = 12;
const onList = 500;
const lists = 5;
const goals = { class: 60, school: 200, report: 3000 };
/** How often each student of the class went through each lesson; others did so less often. */
const timesThrough = { inClass: 4, others: 1 };

export async function measure() {
  const product = await startProduct({ env: { DEMO: "off" } });
  const database = new pg.Client({ connectionString: connectionString(product.dataDir) });
  await database.connect();
  try {
    const teacher = await makeTeacher(database);
    await makeLearners(database, {
      teacherId: teacher.id,
      count: inClass,
      perLearner: 25,
      times: timesThrough.inClass,
    });
    const small = await readPages(product, database, teacher, goals.class, "one class");
    await makeLearners(database, {
      teacherId: teacher.id,
      count: learners - inClass,
      perLearner: Math.floor(ledgerRows / learners),
      otherTeachers: true,
      times: timesThrough.others,
    });
    await database.query("vacuum analyze");
    const title = `${learners.toLocaleString("en")} learners`;
    const large = await readPages(product, database, teacher, goals.school, title);
    printTable(
      `A class of ${inClass} with ${assigned} assignments`,
      ["call", "goal", "median", "p95", "to a call of the session alone"],
      [...small, ...large],
    );
    printTable(
      `A list of ${onList} that a teacher has invited`,
      ["call", "goal", "median", "longest"],
      await inviteLists(product, database, teacher),
    );
  } finally {
    await database.end();
    await product.stop();
    product.remove();
  }
}

async function makeTeacher(database) {
  const { rows } = await database.query(
    `insert into account (name, role, age_band, email, registered_at, email_verified_at)
     values ('Mia Moss', 'TEACHER', 'ADULT', 'mia@bench.example', now(), now()) returning id`,
  );
  const token = randomBytes(32).toString("base64url");
  await database.query(
    "insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [createHash("sha256").update(token).digest(), rows[0].id],
  );
  return { id: rows[0].id, cookie: `saywell_session=${token}` };
}

/** Learners in classes of 40, each class with its assignments, each learner with what they did. */
async function makeLearners(
  database,
  { teacherId, count, perLearner, otherTeachers = false, times },
) {
  const mark = randomBytes(4).toString("hex");
  await database.query(
    `insert into account (name, age_band, email, registered_at, email_verified_at, title)
     select 'Learner ' || number, 'ADULT', number || '.${mark}@bench.example', now(), now(), null
     from generate_series(1, $1) as number`,
    [count],
  );
  const classes = Math.ceil(count / inClass);
  if (otherTeachers) {
    await database.query(
      `insert into account (name, role, age_band, email, registered_at, email_verified_at)
       select 'Teacher ' || number, 'TEACHER', 'ADULT', 'teacher' || number || '.${mark}@bench.example', now(), now()
       from generate_series(1, $1) as number`,
      [classes],
    );
  }
  await database.query(
    `insert into school_class (name, level, teacher_id, created_at)
     select 'Class ' || number, 'B1', coalesce(
       (select id from account where email = 'teacher' || number || '.${mark}@bench.example'), $2
     ), now() - interval '60 days'
     from generate_series(1, $1) as number`,
    [classes, teacherId],
  );
  await database.query(
    `with classes as (
       select id, row_number() over (order by created_at desc, id) as place from school_class as class
       where not exists (select from class_member where class_id = class.id)
     ), learners as (
       select id, row_number() over (order by id) as place from account where email like '%.${mark}@bench.example' and role = 'LEARNER'
     )
     insert into class_member (class_id, account_id)
     select classes.id, learners.id from learners
     join classes on classes.place = 1 + (learners.place - 1) / ${inClass}`,
  );
  await database.query(
    `insert into assignment (class_id, kind, lesson_id, opens_at, due_at, created_at)
     select id, 'LESSON', (array['a1','a2','b1','b2'])[1 + number % 4] || '-lesson-' || (1 + number / 4),
       now() - interval '50 days', now() + (number - 4) * interval '7 days', now() - interval '50 days'
     from school_class as class cross join generate_series(0, ${assigned - 1}) as number
     where not exists (select from assignment where class_id = class.id)`,
  );
  const theirs = `select id from account where email like '%.${mark}@bench.example' and role = 'LEARNER'`;
  await database.query(
    `insert into lesson_progress (account_id, lesson_id, progress, completed_at, best_quiz_score, updated_at)
     select learner.id, (array['a1','a2','b1','b2'])[1 + number % 4] || '-lesson-' || (1 + number / 4),
       case when number < 10 then 100 else 40 end,
       case when number < 10 then now() - number * interval '3 days' end, 20, now() - number * interval '3 days'
     from (${theirs}) as learner cross join generate_series(0, 15) as number`,
  );
  await makeAttempts(database, theirs, times);
  await database.query(
    `insert into study_day (account_id, day)
     select learner.id, current_date - number from (${theirs}) as learner cross join generate_series(0, 364) as number
     where number % 3 <> 1`,
  );
  await database.query(
    `insert into ledger_entry (account_id, kind, source, xp, coins, created_at)
     select learner.id, 'lesson-replayed', 'bench:' || number, 10, 0, now() - number * interval '9 hours'
     from (${theirs}) as learner cross join generate_series(1, $1) as number`,
    [perLearner],
  );
}

/** Lists of people of whom nobody is invited, each into a class of its own, and the last list once more. */
async function inviteLists(product, database, teacher) {
  const goal = "5000 ms";
  const first = [];
  const again = [];
  for (let round = 0; round < lists; round++) {
    // A teacher mails a thousand a day.
    await database.query("delete from class_invitation_mail");
    const { rows } = await database.query(
      "insert into school_class (name, teacher_id, created_at) values ('A new class', $1, now()) returning id",
      [teacher.id],
    );
    const people = Array.from(
      { length: onList },
      (_, number) => `list${round}.number${number}@bench.example,Ana May`,
    );
    const csv = ["email,name", ...people].join("\r\n");
    for (const [times, expected] of [
      [first, onList],
      [again, 0],
    ]) {
      const began = performance.now();
      const answer = await fetch(`${product.url}/api/classes/${rows[0].id}/roster`, {
        method: "POST",
        headers: { cookie: teacher.cookie, "content-type": "application/json" },
        body: JSON.stringify({ csv, dryRun: false }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`A list: ${answer.status} ${text}`);
      times.push(performance.now() - began);
      const report = JSON.parse(text);
      if (!report.isDone || report.newInvitations !== expected) throw new Error(text.slice(0, 300));
    }
  }
  const row = (name, times) => {
    const sorted = times.toSorted((a, b) => a - b);
    const shown = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return [name, goal, ...shown.map((time) => `${time.toFixed(0)} ms`)];
  };
  return [row("a new list", first), row("the same list again", again)];
}

/** Ways through 16 lessons to their end, over a year, with answers to all that they ask. */
async function makeAttempts(database, theirs, times) {
  const file = new URL("../packages/content/generated/lessons.json", import.meta.url);
  const course = new Map(JSON.parse(readFileSync(file, "utf8")).map((each) => [each.id, each]));
  for (let number = 0; number < 16; number++) {
    const lesson = course.get(
      `${["a1", "a2", "b1", "b2"][number % 4]}-lesson-${1 + Math.floor(number / 4)}`,
    );
    const steps = lesson.dialogueFlow.steps.map(({ id, choices, inputType }) => [
      id,
      inputType === "continue"
        ? ""
        : (choices[0] ?? (inputType === "yesno" ? "Yes" : "I'd like a coffee, please.")),
    ]);
    const results = lesson.quizQuestions.map(({ id }, place) => ({
      questionId: id,
      isCorrect: (place + number) % 4 > 0,
    }));
    const quiz = lesson.quizQuestions.map(({ id, correct }) => [id, correct]);
    await database.query(
      `insert into lesson_attempt (account_id, lesson_id, answers, quiz_answers, started_at, completed_at, duration_seconds, result)
       select learner.id, $1, $2, $3, at - interval '12 minutes', at, 720, $4
       from (${theirs}) as learner cross join generate_series(1, $5) as time
       cross join lateral (select now() - time * interval '80 days' - $6 * interval '4 days') as done (at)`,
      [
        lesson.id,
        JSON.stringify(Object.fromEntries(steps)),
        JSON.stringify(Object.fromEntries(quiz)),
        JSON.stringify({ quizScore: 25, quizMaxScore: 35, results }),
        times,
        number,
      ],
    );
  }
}

async function readPages(product, database, teacher, goal, title) {
  const { rows } = await database.query(
    "select id from school_class where teacher_id = $1 order by created_at, id limit 1",
    [teacher.id],
  );
  const classId = rows[0].id;
  const student = await database.query(
    "select account_id from class_member where class_id = $1 limit 1",
    [classId],
  );
  const yearAgo = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
  const paths = {
    dashboard: `/api/classes/${classId}/dashboard`,
    students: `/api/teacher/${teacher.id}/students?classId=${classId}`,
    assignments: `/api/classes/${classId}/assignments`,
    "a student": `/api/classes/${classId}/students/${student.rows[0].account_id}`,
    "a year of the class": `/api/classes/${classId}/report?from=${yearAgo}`,
    "a year of a student": `/api/classes/${classId}/students/${student.rows[0].account_id}/learning-report?from=${yearAgo}`,
    "what its grammar is made of": `/api/classes/${classId}/report/made-of?from=${yearAgo}&figure=skill:grammar`,
  };
  const times = Object.fromEntries(["session", ...Object.keys(paths)].map((name) => [name, []]));
  for (let round = -20; round < reads; round++) {
    for (const [name, path] of [["session", "/api/session"], ...Object.entries(paths)]) {
      const began = performance.now();
      const answer = await fetch(product.url + path, { headers: { cookie: teacher.cookie } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      // The first ones warm the process up.
      if (round >= 0) times[name].push(performance.now() - began);
    }
  }
  const reference = at(times.session, 0.5);
  return Object.keys(paths).map((name) => [
    `${name}, ${title}`,
    `${name.startsWith("a year") || name.startsWith("what") ? goals.report : goal} ms`,
    `${at(times[name], 0.5).toFixed(1)} ms`,
    `${at(times[name], 0.95).toFixed(1)} ms`,
    `× ${(at(times[name], 0.5) / reference).toFixed(1)}`,
  ]);
}

const at = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? NaN;
