import type { FastifyInstance } from "fastify";
import { allAgeEffects } from "./all-age-effects";
import { allPersonalData } from "./all-personal-data";
import { type AppDeps, completeDeps } from "./app-deps";
import { findSchoolStaff } from "./features/accounts/administration/school-staff.store";
import { moveToZone } from "./features/accounts/administration/school-zone.store";
import { opensStaff } from "./features/accounts/administration/opens-staff.store";
import { makeVisitor } from "./db/seed/demo-visitors";
import { accountsModule } from "./features/accounts/accounts.module";
import { adminModule } from "./features/admin/admin.module";
import { createChildLooks } from "./features/audit/child-looks";
import { keepEarned } from "./features/gamification/figures.store";
import { keepProgress } from "./features/lessons/figures.store";
import { auditModule } from "./features/audit/audit.module";
import { billingModule } from "./features/billing/billing.module";
import { wholeNamesOf } from "./features/accounts/whole-names.store";
import { listOfClasses } from "./features/assignments/assignments.store";
import { titleOf } from "./features/assignments/tasks";
import { assignmentsModule } from "./features/assignments/assignments.module";
import { classReportsModule } from "./features/class-reports/class-reports.module";
import { classesModule } from "./features/classes/classes.module";
import { createNamesOf } from "./features/classes/people-names.store";
import { enrolments } from "./features/classes/classes.store";
import {
  findAnnouncementFor,
  takeDownAnnouncement,
} from "./features/classes/reported-announcements.store";
import { joinedBy, studentsIn, studentsOfOpen } from "./features/classes/students-in.store";
import { classMessagesModule } from "./features/class-messages/class-messages.module";
import { classRoomsModule } from "./features/class-rooms/class-rooms.module";
import { classPlansModule } from "./features/class-plans/class-plans.module";
import { classExportsModule } from "./features/class-exports/class-exports.module";
import { dropFilesAbout } from "./features/class-exports/class-exports.store";
import { consentModule } from "./features/consent/consent.module";
import { classGamesModule } from "./features/class-games/class-games.module";
import { contactModule } from "./features/contact/contact.module";
import { dropOwnConsent } from "./features/consent/own-mailbox";
import { dailyFiveModule } from "./features/daily-five/daily-five.module";
import { friendsModule } from "./features/friends/friends.module";
import { entitlementsModule } from "./features/entitlements/entitlements.module";
import { haveEarned } from "./features/gamification/have-earned.store";
import { lastStudyOf, studyDaysOf } from "./features/gamification/study-days.store";
import { gameNames } from "./features/games/game-names.store";
import { gamesModule } from "./features/games/games.module";
import { gamificationModule } from "./features/gamification/gamification.module";
import { lessonPlaces } from "./features/lessons/lesson-places.store";
import { finishedAttempts } from "./features/lessons/finished-attempts.store";
import { finishedSince } from "./features/lessons/finished-since.store";
import { lessonsBegun } from "./features/lessons/lessons-begun.store";
import { lessonsModule } from "./features/lessons/lessons.module";
import { lessonsOf } from "./features/lessons/lessons-of.store";
import { statementsOf } from "./features/lessons/statements-of.store";
import { siteAddress } from "./features/mail/site-address";
import { mailModule } from "./features/mail/mail.module";
import { createIsProved } from "./features/moderation/is-proved.store";
import { moderationIntake } from "./features/moderation/intake";
import { moderationModule } from "./features/moderation/moderation.module";
import { resultsOfMany } from "./features/placement/results/results-of-many.store";
import { resultsOf } from "./features/placement/results/results-of.store";
import { testsOf } from "./features/placement/results/tests-of.store";
import { placementModule } from "./features/placement/placement.module";
import { practicePartnerModule } from "./features/practice-partner/practice-partner.module";
import { profilesModule } from "./features/profiles/profiles.module";
import { reviewedOf } from "./features/review/reviewed-of.store";
import { reviewModule } from "./features/review/review.module";
import { endGuestRooms } from "./features/rooms/end-guest-rooms.store";
import { endInvitations } from "./features/rooms/end-invitations.store";
import { shareRoom } from "./features/rooms/share-room.store";
import { roomsModule } from "./features/rooms/rooms.module";
import { renewInvitations } from "./features/rosters/invitations.store";
import { revokeTo } from "./features/rosters/own-invitations.store";
import { rostersModule } from "./features/rosters/rosters.module";
import { salesModule } from "./features/sales/sales.module";
import { sanctionsModule } from "./features/sanctions/sanctions.module";
import { schoolModule } from "./features/school/school.module";
import { submissionsModule } from "./features/submissions/submissions.module";
import { handedInBy, submissionsOf } from "./features/submissions/submissions.store";
import { messagesOn } from "./features/tutor/tutor-days.store";
import { teachingModule } from "./features/teaching/teaching.module";
import { createWebhookDelivery } from "./http/webhook-delivery";
import { hasTestPayments, testPaymentsModule } from "./features/test-payments/test-payments.module";
import { tutorModule } from "./features/tutor/tutor.module";
import { wordsModule } from "./features/words/words.module";
import { createHttpServer } from "./http/create-http-server";
import { recogniseCallers } from "./http/current-user";
import { heedRefusals } from "./http/heed-refused";
import { mayActFor } from "./http/may-act-for";
import { createLive } from "./live/live";
import type { Module } from "./module";
import { createPageFacts } from "./page-facts";
import { roomNeeds } from "./room-needs";

/**
 * The whole product on one HTTP server: every feature's module and what it is handed, from those
 * that need nothing to those that need most. A module is handed what stands before it here; what
 * it has an effect on after it hears of it as an event.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const core = completeDeps(deps);
  const { content, grammar, classifier, roomLimits, sharedCounter, isFitForAll, after, chance } =
    core;
  const { app, metrics, serveTheRest } = await createHttpServer(core);
  const live = createLive(core);
  const modules: Module[] = [];
  const add = <Exports extends object>(module: Module<Exports>): Exports => {
    modules.push(module);
    return module.exports;
  };

  const audit = add(auditModule());
  const school = add(
    schoolModule(core, { bus: live.bus, record: audit.record, findSchoolStaff, moveToZone }),
  );
  const mail = add(
    mailModule(core, { record: audit.record, settings: school.settings, opensStaff }),
  );
  const { helpPlaceOf } = school;
  const { send } = mail;
  const accounts = add(
    accountsModule(core, {
      personalData: allPersonalData,
      ageEffects: allAgeEffects(core),
      dropOwnConsent,
      endGuestRooms,
      students: enrolments,
      school,
      makeVisitor: (tx, visit) => makeVisitor(tx, visit, core.jobs),
      learnt: { lessonsOf, haveEarned },
      mail,
      audit,
    }),
  );
  const { administration } = accounts;
  const keepLook = createChildLooks({ ...core, minorsAmong: administration.minorsAmong });
  const consent = add(
    consentModule(core, { accounts, mail, record: audit.record, settings: school.settings }),
  );
  const classes = add(
    classesModule(core, {
      accounts,
      record: audit.record,
      isFitForAll,
      finishedSince,
      dropFilesAbout,
      revokeInvitationsTo: (tx, student, now) => revokeTo(tx, accounts.profiles, student, now),
      renewInvitations,
    }),
  );
  add(
    rostersModule(core, {
      classes,
      accounts,
      record: audit.record,
      readName: administration.readName,
      settings: school.settings,
      mail,
    }),
  );
  const friends = add(friendsModule(core, { accounts, classes, live, endInvitations, shareRoom }));
  const { hiddenFor } = friends;
  const isProved = createIsProved({ accounts, classes });
  const intake = moderationIntake(core, { ...audit, isProved, helpPlaceOf });
  const { raiseAlert, raiseCry } = intake;
  add(contactModule(core, { settings: school.settings, send, raiseCry, helpPlaceOf }));
  add(salesModule(core, { settings: school.settings, send, raiseCry, helpPlaceOf }));
  // Staff read the whole names of everybody.
  const forStaff = { ...accounts, cards: accounts.staffCards };
  const sanctions = add(sanctionsModule(core, { accounts: forStaff, raiseCry }));
  const { explainWord } = add(wordsModule({ content, isFitForAll, levelOf: core.levelOf }));
  const rooms = add(
    roomsModule(core, {
      reads: roomNeeds(accounts.cards),
      accounts,
      classes,
      live,
      after,
      sharedCounter,
      limits: roomLimits,
      grammar,
      hiddenFor,
      hiddenForAll: friends.hiddenForAll,
      unheard: friends.unheard,
      askToInvite: (from, inviter, invitee) =>
        friends.contactAsked(from, inviter, invitee, "private-room-invite"),
      async mayInviteAmong(from, inviter, people) {
        const mayContact = await friends.contactWith(from, inviter, people);
        return (person) => mayContact(person, "private-room-invite");
      },
      async mayEverInvite(from, inviter, invitee) {
        const mayContact = await friends.contactWithoutBlocks(from, inviter, [invitee]);
        return mayContact(invitee, "private-room-invite");
      },
      unlifted: sanctions.unlifted,
      sanctionsOf: sanctions.inForceOf,
      raiseAlert,
      raiseCry,
      review: intake.review,
      classifier,
      helpPlaceOf,
      learnersCreateRooms: () => school.settings().features.learnersCreateRooms,
      keepLook,
      recordClosing: intake.recordRoomClosing,
    }),
  );
  const { findCard } = accounts;
  const playing = { live, after, chance, content, grammar, isFitForAll };
  add(
    practicePartnerModule(core, {
      ...playing,
      hiddenFor,
      findCard,
      helpPlaceOf,
      rooms,
      explainWord,
    }),
  );
  const { toAccounts } = live;
  const people = { accounts: forStaff, classes, friends, sanctions };
  const taught = { ...classes, studentsIn, joinedBy };
  add(classRoomsModule(core, { classes: taught, rooms }));
  const classMessages = add(
    classMessagesModule(core, {
      classes: taught,
      accounts,
      wholeNamesOf,
      namesOf: createNamesOf(accounts.cards),
      workOf: async (from, classId) =>
        (await listOfClasses(from, [classId])).map((work) => ({
          ...work,
          title: titleOf(content, work),
        })),
      sanctionsOf: sanctions.inForceOf,
      hasBlocked: friends.hasBlocked,
      raiseAlert,
      helpPlaceOf,
      toAccounts,
    }),
  );
  const judging = { classifier, after, raiseAlert, helpPlaceOf };
  const { classified } = add(
    moderationModule(core, {
      ...people,
      ...judging,
      audit,
      rooms,
      // What teachers tell a class is reported and taken down as what is written in it.
      classMessages: {
        find: async (tx, reader, id) =>
          (await classMessages.reported.find(tx, reader, id)) ??
          (await findAnnouncementFor(tx, reader, id)),
        hide: async (tx, id, now) =>
          (await classMessages.reported.hide(tx, id, now)) ?? (await takeDownAnnouncement(tx, id)),
      },
      isProved,
      send,
      toAccounts,
    }),
  );
  if (classified !== undefined) {
    const help = "Room messages that the classifier read after they were sent, or never did.";
    metrics.tell("saywell_messages_classified_total", help, classified);
  }
  const { countSaid } = rooms;
  /** Nobody compares themselves with a class whose teachers show it no leaderboard. */
  const scopeOf: typeof friends.scopeOf = (from, accountId, scope) =>
    scope === "friends"
      ? friends.scopeOf(from, accountId, scope)
      : classes.comparedWith(from, accountId);
  const gamification = add(
    gamificationModule(core, {
      content,
      accounts,
      countSaid,
      scopeOf,
      namedTo: classes.namedTo,
      gameNames,
    }),
  );
  const testPayments = hasTestPayments(core.config)
    ? add(testPaymentsModule(core, { deliver: createWebhookDelivery(app, core.config.publicUrl) }))
    : undefined;
  const { planOf, agreedPlanOf, plans, savePlan } = add(
    billingModule(core, {
      profiles: accounts.profiles,
      accounts,
      offerClaim: accounts.offerClaim,
      settings: school.settings,
      send,
      payments: deps.payments,
      testPayments: testPayments?.connection,
      membersPlan: () => school.settings().membersPlan,
      isStudent: classes.isStudent,
    }),
  );
  const { may, planRefusal, locksOf } = add(
    entitlementsModule(core, {
      content,
      findCard,
      planOf,
      lessonsBegun,
      messagesOn,
      agreedPlanOf,
    }),
  );
  const { dueWords, recordMistakes, recordMissed, recordCorrections } = add(
    reviewModule(core, { content, explainWord, study: gamification, locksOf }),
  );
  const { hosted } = add(
    gamesModule(core, {
      live,
      sharedCounter,
      after,
      chance,
      bank: core.quizBank,
      lexiconOf: core.lexiconOf,
      cards: accounts.cards,
      lockAccount: accounts.lock,
      rooms,
      hiddenForAll: friends.hiddenForAll,
      payGame: gamification.payGame,
      recordMissed,
    }),
  );
  add(
    classGamesModule(core, {
      hosted,
      bank: core.quizBank,
      chance,
      sharedCounter,
      isFitForAll,
      findCard: accounts.findCard,
      readName: accounts.readName,
      enterAsGuest: accounts.enterAsGuest,
      keepLook,
    }),
  );
  add(
    dailyFiveModule(core, {
      quiz: content.quiz,
      accounts,
      rewards: gamification,
      recordMissed,
    }),
  );
  const lessons = add(
    lessonsModule(core, {
      content,
      grammar,
      rewards: gamification,
      recordMistakes,
      raiseCry,
      refusalToBegin: (from, accountId, lessonId, known) =>
        planRefusal(from, accountId, { kind: "begin-lesson", lessonId }, known),
      locksOf,
    }),
  );
  const tutor = add(
    tutorModule(core, {
      content,
      grammar,
      raiseCry,
      explainWord,
      levelOf: core.levelOf,
      isFitForAll,
      dueWordsOf: dueWords,
      refusalToWrite: (from, accountId, messagesToday) =>
        planRefusal(from, accountId, { kind: "write-to-tutor", messagesToday }),
      mayUseModel: async (accountId) =>
        (await may(core.db, accountId, { kind: "use-feature", feature: "language-model" })).allowed,
    }),
  );
  const { lessonsFinished } = lessons;
  const { scoreText } = add(
    placementModule(core, {
      accounts,
      raiseCry,
      content,
      grammar,
      isFitForAll,
      lessonsFinished,
      locksOf,
    }),
  );
  const assignments = add(
    assignmentsModule(core, {
      classes: taught,
      studentsOfOpen,
      profiles: accounts.profiles,
      sendAll: mail.sendAll,
      course: content,
      lessonPlaces,
      submissionsOf,
      handedInBy,
      testsOf,
      reviewedOf,
      namesOf: wholeNamesOf,
      locksOf,
      isFitForAll,
      quizBank: core.quizBank,
      chance,
    }),
  );
  add(
    submissionsModule(core, {
      assignments,
      classes: taught,
      namesOf: wholeNamesOf,
      study: gamification,
      recordMissed,
      recordCorrections,
      raiseCry,
      scoreText,
      findCard,
      isFitForAll,
    }),
  );
  add(
    classPlansModule(core, {
      classes: taught,
      course: content,
      lessonPlaces,
      locksOf,
      namesOf: wholeNamesOf,
      isFitForAll,
    }),
  );
  const { figuresOf } = add(
    teachingModule(core, {
      classes: taught,
      cards: accounts.profiles,
      course: content,
      lessonPlaces,
      assignments,
      study: { studyDaysOf, lastStudyOf },
      resultsOf,
      schoolZone: school.timeZone,
      mayActFor,
    }),
  );
  add(
    classReportsModule(core, {
      classes: taught,
      course: content,
      namesOf: wholeNamesOf,
      lessonPlaces,
      finishedAttempts,
      studyDaysOf,
      assignments,
      testsOf: resultsOfMany,
      school: () => ({ name: school.settings().name, timeZone: school.timeZone() }),
    }),
  );
  add(
    classExportsModule(core, {
      classes: taught,
      findCard,
      namesOf: wholeNamesOf,
      course: content,
      assignments,
      figuresOf,
      statementsOf,
      site: siteAddress(core.config),
    }),
  );
  const { earnedBy } = gamification;
  const takesGuests = () => school.settings().features.guests;
  const { profileOf } = add(
    profilesModule(core, {
      ...friends,
      accounts,
      lessons,
      content,
      earnedBy,
      takesGuests,
      locksOf,
    }),
  );

  add(
    adminModule(core, {
      audit,
      accounts: administration,
      classes,
      billing: { plans, savePlan },
      rooms,
      settings: school.settings,
      mail,
      ...consent,
      async keepFigures(tx, moved) {
        await keepEarned(tx, moved);
        await keepProgress(tx, moved);
      },
      classified,
      bus: live.bus,
      presenceRegistry: live.presenceRegistry,
    }),
  );

  recogniseCallers(app, {
    identify: accounts.identify,
    isProved: async ({ id }) => (await isProved(core.db, id)) === true,
    mayActFor,
    keepLook,
  });
  heedRefusals(app, intake.helpForRefused);
  // Before any module closes: a job under way would fail for want of it.
  app.addHook("preClose", () => core.jobs.stop());
  app.addHook("onClose", () => grammar.close());
  app.addHook("onClose", () => classifier?.close());
  for (const { close } of modules) if (close) app.addHook("onClose", close);
  const handlers = modules.flatMap((module) => module.live ?? []);
  live.open(app, handlers, accounts);
  for (const { routes } of modules) routes?.(app);
  await school.load();
  await serveTheRest(
    createPageFacts({
      settings: school.settings,
      demo: core.config.demo,
      plans: core.config.plans,
      profileOf,
      log: core.log,
      now: () => performance.now(),
    }),
  );
  await deps.beforeServing?.({ rewards: gamification, tutor });
  return app;
}
