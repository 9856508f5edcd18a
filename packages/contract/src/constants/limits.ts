/** Whose calls are counted together. */
export type CountedBy =
  /** Everybody behind one address; an IPv6 household has a whole /64. */
  | "address"
  /** The same, but only callers without a session. */
  | "newcomers"
  /** The same, but only callers for whom nobody vouches: guests, who only signed up, the demo's people. */
  | "unproved"
  /** One account from whatever address; an address where there is no account. */
  | "account"
  /** The same, but only calls that bring a name: with that others read a new one. */
  | "renaming"
  /** One address for the one account or email that the call is about, as by its password. */
  | "credentials";

export interface CallLimit {
  by: CountedBy;
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

const minute = 60_000;

/** How often calls may be made. A call that is limited says by which of these: `limit: "chat"`. */
export const callLimits = {
  /** Log-ins and sign-ups from one address for one email. */
  credentials: { by: "credentials", max: 10, timeWindow: 15 * minute },
  /** Log-ins and sign-ups from one address, whatever the email. */
  credentialsOfAddress: { by: "address", max: 50, timeWindow: 15 * minute },
  /** Sign-ins with another provider that one address begins or ends. A school's classes share one. */
  signIns: { by: "address", max: 240, timeWindow: 15 * minute },
  /** Mails that one address asks us to send to one email, or for one account. */
  linksMailed: { by: "credentials", max: 5, timeWindow: 60 * minute },
  /** Mailed links that one address opens. A school's classes share one address. */
  linksOpened: { by: "address", max: 120, timeWindow: 15 * minute },
  /** New guests from one address. A school's classes share one address, so this is generous. */
  guests: { by: "newcomers", max: 240, timeWindow: 60 * minute },
  /** Times that the demo is entered from one address: for everybody in a class, and more than once. */
  demoEntries: { by: "address", max: 240, timeWindow: 60 * minute },
  /** Placement tests begun from one address; as many, for the same reason. */
  levelTests: { by: "address", max: 240, timeWindow: 60 * minute },
  /** Results made into a PDF for one address. */
  sheets: { by: "address", max: 60, timeWindow: minute },
  /** Codes of class games that one address looks at: up to 500 phones, each more than once. */
  classJoins: { by: "address", max: 2000, timeWindow: 15 * minute },
  /** Codes of classes that one person looks at or joins by, so that none is guessed. */
  classCodes: { by: "account", max: 20, timeWindow: 15 * minute },
  /** The same, behind one address: a school's classes share one. */
  classCodesByAddress: { by: "address", max: 600, timeWindow: 15 * minute },
  /** Classes, notes, announcements and assignments that one teacher writes. */
  teacherWrites: { by: "account", max: 120, timeWindow: minute },
  /** Work under way that is kept as somebody writes: every few seconds. */
  drafts: { by: "account", max: 60, timeWindow: minute },
  /** Recordings that one learner keeps: each is some megabytes. */
  recordings: { by: "account", max: 20, timeWindow: 10 * minute },
  /** Work that one learner hands in: each text is read for mistakes. */
  handIns: { by: "account", max: 20, timeWindow: 10 * minute },
  /** What one person writes to the teachers or the students of their classes. */
  classMessages: { by: "account", max: 20, timeWindow: minute },
  /** Sets of questions that one teacher saves, or reads from a file: each word of them is looked at. */
  questionSets: { by: "account", max: 30, timeWindow: minute },
  /** Games that are over, watched again: each is worked out from all that happened in it. */
  replays: { by: "account", max: 120, timeWindow: minute },
  /** What one learner says to the AI teacher. Checking grammar is the dearest thing a call can ask for. */
  chat: { by: "account", max: 30, timeWindow: minute },
  /** Checkouts and billing portals that one person opens: each asks the payment provider. */
  checkouts: { by: "account", max: 20, timeWindow: 10 * minute },
  /** The same, behind one address: guests are many accounts of one person. */
  checkoutsByAddress: { by: "address", max: 120, timeWindow: 10 * minute },
  /** Parents to whom one learner sends a link to a plan. */
  parentsAsked: { by: "account", max: 10, timeWindow: 60 * minute },
  /** The same, behind one address: a school's classes share one. */
  parentsAskedByAddress: { by: "address", max: 30, timeWindow: 60 * minute },
  /** What is read and begun from one address by the links of parents who buy a plan. */
  plansForChildren: { by: "address", max: 120, timeWindow: 15 * minute },
  /** Enterprise plans asked for from one address. */
  salesRequests: { by: "address", max: 5, timeWindow: 60 * minute },
  /** What is done on the pages of the test payments from one address. */
  testPayments: { by: "address", max: 120, timeWindow: minute },
  /** What one person reports to the teachers. */
  reports: { by: "account", max: 20, timeWindow: 60 * minute },
  /** What all those for whom nobody vouches report behind one address. */
  unprovedReports: { by: "unproved", max: 10, timeWindow: 60 * minute },
  /** What one person begins with others: rooms, invitations, friend requests, follows. */
  contacts: { by: "account", max: 60, timeWindow: 10 * minute },
  /** Names that one person gives themselves: all in their rooms are told of each. */
  renames: { by: "renaming", max: 10, timeWindow: 60 * minute },
  /** Places that one person takes before they come: to look into each room of a lobby is no hurry. */
  joins: { by: "account", max: 30, timeWindow: 10 * minute },
  /** People that one person searches for. */
  searches: { by: "account", max: 120, timeWindow: minute },
  /** Invitations looked at or accepted from one address: whoever guesses their secrets is stopped. */
  invitations: { by: "address", max: 60, timeWindow: 15 * minute },
  /** Parents whom children behind one address ask: a school's classes share one. */
  consentAsks: { by: "address", max: 120, timeWindow: 60 * minute },
  /** Messages to the school that are written behind one address. */
  contactMessages: { by: "address", max: 20, timeWindow: 60 * minute },
  /** Links of parents that are opened from one address. */
  consentLinks: { by: "address", max: 60, timeWindow: 15 * minute },
} as const satisfies Record<string, CallLimit>;

export type CallLimitName = keyof typeof callLimits;

/** Bytes of a body, where a call does not say that it needs more. */
export const usualBodyLimit = 16 * 1024;
/** For a text as long as a learner may write. */
export const longTextBodyLimit = 64 * 1024;
/** The most that a call takes from somebody who is no admin. */
export const largestBodyLimit = 256 * 1024;
/** For a file of people. Each of its characters may take three bytes, or be written as an escape. */
export const importBodyLimit = 6 * 1024 * 1024;
