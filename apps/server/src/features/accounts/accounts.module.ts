import type { Role, SchoolSettings } from "@saywell/contract";
import type { Core, Module } from "../../module";
import type { AllPersonalData } from "../../personal-data";
import type { AgeEffect } from "../../age-effects";
import type { RecordAudit } from "../../audit-log";
import { accountSecurityRoutes, accountsRoutes } from "./accounts.routes";
import * as store from "./accounts.store";
import { createAddresses } from "./addresses/addresses";
import { type AccountAdministration, createAdministration } from "./administration/administration";
import { createChangeAge, createRecheck } from "./ages/change-age";
import { createKnownDevices } from "./devices/known-devices";
import { createEndVisits } from "./demo/visits.service";
import { createConsents } from "./consent/consents";
import { createDataExport } from "./data-export/data-export.service";
import { createEraseAccount } from "./erasure/erase-account";
import { createErasure } from "./erasure/erasure.service";
import { createBringGuest } from "./guests/bring-guest";
import { keepLastSeen } from "./last-seen";
import { createOneTimeLinks, type OneTimeLinks } from "./links/one-time-links";
import type { SendMail } from "./needs";
import { createOwnPassword } from "./passwords/own-password";
import { createPasswordChange } from "./passwords/password-change";
import { createPasswordTries } from "./passwords/password-tries";
import { type EndSessions, endSessions } from "./sessions/end-sessions";
import { createLogIn } from "./sessions/log-in";
import { createNoteEntry } from "./sessions/note-entry";
import { createOwnSessions } from "./sessions/own-sessions";
import { createPasswords } from "./sessions/passwords";
import { sessionRoutes } from "./sessions/session.routes";
import { createSessionService, type MakeVisitor } from "./sessions/session.service";
import { keepSessionUse } from "./sessions/session-use";
import { readName } from "./settings/read-name";
import { createSettingsService } from "./settings/settings.service";

type SessionService = ReturnType<typeof createSessionService>;

export type AccountsExports = Pick<
  typeof store,
  "cards" | "staffCards" | "profiles" | "findCard" | "findByIdOrHandle" | "lock" | "setLevel"
> &
  Pick<SessionService, "identify" | "nameSession" | "openAmong"> &
  OneTimeLinks &
  ReturnType<typeof createConsents> & {
    administration: AccountAdministration;
    /** Erases the visitors of the demo school whose time is over. */
    endVisits: () => Promise<number>;
    endSessions: EndSessions;
  };

interface Needs {
  /** What each feature keeps about people. */
  personalData: AllPersonalData;
  /** What each feature does when somebody's age changes. */
  ageEffects: readonly AgeEffect[];
  school: { settings: () => Promise<SchoolSettings> };
  /** Makes a learner for a visitor of the demo school; undefined where there is none. */
  makeVisitor: MakeVisitor;
  mail: { send: SendMail };
  audit: { record: RecordAudit };
}

/** Who has an account here, who is logged in to it, and what becomes of what it holds. */
export function accountsModule(core: Core, needs: Needs): Module<AccountsExports> {
  const { personalData, ageEffects, school, makeVisitor, mail, audit } = needs;
  const { config, db, clock, events, log } = core;
  const passwords = createPasswords(config.passwordCost);
  const readNameNow = (typed: string, role: Role) => readName(typed, role, clock.now());
  const eraseAccount = createEraseAccount(personalData);
  const changeAge = createChangeAge(ageEffects);
  const consents = createConsents(ageEffects);
  const bringGuest = createBringGuest({ clock, personalData, eraseAccount });
  const links = createOneTimeLinks(core);
  const passwordTries = createPasswordTries(core);
  const sessionUse = keepSessionUse(core);
  const devices = createKnownDevices(core);
  const ownPassword = createOwnPassword({ db, passwords, passwordTries });
  const written = { ...core, ...mail, ...audit, links, devices, passwords };
  const addresses = createAddresses({ ...written, ownPassword });
  const sessions = createSessionService({
    ...core,
    passwords,
    readName: readNameNow,
    bringGuest,
    changeAge,
    askToProve: addresses.askToProve,
    noteEntry: createNoteEntry(written),
    used: sessionUse.used,
    makeVisitor,
  });
  const { replaceSession } = sessions;
  const logIn = createLogIn({ ...written, passwordTries, addresses, replaceSession });
  const ownSessions = createOwnSessions(written);
  const passwordChange = createPasswordChange({
    ...written,
    ownPassword,
    addresses,
    endSessions,
  });
  const settings = createSettingsService({
    db,
    findUser: sessions.findUser,
    readName: readNameNow,
    events,
    changeAge,
  });
  const dataExport = createDataExport({ db, clock, personalData });
  const erasure = createErasure({ db, events, ownPassword, eraseAccount });
  const lastSeen = keepLastSeen({ db, events, log });
  const { cards, staffCards, profiles, findCard, findByIdOrHandle, lock, setLevel } = store;
  const { identify, nameSession, openAmong } = sessions;

  return {
    routes(app) {
      sessionRoutes(app, sessions, logIn, {
        demo: config.demo,
        features: async () => (await school.settings()).features,
      });
      accountsRoutes(app, { settings, dataExport, erasure });
      accountSecurityRoutes(app, { addresses, passwordChange, ownSessions });
    },
    exports: {
      cards,
      staffCards,
      profiles,
      findCard,
      findByIdOrHandle,
      lock,
      setLevel,
      identify,
      nameSession,
      openAmong,
      ...links,
      endVisits: createEndVisits({ db, clock, events, eraseAccount }),
      administration: createAdministration({
        eraseAccount,
        changeAge,
        recheck: createRecheck(ageEffects),
        links,
        passwords,
        readName: readNameNow,
      }),
      ...consents,
      endSessions,
    },
    async close() {
      await Promise.all([lastSeen.settled(), sessionUse.settled(), logIn.settled()]);
    },
  };
}
