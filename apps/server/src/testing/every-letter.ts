import * as account from "../features/accounts/letters";
import * as billing from "../features/billing/letters";
import * as factor from "../features/accounts/second-factor/letters";
import * as signIn from "../features/accounts/sign-in/letters";
import * as contact from "../features/contact/contact-letter";
import * as invitation from "../features/admin/invitations/invitation-letter";
import * as consent from "../features/consent/letters";
import * as alert from "../features/moderation/alerts/alert-letter";
import * as classInvitation from "../features/rosters/class-invitation-letter";
import * as reminder from "../features/assignments/reminders/reminder-letter";
import * as sales from "../features/sales/sales-letter";
import type { Letter } from "../features/mail/letter";

/** What of a module writes letters: all that it exports, but for what is asked for elsewhere. */
type Letters<Module> = Record<keyof Module, readonly Letter[]>;

const token = "Zm9v-YmFy_c3VwZXJzZWNyZXQtdG9rZW4tb2YtNDMtY2hhcnM";
const at = new Date("2026-03-02T09:05:00Z");

/** Every letter that the product writes, to or about somebody of this name. A new one is asked for by the compiler. */
export function everyLetter(
  name: string,
  school = "Oak School",
): Record<string, readonly Letter[]> {
  const reader = { name, timeZone: "Europe/London" };
  const ofAccount: Letters<typeof account> = {
    verifyAddress: [account.verifyAddress(reader, token)],
    changeAddress: [account.changeAddress(reader, token)],
    resetPassword: [account.resetPassword(reader, { token, madeAt: at })],
    resetOneOfSeveral: [account.resetOneOfSeveral(token)],
    addressTaken: [account.addressTaken(reader, token)],
    accountWaits: [account.accountWaits(reader, token)],
    claimAccount: [account.claimAccount(token)],
    claimByLogIn: [account.claimByLogIn()],
    passwordChanged: [0, 1].map((endedSignIns) =>
      account.passwordChanged(reader, { at, endedSignIns }),
    ),
    addressChanged: [account.addressChanged(reader, at)],
    newDevice: [
      account.newDevice(reader, { device: "Firefox on Windows", at }),
      account.newDevice(reader, { device: null, at }),
    ],
    accountSuspended: [account.accountSuspended(reader, at)],
    accountRestored: [account.accountRestored(reader, at)],
    loggedOutBySchool: [account.loggedOutBySchool(reader, at)],
    logInsSlowed: [reader, undefined].map((each) => account.logInsSlowed(each, { token, at })),
  };
  const ofFactor: Letters<typeof factor> = {
    factorSet: [factor.factorSet(reader, at)],
    factorRemoved: [
      factor.factorRemoved(reader, at, "owner"),
      factor.factorRemoved(reader, at, "admin"),
    ],
    codesMade: [factor.codesMade(reader, at)],
    codeUsed: [0, 1, 7].map((left) => factor.codeUsed(reader, at, left)),
    codesGuessed: [factor.codesGuessed(reader, at)],
  };
  const ofSignIn: Letters<typeof signIn> = {
    signInLinked: [signIn.signInLinked(reader, { provider: "Google", at })],
  };
  const ofInvitation: Letters<Omit<typeof invitation, "invitationPath">> = {
    invitationLetter: (["LEARNER", "TEACHER", "ADMIN"] as const).flatMap((role) =>
      [name, null].map((each) => invitation.invitationLetter({ school, name: each, role, token })),
    ),
  };
  const ofClassInvitation: Letters<typeof classInvitation> = {
    classInvitationLetter: [name, null].map((each) =>
      classInvitation.classInvitationLetter({
        name: each,
        teacher: "Ms Teach",
        className: "B1 evening",
        school,
        token,
      }),
    ),
  };
  const due = { title: "A job interview", className: "B1 evening", dueAt: at };
  const ofReminder: Letters<typeof reminder> = {
    reminderLetter: [1, 2, 12].map((count) =>
      reminder.reminderLetter(
        reader,
        Array.from({ length: count }, () => due),
      ),
    ),
  };
  const ends = [true, false].map((becomesGuest) => ({
    until: at,
    timeZone: reader.timeZone,
    becomesGuest,
  }));
  const ofConsent: Letters<typeof consent> = {
    askParent: [
      consent.askParent(name, { token, ...ends[0]! }),
      consent.askParent("your child", { token, ...ends[1]! }),
    ],
    cannotAgree: [name, "your child"].map((each) => consent.cannotAgree(each)),
    anotherAgreed: (["PARENT", "SCHOOL"] as const).map((by) => consent.anotherAgreed(name, by)),
    confirmConsent: [consent.confirmConsent(name, token)],
    confirmRefusal: ends.map((end) => consent.confirmRefusal(name, { token, ...end })),
    confirmWithdrawal: ends.map((end) => consent.confirmWithdrawal(name, end)),
  };
  const paid = {
    id: "in_1",
    number: "A-1",
    createdAt: at,
    amount: 1499,
    refunded: 0,
    currency: "gbp",
    status: "paid",
    url: null,
    subscriptionId: "sub_1",
    customerId: "cus_1",
    email: "anna@example.org",
  };
  const parents = { path: `/plan-for-child#${token}`, isOfParent: true };
  const ofBilling: Letters<Omit<typeof billing, "planName" | "money" | "ownDashboard">> = {
    receiptLetter: [
      billing.receiptLetter(paid),
      billing.receiptLetter({ ...paid, number: null }),
      billing.receiptLetter(paid, parents),
    ],
    failedLetter: [
      billing.failedLetter(paid, at),
      billing.failedLetter(paid, null),
      billing.failedLetter(paid, at, parents),
    ],
    askForPlan: [
      billing.askForPlan(name, { planType: "CORE", token }),
      billing.askForPlan("your child", { planType: "PREMIUM", token }),
    ],
    endedLetter: [billing.endedLetter("CORE")],
    moneyBackLetter: [billing.moneyBackLetter(1499, "gbp")],
    refundLetter: [
      billing.refundLetter({ ...paid, refunded: 1499 }),
      billing.refundLetter({ ...paid, refunded: 500, number: null }),
    ],
  };
  const ofAlert: Letters<typeof alert> = {
    safeguardingAlert: [1, 12].map((count) => alert.safeguardingAlert(count)),
  };
  const written = {
    name,
    email: "anna@example.org",
    message: "Hello.\nWhen does the next course begin?",
  };
  const ofContact: Letters<typeof contact> = {
    contactLetter: [
      contact.contactLetter({ ...written, about: "general", danger: null }),
      contact.contactLetter({ ...written, about: "plans", danger: null }),
      contact.contactLetter({
        ...written,
        about: "plans",
        danger: { country: "GB", readBy: "school" },
      }),
    ],
  };
  const asked = { ...written, organisation: "Elm College", people: "21-100" } as const;
  const ofSales: Letters<typeof sales> = {
    salesLetter: [
      sales.salesLetter({ ...asked, danger: null }),
      sales.salesLetter({ ...asked, danger: { country: "GB", readBy: "school" } }),
    ],
  };
  return {
    ...ofContact,
    ...ofSales,
    ...ofAccount,
    ...ofFactor,
    ...ofSignIn,
    ...ofInvitation,
    ...ofClassInvitation,
    ...ofReminder,
    ...ofConsent,
    ...ofBilling,
    ...ofAlert,
  };
}
