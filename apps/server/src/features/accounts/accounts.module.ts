import type { SchoolSettings } from "@saywell/contract";
import { createSignInProvider } from "../../adapters/sign-in-provider";
import type { Core, Module } from "../../module";
import type { AllPersonalData } from "../../personal-data";
import type { AgeEffect } from "../../age-effects";
import type { RecordAudit } from "../../audit-log";
import { accountSecurityRoutes, accountsRoutes, claimRoutes } from "./accounts.routes";
import * as store from "./accounts.store";
import { createAddresses } from "./addresses/addresses";
import { createReleaseOldClaims } from "./addresses/old-claims";
import { type AccountAdministration, createAdministration } from "./administration/administration";
import { createWaysIn } from "./administration/ways-in";
import { createChangeAge, createRecheck } from "./ages/change-age";
import { createKnownDevices } from "./devices/known-devices";
import { createEndVisits } from "./demo/visits.service";
import type { Students } from "./consent/consent.store";
import { createConsents } from "./consent/consents";
import { createEndOwnConsent, type DropOwnConsent } from "./consent/end-own-consent";
import { createDataExport } from "./data-export/data-export.service";
import { allTables } from "./data-export/data-export.store";
import { createEraseAccount } from "./erasure/erase-account";
import { createErasure } from "./erasure/erasure.service";
import { createBringGuest } from "./guests/bring-guest";
import { type ClaimAccount, createClaimAccount } from "./guests/claim-account";
import { createGuestNames } from "./guests/guest-names";
import { keepLastSeen } from "./last-seen";
import { createOneTimeLinks, type OneTimeLinks } from "./links/one-time-links";
import type { Learnt, SendMail } from "./needs";
import { proofs } from "./proofs.store";
import { createOwnPassword } from "./passwords/own-password";
import { createPasswordChange } from "./passwords/password-change";
import { createPasswordReset } from "./passwords/password-reset";
import { createCheckPassword } from "./passwords/password-rule";
import { createPasswordTries } from "./passwords/password-tries";
import { createReplacePassword } from "./passwords/replace-password";
import { createResetLinks } from "./passwords/reset-links";
import { createAskForCode } from "./second-factor/ask-for-code";
import { createSecretBox } from "./second-factor/secret-box";
import { secondFactorRoutes } from "./second-factor/second-factor.routes";
import { createSecondFactorService } from "./second-factor/second-factor.service";
import { createAccountOfPerson } from "./sign-in/find-or-make-account";
import { createOwnSignIns } from "./sign-in/own-sign-ins";
import { signInRoutes } from "./sign-in/sign-in.routes";
import { createSignInService } from "./sign-in/sign-in.service";
import {
  createEnterAsGuest,
  createEnterSession,
  type EnterAsGuest,
} from "./sessions/enter-session.routes";
import { type EndSessions, endSessions } from "./sessions/end-sessions";
import { createLogIn } from "./sessions/log-in";
import { createNoteEntry } from "./sessions/note-entry";
import { createOwnSessions } from "./sessions/own-sessions";
import { createPasswords } from "./sessions/passwords";
import { sessionRoutes } from "./sessions/session.routes";
import {
  createSessionService,
  type EndGuestRooms,
  type MakeVisitor,
} from "./sessions/session.service";
import { keepSessionUse } from "./sessions/session-use";
import { createReadName, type ReadGivenName, type ReadName, readName } from "./settings/read-name";
import { createSettingsService } from "./settings/settings.service";

type SessionService = ReturnType<typeof createSessionService>;

export type AccountsExports = store.AccountReads &
  Pick<typeof store, "staffCards" | "lock" | "setLevel"> &
  Pick<SessionService, "identify" | "nameSession" | "openAmong"> &
  OneTimeLinks &
  ReturnType<typeof createConsents> & {
    administration: AccountAdministration;
    proofs: typeof proofs;
    endSessions: EndSessions;
    enterAsGuest: EnterAsGuest;
    readName: ReadName;
    offerClaim: ClaimAccount["offer"];
  };

interface Needs {
  /** What each feature keeps about people. */
  personalData: AllPersonalData;
  /** What each feature does when somebody's age changes. */
  ageEffects: readonly AgeEffect[];
  dropOwnConsent: DropOwnConsent;
  endGuestRooms: EndGuestRooms;
  students: Students;
  school: { settings: () => SchoolSettings; timeZone: () => string };
  /** Makes a learner for a visitor of the demo school; undefined where there is none. */
  makeVisitor: MakeVisitor;
  learnt: Learnt;
  mail: { send: SendMail };
  audit: { record: RecordAudit };
}

/** Who has an account here, who is logged in to it, and what becomes of what it holds. */
export function accountsModule(core: Core, needs: Needs): Module<AccountsExports> {
  const { personalData, ageEffects, dropOwnConsent, school, makeVisitor, learnt } = needs;
  const { mail, audit, students } = needs;
  const { config, db, clock, events, log } = core;
  /** Whoever tries the demo has no phone to set up. */
  const requiresSecondFactor = !config.demo;
  const passwords = createPasswords(config.passwordCost);
  const checkPassword = createCheckPassword(() => school.settings().name);
  const readOwnName = createReadName(core);
  const readGivenName: ReadGivenName = (typed, giver) => readName(typed, giver, clock.now());
  const eraseAccount = createEraseAccount(personalData);
  const changeAge = createChangeAge(ageEffects);
  const consents = createConsents({
    effects: ageEffects,
    tables: allTables(personalData),
    students,
  });
  const endVisits = createEndVisits({ db, clock, events, eraseAccount });
  core.jobs.handle("end-visits", async () => void (await endVisits()));
  const endOwnConsent = createEndOwnConsent({ clock, ...audit, ...consents, dropOwnConsent });
  const recheck = createRecheck(ageEffects);
  const bringGuest = createBringGuest({ clock, personalData, eraseAccount, recheck });
  const links = createOneTimeLinks(core);
  const passwordTries = createPasswordTries(core);
  const sessionUse = keepSessionUse(core);
  const devices = createKnownDevices(core);
  const ownPassword = createOwnPassword({ db, passwords, passwordTries });
  const shared = { ...core, ...mail, ...audit, ...school };
  const written = { ...shared, links, devices, passwords, checkPassword };
  const addresses = createAddresses({ ...written, ownPassword, endOwnConsent });
  const releaseOldClaims = createReleaseOldClaims({ db, clock, learnt });
  core.jobs.handle("release-old-claims", async () => void (await releaseOldClaims()));
  const sessions = createSessionService({
    ...core,
    passwords,
    checkPassword,
    readName: readOwnName,
    bringGuest,
    changeAge,
    askToProve: addresses.askToProve,
    endOwnConsent,
    endGuestRooms: needs.endGuestRooms,
    noteEntry: createNoteEntry(written),
    used: sessionUse.used,
    makeVisitor,
    requiresSecondFactor,
    schoolZone: school.timeZone,
  });
  const { replaceSession } = sessions;
  const claiming = createClaimAccount({
    ...written,
    addresses,
    readName: readOwnName,
    replaceSession,
  });
  const box = createSecretBox(config.secretKey?.text);
  const secondFactor = createAskForCode({ ...written, box, passwordTries });
  const entering = { ...written, replaceSession, secondFactor };
  const resetLinks = createResetLinks({ ...core, links, learnt });
  const logIn = createLogIn({ ...entering, passwordTries, resetLinks });
  const secondFactors = createSecondFactorService({
    ...written,
    box,
    asked: secondFactor,
    ownPassword,
    schoolName: () => school.settings().name,
    isRequiredOfAdmins: requiresSecondFactor,
  });
  const signIn = createSignInService({
    ...entering,
    providers: config.signInProviders.map((each) => createSignInProvider(each, core)),
    people: createAccountOfPerson({
      ...written,
      readName: readOwnName,
      addresses,
      endOwnConsent,
      schoolZone: school.timeZone,
    }),
  });
  const ownSignIns = createOwnSignIns({ ...written, ownPassword, signIn });
  const ownSessions = createOwnSessions(written);
  const replacing = { ...written, replacePassword: createReplacePassword(written) };
  const passwordChange = createPasswordChange({ ...replacing, ownPassword });
  const passwordReset = createPasswordReset({ ...replacing, resetLinks, addresses });
  const settings = createSettingsService({
    db,
    clock,
    findUser: sessions.findUser,
    readName: readOwnName,
    events,
    changeAge,
  });
  const dataExport = createDataExport({ db, clock, personalData });
  const erasure = createErasure({ db, events, ownPassword, eraseAccount });
  const lastSeen = keepLastSeen({ db, events, log });
  const { staffCards, lock, setLevel } = store;
  const features = () => school.settings().features;
  const enterSession = createEnterSession(features);
  const { startAsGuest } = sessions;
  const enterAsGuest = createEnterAsGuest({ startAsGuest, features, enterSession });
  const { identify, nameSession, openAmong } = sessions;

  return {
    routes(app) {
      sessionRoutes(app, sessions, logIn, { demo: config.demo, enterSession, enterAsGuest });
      signInRoutes(app, signIn, ownSignIns, enterSession);
      secondFactorRoutes(app, secondFactors);
      accountsRoutes(app, {
        settings,
        dataExport,
        erasure,
        guestNames: createGuestNames({ db, events }),
      });
      accountSecurityRoutes(app, { addresses, passwordChange, passwordReset, ownSessions });
      claimRoutes(app, claiming, enterSession);
    },
    exports: {
      ...store.readsWhere({ adminsNeedFactor: requiresSecondFactor }),
      staffCards,
      lock,
      setLevel,
      proofs,
      identify,
      nameSession,
      openAmong,
      enterAsGuest,
      readName: readOwnName,
      offerClaim: claiming.offer,
      ...links,
      administration: createAdministration({
        eraseAccount,
        changeAge,
        recheck,
        links,
        passwords,
        checkPassword,
        readName: readGivenName,
        readOwnName,
        waysIn: createWaysIn({ ...written, ...passwordReset, addresses, endOwnConsent }),
        schoolZone: school.timeZone,
      }),
      ...consents,
      endSessions,
    },
    async close() {
      await Promise.all([lastSeen.settled(), sessionUse.settled(), logIn.settled()]);
    },
  };
}
