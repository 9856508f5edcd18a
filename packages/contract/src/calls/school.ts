import { z } from "zod";
import { call } from "../call";
import {
  contactMessage,
  contactNameMaxLength,
  contactTopics,
  emailMaxLength,
  planTypes,
  schoolAddressMaxLength,
  schoolContactMaxLength,
  schoolNameMaxLength,
  schoolPhoneMaxLength,
} from "../constants";
import { count, done, timeZone, typedText } from "../fields";

/** What an admin switches on or off. */
const features = z.object({
  /** Learners may create rooms, as teachers may. */
  learnersCreateRooms: z.boolean(),
  /** Adults on the free plan see the school's own ads. */
  ads: z.boolean(),
  /** Visitors may begin without an account. */
  guests: z.boolean(),
});

const email = z.string().trim().max(emailMaxLength).pipe(z.email());

export const schoolSettings = z.object({
  name: z.string(),
  /** In a line, where a reader is sent to the school. */
  contact: z.string(),
  /** Where it stands, in lines. */
  address: z.string(),
  /** Where it reads what is written on its contact page; without one nobody can write there. */
  email: z.string(),
  phone: z.string(),
  /** Where it is, as ISO 3166 writes it: whose numbers of help are told where nothing else is known. */
  country: z.string().nullable(),
  /** The time zone of whoever has none of their own. */
  timeZone: z.string().nullable(),
  features,
  /** The plan that everybody in a class has at least, because the school has agreed on it; null where it has not. */
  membersPlan: z.enum(planTypes).nullable(),
});
export type SchoolSettings = z.output<typeof schoolSettings>;

/** Rises with each change, so that nobody overwrites what they have not seen. */
const version = count;
const settingsReply = schoolSettings.extend({ version });

export const schoolCalls = [
  call("GET /api/school", {
    summary: "The school: its name, where it is reached, and what is switched on.",
    area: "School",
    access: "public",
    // What the school agreed on is nobody else's business.
    reply: schoolSettings.omit({ membersPlan: true }).extend({
      /** Whether the demo school is open. */
      demo: z.boolean(),
      /** Whether it charges. Elsewhere everything is open: no plan binds, and no price is shown. */
      charges: z.boolean(),
      /** Whether there is an admin who can log in; the demo has none. */
      hasAdmin: z.boolean(),
      /** Whether there is a teacher who can: without either nobody looks at reports. */
      hasTeacher: z.boolean(),
    }),
    errors: [],
  }),
  call("POST /api/school/messages", {
    summary: "Write to the school: it goes as a mail to the address that the school has set.",
    area: "School",
    access: "public",
    limit: "contactMessages",
    heeds: ["name", "message"],
    body: z.object({
      name: typedText(contactNameMaxLength).trim().min(1),
      email,
      about: z.enum(contactTopics),
      message: typedText(contactMessage.maxLength).trim().min(contactMessage.minLength),
      /** Of who has no account: in whose country help would be named. */
      timeZone: timeZone.optional(),
    }),
    reply: done.extend({
      /** Where help is, for who wrote as if they may be in danger. */
      help: z.string().optional(),
    }),
    errors: ["not-found"],
  }),
  call("GET /api/admin/settings", {
    summary: "What an admin sets for the whole school.",
    area: "Administration",
    access: "admin",
    reply: settingsReply,
    errors: ["not-signed-in", "forbidden"],
  }),
  call("PUT /api/admin/settings", {
    summary:
      "Set all of it; what may be left out stays. Refused where somebody else has changed it since it was read.",
    area: "Administration",
    access: "admin",
    body: z.object({
      name: typedText(schoolNameMaxLength).trim().min(1),
      contact: typedText(schoolContactMaxLength).trim(),
      address: typedText(schoolAddressMaxLength).trim().optional(),
      email: z.union([z.literal(""), email]).optional(),
      phone: typedText(schoolPhoneMaxLength).trim().optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, "is not a country")
        .nullish(),
      timeZone: timeZone.nullish(),
      features,
      membersPlan: z.enum(planTypes).nullish(),
      version,
    }),
    reply: settingsReply,
    errors: ["not-signed-in", "forbidden", "conflict"],
  }),
] as const;
