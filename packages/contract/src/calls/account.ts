import { z } from "zod";
import { call } from "../call";
import { avatars, dailyGoals, nameMaxLength, passwordRule, textSizes } from "../constants";
import { ageBand, done, timeZone, typedText, userIdParams, plainText } from "../fields";
import { sessionUser } from "./session";

export const accountSettings = z.object({
  textSize: z.enum(textSizes),
  dyslexiaSpacing: z.boolean(),
  /** True stops motion even where the system asks for none to stop. */
  reducedMotion: z.boolean(),
  sound: z.boolean(),
  /** Small sounds beside what is seen, such as a tick; silent without `sound`. */
  penSounds: z.boolean(),
  dailyGoal: z.literal(dailyGoals),
  /** Whether other learners see this one on the leaderboard. Off by default under 18. */
  onLeaderboard: z.boolean(),
  /** Whether somebody who searches this exact address sees it in the result. */
  showEmail: z.boolean(),
  /** Whether an adult is found by who searches for exactly this address. Never under 18. */
  foundByEmail: z.boolean(),
  /** Whether an adult is found by who searches for their name. Never under 18. */
  foundByName: z.boolean(),
  /** Whether a mail tells them of work that is due. Off by default under 18. */
  remindOfWork: z.boolean(),
});
export type AccountSettings = z.output<typeof accountSettings>;

export const account = z.object({
  user: sessionUser.extend({ avatar: z.enum(avatars).nullable() }),
  /**
   * The address that the owner changes to, until the link that was mailed to it is opened or too old.
   * The same whether or not somebody else has it.
   */
  wantedEmail: z.string().nullable(),
  settings: accountSettings,
});
export type Account = z.output<typeof account>;

const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const accountCalls = [
  call("GET /api/account/{userId}", {
    summary: "My account and its settings.",
    area: "Account",
    access: "session",
    params: userIdParams,
    reply: account,
    errors,
  }),
  call("PUT /api/account/{userId}", {
    summary: "Change parts of my account or its settings; what is left out stays.",
    area: "Account",
    access: "session",
    limit: "renames",
    params: userIdParams,
    body: z.object({
      name: typedText(nameMaxLength).trim().min(1).optional(),
      avatar: z.enum(avatars).nullable().optional(),
      timeZone: timeZone.optional(),
      ageBand: ageBand.optional(),
      settings: accountSettings.partial().optional(),
    }),
    reply: account,
    errors,
  }),
  call("GET /api/account/{userId}/export", {
    summary: "Everything that is stored about me, table by table.",
    area: "Account",
    access: "session",
    params: userIdParams,
    reply: z.object({
      exportedAt: z.string(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors,
  }),
  call("POST /api/account/{userId}/erase", {
    summary: "Erase my account and everything that belongs to it, for good.",
    area: "Account",
    access: "session",
    limit: ["credentialsOfAddress", "credentials"],
    params: userIdParams,
    body: z.object({
      /** Needed where the account has one. */
      password: plainText(passwordRule.max).optional(),
    }),
    reply: done,
    errors: [...errors, "wrong-credentials", "conflict"],
  }),
] as const;
