import { randomUUID } from "node:crypto";
import { loadContent } from "@saywell/content/answers";
import { statementObject } from "@saywell/lesson";
import type { Db } from "../../../db/database";
import type { TestApp, TestUser } from "../../../testing/build-test-app";
import {
  type AccountTraits,
  makeAccount,
  makeMessage,
  makeRoom,
  makeVisit,
} from "../../../testing/factories";

export const busyLearner = {
  name: "Zephyrine Quill",
  email: "zephyrine.quill@example.org",
  password: "correct horse battery",
  /** Of a parent who agreed. */
  parent: "quill.parent@example.com",
  /** Of a parent who pays. */
  payer: "quill.payer@example.com",
};

/** A learner who has left something of their own in every table, registered or a guest. */
export async function makeBusyLearner(
  app: TestApp,
  traits: AccountTraits = { ...busyLearner, ageBand: "ADULT" },
): Promise<TestUser> {
  const { name, email } = busyLearner;
  const as = await app.signIn(traits);
  const lesson = loadContent().lesson("a1-lesson-1")!;
  const about = { userId: as.id, lessonId: lesson.id };
  const params = { userId: as.id };

  const { steps } = lesson.dialogueFlow;
  const nameStep = steps.findIndex(({ inputType }) => inputType === "text");
  const answers = steps
    .slice(0, nameStep + 1)
    .map(({ id, inputType }) => ({ stepId: id, answer: inputType === "text" ? name : "" }));
  const choices = Object.fromEntries(lesson.outline.map(({ id, correct }) => [id, correct]));
  await makeVisit(app.db, { accountId: as.id, lessonId: lesson.id, now: app.clock.now() });
  const replies = [
    await app.call("PUT /api/account/{userId}", { params, body: { avatar: "owl" } }, { as }),
    await app.call(
      "POST /api/lessons/{id}/answers",
      { params: { id: lesson.id }, body: { userId: as.id, answers } },
      { as },
    ),
    await app.call(
      "POST /api/lessons/xapi",
      {
        body: {
          ...about,
          verb: "answered",
          object: statementObject(lesson.title),
          success: 1,
          response: `${name}, ${email}`,
        },
      },
      { as },
    ),
    await app.call(
      "POST /api/lessons/progress",
      { body: { ...about, progress: 100, completed: 1, choices } },
      { as },
    ),
    await app.call("GET /api/lessons/{id}", { params: { id: lesson.id } }, { as }),
    await app.call(
      "POST /api/ai/chat",
      { body: { message: "Hello!", conversationHistory: [], lessonId: null } },
      { as },
    ),
    await app.call(
      "POST /api/lessons/{id}/bookmark",
      { params: { id: lesson.id }, body: { userId: as.id, isBookmarked: true } },
      { as },
    ),
    await app.call(
      "POST /api/review/{userId}/words",
      { params, body: { lessonId: lesson.id, word: lesson.words[0]!.word } },
      { as },
    ),
  ];
  const failed = replies.find(({ status }) => status !== 200);
  if (failed !== undefined) throw new Error(failed.text);
  await reviewWord(app, as);
  await app.call("POST /api/daily-five/next", {}, { as });
  await app.db
    .insertInto("subscription")
    .values({ account_id: as.id, plan_type: "CORE", status: "active" })
    .execute();
  await payByCard(app, as.id);
  await app.db
    .insertInto("sales_request")
    .values({
      account_id: as.id,
      name: "Somebody",
      email: "asks@example.org",
      organisation: "Elm College",
      people: "1-20",
      message: "What would it cost?",
      created_at: app.clock.now(),
    })
    .execute();
  await app.db
    .insertInto("mail")
    .values([
      {
        to_address: busyLearner.email,
        account_id: as.id,
        kind: "new-device",
        subject: "A new device",
        text: `Hello ${busyLearner.name}`,
        html: `<p>Hello ${busyLearner.name}</p>`,
        has_link: false,
        state: "NOT_SENT",
        created_at: app.clock.now(),
      },
      {
        to_address: busyLearner.parent,
        about_id: as.id,
        kind: "parental-consent",
        subject: `You agreed for ${busyLearner.name}`,
        text: `Thank you. ${busyLearner.name} may talk now.`,
        html: `<p>Thank you. ${busyLearner.name} may talk now.</p>`,
        has_link: false,
        state: "NOT_SENT",
        created_at: app.clock.now(),
      },
    ])
    .execute();
  await app.db
    .insertInto("parental_consent")
    .values({
      account_id: as.id,
      state: "GIVEN",
      given_by: "PARENT",
      who: busyLearner.parent,
      wording: 1,
      asked_at: app.clock.now(),
      decided_at: app.clock.now(),
    })
    .execute();
  await takeLevelTest(app, as.id);
  await beKnown(app, as.id, email);
  if (traits.email !== undefined) await signInOtherwise(app, as.id);
  await meetPeople(app, as.id);
  await playGame(app, as.id);
  return as;
}

/** A plan that is paid by card. What the payment provider calls it and them tells nobody's id. */
async function payByCard({ db, clock }: TestApp, account_id: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("payment_customer")
    .values({
      account_id,
      customer_id: `cus_${randomUUID()}`,
      created_at: now,
      payer_email: busyLearner.payer,
    })
    .execute();
  await db
    .insertInto("card_subscription")
    .values({
      account_id,
      subscription_id: `sub_${randomUUID()}`,
      plan_type: "CORE",
      status: "active",
      period_start: now,
      period_end: new Date(now.getTime() + 30 * 24 * 3600 * 1000),
      updated_at: now,
    })
    .execute();
}

/** A game of a class that they lead, and one that they played to the end. */
async function playGame({ db, clock }: TestApp, id: string): Promise<void> {
  const now = clock.now();
  const plain = { game_type: "TRIVIA", mode: "COMPETITIVE", setting: "{}", state: "{}" } as const;
  await db
    .insertInto("game")
    .values({ ...plain, setting: JSON.stringify({ host: id }), host_id: id })
    .execute();
  const { id: game_id } = await db
    .insertInto("game")
    .values({ ...plain, room_id: (await makeRoom(db)).id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("game_event").values({ game_id, seq: 1, at: now, event: "{}" }).execute();
  const { id: match_id } = await db
    .insertInto("game_match")
    .values({ game_id, number: 1, first_seq: 1, last_seq: 1, started_at: now, ended_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("game_result")
    .values({
      match_id,
      account_id: id,
      score: 100,
      rank: 1,
      right_answers: 1,
      rounds: 5,
      answers: JSON.stringify([{ question: "Who is late?", said: "the bus" }]),
      xp: 2,
      coins: 0,
      ended_at: now,
    })
    .execute();
  const share = { token: randomUUID(), match_id, account_id: id, created_at: now };
  await db.insertInto("match_share").values(share).execute();
  await db
    .insertInto("game_former_guest")
    .values({ guest_id: randomUUID(), account_id: id })
    .execute();
  const written = { owner_id: id, title: "Past of verbs", created_at: now };
  await db
    .insertInto("quiz_set")
    .values({ ...written, questions: "[]", updated_at: now })
    .execute();
  await db
    .insertInto("class_game")
    .values({ ...written, game_id, question_count: 5 })
    .execute();
  const player = { account_id: id, name: "Ana B", name_key: "anab", joined_at: now };
  await db
    .insertInto("game_player")
    .values({ ...player, game_id })
    .execute();
  const seen = { account_id: id, question_id: "general-a1-01", seen_at: now };
  await db.insertInto("quiz_seen").values(seen).execute();
}

async function reviewWord(app: TestApp, as: TestUser): Promise<void> {
  const { body } = await app.call("GET /api/review/due", {}, { as });
  const graded = await app.call(
    "POST /api/review/{cardId}/grade",
    {
      params: { cardId: body.cards[0]!.id },
      body: { grade: "good", reviewId: randomUUID() },
    },
    { as },
  );
  if (graded.status !== 200) throw new Error(graded.text);
}

async function beKnown({ db, clock }: TestApp, account_id: string, email: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("one_time_link")
    .values({
      token_hash: Buffer.from(`a link of ${account_id}`),
      purpose: "parental-consent",
      account_id,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + 1000),
    })
    .execute();
  await db
    .insertInto("known_device")
    .values({
      account_id,
      token_hash: Buffer.from(`a device of ${account_id}`),
      device: "Firefox on Windows",
      first_seen_at: now,
      last_seen_at: now,
    })
    .execute();
}

/** What nobody has without an account: a provider, and a second factor on its way. */
async function signInOtherwise({ db, clock }: TestApp, account_id: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("sign_in_identity")
    .values({
      issuer: "https://provider.example",
      subject: `subject of ${account_id}`,
      account_id,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  await db
    .insertInto("sign_in_attempt")
    .values({
      state_hash: Buffer.from(`a state of ${account_id}`),
      browser_hash: Buffer.from(`a browser of ${account_id}`),
      provider: "google",
      nonce: "nonce",
      code_verifier: "verifier",
      path: "/settings",
      account_id,
      created_at: now,
      expires_at: new Date(now.getTime() + 1000),
    })
    .execute();
  await db
    .insertInto("second_factor")
    .values({ account_id, secret: "open:secret", created_at: now })
    .execute();
  await db
    .insertInto("recovery_code")
    .values({ account_id, code_hash: Buffer.from(`a code of ${account_id}`), created_at: now })
    .execute();
}

async function takeLevelTest({ db, clock }: TestApp, id: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto("level_test_taker")
    .values({ token_hash: Buffer.from(`a hash of ${id}`), account_id: id, expires_at: now })
    .execute();
  const { id: session_id } = await db
    .insertInto("level_test_session")
    .values({
      account_id: id,
      test_type: "adult",
      seed: 1,
      question_limit: 40,
      started_at: now,
      listed: [],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("level_test_answer")
    .values({
      session_id,
      position: 1,
      item_id: "b1-writing-1",
      skill: "writing",
      shown_at: now,
      answer: `Dear Sir, I am ${busyLearner.name}.`,
      parameters: "{}",
    })
    .execute();
  await db
    .insertInto("level_test_result")
    .values({
      session_id,
      level: "B1",
      score: 60,
      ability: 0.2,
      standard_error: 0.3,
      interval_low: -0.4,
      interval_high: 0.8,
      skills: "[]",
      created_at: now,
    })
    .execute();
}

/** What teaching leaves: a class taught beside its teacher, a note, an announcement and work. */
async function teachBeside(
  db: Db,
  { id, friendId, classId, now }: { id: string; friendId: string; classId: string; now: Date },
): Promise<void> {
  const beside = await db
    .insertInto("school_class")
    .values({ name: "Morning class", teacher_id: friendId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("class_co_teacher")
    .values({ class_id: beside.id, account_id: id, added_at: now })
    .execute();
  const said = { class_id: classId, author_id: id, content: "Reads well.", created_at: now };
  await db
    .insertInto("class_note")
    .values({ ...said, about_id: friendId })
    .execute();
  await db.insertInto("class_announcement").values(said).execute();
  const lesson = {
    kind: "LESSON" as const,
    lesson_id: "a1-lesson-1",
    opens_at: now,
    created_at: now,
  };
  const thread = { class_id: beside.id, student_id: id, teacher_id: friendId };
  const { id: thread_id } = await db
    .insertInto("class_thread")
    .values(thread)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("class_thread")
    .values({ class_id: classId, student_id: friendId, teacher_id: id })
    .execute();
  await db
    .insertInto("class_message")
    .values({ thread_id, author_id: id, content: "May I come late?", created_at: now })
    .execute();
  await db
    .insertInto("class_thread_read")
    .values({ thread_id, account_id: id, read_seq: 1 })
    .execute();
  await db
    .insertInto("class_plan")
    .values({ class_id: classId, revision: 1, changed_by: id, changed_at: now })
    .execute();
  await db
    .insertInto("assignment")
    .values({ ...lesson, class_id: classId, created_by: id })
    .execute();
  const theirs = await db
    .insertInto("assignment")
    .values({ ...lesson, class_id: beside.id, created_by: friendId, is_for_some: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("assignment_recipient")
    .values({ assignment_id: theirs.id, account_id: id })
    .execute();
  await db
    .insertInto("assignment_reminder")
    .values({ assignment_id: theirs.id, account_id: id, due_at: now, sent_at: now })
    .execute();
  const group = await db
    .insertInto("class_group")
    .values({ class_id: classId, name: "Blue", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("class_group_member")
    .values({ group_id: group.id, class_id: classId, account_id: id })
    .execute();
  await handInWork(db, { id, friendId, classId: beside.id, now });
}

/** What work leaves that is handed in and marked: a text of their own, a talk that they marked, a comment. */
async function handInWork(
  db: Db,
  { id, friendId, classId, now }: { id: string; friendId: string; classId: string; now: Date },
): Promise<void> {
  const work = { class_id: classId, title: "My town", created_by: friendId };
  const then = { opens_at: now, created_at: now };
  const written = { kind: "WRITING", prompt: "Write about it.", minWords: 5, maxWords: 80 };
  const spoken = { kind: "SPEAKING", prompt: "Talk about it.", maxSeconds: 60 };
  const assigned = await db
    .insertInto("assignment")
    .values([
      { ...work, ...then, kind: "WRITING", task: JSON.stringify(written) },
      { ...work, ...then, kind: "SPEAKING", task: JSON.stringify(spoken) },
    ])
    .returning(["id", "kind"])
    .execute();
  const idOf = (kind: string) => assigned.find((each) => each.kind === kind)!.id;
  const handedIn = { attempt: 1, saved_at: now, submitted_at: now };
  await db
    .insertInto("submission")
    .values({
      ...handedIn,
      assignment_id: idOf("WRITING"),
      account_id: id,
      state: "SUBMITTED",
      content: `My name is ${busyLearner.name}.`,
    })
    .execute();
  const talk = { ...handedIn, assignment_id: idOf("SPEAKING"), seconds: 20 };
  const talks = await db
    .insertInto("submission")
    .values([
      { ...talk, account_id: id, state: "SUBMITTED" },
      {
        ...talk,
        account_id: friendId,
        state: "MARKED",
        score: 80,
        marked_at: now,
        marked_by: id,
      },
    ])
    .returning("id")
    .execute();
  await db
    .insertInto("submission_recording")
    .values({ submission_id: talks[0]!.id, media_type: "audio/ogg", data: Buffer.from("OggS") })
    .execute();
  await db
    .insertInto("marking_comment")
    .values({ account_id: id, content: "Check the past.", created_at: now })
    .execute();
}

/** A class, a room with messages in it, a friend, and all that moderation keeps about somebody. */
async function meetPeople({ db, clock }: TestApp, id: string): Promise<void> {
  const now = clock.now();
  const friend = await makeAccount(db, { name: "A Friend" });
  const { id: classId } = await db
    .insertInto("school_class")
    .values({ name: "Evening class", teacher_id: id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("class_member").values({ class_id: classId, account_id: id }).execute();
  await db
    .insertInto("class_former_member")
    .values({ class_id: classId, account_id: id, joined_at: now, taken_out_at: now })
    .execute();
  await db
    .insertInto("class_invitation_mail")
    .values({ sender_id: id, address_hash: Buffer.from("a hash"), sent_at: now })
    .execute();
  await db
    .insertInto("class_invitation")
    .values({
      class_id: classId,
      address_hash: Buffer.from("a hash"),
      state: "ACCEPTED",
      token: randomUUID(),
      invited_by: friend.id,
      accepted_by: id,
      created_at: now,
      answered_at: now,
      expires_at: now,
    })
    .execute();
  await db
    .insertInto("class_export")
    .values({
      class_id: classId,
      account_id: id,
      kind: "STUDENTS_CSV",
      state: "DONE",
      created_at: now,
      expires_at: now,
    })
    .execute();
  await teachBeside(db, { id, friendId: friend.id, classId, now });
  await db
    .insertInto("lesson_author")
    .values({ account_id: id, lesson_id: "a1-lesson-1" })
    .execute();
  const pair = { requester_id: id, addressee_id: friend.id };
  await db.insertInto("friendship").values(pair).execute();
  await db.insertInto("follow").values({ follower_id: id, followed_id: friend.id }).execute();
  await db
    .insertInto("block_or_mute")
    .values({ account_id: id, against_id: friend.id, kind: "MUTE" })
    .execute();

  const { id: roomId } = await makeRoom(db, { ownerId: id, memberIds: [id] });
  const elsewhere = await makeRoom(db);
  await db
    .insertInto("room_invitation")
    .values({ room_id: elsewhere.id, account_id: id, invited_by: friend.id })
    .execute();
  await db
    .insertInto("room_request")
    .values({ room_id: (await makeRoom(db)).id, account_id: id })
    .execute();
  await makeMessage(db, { roomId, accountId: id, content: `I am ${busyLearner.name}.`, now });
  const report = { source: "PERSON", reason: "RUDE", created_at: now } as const;
  const { id: reportId } = await db
    .insertInto("report")
    .values({ ...report, reporter_id: id, about_id: friend.id, note: `Not to ${busyLearner.name}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("queue_look").values({ account_id: id, looked_at: now }).execute();
  const { id: sanctionId } = await db
    .insertInto("sanction")
    .values({
      account_id: id,
      kind: "MUTE",
      reason: "Be kind.",
      report_id: reportId,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("appeal")
    .values({ account_id: id, sanction_id: sanctionId, text: "I was kind.", created_at: now })
    .execute();
  await db
    .insertInto("invitation")
    .values({
      email: busyLearner.email,
      role: "LEARNER",
      name: busyLearner.name,
      account_id: id,
      created_at: now,
      expires_at: now,
    })
    .execute();
  await db
    .insertInto("audit_entry")
    .values({ at: now, actor_id: id, about_id: friend.id, action: "sanction-lifted" })
    .execute();
}
