import type { PlanType } from "@saywell/contract";
import type { PersonRow } from "../../../person-row";

export const viewPerson = (row: PersonRow & { plan: PlanType }) => ({
  id: row.id,
  name: row.shown_name,
  email: row.email,
  isEmailVerified: row.is_email_verified,
  role: row.role,
  ageBand: row.age_band,
  plan: row.plan,
  isGuest: !row.is_registered && row.anonymised_at === null && !row.is_demo,
  isDemo: row.is_demo,
  isSuspended: row.suspended_at !== null,
  isAnonymised: row.anonymised_at !== null,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});
