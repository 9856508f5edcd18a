import type { CourseAuthor } from "@saywell/content/answers";
import type { PersonRow } from "./profiles.store";

/** A teacher of the course who has no account here, as their account would be. */
export const asPerson = (teacher: CourseAuthor): PersonRow => ({
  id: teacher.id,
  name: teacher.name,
  email: null,
  showsEmail: false,
  role: "TEACHER",
  ageBand: "ADULT",
  bio: teacher.bio,
  avatar: null,
  title: teacher.title,
  lastSeenAt: null,
  isBot: false,
  needsConsent: false,
  isDemo: false,
});
