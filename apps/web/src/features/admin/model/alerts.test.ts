import { expect, test } from "vitest";
import { makeSystem, makeWatch } from "../../../testing/administration";
import { alertsOf, type Findings } from "./alerts";

const well: Findings = {
  watch: makeWatch(),
  system: makeSystem(),
  jobs: { kinds: [] },
  refusedMails: { mailServer: "set", mails: [], next: null },
  unsentMails: { mailServer: "set", mails: [], next: null },
  askedConsents: { total: 0, consents: [], next: null },
};
const idsOf = (parts: Partial<Findings>) => alertsOf({ ...well, ...parts }).map(({ id }) => id);

test("where all is well there is no alert, nor for what is not known", () => {
  expect(alertsOf(well)).toEqual([]);
  expect(
    alertsOf({
      watch: undefined,
      system: null,
      jobs: undefined,
      refusedMails: null,
      unsentMails: null,
      askedConsents: undefined,
    }),
  ).toEqual([]);
});

test("people in danger come first, whatever else there is", () => {
  expect(
    idsOf({
      system: makeSystem({ hasMailServer: false }),
      watch: makeWatch({ safeguarding: 1, reports: 4 }),
    }),
  ).toEqual(["safeguarding", "reports", "mail-server"]);
});

test("a report that nobody may look at is an alert", () => {
  expect(idsOf({ watch: makeWatch({ unwatched: 2 }) })).toEqual(["unread"]);
});

test("second factors that stand in the database unencrypted are an alert", () => {
  expect(idsOf({ system: makeSystem({ secretKey: "none" }) })).toEqual(["secret-key"]);
  expect(idsOf({ system: makeSystem({ secretKey: "file" }) })).toEqual([]);
});

test("failed jobs are counted over all kinds", () => {
  const kind = { waiting: 0, active: 0, oldestWaitingSince: null };
  const [alert] = alertsOf({
    ...well,
    jobs: {
      kinds: [
        { ...kind, name: "send-mail", failed: 2 },
        { ...kind, name: "alert-staff", failed: 1 },
      ],
    },
  });
  expect(alert?.title).toBe("3 jobs have failed");
});

test("mails from before there was a mail server are an alert once there is one", () => {
  const mails = [{}] as NonNullable<Findings["unsentMails"]>["mails"];
  expect(idsOf({ unsentMails: { mailServer: "set", mails, next: null } })).toEqual([
    "unsent-mails",
  ]);
  expect(idsOf({ unsentMails: { mailServer: "none", mails, next: null } })).toEqual([]);
});

test("parents who have not answered lead to the consents that wait", () => {
  const [alert] = alertsOf({ ...well, askedConsents: { total: 2, consents: [], next: null } });
  expect(alert?.link?.to).toBe("/admin/consents?state=ASKED");
});
